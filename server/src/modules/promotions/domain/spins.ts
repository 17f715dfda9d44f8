const CAMPAIGN = /^spins-([1-9]\d{0,17})$/;

/** The name under which spins are played. */
export const campaignOf = (id: bigint): string => `spins-${id}`;

/** The spins of such a name; nothing where it is of something else. */
export const spinsOf = (campaign: string): bigint | undefined => {
  const number = CAMPAIGN.exec(campaign)?.[1];
  return number === undefined ? undefined : BigInt(number);
};

/** The games that are named in one line, separated by commas or spaces. */
export const gamesIn = (line: string): readonly string[] => [
  ...new Set(line.split(/[\s,]+/).filter((game) => game !== '')),
];
