import { expect, test } from 'vitest';
import { decide } from './decide.ts';
import { aPlace, aState, aWin, anAward, anEnd, anUndo } from './testing/a-register.ts';

const outcomes = (answers: readonly (readonly { readonly outcome: string }[])[]) =>
  answers.flat().map(({ outcome }) => outcome);

test('a bet is given back with its split; the last one takes the round with it', () => {
  const [first, second] = [aPlace('r', 110n), aPlace('r', 20n)];
  const one = decide(aState(), [[first], [second], [anUndo('undo-bet', 'r', first.key)]]);
  expect(one.answers[2]).toMatchObject([{ amount: 100n, splitAmount: 10n }]);
  expect(one.changes.placed).toMatchObject([{ state: 'void', roundState: 'open' }, { state: 'accepted' }]);

  const both = decide(aState(), [
    [first],
    [second],
    [anUndo('undo-bet', 'r', first.key)],
    [anUndo('undo-bet', 'r', second.key)],
  ]);
  expect(both.changes.placed).toMatchObject([{ state: 'void', roundState: 'cancelled' }, { state: 'void' }]);
  expect(both.changes.settled).toEqual([]);
  expect(both.changes.book.accounts.map(({ balance }) => balance)).toEqual([100n, 50n]);
});

test('a bet cannot be undone while a win stands, but after the win is undone', () => {
  const [bet, won] = [aPlace('r', 10n), aWin('r', 5n)];
  const { answers, changes } = decide(aState(), [
    [bet],
    [won],
    [anUndo('undo-bet', 'r', bet.key)],
    [anUndo('undo-win', 'r', won.key)],
    [anUndo('undo-bet', 'r', bet.key)],
  ]);

  expect(outcomes(answers)).toEqual(['applied', 'applied', 'win-stands', 'applied', 'applied']);
  expect(changes.placed).toMatchObject([{ roundState: 'cancelled', payout: 0n, winKeys: [] }]);
});

test('of several wins one is undone, and without the last the round waits for its result again', () => {
  const [one, other] = [aWin('r', 5n), aWin('r', 3n)];
  const first = decide(aState(), [[aPlace('r', 10n)], [one], [other], [anUndo('undo-win', 'r', one.key)]]);
  expect(first.changes.placed).toMatchObject([{ payout: 3n, winKeys: [other.key], roundState: 'won' }]);

  const none = decide(aState(), [[aPlace('r', 10n)], [one], [anUndo('undo-win', 'r', one.key)]]);
  expect(none.changes.placed).toMatchObject([{ payout: 0n, winKeys: [], roundState: 'open' }]);
});

test('a win of nothing that stands says that the round is lost so far', () => {
  const won = aWin('r', 5n);
  const { changes } = decide(aState(), [
    [aPlace('r', 10n)],
    [aWin('r', 0n)],
    [won],
    [anUndo('undo-win', 'r', won.key)],
  ]);

  expect(changes.placed).toMatchObject([{ payout: 0n, roundState: 'lost' }]);
});

test('an undone win leaves cash and bonus as it came to them', () => {
  const [won, other] = [aWin('r', 60n), aWin('r', 30n)];
  const { answers, changes } = decide(aState(), [
    [aPlace('r', 150n)],
    [won],
    [other],
    [anUndo('undo-win', 'r', won.key)],
  ]);

  expect(answers[3]).toMatchObject([{ amount: -40n, splitAmount: -20n }]);
  expect(changes.placed).toMatchObject([{ payout: 30n, bonusPayout: 10n, roundState: 'won' }]);
});

test('a closed round is opened by a correction alone, which is published as the difference', () => {
  const [bet, won] = [aPlace('r', 10n), aWin('r', 25n, { ends: true })];
  const { answers, changes } = decide(aState(), [
    [bet],
    [won],
    [anUndo('undo-win', 'r', won.key)],
    [anUndo('undo-win', 'r', won.key, { reopens: true })],
  ]);

  expect(outcomes(answers)).toEqual(['applied', 'applied', 'round-over', 'applied']);
  expect(changes.placed).toMatchObject([{ payout: 0n, roundState: 'lost', validBet: 10n }]);
  expect(changes.settled.at(-1)).toMatchObject({ stake: '0', payout: '-25', validBet: '0', isCorrection: true });
});

test('the wrong round, the wrong bet and the wrong win are not found', () => {
  const [bet, other, won] = [aPlace('r', 10n), aPlace('s', 10n), aWin('r', 5n)];
  const { answers } = decide(aState(), [
    [bet],
    [other],
    [won],
    [anUndo('undo-bet', 't', bet.key)],
    [anUndo('undo-bet', 's', bet.key)],
    [anUndo('undo-win', 's', won.key)],
    [anUndo('undo-bet', 'r', 'never')],
  ]);

  expect(outcomes(answers).slice(3)).toEqual(['bet-unknown', 'bet-unknown', 'bet-unknown', 'nothing-to-undo']);
});

test('an undone prize takes its round with it', () => {
  const prize = anAward(9n, { round: 'p' });
  const { answers, changes } = decide(aState(), [
    [prize],
    [anUndo('undo-win', 'p', prize.key, { reopens: true })],
    [anEnd('p')],
  ]);

  expect(outcomes(answers)).toEqual(['applied', 'applied', 'round-over']);
  expect(changes.placed).toMatchObject([{ state: 'void', payout: 0n, roundState: 'lost' }]);
});
