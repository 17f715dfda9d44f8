import { openHouse } from '../admin/house.ts';

const AT_START = { actorKind: 'system', actor: 'start', reason: 'no staff yet on this sandbox', ip: '' } as const;

export type FirstLink = { readonly name: string; readonly link: string; readonly expiresAt: Date };

/**
 * New links for the first two staff accounts of a sandbox that nobody has enrolled on. Each call ends the links before;
 * once somebody is enrolled, or other accounts exist, there are none.
 */
export const firstStaffLinks = async (
  environment: Readonly<Record<string, string | undefined>>,
  siteUrl: string,
): Promise<readonly FirstLink[]> => {
  const house = await openHouse(environment);
  try {
    if (house.config.mode !== 'sandbox') return [];
    const staff = await house.operators.listStaff();
    const isFresh = staff.every(({ name, state }) => state === 'invited' && ['first', 'second'].includes(name));
    if (!isFresh) return [];
    const links = await house.operators.inviteFirst(AT_START);
    return links.map(({ name, link, expiresAt }) => ({ name, link: new URL(link, siteUrl).href, expiresAt }));
  } finally {
    await house.close();
  }
};
