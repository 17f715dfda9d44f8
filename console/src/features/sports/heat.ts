/** Scores of 0 to 8 goals by either side, row by row of the home side; three more cells stand for all others. */
export const GOALS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

export type Heat = {
  readonly tone: 'loss' | 'gain' | 'even';
  /** 0 to 100, for the depth of the colour. */ readonly depth: number;
};

/** How deep a cell is coloured: losses against what a match may lose, gains against the largest gain. */
export const heatOf = (
  kept: bigint,
  { riskMax, gainMax }: { readonly riskMax: bigint; readonly gainMax: bigint },
): Heat => {
  if (kept === 0n) return { tone: 'even', depth: 0 };
  const [part, whole] = kept < 0n ? [-kept, riskMax] : [kept, gainMax];
  const depth = whole <= 0n ? 100n : (part * 100n) / whole;
  return { tone: kept < 0n ? 'loss' : 'gain', depth: Number(depth > 100n ? 100n : depth) };
};

export const extremesOf = (kept: readonly bigint[]): { readonly worst: number; readonly best: number } => ({
  worst: kept.reduce((at, value, index) => (value < (kept[at] ?? 0n) ? index : at), 0),
  best: kept.reduce((at, value, index) => (value > (kept[at] ?? 0n) ? index : at), 0),
});
