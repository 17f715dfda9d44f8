import { ALL_ROOMS } from '@fairground/contract/rooms/fields';
import type { Reader } from '../../../platform/database/index.ts';
import { listSwitches } from '../store/find.ts';
import type { SwitchRow } from '../tables.ts';

/**
 * Whether a room takes players, and whether players of the house sit there; open with them unless somebody changed it, for
 * the room or for all of them.
 */
export type RoomSwitches = {
  readonly readIn: (reader: Reader, room: string) => Promise<Switched>;
  /** The same for every room, by one look. */
  readonly readAll: (reader: Reader) => Promise<(room: string) => Switched>;
};

export type Switched = { readonly isOpen: boolean; readonly hasHouse: boolean };

export const createSwitches = (): RoomSwitches => ({
  readIn: async (reader, room) => switched(await listSwitches(reader, [room, ALL_ROOMS])),
  readAll: async (reader) => {
    const rows = await listSwitches(reader);
    return (room) => switched(rows.filter((row) => row.room === room || row.room === ALL_ROOMS));
  },
});

const switched = (rows: readonly SwitchRow[]): Switched => ({
  isOpen: rows.every(({ is_open }) => is_open),
  hasHouse: rows.every(({ has_house }) => has_house),
});
