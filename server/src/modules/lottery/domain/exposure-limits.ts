import type { Liability } from './exposure.ts';

/** An order as far as its issue's limit is concerned. */
export type ExposedOrder = {
  readonly issue: bigint;
  readonly liabilities: readonly Liability[];
  /** What any single number of the issue may cost at most. */
  readonly exposureMax: bigint;
};

/** A single number of an issue with an amount. */
export type NumberAmount = Liability & { readonly issue: bigint };

/** A number with what all orders of a batch add to it, and how much it may hold so that each of them fits alone. */
export type NumberSum = NumberAmount & { readonly room: bigint };

/** What all orders add to each number. A crowd bets on the same few numbers: each of them is one row. */
export const sumsOf = (orders: readonly ExposedOrder[]): readonly NumberSum[] => {
  const sums = new Map<string, { -readonly [Field in keyof NumberSum]: NumberSum[Field] }>();
  for (const { issue, liabilities, exposureMax } of orders)
    for (const { play, line, amount } of liabilities) {
      const name = nameOf({ issue, play, line });
      const room = exposureMax - amount;
      const sum = sums.get(name);
      if (sum === undefined) sums.set(name, { issue, play, line, amount, room });
      else {
        sum.amount += amount;
        if (room < sum.room) sum.room = room;
      }
    }
  return [...sums.values()];
};

/** Orders that pass a limit beside what was sold before, each as if it came alone. */
export const passingAlone = <Order extends ExposedOrder>(
  orders: readonly Order[],
  before: readonly NumberAmount[],
): ReadonlySet<Order> => {
  const sold = amountsOf(before);
  return new Set(
    orders.filter(({ issue, liabilities, exposureMax }) =>
      liabilities.some(
        ({ play, line, amount }) => (sold.get(nameOf({ issue, play, line })) ?? 0n) + amount > exposureMax,
      ),
    ),
  );
};

/** Orders that pass a limit when they come one after the other, by what their numbers amount to after all of them. */
export const passingTogether = <Order extends ExposedOrder>(
  orders: readonly Order[],
  after: readonly NumberAmount[],
): ReadonlySet<Order> => {
  const passing = new Set<Order>();
  if (after.length === 0) return passing;
  const totals = amountsOf(after);
  // Backwards: a total without the orders behind is what the number came to with this one.
  for (const order of orders.toReversed())
    for (const { play, line, amount } of order.liabilities) {
      const name = nameOf({ issue: order.issue, play, line });
      const total = totals.get(name);
      if (total === undefined) continue;
      if (total > order.exposureMax) passing.add(order);
      totals.set(name, total - amount);
    }
  return new Set([...passing].toReversed());
};

const amountsOf = (numbers: readonly NumberAmount[]): Map<string, bigint> =>
  new Map(numbers.map((number) => [nameOf(number), number.amount]));

const nameOf = ({ issue, play, line }: Omit<NumberAmount, 'amount'>): string => `${issue}\n${play}\n${line}`;
