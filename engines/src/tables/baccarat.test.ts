import { describe, expect, test } from 'vitest';
import { percentText } from '../maths/fraction.ts';
import { meanReturn, settle } from '../maths/payout.ts';
import { goodnessOfFit } from '../statistics/p-values.ts';
import { countRounds, fairWords } from '../testing/fair-words.ts';
import { BACCARAT, baccaratReturn, dealBaccarat, NO_COMMISSION_BACCARAT, thirdCards, winnerOf } from './baccarat.ts';
import type { BaccaratBet, BaccaratHands, BaccaratRules } from './baccarat.ts';
import { pairCases, pointCases } from './baccarat-exact.ts';

const ROUNDS = pointCases(8);
const waysOf = (winner: string): bigint =>
  ROUNDS.filter(({ result }) => winnerOf(result) === winner).reduce((sum, { ways }) => sum + ways, 0n);
const exact = (bet: BaccaratBet, rules: BaccaratRules = BACCARAT): string =>
  percentText(
    meanReturn(ROUNDS, (hands) => baccaratReturn(rules, hands, bet)),
    4,
  );

/** Hands that are pairs or not, and otherwise of no meaning. */
const pairHands = (pair: readonly number[], player: boolean, banker: boolean): BaccaratHands => ({
  player: player ? pair : [0, 1],
  banker: banker ? pair : [0, 1],
});
const exactPair = (bet: BaccaratBet, kinds: 13 | 52, rules: BaccaratRules = BACCARAT): string => {
  // For ranks two aces of different suits, for perfect pairs the same card of two decks.
  const pair = kinds === 13 ? [0, 13] : [0, 52];
  return percentText(
    meanReturn(pairCases(8, kinds), ({ player, banker }) =>
      baccaratReturn(rules, pairHands(pair, player, banker), bet),
    ),
    4,
  );
};

describe('the exact returns of eight decks', () => {
  test('ordered combinations are the published ones', () => {
    expect(ROUNDS.reduce((sum, { ways }) => sum + ways, 0n)).toBe(4_998_398_275_503_360n);
    expect(waysOf('banker')).toBe(2_292_252_566_437_888n);
    expect(waysOf('player')).toBe(2_230_518_282_592_256n);
    expect(waysOf('tie')).toBe(475_627_426_473_216n);
  });

  test('main bets and lucky six return what is published, to the last digit', () => {
    const nine = { ...BACCARAT, pays: { ...BACCARAT.pays, tie: '9' } };

    expect(exact('banker')).toBe('98.9421');
    expect(exact('player')).toBe('98.7649');
    expect(exact('tie')).toBe('85.6404');
    expect(exact('tie', nine)).toBe('95.1560');
    expect(exact('banker', NO_COMMISSION_BACCARAT)).toBe('98.5419');
    expect(exact('lucky-six')).toBe('83.3164');
  });

  test('pairs return what is published, to the last digit', () => {
    const flat = { ...BACCARAT, pays: { ...BACCARAT.pays, bothPerfect: '25' } };

    expect(exactPair('player-pair', 13)).toBe('89.6386');
    expect(exactPair('banker-pair', 13)).toBe('89.6386');
    expect(exactPair('either-pair', 13)).toBe('86.2901');
    expect(exactPair('perfect-pair', 52, flat)).toBe('86.9706');
    expect(exactPair('perfect-pair', 52)).toBe('91.9530');
  });
});

describe('the third card', () => {
  test('naturals stop the round, and a player on six or seven stands', () => {
    expect(thirdCards(8, 0, 5)).toBe('none');
    expect(thirdCards(0, 9, 5)).toBe('none');
    expect(thirdCards(6, 5, 0)).toBe('banker');
    expect(thirdCards(7, 6, 0)).toBe('none');
  });

  test.each([
    [2, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [3, [0, 1, 2, 3, 4, 5, 6, 7, 9]],
    [4, [2, 3, 4, 5, 6, 7]],
    [5, [4, 5, 6, 7]],
    [6, [6, 7]],
    [7, []],
  ])("a banker on %i draws after these third cards of the player's", (banker, draws) => {
    const values = Array.from({ length: 10 }, (_, value) => value);

    expect(values.filter((value) => thirdCards(5, banker, value) === 'both')).toEqual(draws);
  });
});

test('rounds dealt from fair words come as often as the count says', () => {
  const words = fairWords('baccarat');
  const counts = countRounds(20_000, () => winnerOf(dealBaccarat(words, BACCARAT)));
  const total = Number(4_998_398_275_503_360n);
  const winners = ['banker', 'player', 'tie'] as const;

  const p = goodnessOfFit(
    winners.map((winner) => counts.get(winner) ?? 0),
    winners.map((winner) => Number(waysOf(winner)) / total),
  );

  expect(p).toBeGreaterThan(0.001);
});

test('slips are settled in whole units, and what is left over stays with the house', () => {
  // King and six against ace and four: six to five for the banker after no third card of a standing player.
  const hands: BaccaratHands = { player: [0, 3], banker: [12, 5] };
  const slips = [
    { bet: 'banker', stake: 10_001n },
    { bet: 'player', stake: 10_000n },
    { bet: 'tie', stake: 1n },
    { bet: 'lucky-six', stake: 10n },
  ] as const;

  expect(settle(slips, (bet) => baccaratReturn(BACCARAT, hands, bet))).toEqual([19_501n, 0n, 0n, 130n]);
  expect(settle(slips.slice(0, 1), (bet) => baccaratReturn(NO_COMMISSION_BACCARAT, hands, bet))).toEqual([15_001n]);
  expect(() => settle([{ bet: 'tie' as const, stake: -1n }], (bet) => baccaratReturn(BACCARAT, hands, bet))).toThrow(
    RangeError,
  );
});

test('a tie gives banker and player their stakes back', () => {
  const hands: BaccaratHands = { player: [0, 5], banker: [1, 4] };

  expect(settle([{ bet: 'banker' as const, stake: 7n }], (bet) => baccaratReturn(BACCARAT, hands, bet))).toEqual([7n]);
  expect(settle([{ bet: 'player' as const, stake: 7n }], (bet) => baccaratReturn(BACCARAT, hands, bet))).toEqual([7n]);
});
