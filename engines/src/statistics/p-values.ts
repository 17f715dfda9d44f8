/** The chance of a chi-square value at least this large, with so many degrees of freedom. */
export const chiSquareTail = (value: number, degrees: number): number => upperGamma(degrees / 2, value / 2);

/** The same for a value that may also be suspiciously small: numbers can be too regular to be chance. */
export const chiSquareBothTails = (value: number, degrees: number): number => {
  const tail = chiSquareTail(value, degrees);
  return Math.min(1, 2 * Math.min(tail, 1 - tail));
};

/** The chance that a normal deviation is at least this large, in either direction. */
export const normalBothTails = (deviation: number): number => upperGamma(0.5, deviation ** 2 / 2);

/** The chance that a normal value is below this one. */
export const normalBelow = (value: number): number => {
  const half = normalBothTails(value) / 2;
  return value < 0 ? half : 1 - half;
};

/** The regularised upper incomplete gamma function: a series left of its bend, a continued fraction right of it. */
export const upperGamma = (shape: number, value: number): number => {
  if (value <= 0) return 1;
  const scale = Math.exp(shape * Math.log(value) - value - logGamma(shape));
  return value < shape + 1 ? 1 - scale * lowerSeries(shape, value) : scale * upperFraction(shape, value);
};

const PRECISION = 1e-15;

const lowerSeries = (shape: number, value: number): number => {
  let term = 1 / shape;
  let sum = term;
  for (let step = 1; term > sum * PRECISION; step += 1) {
    term *= value / (shape + step);
    sum += term;
  }
  return sum;
};

const upperFraction = (shape: number, value: number): number => {
  let bottom = value + 1 - shape;
  let previous = Infinity;
  let inverse = 1 / bottom;
  let fraction = inverse;
  for (let step = 1; step < 100_000; step += 1) {
    const top = -step * (step - shape);
    bottom += 2;
    inverse = 1 / (top * inverse + bottom);
    previous = bottom + top / previous;
    const change = previous * inverse;
    fraction *= change;
    if (Math.abs(change - 1) < PRECISION) break;
  }
  return fraction;
};

/** Stirling's series; small arguments are lifted first by the rule of the factorial. */
const logGamma = (value: number): number => {
  let lifted = value;
  let factor = 0;
  while (lifted < 10) {
    factor += Math.log(lifted);
    lifted += 1;
  }
  const inverse = 1 / lifted;
  const square = inverse ** 2;
  const series = inverse * (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square * (1 / 1680))));
  return (lifted - 0.5) * Math.log(lifted) - lifted + Math.log(2 * Math.PI) / 2 + series - factor;
};

/** Cells with fewer expected hits than this say more about rounding than about chance. */
const EXPECTED_MIN = 5;

/**
 * Compares counts with exact chances; neighbouring cells that expect too little are judged together. Counts too few to
 * be compared at all have no p-value.
 */
export const goodnessOfFit = (counts: readonly number[], chances: readonly number[]): number => {
  const p = fit(counts, chances);
  if (p === undefined) throw new RangeError('Too few numbers for a comparison.');
  return p;
};

/** The same where a healthy source fills the cells: one that leaves them empty has failed already. */
export const goodnessOrFault = (counts: readonly number[], chances: readonly number[]): number =>
  fit(counts, chances) ?? 0;

const fit = (counts: readonly number[], chances: readonly number[]): number | undefined => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const cells: { count: number; expected: number }[] = [];
  let open = { count: 0, expected: 0 };
  for (const [index, count] of counts.entries()) {
    open = { count: open.count + count, expected: open.expected + (chances[index] ?? 0) * total };
    if (open.expected < EXPECTED_MIN) continue;
    cells.push(open);
    open = { count: 0, expected: 0 };
  }
  const last = cells.at(-1);
  if (last === undefined || cells.length < 2) return undefined;
  last.count += open.count;
  last.expected += open.expected;
  const value = cells.reduce((sum, { count, expected }) => sum + (count - expected) ** 2 / expected, 0);
  return chiSquareBothTails(value, cells.length - 1);
};
