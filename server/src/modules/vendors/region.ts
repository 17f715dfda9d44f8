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

  const ask = async (place: SessionPlace): Promise<boolean> => {
    const at = clock.now().getTime();
    const { status } = await system.statusFor({ ip: place.ip, hosts: [place.host], language: 'EN' });
    const isServed = status !== CLOSED_TO_REGION;
    if (remembered.size >= REMEMBERED_MAX) remembered.clear();
    remembered.set(nameOf(place), { isServed, at });
    return isServed;
  };

  return {
    isServed: async (place) => {
      if (place.ip === '') return true;
      const known = remembered.get(nameOf(place));
      return known && clock.now().getTime() - known.at < REMEMBER_MS ? known.isServed : ask(place);
    },
  };
};

const nameOf = ({ ip, host }: SessionPlace): string => `${ip} ${host}`;
