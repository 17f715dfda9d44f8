import type { Realtime } from '../../../server/src/platform/realtime/index.ts';

/** Nobody listens: what is measured is the work, not who hears of it. */
export const unheardRealtime: Realtime = {
  toSite: () => undefined,
  toMember: () => undefined,
  hears: () => false,
  heardMembers: () => [],
  whenHeard: () => undefined,
  disconnectSession: () => undefined,
};
