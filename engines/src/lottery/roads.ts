/** Roads: past results as players like to draw them, six rows high. */

export type RoadCell = {
  readonly column: number;
  readonly row: number;
  readonly result: string;
  /** How many ties came after it. */
  readonly ties: number;
};

const ROWS = 6;

/** The bead road: one result below the other, column after column. */
export const beadRoad = (results: readonly string[]): readonly RoadCell[] =>
  results.map((result, index) => ({ column: Math.floor(index / ROWS), row: index % ROWS, result, ties: 0 }));

/**
 * The big road: equal results go down a column, a new one starts the next. A column that meets the bottom or another's
 * tail goes on to the right. Ties are counted on the cell before them; ties before any result belong to none.
 */
export const bigRoad = (results: readonly string[], tie?: string): readonly RoadCell[] => {
  const cells: RoadCell[] = [];
  const taken = new Set<string>();
  let start = -1;
  let isTurned = false;
  for (const result of results) {
    const last = cells.at(-1);
    if (result === tie) {
      if (last !== undefined) cells[cells.length - 1] = { ...last, ties: last.ties + 1 };
      continue;
    }
    let place: Place;
    if (last?.result === result) {
      const below = { column: last.column, row: last.row + 1 };
      isTurned ||= below.row === ROWS || taken.has(keyOf(below));
      place = isTurned ? { column: last.column + 1, row: last.row } : below;
    } else {
      isTurned = false;
      do start += 1;
      while (taken.has(keyOf({ column: start, row: 0 })));
      place = { column: start, row: 0 };
    }
    taken.add(keyOf(place));
    cells.push({ ...place, result, ties: 0 });
  }
  return cells;
};

type Place = { readonly column: number; readonly row: number };

const keyOf = ({ column, row }: Place): string => `${column}:${row}`;
