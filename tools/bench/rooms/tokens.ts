const PREFIX = 'bench-member-token-';

/** What a person of the bench is known by. */
export const tokenOf = (member: number): string => `${PREFIX}${member}`;

export const memberOfToken = (token: string): number | undefined =>
  token.startsWith(PREFIX) ? Number(token.slice(PREFIX.length)) : undefined;
