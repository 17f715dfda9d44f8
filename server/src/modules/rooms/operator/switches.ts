import type { Tx } from '../../../platform/database/index.ts';
import { findSwitch } from '../store/find.ts';

/** Whether a room takes players, and whether players of the house sit there; open with them unless somebody changed it. */
export type RoomSwitches = {
  readonly readIn: (tx: Tx, room: string) => Promise<{ readonly isOpen: boolean; readonly hasHouse: boolean }>;
};

export const createSwitches = (): RoomSwitches => ({
  readIn: async (tx, room) => {
    const found = await findSwitch(tx, room);
    return { isOpen: found?.is_open ?? true, hasHouse: found?.has_house ?? true };
  },
});
