import { expect, test } from 'vitest';
import { decide, decideTogether } from './decide.ts';
import type { WagerOperations } from './decide.ts';
import type { Bet } from './round.ts';
import { aPlace, aResettle, aResult, aState, aVoid, aWin, anEnd, anUndo } from './testing/a-register.ts';

/** The bets that these wagers leave, as a later batch loads them. */
const left = (...wagers: readonly WagerOperations[]): readonly Bet[] => decide(aState(), wagers).changes.placed;
const later = (bets: readonly Bet[]) => aState({ book: { ...aState().book, firstId: 5_000n }, bets });
const outcomes = (answers: readonly (readonly { readonly outcome: string }[])[]) =>
  answers.flat().map(({ outcome }) => outcome);

test('all bets of a loaded round are settled, those of other rounds stay', () => {
  const bets = left([aPlace('r', 10n)], [aPlace('r', 20n)], [aPlace('s', 5n)], [aPlace('r', 30n)]);
  const { changes } = decide(later(bets), [[aWin('r', 5n, { ends: true })]]);

  expect(changes.changed.map(({ id, state, validBet }) => [id, state, validBet])).toEqual([
    [1_002n, 'settled', 60n],
    [1_004n, 'settled', 0n],
    [1_008n, 'settled', 0n],
  ]);
});

test('only what changes of a round is written', () => {
  const bets = left([aPlace('r', 10n)], [aPlace('r', 20n, { key: 'second' })], [aPlace('r', 30n, { key: 'third' })]);
  const won = decide(later(bets), [[aWin('r', 5n)]]);
  expect(won.changes.changed.map(({ seq }) => seq)).toEqual([0]);

  const kept = decide(aState(), [
    [aPlace('r', 10n)],
    [aPlace('r', 20n, { key: 'second' })],
    [aPlace('r', 30n, { key: 'third' })],
  ]).changes.book.movements;
  const state = later(bets);
  const undone = decide({ ...state, book: { ...state.book, kept } }, [[anUndo('undo-bet', 'r', 'second')]]);
  expect(undone.changes.changed.map(({ seq, state: after }) => [seq, after])).toEqual([
    [0, 'accepted'],
    [1, 'void'],
  ]);
});

test('a later bet that is changed twice in a batch stays in its place', () => {
  const [first, second] = [aPlace('r', 10n, { key: 'one' }), aPlace('r', 20n, { key: 'two' })];
  const { changes, answers } = decide(aState(), [
    [first],
    [second],
    [aPlace('r', 5n, { key: 'three' })],
    [anUndo('undo-bet', 'r', 'two')],
    [anEnd('r')],
  ]);

  expect(outcomes(answers)).toEqual(['applied', 'applied', 'applied', 'applied', 'applied']);
  expect(changes.placed.map(({ key, state }) => [key, state])).toEqual([
    ['one', 'settled'],
    ['two', 'void'],
    ['three', 'settled'],
  ]);
  expect(changes.settled).toMatchObject([{ stake: '15' }]);
});

test('a round marked as cancelled takes no bet, no win, no end and no correction', () => {
  const bets = left([aPlace('r', 10n, { key: 'one' })]).map((bet) => ({ ...bet, roundState: 'cancelled' as const }));
  const { movements } = decide(aState(), [[aPlace('r', 10n, { key: 'one' })]]).changes.book;
  const state = later(bets);
  const book = { ...state.book, kept: movements };
  const asked = [
    aPlace('r', 1n),
    aWin('r', 1n),
    anEnd('r'),
    aVoid('r', { reopens: true }),
    aResettle('r', 1n),
    anUndo('undo-bet', 'r', 'one', { reopens: true }),
  ];

  for (const operation of asked)
    expect(outcomes(decide({ ...state, book }, [[operation]]).answers)).toEqual(['round-over']);
});

test('what a failed group did to loaded and new rounds is taken back from later readers too', () => {
  const bets = left([aPlace('r', 10n)]);
  const failing = aResult('s', 5n);
  const { answers, changes } = decide(later(bets), [
    [aWin('r', 2n)],
    [anUndo('undo-win', 's', failing.key)],
    [aPlace('s', 10n), failing],
    [aPlace('s', 10n)],
    [anEnd('s')],
    [anEnd('r')],
  ]);

  expect(outcomes(answers)).toEqual([
    'applied',
    'nothing-to-undo',
    'group-failed',
    'cancelled-before',
    'applied',
    'applied',
    'applied',
  ]);
  expect(changes.placed).toMatchObject([{ round: 's', seq: 0, roundState: 'lost' }]);
  expect(changes.changed).toMatchObject([{ round: 'r', payout: 2n, roundState: 'won' }]);
});

test('a group that fails in a round that was there leaves the round as it was, changed or not', () => {
  const bets = left([aPlace('r', 10n)]);
  const group = [[aWin('r', 3n, { ends: true })] as const, [aPlace('s', 600n)] as const];
  const { changes } = decideTogether(later(bets), group);

  expect(changes).toMatchObject({ changed: [], placed: [], settled: [], parked: [] });
});
