import { add, divide, fraction, multiply, ONE, subtract, times, ZERO } from '../../maths/fraction.ts';
import type { Fraction } from '../../maths/fraction.ts';
import type { Law } from './law.ts';
import type { Moments } from './moments.ts';

/** The amount a walk gives that begins with these reels held: a linear system over the held reels. */
export const walkWorth = (lawWith: (held: number) => Law, starts: readonly number[]): ReadonlyMap<number, Moments> => {
  const laws = reachable(lawWith, starts);
  const states = [...laws.keys()];
  const rows = states.map((held) => {
    const { total, cases } = laws.get(held) as Law;
    return states.map((next) =>
      fraction(
        cases.reduce((sum, each) => (each.wildReels >> 1 === next ? sum + each.weight : sum), 0n),
        total,
      ),
    );
  });
  const over = (held: number, value: (law: Law) => Fraction): Fraction => value(laws.get(held) as Law);
  const means = solve(
    rows,
    states.map((held) => over(held, ({ total, cases }) => fraction(sumOf(cases, 'sum'), total))),
  );
  const meanAt = (held: number): Fraction => (held === 0 ? ZERO : (means[states.indexOf(held)] ?? ZERO));
  // The square of a pay and what follows: X² + 2·X·E[next], and the square of what follows by the same system.
  const squares = solve(
    rows,
    states.map((held) =>
      over(held, ({ total, cases }) =>
        cases.reduce(
          (sum, each) => add(sum, times(multiply(fraction(each.sum, total), meanAt(each.wildReels >> 1)), 2)),
          fraction(sumOf(cases, 'square'), total),
        ),
      ),
    ),
  );
  // A walk gives nothing when this spin does and nothing follows: again the same system, over the spins that do not pay.
  const misses = solve(
    states.map((held) => {
      const { total, cases } = laws.get(held) as Law;
      return states.map((next) => fraction(missesInto(cases, next), total));
    }),
    states.map((held) => over(held, ({ total, cases }) => fraction(missesInto(cases, 0), total))),
  );
  const most = maxima(laws);
  return new Map(
    states.map((held, index) => [
      held,
      {
        mean: means[index] ?? ZERO,
        square: squares[index] ?? ZERO,
        jackpot: ZERO,
        miss: misses[index] ?? ONE,
        max: most(held),
      },
    ]),
  );
};

const sumOf = (cases: Law['cases'], field: 'sum' | 'square'): bigint =>
  cases.reduce((sum, each) => sum + each[field], 0n);

/** Boards that pay nothing and leave these reels held. */
const missesInto = (cases: Law['cases'], next: number): bigint =>
  cases.reduce((sum, { wildReels, weight, hits }) => (wildReels >> 1 === next ? sum + weight - hits : sum), 0n);

const reachable = (lawWith: (held: number) => Law, starts: readonly number[]): ReadonlyMap<number, Law> => {
  const laws = new Map<number, Law>();
  const open = [...starts];
  while (open.length > 0) {
    const held = open.pop() as number;
    if (held === 0 || laws.has(held)) continue;
    const law = lawWith(held);
    laws.set(held, law);
    open.push(...law.cases.map(({ wildReels }) => wildReels >> 1));
  }
  return laws;
};

/** The most a walk can give, or null if it can come back to where it was. */
const maxima = (laws: ReadonlyMap<number, Law>): ((held: number) => number | null) => {
  const known = new Map<number, number | null>([[0, 0]]);
  const under = new Set<number>();
  const most = (held: number): number | null => {
    const found = known.get(held);
    if (found !== undefined) return found;
    if (under.has(held)) return null;
    under.add(held);
    const values = (laws.get(held)?.cases ?? []).map(({ max, wildReels }) => {
      const next = most(wildReels >> 1);
      return next === null ? null : max + next;
    });
    under.delete(held);
    const value = values.includes(null) ? null : Math.max(0, ...values.map(Number));
    known.set(held, value);
    return value;
  };
  return most;
};

/** x = A·x + b by elimination, exactly. */
const solve = (chances: readonly (readonly Fraction[])[], constants: readonly Fraction[]): readonly Fraction[] => {
  const size = constants.length;
  const matrix = chances.map((row, index) => [
    ...row.map((chance, column) => subtract(index === column ? ONE : ZERO, chance)),
    constants[index] ?? ZERO,
  ]);
  const at = (row: number, column: number): Fraction => matrix[row]?.[column] ?? ZERO;
  for (let pivot = 0; pivot < size; pivot += 1) {
    if (at(pivot, pivot).n === 0n) throw new RangeError('The walk does not end.');
    for (let row = 0; row < size; row += 1) {
      const factor = divide(at(row, pivot), at(pivot, pivot));
      if (row === pivot || factor.n === 0n) continue;
      matrix[row] = (matrix[row] ?? []).map((value, column) => subtract(value, multiply(factor, at(pivot, column))));
    }
  }
  return constants.map((_, row) => divide(at(row, size), at(row, row)));
};
