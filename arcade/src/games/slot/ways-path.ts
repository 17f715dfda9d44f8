export type WaysLink = { readonly from: number; readonly to: number };

/**
 * The path of a win by ways: every winning cell of a reel is joined to every one of the next, so each way from the left
 * is one way along the links. Cells are numbered reel × rows + row.
 */
export const waysPath = (cells: readonly number[], rows: number): readonly WaysLink[] => {
  const byReel = Map.groupBy(cells, (cell) => Math.floor(cell / rows));
  return cells.flatMap((from) => (byReel.get(Math.floor(from / rows) + 1) ?? []).map((to) => ({ from, to })));
};
