import type { System } from '../../system/index.ts';
import type { SessionPlace } from '../domain/session.ts';

/** Whether players may play from a place. */
export type Region = { readonly isServed: (place: SessionPlace) => Promise<boolean> };

export type RegionDeps = { readonly system: Pick<System, 'closedFor'> };

/** Asks the rules of the site about the place a game was opened from. */
export const createRegion = ({ system }: RegionDeps): Region => ({
  isServed: async (place) => place.ip === '' || (await system.closedFor(place))?.why !== 'region',
});
