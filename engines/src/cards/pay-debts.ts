import type { Debt, Seat } from './card-game.ts';

/** Turns debts in units into money. Amounts are tenths of thousandths, as everywhere; nothing is made or lost. */

export type Transfer = Debt & { readonly due: bigint; readonly paid: bigint };

export type RakeRules = {
  /** Of a net win, in hundredths of a percent. */
  readonly basisPoints: number;
  /** At most so many units of each net win. */
  readonly capUnits: number;
};

/** Three percent of each net win, at most three units. */
export const RAKE: RakeRules = { basisPoints: 300, capUnits: 3 };

export type Payment = {
  readonly transfers: readonly Transfer[];
  /** What each seat gains or loses, its rake already taken. */
  readonly net: readonly bigint[];
  readonly rake: readonly bigint[];
};

const WHOLE = 10_000n;

/**
 * Pays the debts in their order. A seat pays at most what it had when the hand began: what it wins in the hand is not
 * there to be lost, so the order in which others pay does not matter to it.
 */
export const payDebts = (
  debts: readonly Debt[],
  { unit, funds, rake: rules }: { readonly unit: bigint; readonly funds: readonly bigint[]; readonly rake: RakeRules },
): Payment => {
  const left = [...funds];
  const gross = funds.map(() => 0n);
  const transfers = debts.map((debt): Transfer => {
    const due = BigInt(debt.units) * unit;
    const has = at(left, debt.from);
    const paid = due < has ? due : has;
    left[debt.from] = has - paid;
    gross[debt.from] = at(gross, debt.from) - paid;
    gross[debt.to] = at(gross, debt.to) + paid;
    return { ...debt, due, paid };
  });
  const rake = gross.map((win) => rakeOf(win, unit, rules));
  return { transfers, rake, net: gross.map((win, seat) => win - at(rake, seat)) };
};

/** The share of the house: of wins only, rounded down to a whole amount. */
export const rakeOf = (win: bigint, unit: bigint, { basisPoints, capUnits }: RakeRules): bigint => {
  if (win <= 0n) return 0n;
  const share = (win * BigInt(basisPoints)) / WHOLE;
  const cap = unit * BigInt(capUnits);
  return share < cap ? share : cap;
};

const at = (amounts: readonly bigint[], seat: Seat): bigint => {
  const amount = amounts[seat];
  if (amount === undefined) throw new RangeError(`There is no seat ${seat}.`);
  return amount;
};
