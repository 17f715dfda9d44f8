import type { AccountId, Grant } from '../../../wallet/rules/index.ts';
import { FORFEIT, aGrant as aGrantOfTheBook } from '../../../wallet/rules/testing/a-grant.ts';
import type { RegisterState } from '../register.ts';
import { BONUS, CASH, HOUSE, aState } from './a-register.ts';

export { FORFEIT };
export const WALLET = 12n as AccountId;
export const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 18, hour, minute));
const own = { owner: 7n, currency: 'VND', floor: 0n, isGuarded: false, version: 0n };

/** Runs from 08:00 to 20:00; 100 are to be wagered, stakes of up to 20, of which product 1 counts whole. */
export const aGrant = (parts: Partial<Grant> = {}): Grant =>
  aGrantOfTheBook({ weights: { RNG: 1_000_000, LIVE: 100_000 }, expiresAt: at(20), ...parts });

type Held = { readonly cash?: bigint | null; readonly bonus?: bigint; readonly wallet?: bigint };

/** A member with grants, at 10:00: so much cash (none at all where it is null), bonus, and in the wallet of a vendor. */
export const withGrants = (
  grants: readonly Grant[],
  { cash = 0n, bonus = 50n, wallet = 100n }: Held = {},
  parts: Partial<RegisterState> & { readonly now?: Date } = {},
): RegisterState => {
  const { book, ...rest } = aState();
  const { now = book.now, ...more } = parts;
  const accounts = [
    ...(cash === null ? [] : [{ ...own, id: CASH, balance: cash }]),
    { ...own, id: BONUS, balance: bonus },
    { ...own, id: WALLET, balance: wallet },
  ];
  const house = new Map([
    [HOUSE, 'VND'],
    [FORFEIT, 'VND'],
  ]);
  return {
    ...rest,
    categories: new Map([
      [1, 'RNG'],
      [2, 'LIVE'],
      [3, 'SPORTS'],
    ]),
    book: { ...book, now, accounts, house, grants },
    ...more,
  };
};
