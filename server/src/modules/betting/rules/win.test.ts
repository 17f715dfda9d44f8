import { expect, test } from 'vitest';
import { decide } from './decide.ts';
import { aPlace, aState, aWin, anUndo } from './testing/a-register.ts';

test('a win goes back to cash and bonus as the stakes came, and whole units stay with cash', () => {
  const { answers, changes } = decide(aState(), [[aPlace('r', 150n)], [aWin('r', 100n, { key: 'w' })]]);

  expect(answers[1]).toMatchObject([{ amount: 67n, splitAmount: 33n, balance: 67n }]);
  expect(changes.placed).toMatchObject([
    { payout: 100n, bonusPayout: 33n, roundState: 'won', settledAt: null, winKeys: ['w'], validBet: 0n },
  ]);
  expect(changes.settled).toEqual([]);
});

test('a win that ends the round settles all its bets and tells it once', () => {
  const { changes } = decide(aState(), [[aPlace('r', 10n)], [aPlace('r', 20n)], [aWin('r', 5n, { ends: true })]]);

  expect(changes.placed).toMatchObject([
    { state: 'settled', payout: 5n, validBet: 30n, settledAt: new Date('2026-11-18T10:00:00Z') },
    { state: 'settled', payout: 0n, validBet: 0n, settledAt: null },
  ]);
  expect(changes.settled).toMatchObject([{ stake: '30', payout: '5', validBet: '30', isCorrection: false }]);
});

test('what the source says counts, and never more than the stake', () => {
  const counted = (valid: bigint) =>
    decide(aState(), [[aPlace('r', 10n)], [aWin('r', 5n, { ends: true, valid })]]).changes.placed[0]?.validBet;

  expect([counted(4n), counted(11n)]).toEqual([4n, 10n]);
});

test('a win of nothing says that the round is lost so far', () => {
  const { changes } = decide(aState(), [[aPlace('r', 10n)], [aWin('r', 0n)]]);

  expect(changes.placed).toMatchObject([{ roundState: 'lost', settledAt: null, state: 'accepted' }]);
});

test('a win without a bet is refused and parked, one of nothing is only refused', () => {
  const { answers, changes } = decide(aState(), [[aWin('r', 5n, { key: 'w' })], [aWin('s', 0n)]]);

  expect(answers.flat().map(({ outcome }) => outcome)).toEqual(['bet-unknown', 'bet-unknown']);
  expect(changes.parked).toMatchObject([{ key: 'w', amount: 5n }]);
});

test('a win the caller refuses is neither paid nor parked', () => {
  const { answers, changes } = decide(aState(), [[aWin('r', 5n, { refused: 'campaign-closed' })]]);

  expect(answers.flat()).toMatchObject([{ outcome: 'campaign-closed' }]);
  expect(changes.parked).toEqual([]);
});

test('a stake that is given back is no win: who got no more than that has lost, and the fact tells it apart', () => {
  const endedBy = (amount: bigint, back: bigint) =>
    decide(aState(), [[aPlace('r', 10n)], [aWin('r', amount, { ends: true, givenBack: { now: back, before: 0n } })]])
      .changes;
  const states = [5n, 6n, 7n].map((amount) => endedBy(amount, 6n).placed[0]?.roundState);

  expect(states).toEqual(['lost', 'lost', 'won']);
  expect(endedBy(7n, 6n).settled).toMatchObject([{ payout: '7', givenBack: '6', isCorrection: false }]);
  expect(endedBy(7n, 0n).settled[0]).not.toHaveProperty('givenBack');
});

test('the smallest win is a win, and without a bet it is parked once', () => {
  const orphan = aWin('s', 1n);
  const { changes } = decide(aState(), [[aPlace('r', 10n)], [aWin('r', 1n)], [orphan], [orphan]]);

  expect(changes.placed).toMatchObject([{ payout: 1n, roundState: 'won' }]);
  expect(changes.parked).toMatchObject([{ key: orphan.key }]);
});

test('a win that is refused or repeated changes nothing of its round', () => {
  const won = aWin('r', 5n);
  const { changes } = decide(aState(), [
    [aPlace('r', 110n)],
    [won],
    [won],
    [aWin('r', 1n << 62n)],
    [aWin('r', 11n, { refused: 'campaign-closed', key: 'refused' })],
  ]);

  expect(changes.placed).toMatchObject([{ payout: 5n, winKeys: [won.key] }]);
  expect(changes.book.movements.at(-1)).toMatchObject({ key: 'refused', split: null, amount: 0n });
});

test('the bonus gets its single unit, and a round without a stake pays to cash', () => {
  const one = decide(aState(), [[aPlace('r', 150n)], [aWin('r', 3n)]]);
  expect(one.answers[1]).toMatchObject([{ amount: 2n, splitAmount: 1n }]);
  const odd = decide(aState(), [[aPlace('r', 101n)], [aWin('r', 202n)]]);
  expect(odd.answers[1]).toMatchObject([{ amount: 200n, splitAmount: 2n }]);
  const free = decide(aState(), [[aPlace('r', 0n)], [aWin('r', 3n)]]);
  expect(free.answers[1]).toMatchObject([{ amount: 3n, splitAmount: 0n }]);
});

test('a round counts by its own rule where the source says nothing', () => {
  const counted = (rule: 'stake-1' | 'stake-unless-pushed-1') =>
    decide(aState(), [[aPlace('r', 10n, { rule })], [aWin('r', 10n, { ends: true })]]).changes.placed[0]?.validBet;

  expect([counted('stake-1'), counted('stake-unless-pushed-1')]).toEqual([10n, 0n]);
});

test('a round that is over or cancelled takes no win', () => {
  const bet = aPlace('s', 10n);
  const { answers } = decide(aState(), [
    [aPlace('r', 10n)],
    [aWin('r', 1n, { ends: true })],
    [aWin('r', 1n)],
    [bet],
    [anUndo('undo-bet', 's', bet.key)],
    [aWin('s', 1n)],
  ]);

  expect(answers.flat().map(({ outcome }) => outcome)).toEqual([
    'applied',
    'applied',
    'round-over',
    'applied',
    'applied',
    'round-over',
  ]);
});
