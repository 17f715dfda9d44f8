/** What a process of the product does: answer players, answer vendors, do timed and queued work. */
export const ROLES = ['site', 'vendors', 'jobs'] as const;
export type Role = (typeof ROLES)[number];

/** The roles of each process: groups apart by `;`, roles within one by `,`. */
export const roleGroups = (text: string): readonly (readonly Role[])[] =>
  text.split(';').map((group) => {
    const words = group.split(',').map((word) => word.trim());
    const roles = ROLES.filter((role) => words.includes(role));
    if (roles.length !== words.length || roles.length === 0)
      throw new Error(`${ROLES.join(', ')}, or some of them; for several processes, groups apart by ";"`);
    return roles;
  });

/** The group of the process with this number; those beyond the last group share it. */
export const groupOf = (groups: readonly (readonly Role[])[], index: number): readonly Role[] =>
  groups[Math.min(index, groups.length - 1)] ?? ROLES;

type RoleSettings = {
  readonly nodes: number;
  readonly roles: readonly (readonly Role[])[];
  readonly vendorsPort: number | undefined;
};

/** What is wrong with the roles of processes that share a port, in words. */
export const roleFaults = ({ nodes, roles, vendorsPort }: RoleSettings): string[] => {
  if (roles.length > nodes)
    return [`ROLES names ${roles.length} groups, but NODES is ${nodes}: every group needs a process.`];
  if (nodes === 1) return [];
  const onSite = roles.filter((group) => group.includes('site'));
  const isMixed = new Set(onSite.map((group) => group.includes('vendors'))).size > 1;
  const isApart = onSite.length > 0 && roles.some((group) => group.includes('vendors') && !group.includes('site'));
  return [
    ...(isMixed ? ['ROLES: processes of the site share PORT, so all of them answer vendors or none does.'] : []),
    ...(isApart && vendorsPort === undefined
      ? [
          'ROLES keeps vendors apart from the site, which needs VENDORS_PORT: on one port nobody can tell whose a call is.',
        ]
      : []),
  ];
};
