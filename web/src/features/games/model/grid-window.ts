/** A grid of equal tiles and what of it the screen shows. */
export type GridView = {
  readonly count: number;
  readonly columns: number;
  /** From the top of one row to the top of the next. */
  readonly rowHeightPx: number;
  /** How far the top of the grid lies above the top of the screen; below it when negative. */
  readonly scrolledPx: number;
  readonly screenPx: number;
};

/** The tiles that are drawn, and the rows that are only kept room for. */
export type GridWindow = {
  readonly start: number;
  readonly end: number;
  readonly rowsBefore: number;
  readonly rowsAfter: number;
};

/** Rows drawn beyond each edge of the screen: so many that a key or a flick finds them there. */
const SPARE_ROWS = 2;

export const windowOf = ({ count, columns, rowHeightPx, scrolledPx, screenPx }: GridView): GridWindow => {
  if (count <= 0 || columns <= 0 || rowHeightPx <= 0) return { start: 0, end: 0, rowsBefore: 0, rowsAfter: 0 };
  const rows = Math.ceil(count / columns);
  const firstSeen = Math.floor(scrolledPx / rowHeightPx);
  const lastSeen = Math.floor((scrolledPx + screenPx - 1) / rowHeightPx);
  const rowsBefore = clamp(firstSeen - SPARE_ROWS, rows - 1);
  const endRow = clamp(lastSeen + 1 + SPARE_ROWS, rows);
  return {
    start: rowsBefore * columns,
    end: Math.min(count, Math.max(endRow, rowsBefore + 1) * columns),
    rowsBefore,
    rowsAfter: rows - Math.max(endRow, rowsBefore + 1),
  };
};

/** The rows of a window from the first one on the screen, no more than allowed: all of it where it is not longer. */
export const startOf = (
  whole: GridWindow,
  { count, columns, rowHeightPx, scrolledPx }: GridView,
  rowsMost: number,
): GridWindow => {
  if (Math.ceil((whole.end - whole.start) / columns) <= rowsMost) return whole;
  const rows = Math.ceil(count / columns);
  const rowsBefore = Math.max(whole.rowsBefore, clamp(Math.floor(scrolledPx / rowHeightPx), rows - 1));
  const endRow = Math.min(rowsBefore + rowsMost, rows - whole.rowsAfter);
  return {
    start: rowsBefore * columns,
    end: Math.min(count, endRow * columns),
    rowsBefore,
    rowsAfter: rows - endRow,
  };
};

const clamp = (row: number, max: number): number => Math.min(Math.max(row, 0), max);

/** The pages, counted from 1, that hold these tiles. */
export const pagesOf = ({ start, end }: Pick<GridWindow, 'start' | 'end'>, pageSize: number): readonly number[] => {
  if (end <= start) return [];
  const first = Math.floor(start / pageSize);
  const last = Math.floor((end - 1) / pageSize);
  return Array.from({ length: last - first + 1 }, (_, page) => first + page + 1);
};
