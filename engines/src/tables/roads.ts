/** A decided or undecided round, as the roads of baccarat and dragon–tiger show it. */
export type RoadResult = 'player' | 'banker' | 'tie';
/** Red says that the shoe repeats itself, blue that it does not. */
export type RoadColour = 'red' | 'blue';

export type Placed<Mark> = { readonly column: number; readonly row: number; readonly mark: Mark };
export type BigRoadMark = { readonly winner: 'player' | 'banker'; readonly ties: number };

const ROWS = 6;

/** The bead plate: every round in order, down each column of six. */
export const beadPlate = (results: readonly RoadResult[]): readonly Placed<RoadResult>[] =>
  results.map((mark, index) => ({ column: Math.floor(index / ROWS), row: index % ROWS, mark }));

/** The big road: a new column whenever the winner changes; a tie is marked on the round before it. */
export const bigRoad = (results: readonly RoadResult[]): readonly Placed<BigRoadMark>[] => laidOut(streaks(results));

/** The columns of the big road before they are bent to fit six rows. Ties before the first winner are left out. */
const streaks = (results: readonly RoadResult[]): readonly (readonly BigRoadMark[])[] => {
  const columns: BigRoadMark[][] = [];
  for (const result of results) {
    const column = columns.at(-1);
    const last = column?.at(-1);
    if (result === 'tie') {
      if (column !== undefined && last !== undefined) column[column.length - 1] = { ...last, ties: last.ties + 1 };
    } else if (column !== undefined && last?.winner === result) column.push({ winner: result, ties: 0 });
    else columns.push([{ winner: result, ties: 0 }]);
  }
  return columns;
};

export type DerivedRoad = 'big-eye' | 'small' | 'cockroach';

/** How many columns each derived road looks back. */
const LOOKS_BACK: Readonly<Record<DerivedRoad, number>> = { 'big-eye': 1, small: 2, cockroach: 3 };

/** Big eye boy, small road or cockroach road: the colours, again in columns that change with the colour. */
export const derivedRoad = (results: readonly RoadResult[], road: DerivedRoad): readonly Placed<RoadColour>[] => {
  const colours = derivedColours(
    streaks(results).map(({ length }) => length),
    LOOKS_BACK[road],
  );
  const columns: RoadColour[][] = [];
  for (const colour of colours) {
    const column = columns.at(-1);
    if (column?.at(-1) === colour) column.push(colour);
    else columns.push([colour]);
  }
  return laidOut(columns);
};

/** One colour for each mark of the big road, from the second mark of the first column that can look back. */
const derivedColours = (lengths: readonly number[], back: number): readonly RoadColour[] => {
  const at = (column: number): number => lengths[column] ?? 0;
  return lengths.flatMap((length, column) =>
    Array.from({ length }, (_, row): RoadColour | undefined => {
      if (row === 0) {
        // A new column: were the two columns before it, the road's distance apart, equally long?
        if (column < back + 1) return undefined;
        return at(column - 1) === at(column - 1 - back) ? 'red' : 'blue';
      }
      if (column < back) return undefined;
      // Further down: does the column to look at end exactly above this row?
      return at(column - back) === row ? 'blue' : 'red';
    }).filter((colour) => colour !== undefined),
  );
};

/** Bends columns that are too long, or meet an earlier one, to the right: the dragon's tail. */
const laidOut = <Mark>(columns: readonly (readonly Mark[])[]): readonly Placed<Mark>[] => {
  const taken = new Set<number>();
  const isFree = (column: number, row: number): boolean => row < ROWS && !taken.has(column * ROWS + row);
  let start = 0;
  return columns.flatMap((marks) => {
    while (!isFree(start, 0)) start += 1;
    let [column, row] = [start, -1];
    let isBent = false;
    const placed = marks.map((mark) => {
      isBent ||= !isFree(column, row + 1);
      if (isBent) column += 1;
      else row += 1;
      // A first mark always has its place: the start was free.
      taken.add(column * ROWS + Math.max(row, 0));
      return { column, row: Math.max(row, 0), mark };
    });
    start += 1;
    return placed;
  });
};
