/** Room for the eighteen parts of a match. */
export const MOMENTUM_BOX = { width: 288, height: 56 } as const;
const STEP = 16;
/** A part in which nobody pressed has a bar that can still be seen. */
const LEAST = 2;

type MomentumBar = {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly side: 'home' | 'away';
};

/** A bar for every five minutes: the home side's stand on the line, the away side's hang from it. */
export const barsOf = (momentum: readonly number[]): readonly MomentumBar[] => {
  const middle = MOMENTUM_BOX.height / 2;
  return momentum.map((value, place) => {
    const height = Math.max(LEAST, Math.round((Math.abs(value) / 100) * middle));
    const isHome = value >= 0;
    return { x: place * STEP + 2, y: isHome ? middle - height : middle, height, side: isHome ? 'home' : 'away' };
  });
};

const CLEARLY = 15;

/** Who pressed in the last five minutes. */
export const lastPressure = (momentum: readonly number[]): 'home' | 'away' | 'even' => {
  const last = momentum.at(-1) ?? 0;
  if (Math.abs(last) < CLEARLY) return 'even';
  return last > 0 ? 'home' : 'away';
};
