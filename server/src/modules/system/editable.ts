import { isDeepStrictEqual } from 'node:util';
import type { ErrorCode } from '@fairground/contract/errors';
import { inTransaction } from '../../platform/database/index.ts';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireVersion } from '../../platform/row-version.ts';
import type { Actor } from '../audit/index.ts';
import type { SystemDeps } from './deps.ts';
import type { NoticeBoard } from './notice-board.ts';
import type { ShownTable } from './store/shown.ts';
import { markRemoved, takeTables } from './store/shown.ts';

/** A list that the product ships and an operator changes. */
export type Editable<Row, Change> = {
  readonly list: () => Promise<readonly Row[]>;
  /** Adds a row or changes the named parts of one. Doing it twice is doing it once. */
  readonly set: (actor: Actor, key: string, change: Change, seen?: Seen) => Promise<Row>;
  /** Takes a row off the site; no later version of the product brings it back. */
  readonly remove: (actor: Actor, key: string, seen?: Seen) => Promise<void>;
};

/** The version of the row that the maker of a change saw, see `rowVersion`. */
export type Seen = { readonly version: string };

/** What is special about one list. */
export type EditableRows<Row extends { readonly isDefault: boolean }, Change> = {
  /** The name of a row in the trail. */
  readonly resource: string;
  readonly table: ShownTable;
  /** Taken before the table itself, because a row of it must not go while one of ours points to it. */
  readonly pointsTo?: ShownTable;
  readonly unknown: ErrorCode;
  readonly tells: 'tellSettings' | 'tellHelp';
  readonly list: (reader: Reader) => Promise<readonly Row[]>;
  readonly keyOf: (row: Row) => string;
  readonly checkedKey: (typed: string) => string;
  /** The row as it will be; refuses what must not be shown. A row that was removed is a new one. */
  readonly changed: (key: string, before: Row | undefined, change: Change, tx: Tx) => Row | Promise<Row>;
  readonly save: (tx: Tx, row: Row) => Promise<void>;
  /** Refuses a removal that would leave something hanging. */
  readonly checkRemoval?: (tx: Tx, key: string) => Promise<void>;
};

export const createEditable = <Row extends { readonly isDefault: boolean }, Change>(
  { db, clock, audit }: SystemDeps,
  board: NoticeBoard,
  rows: EditableRows<Row, Change>,
): Editable<Row, Change> => {
  const { resource, table, pointsTo } = rows;
  const take = async (tx: Tx, key: string): Promise<Row | undefined> => {
    await takeTables(tx, pointsTo === undefined ? [table] : [pointsTo, table]);
    return (await rows.list(tx)).find((row) => rows.keyOf(row) === key);
  };

  return {
    list: () => rows.list(db),

    set: async (actor, typed, change, seen) => {
      const key = rows.checkedKey(typed);
      const { row, isWritten } = await inTransaction(db, async (tx) => {
        const before = await take(tx, key);
        const after = await rows.changed(key, before, change, tx);
        // A command that was sent again finds its work done, and the trail has one change.
        if (isDeepStrictEqual(before, after)) return { row: after, isWritten: false };
        requireVersion(seen?.version, before);
        await rows.save(tx, after);
        const action = `system.set-${resource}`;
        await audit.record(tx, { ...actor, action, resource, resourceId: key, before: before ?? null, after });
        return { row: after, isWritten: true };
      });
      if (isWritten) board[rows.tells]();
      return row;
    },

    remove: async (actor, typed, seen) => {
      const key = rows.checkedKey(typed);
      await inTransaction(db, async (tx) => {
        const before = await take(tx, key);
        if (!before) throw new Refusal(rows.unknown, { key });
        requireVersion(seen?.version, before);
        await rows.checkRemoval?.(tx, key);
        await markRemoved(tx, table, key, clock.now());
        const action = `system.remove-${resource}`;
        await audit.record(tx, { ...actor, action, resource, resourceId: key, before, after: null });
      });
      board[rows.tells]();
    },
  };
};
