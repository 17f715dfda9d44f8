import { expect, test } from 'vitest';
import { decide, decideTogether } from './decide.ts';
import { BONUS, aPlace, aResult, aState, aWin } from './testing/a-register.ts';

const outcomes = (answers: readonly (readonly { readonly outcome: string }[])[]) =>
  answers.map((each) => each.map(({ outcome }) => outcome));

const foreignBonus = () => {
  const { book } = aState();
  return {
    ...book,
    accounts: book.accounts.map((each, index) => (index === 1 ? { ...each, currency: 'TRIAL' } : each)),
  };
};

test('the same wager twice in a batch is done once', () => {
  const bet = aPlace('r', 10n);
  const { answers, changes } = decide(aState(), [[bet], [bet]]);

  expect(answers.flat()).toMatchObject([{ isRepeat: false }, { outcome: 'applied', isRepeat: true, balance: 90n }]);
  expect(changes.placed).toHaveLength(1);
});

test('a bet that is there already is written as changed, one of the batch as placed', () => {
  const [loaded] = decide(aState(), [[aPlace('r', 10n)]]).changes.placed;
  if (!loaded) throw new Error('no bet');
  const later = { ...aState().book, firstId: 5_000n };
  const { changes } = decide(aState({ book: later, bets: [loaded] }), [
    [aPlace('r', 5n)],
    [aWin('r', 3n, { ends: true })],
  ]);

  expect(changes.changed).toMatchObject([{ id: loaded.id, payout: 3n, state: 'settled' }]);
  expect(changes.placed).toMatchObject([{ seq: 1, state: 'settled' }]);
});

test('wagers that belong together stand together, within one round too', () => {
  const { answers, changes } = decideTogether(aState(), [
    [aPlace('r', 60n)],
    [aWin('r', 20n, { ends: true })],
    [aPlace('s', 10n), aResult('s', 5n)],
  ]);

  expect(outcomes(answers)).toEqual([['applied'], ['applied'], ['applied', 'applied']]);
  expect(changes.placed).toHaveLength(2);
});

test('where one fails nothing of any is done, and each keeps what it heard', () => {
  const { answers, changes } = decideTogether(aState(), [
    [aPlace('r', 60n)],
    [aPlace('s', 10n), aResult('s', 5n)],
    [aPlace('t', 600n)],
    [aPlace('u', 1n)],
  ]);

  expect(outcomes(answers)).toEqual([
    ['group-failed'],
    ['group-failed', 'group-failed'],
    ['insufficient-funds'],
    ['group-failed'],
  ]);
  expect(changes).toMatchObject({ placed: [], settled: [], book: { accounts: [], legs: [], house: [] } });
  expect(changes.book.movements).toHaveLength(5);
});

test('a win without a bet fails its group and is parked', () => {
  const orphan = aWin('nowhere', 20n);
  const { answers, changes } = decideTogether(aState(), [[aPlace('r', 60n)], [orphan]]);

  expect(outcomes(answers)).toEqual([['group-failed'], ['bet-unknown']]);
  expect(changes.parked).toMatchObject([{ key: orphan.key, amount: 20n }]);
});

test('of a failed group each keeps a refusal of its own kind, and nothing else is parked', () => {
  const won = aWin('r', 1n);
  const group = [[aPlace('r', 60n)] as const, [won] as const, [aPlace('s', 600n)] as const];
  const { answers, changes } = decideTogether(aState(), group);

  expect(outcomes(answers)).toEqual([['group-failed'], ['group-failed'], ['insufficient-funds']]);
  expect(changes.book.movements.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['adjustment', 0n],
    ['adjustment', 0n],
    ['adjustment', 0n],
  ]);
  expect(changes.parked).toEqual([]);
  const nothing = decideTogether(aState(), [[aWin('nowhere', 0n)], [aWin('nowhere', 1n)]]);
  expect([outcomes(nothing.answers), nothing.changes.parked]).toEqual([[['bet-unknown'], ['group-failed']], []]);
  expect(decideTogether(aState(), [[aWin('nowhere', 1n)]]).changes.parked).toHaveLength(1);
});

test('a bet without its result is kept as failed with it, each as its own kind', () => {
  const result = aResult('r', 5n, { key: 'won' });
  const known = decide(aState(), [[aPlace('q', 1n), result]]).changes.book.movements;
  const state = { ...aState(), book: { ...aState().book, kept: known.filter(({ key }) => key === 'won') } };
  const repeated = decide(state, [[aPlace('r', 10n, { key: 'bet' }), result]]);
  expect(repeated.answers[0]).toMatchObject([{ outcome: 'group-failed' }, { outcome: 'applied', isRepeat: true }]);
  expect(repeated.changes.book.movements).toMatchObject([{ key: 'bet', kind: 'stake', outcome: 'group-failed' }]);

  const wide = decide(aState(), [[aPlace('r', 10n), aResult('r', 1n << 62n)]]);
  expect(outcomes(wide.answers)).toEqual([['group-failed', 'out-of-range']]);
  const poor = decide(aState(), [[aPlace('r', 600n), aResult('r', 5n, { key: 'lost' })]]);
  expect(poor.changes.book.movements.at(-1)).toMatchObject({ key: 'lost', kind: 'win', outcome: 'group-failed' });
  const dry = decide(aState(), [[aPlace('r', 10n), aResult('r', 600n, { key: 'jackpot', counter: BONUS })]]);
  expect(outcomes(dry.answers)).toEqual([['group-failed', 'insufficient-funds']]);
  expect(dry.changes.book.movements.at(-1)).toMatchObject({ key: 'jackpot', kind: 'win' });
  const [bonus] = decide(aState({ book: foreignBonus() }), [[aPlace('r', 10n), aResult('r', 5n)]]).answers;
  expect(bonus?.map(({ outcome }) => outcome)).toEqual(['currency-mismatch', 'group-failed']);
});

test('in a group an old result does not settle a new bet', () => {
  const result = aResult('r', 5n);
  const { answers, changes } = decideTogether(aState(), [
    [aPlace('q', 1n), result],
    [aPlace('r', 10n), result],
  ]);

  expect(answers[1]).toMatchObject([{ isRepeat: false }, { outcome: 'applied', isRepeat: true }]);
  expect(changes.placed).toMatchObject([{ state: 'settled' }, { state: 'accepted', roundState: 'open' }]);
});

test('a group asked again hears the same, and with one member decided before none of the rest is done', () => {
  const group = [[aPlace('r', 60n)] as const, [aPlace('s', 600n)] as const];
  const first = decideTogether(aState(), group);
  const again = decideTogether({ ...aState(), book: { ...aState().book, kept: first.changes.book.movements } }, group);

  expect(outcomes(again.answers)).toEqual(outcomes(first.answers));
  expect(again.answers.flat().every(({ isRepeat }) => isRepeat)).toBe(true);
  expect(again.changes.book.movements).toEqual([]);
});
