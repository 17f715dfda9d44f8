/** A symbol that moves down its reel; one from above starts outside, at a negative row. */
export type Fall = { readonly reel: number; readonly from: number; readonly to: number; readonly symbol: string };

/** What falls where when cells vanish: those above move down, and the new ones follow in their order from above. */
export const fallsOf = (
  board: readonly string[],
  removed: readonly number[],
  after: readonly string[],
  rows: number,
): readonly Fall[] => {
  const gone = new Set(removed);
  return board.flatMap((shown, reel) => {
    const kept = Array.from(shown, (_, row) => row).filter((row) => !gone.has(reel * rows + row));
    const fresh = shown.length - kept.length;
    return Array.from(after[reel] ?? '', (symbol, to) => ({
      reel,
      to,
      from: to < fresh ? to - fresh : (kept[to - fresh] ?? to),
      symbol,
    }));
  });
};
