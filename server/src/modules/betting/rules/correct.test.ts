import { expect, test } from 'vitest';
import { decide } from './decide.ts';
import { BONUS, CASH, aPlace, aResettle, aState, aVoid, aWin, anEnd } from './testing/a-register.ts';

const outcomes = (answers: readonly (readonly { readonly outcome: string }[])[]) =>
  answers.flat().map(({ outcome }) => outcome);

test('a void gives back every stake that stands', () => {
  const { answers, changes } = decide(aState(), [[aPlace('r', 110n)], [aPlace('r', 20n)], [aVoid('r')]]);

  expect(answers[2]).toMatchObject([{ amount: 100n, splitAmount: 30n, balance: 100n }]);
  expect(changes.placed).toMatchObject([{ state: 'void', roundState: 'cancelled' }, { state: 'void' }]);
  expect(changes.settled).toEqual([]);
});

test('a void of a closed round takes back what it had paid, and tells the difference', () => {
  const { answers, changes } = decide(aState(), [
    [aPlace('r', 10n)],
    [aWin('r', 30n, { ends: true })],
    [aVoid('r')],
    [aVoid('r', { reopens: true })],
    [aVoid('r', { reopens: true })],
  ]);

  expect(outcomes(answers)).toEqual(['applied', 'applied', 'round-over', 'applied', 'round-over']);
  expect(answers[3]).toMatchObject([{ amount: -20n, balance: 100n }]);
  expect(changes.placed).toMatchObject([{ payout: 0n, winKeys: [], roundState: 'cancelled', validBet: 0n }]);
  expect(changes.settled.at(-1)).toMatchObject({ stake: '-10', payout: '-30', validBet: '-10', isCorrection: true });
});

test('an open round with a win is not void, and one that is not there is unknown', () => {
  const { answers } = decide(aState(), [[aVoid('r')], [aPlace('r', 10n)], [aWin('r', 5n)], [aVoid('r')]]);

  expect(outcomes(answers)).toEqual(['bet-unknown', 'applied', 'applied', 'win-stands']);
});

test('a resettlement moves the difference, in the proportion of the stakes, and replaces all wins', () => {
  const again = aResettle('r', 60n, { valid: 70n });
  const { answers, changes } = decide(aState(), [
    [aPlace('r', 150n)],
    [aWin('r', 90n, { ends: true })],
    [again],
    [aResettle('r', 0n)],
  ]);

  expect(answers[2]).toMatchObject([{ amount: -20n, splitAmount: -10n, balance: 40n }]);
  expect(answers[3]).toMatchObject([{ amount: -40n, splitAmount: -20n, balance: 0n }]);
  expect(changes.placed).toMatchObject([{ payout: 0n, bonusPayout: 0n, winKeys: [], roundState: 'lost' }]);
  expect(changes.settled.map(({ payout, validBet, isCorrection }) => [payout, validBet, isCorrection])).toEqual([
    ['90', '150', false],
    ['-30', '-80', true],
    ['-60', '80', true],
  ]);
});

test('a void of a closed round with bonus takes back what each account had got', () => {
  const { answers, changes } = decide(aState(), [
    [aPlace('r', 150n)],
    [aWin('r', 60n, { ends: true })],
    [aVoid('r', { reopens: true })],
  ]);

  expect(answers[2]).toMatchObject([{ amount: 60n, splitAmount: 30n, balance: 100n }]);
  expect(changes.placed).toMatchObject([{ payout: 0n, bonusPayout: 0n }]);
});

test('the smallest difference of the bonus moves, and none moves no bonus', () => {
  const settled = [[aPlace('r', 150n)] as const, [aWin('r', 90n, { ends: true })] as const];
  const one = decide(aState(), [...settled, [aResettle('r', 93n, { key: 'more' })]]);
  expect(one.answers[2]).toMatchObject([{ amount: 2n, splitAmount: 1n }]);
  expect(one.changes.placed).toMatchObject([{ payout: 93n, bonusPayout: 31n, winKeys: ['more'] }]);
  const none = decide(aState(), [...settled, [aResettle('r', 91n, { key: 'more' })]]);
  expect(none.changes.book.movements.at(-1)).toMatchObject({ key: 'more', amount: 1n, split: null });
  const least = decide(aState(), [...settled, [aResettle('r', 1n, { key: 'least' })]]);
  expect(least.changes.placed).toMatchObject([{ payout: 1n, winKeys: ['least'], roundState: 'won' }]);
});

test('a correction that is repeated or refused by the money changes nothing', () => {
  const again = aResettle('r', 50n);
  const wide = aResettle('r', 1n << 62n);
  const settled = [[aPlace('r', 10n)] as const, [aWin('r', 5n, { ends: true })] as const];
  const { changes } = decide(aState(), [...settled, [again], [aResettle('r', 60n)], [again], [wide]]);
  expect(changes.placed).toMatchObject([{ payout: 60n }]);
  expect(changes.settled).toHaveLength(3);

  const state = aState();
  const accounts = state.book.accounts.map((each) => ({ ...each, currency: 'TRIAL' }));
  const { placed } = decide(state, [[aPlace('r', 10n)]]).changes;
  const foreign = decide(aState({ book: { ...state.book, accounts }, bets: placed }), [[aVoid('r')]]);
  expect(foreign.answers.flat()).toMatchObject([{ outcome: 'currency-mismatch' }]);
  expect(foreign.changes.changed).toEqual([]);
});

test('a resettlement counts on the day it is paid, and the stake stays where it was', () => {
  const { book } = aState();
  const today = { now: new Date('2099-05-20T10:00:00Z'), today: '2099-05-20', firstId: 5_000n };
  const used = { period: 'day', cap: 1_000n, used: 0n, windowStart: '2099-05-20' } as const;
  const limits = new Map([[7n, (['stake', 'loss'] as const).map((measure) => ({ ...used, measure }))]]);
  const accounts = book.accounts.map((account) => ({ ...account, isGuarded: true }));
  const settled = decide(aState(), [[aPlace('r', 10n)], [aWin('r', 30n, { ends: true })]]).changes.placed;
  const earlier = settled.map((bet) => ({ ...bet, placedAt: new Date('2099-05-18T10:00:00Z') }));
  const state = aState({ book: { ...book, ...today, accounts, limits }, bets: earlier });

  const paid = decide(state, [[aResettle('r', 50n)]]);
  expect(paid.changes.book.limits.map(({ limit }) => [limit.measure, limit.used])).toEqual([
    ['stake', 0n],
    ['loss', -20n],
  ]);
  expect(decide(state, [[aVoid('r', { reopens: true })]]).changes.book.limits).toEqual([]);
  const sameDay = { ...state, bets: settled.map((bet) => ({ ...bet, placedAt: today.now })) };
  const gone = decide(sameDay, [[aVoid('r', { reopens: true })]]).changes.book.limits;
  expect(gone.map(({ limit }) => [limit.measure, limit.used])).toEqual([
    ['stake', -10n],
    ['loss', 20n],
  ]);
});

test('a correction tells how much more or less of the payout is stake given back, and the round is won or lost by it', () => {
  const round = [[aPlace('r', 10n)], [aWin('r', 6n, { ends: true, givenBack: { now: 6n, before: 0n } })]] as const;
  const more = decide(aState(), [...round, [aResettle('r', 6n, { givenBack: { now: 2n, before: 6n } })]]).changes;
  const same = decide(aState(), [...round, [aResettle('r', 9n, { givenBack: { now: 6n, before: 6n } })]]).changes;
  const gone = decide(aState(), [
    ...round,
    [aVoid('r', { reopens: true, givenBack: { now: 0n, before: 6n } })],
  ]).changes;

  expect(more.placed).toMatchObject([{ payout: 6n, roundState: 'won' }]);
  expect(more.settled.at(-1)).toMatchObject({ payout: '0', givenBack: '-4', isCorrection: true });
  expect(same.settled.at(-1)).not.toHaveProperty('givenBack');
  expect(gone.placed).toMatchObject([{ payout: 0n, roundState: 'cancelled' }]);
  expect(gone.settled.at(-1)).toMatchObject({ payout: '-6', givenBack: '-6' });
});

test('only a closed round is resettled', () => {
  const { answers } = decide(aState(), [
    [aResettle('r', 5n)],
    [aPlace('r', 10n)],
    [aResettle('r', 5n)],
    [anEnd('r')],
    [aResettle('r', 5n)],
    [aVoid('r', { reopens: true })],
    [aResettle('r', 5n)],
  ]);

  expect(outcomes(answers)).toEqual([
    'bet-unknown',
    'applied',
    'round-open',
    'applied',
    'applied',
    'applied',
    'round-over',
  ]);
});

test('a void round leaves the limits its stake and its loss had used', () => {
  const { book } = aState();
  const used = { period: 'day', cap: 1_000n, used: 0n, windowStart: '2026-11-18' } as const;
  const limits = new Map([
    [
      7n,
      [
        { ...used, measure: 'stake' as const },
        { ...used, measure: 'loss' as const },
      ],
    ],
  ]);
  const accounts = book.accounts.map((account) => ({ ...account, isGuarded: true }));
  const state = aState({ book: { ...book, accounts, limits } });

  const paid = decide(state, [[aPlace('r', 10n)], [aWin('r', 30n, { ends: true })]]);
  expect(paid.changes.book.limits.map(({ limit }) => limit.used)).toEqual([10n, -20n]);
  const gone = decide(state, [[aPlace('r', 10n)], [aWin('r', 30n, { ends: true })], [aVoid('r', { reopens: true })]]);
  expect(gone.changes.book.limits.map(({ limit }) => limit.used)).toEqual([0n, 0n]);
  expect(gone.changes.book.accounts.map(({ id, balance }) => [id, balance])).toEqual([[CASH, 100n]]);
  expect(book.accounts[1]?.id).toBe(BONUS);
});
