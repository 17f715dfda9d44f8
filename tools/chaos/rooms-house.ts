import { openModules } from '../process/modules.ts';
import { fundedBy, TENANT } from './lottery-house.ts';

/** Tables that hurry, so that many hands are played in a run. */
const PACE = { seatingMs: 600, revealMs: 1_500, pauseMs: 300, thinksMs: 60, graceMs: 100 };

/** Card rooms with players, over the modules as a node has them. */
export const openRooms = async (url: string, poolSize: number) => {
  const modules = await openModules(url, { poolSize, tenant: TENANT, roomsPace: PACE });
  return { ...modules, fund: fundedBy(modules) };
};
