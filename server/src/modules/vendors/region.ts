import type { Clock } from '../../platform/clock.ts';
import type { System } from '../system/index.ts';
import type { SessionPlace } from './domain/session.ts';

/** Whether players may play from a place. */
export type Region = { readonly isServed: (place: SessionPlace) => Promise<boolean> };

export type RegionDeps = { readonly system: Pick<System, 'statusFor'>; readonly clock: Clock };

const CLOSED_TO_REGION = 2;
/** How long a changed rule may take to reach games that are open. */
const REMEMBER_MS = 5_000;
const REMEMBERED_MAX = 20_000;

/** Asks the rules of the site about the place a game was opened from, seldom enough for a bet not to notice. */
export const createRegion = ({ system, clock }: RegionDeps): Region => {
  const remembered = new Map<string, { readonly isServed: boolean; readonly at: number }>();

  return {
    isServed: async ({ ip, host }) => {
      if (ip === '') return true;
      const name = `${ip} ${host}`;
      const now = clock.now().getTime();
      const known = remembered.get(name);
      if (known && now - known.at < REMEMBER_MS) return known.isServed;
      const { status } = await system.statusFor({ ip, hosts: [host], language: 'EN' });
      if (remembered.size >= REMEMBERED_MAX) remembered.clear();
      remembered.set(name, { isServed: status !== CLOSED_TO_REGION, at: now });
      return status !== CLOSED_TO_REGION;
    },
  };
};
