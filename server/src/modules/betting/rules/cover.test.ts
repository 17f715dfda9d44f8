import { expect, test } from 'vitest';
import type { AccountId } from '../../wallet/rules/index.ts';
import { decide, decideTogether } from './decide.ts';
import { CASH, aPlace, aResettle, aState, aVoid, aWin, anUndo } from './testing/a-register.ts';

const WALLET = 12n as AccountId;
const own = { owner: 7n, currency: 'VND', floor: 0n, isGuarded: false, version: 0n };
/** A member with 100 in the main wallet and so much in the wallet of a vendor. */
const withWallet = (balance: bigint, parts: { readonly floor?: bigint } = {}) => {
  const { book } = aState();
  return aState({ book: { ...book, accounts: [...book.accounts, { ...own, ...parts, id: WALLET, balance }] } });
};
const there = { account: WALLET };
const covered = { account: WALLET, cover: { key: 'cover', account: CASH } };
const balances = ({ changes: { book } }: Pick<ReturnType<typeof decide>, 'changes'>) =>
  new Map(book.accounts.map(({ id, balance }) => [id, balance]));

/** A round that was won, of which 120 has left the vendor's wallet since: 20 of 140 are left there. */
const won = aWin('r', 130n, there);
const played = [[aPlace('r', 10n, there)], [won]] as const;
const tookHome = [aPlace('other', 120n, there)] as const;

test('what a vendor takes back beyond its wallet is paid by the main wallet under a key of its own', () => {
  const { answers, changes } = decide(withWallet(20n), [
    ...played,
    tookHome,
    [anUndo('undo-win', 'r', won.key, covered)],
  ]);

  expect(answers[3]).toMatchObject([{ outcome: 'applied', amount: -130n, balance: -110n }]);
  expect(balances({ changes })).toEqual(
    new Map([
      [WALLET, 0n],
      [CASH, -10n],
    ]),
  );
  expect(changes.book.movements.at(-1)).toMatchObject({
    ...{ key: 'cover', fingerprint: 'cover', kind: 'vendor-transfer', amount: -110n },
  });
});

test("the main wallet pays up to the floor of the vendor's, and nothing where exactly the floor is left", () => {
  const undone = [anUndo('undo-win', 'r', won.key, covered)] as const;
  const below = decide(withWallet(20n, { floor: -30n }), [...played, tookHome, undone]);
  const exact = decide(withWallet(130n), [...played, tookHome, undone]);

  expect([balances(below).get(WALLET), balances(below).get(CASH)]).toEqual([-30n, 20n]);
  expect(balances(exact)).toEqual(new Map([[WALLET, 0n]]));
  expect(exact.changes.book.movements.map(({ key }) => key)).not.toContain('cover');
});

test('what was refused is not covered, though the wallet of the vendor is below its floor', () => {
  const poor = withWallet(-5n);

  expect(balances(decide(poor, [[aVoid('unknown', covered)]]))).toEqual(new Map());
});

test('a cover that the main wallet cannot give is a fault and no silent debt', () => {
  const bad = { account: WALLET, cover: { key: 'cover', account: 99n as AccountId } };

  expect(() => decide(withWallet(20n), [...played, tookHome, [anUndo('undo-win', 'r', won.key, bad)]])).toThrow(
    "The main wallet could not cover a vendor's: unknown-account.",
  );
});

test('a vendor whose wallet holds enough is paid from it alone, and a repeat takes nothing more', () => {
  const undone = anUndo('undo-win', 'r', won.key, covered);
  const enough = decide(withWallet(140n), [...played, tookHome, [undone]]);
  const twice = decide(withWallet(20n), [...played, tookHome, [undone], [undone]]);

  expect(balances(enough)).toEqual(new Map([[WALLET, 10n]]));
  expect(balances(twice).get(CASH)).toBe(-10n);
});

test('a round that is void or paid less is covered as well, and what is refused moves neither wallet', () => {
  const closed = [played[0], [aWin('r', 130n, { ...there, ends: true })], tookHome] as const;
  const voided = decide(withWallet(20n), [...closed, [aVoid('r', { ...covered, reopens: true })]]);
  const less = decide(withWallet(20n), [...closed, [aResettle('r', 30n, covered)]]);
  const together = decideTogether(withWallet(20n), [
    ...closed,
    [aResettle('r', 30n, covered)],
    [aPlace('third', 1_000n, there)],
  ]);

  expect([balances(voided).get(WALLET), balances(voided).get(CASH)]).toEqual([0n, 0n]);
  expect([balances(less).get(WALLET), balances(less).get(CASH)]).toEqual([0n, 20n]);
  expect(balances(together)).toEqual(new Map());
});
