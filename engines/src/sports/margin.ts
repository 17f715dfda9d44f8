/** Chances with the house's margin on them: their sum is 1 + margin. */
export type Quoted = readonly number[];

/** Two-way lines: half of the margin on either side. */
export const equalMargin = (chances: readonly [number, number], margin: number): Quoted =>
  chances.map((chance) => chance + margin / 2);

/** Markets of three and more: `q = p^k`, which takes more from long shots. Impossible selections stay impossible. */
export const powerMargin = (chances: readonly number[], margin: number): Quoted => {
  const exponent = powerExponent(chances, margin);
  return chances.map((chance) => quotedBy(chance, exponent));
};

/** The exponent for which the quoted chances sum to 1 + margin. */
export const powerExponent = (chances: readonly number[], margin: number): number =>
  bisect(0, 1, (exponent) => chances.reduce((all, chance) => all + quotedBy(chance, exponent), 0) - 1 - margin);

/** Shin's model: the fair chances behind the odds of an outside feed, and the share of insiders they assume. */
export const withoutMargin = (
  odds: readonly number[],
): { readonly insiders: number; readonly chances: readonly number[] } => {
  const quoted = odds.map((price) => 1 / price);
  const book = quoted.reduce((all, chance) => all + chance, 0);
  if (book <= 1) throw new RangeError('These odds have no margin.');
  const fair = (insiders: number) =>
    quoted.map(
      (chance) =>
        (Math.sqrt(insiders ** 2 + (4 * (1 - insiders) * chance ** 2) / book) - insiders) / (2 * (1 - insiders)),
    );
  const insiders = bisect(0, 1 - 1e-9, (share) => fair(share).reduce((all, chance) => all + chance, 0) - 1);
  return { insiders, chances: fair(insiders) };
};

/** How wide the steps of odds are: below each bound, in thousandths. */
const STEPS = [
  { below: 2_000, step: 10 },
  { below: 3_000, step: 20 },
  { below: 4_000, step: 50 },
  { below: 6_000, step: 100 },
  { below: 10_000, step: 200 },
  { below: 20_000, step: 500 },
  { below: 30_000, step: 1_000 },
  { below: 50_000, step: 2_000 },
  { below: 100_000, step: 5_000 },
] as const;
const FINE_STEP = 10;
const WIDE_STEP = 10_000;
export const ODDS_MIN_MILLI = 1_010;
export const ODDS_MAX_MILLI = 1_001_000;

/** Handicaps and totals always move by hundredths. */
export type OddsSteps = 'ladder' | 'fine';

/** The odds offered for a quoted chance, in thousandths, rounded down; undefined where 1.01 would be too much. */
export const offeredOdds = (quoted: number, steps: OddsSteps): number | undefined => {
  const raw = 1_000 / Math.max(0, quoted);
  if (raw >= ODDS_MAX_MILLI) return ODDS_MAX_MILLI;
  const step = steps === 'fine' ? FINE_STEP : (STEPS.find(({ below }) => raw < below)?.step ?? WIDE_STEP);
  // A float a hair below a step is that step: 1/0.5 quoted at 1.9999999999 is 2.
  const down = Math.floor(raw / step + 1e-9) * step;
  return down < ODDS_MIN_MILLI ? undefined : down;
};

const quotedBy = (chance: number, exponent: number): number => (chance <= 0 ? 0 : chance ** exponent);

/** The place where a falling function crosses zero. */
const bisect = (from: number, to: number, at: (value: number) => number): number => {
  let [low, high] = [from, to];
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (at(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};
