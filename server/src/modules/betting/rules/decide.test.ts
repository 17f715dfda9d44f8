import { expect, test } from 'vitest';
import { decide, decideTogether } from './decide.ts';
import { aPlace, aResult, aState, aWin } from './testing/a-register.ts';

const outcomes = (answers: readonly (readonly { readonly outcome: string }[])[]) =>
  answers.map((each) => each.map(({ outcome }) => outcome));

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

test('a group asked again hears the same, and with one member decided before none of the rest is done', () => {
  const group = [[aPlace('r', 60n)] as const, [aPlace('s', 600n)] as const];
  const first = decideTogether(aState(), group);
  const again = decideTogether({ ...aState(), book: { ...aState().book, kept: first.changes.book.movements } }, group);

  expect(outcomes(again.answers)).toEqual(outcomes(first.answers));
  expect(again.answers.flat().every(({ isRepeat }) => isRepeat)).toBe(true);
  expect(again.changes.book.movements).toEqual([]);
});
