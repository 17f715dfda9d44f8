import type { Flight } from '../../../platform/database/index.ts';

/**
 * How one of our own games keeps rows of its own in one commit with stakes. It is asked for all stakes of a batch that
 * come with such a row.
 */
export type RowAttachment<Row extends object> = {
  /** Locks and reads what its checks need, at once; answers why rows cannot be kept, none where they can. */
  readonly load: (flight: Flight, rows: readonly Row[]) => Promise<ReadonlyMap<Row, string>>;
  /** Writes the rows of stakes that were taken. */
  readonly write: (flight: Flight, rows: readonly Row[]) => void;
};

/** A row that stands or falls with the stake it comes with. */
export type AttachedRow = {
  readonly keeper: object;
  readonly load: (flight: Flight, keepings: readonly AttachedRow[]) => Promise<ReadonlyMap<AttachedRow, string>>;
  readonly write: (flight: Flight, keepings: readonly AttachedRow[]) => void;
};

/** What a keeping holds is known to its keeper alone. */
export const createRowAttachment = <Row extends object>(keeper: RowAttachment<Row>): ((row: Row) => AttachedRow) => {
  const rows = new WeakMap<AttachedRow, Row>();
  const rowOf = (keeping: AttachedRow): Row => {
    const row = rows.get(keeping);
    if (row === undefined) throw new Error('A row was handed to a keeper that does not know it.');
    return row;
  };
  const common = {
    keeper,
    load: async (flight: Flight, keepings: readonly AttachedRow[]) => {
      const refused = await keeper.load(flight, keepings.map(rowOf));
      return new Map(
        keepings.flatMap((keeping) => {
          const why = refused.get(rowOf(keeping));
          return why === undefined ? [] : [[keeping, why] as const];
        }),
      );
    },
    write: (flight: Flight, keepings: readonly AttachedRow[]) => keeper.write(flight, keepings.map(rowOf)),
  };
  return (row) => {
    const keeping: AttachedRow = { ...common };
    rows.set(keeping, row);
    return keeping;
  };
};

/** What a stake came with could not be kept: nothing was moved. */
export class RowRefused extends Error {
  override readonly name = 'RowRefused';
  constructor(why: string) {
    super(`What a stake came with could not be kept: ${why}.`);
  }
}
