import type { Realtime } from '../../server/src/platform/realtime/index.ts';
import { openModules } from '../process/modules.ts';
import { fundedBy, TENANT } from './lottery-house.ts';

/** Tables that hurry, so that many hands are played in a run; a turn with its bank is a few seconds. */
const PACE = { seatingMs: 600, revealMs: 1_500, pauseMs: 300, thinksMs: 60, graceMs: 100, clockPart: 0.1 };

/** Card rooms with players, over the modules as a node has them. */
export const openRooms = async (url: string, poolSize: number, realtime?: Realtime) => {
  const wanted = { poolSize, tenant: TENANT, roomsPace: PACE, ...(realtime && { realtime }) };
  const modules = await openModules(url, wanted);
  return { ...modules, fund: fundedBy(modules) };
};
