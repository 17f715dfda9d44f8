import { TABLE_KINDS } from '@fairground/contract/studio/game';
import { describe, expect, test } from 'vitest';
import { fraction, percentText } from '../maths/fraction.ts';
import { payout } from '../maths/payout.ts';
import { wordsOf } from '../random/repeatable.ts';
import { mergedBets, returnOfAll, validStake } from './table-game.ts';
import { tableGame } from './table-games.ts';

const REFERENCE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  baccarat: {
    banker: '98.9421',
    player: '98.7649',
    tie: '85.6404',
    'player-pair': '89.6386',
    'either-pair': '86.2901',
    'perfect-pair': '91.9530',
    'lucky-six': '83.3164',
  },
  roulette: { red: '97.2973', 'straight:0': '97.2973', 'corner:1-2-4-5': '97.2973' },
  'sic-bo': {
    big: '97.2222',
    'total:4': '84.7222',
    'single:6': '92.1296',
    'pair:1-2': '83.3333',
    'triple:1': '83.7963',
  },
  'dragon-tiger': { dragon: '96.2651', tie: '89.6386', 'suited-tie': '86.0241', 'tiger-big': '92.3077' },
  'bau-cua': { bau: '92.1296' },
  'fan-tan': {
    'fan:1': '96.2500',
    'nim:1-2': '97.5000',
    'kwok:4-1': '97.5000',
    'ssh:1-2-3': '98.2500',
    odd: '97.5000',
  },
  'money-wheel': { one: '96.2963', three: '96.2963', sun: '96.2963', crown: '96.2963' },
  blackjack: { hand: '99.4296' },
  'xoc-dia': { even: '99.0000', 'four-red': '96.8750', 'three-white': '97.5000', 'two-two': '96.7500' },
};

describe('the games of live tables', () => {
  test.each(TABLE_KINDS)('%s: the figures it shows are the published ones, to the last digit', (kind) => {
    const game = tableGame(kind);

    const figures = new Map(game.figures(game.rules).map(({ bet, mean }) => [bet, percentText(mean, 4)]));

    expect([...figures.keys()]).toEqual([...game.bets]);
    expect(Object.fromEntries([...figures].filter(([bet]) => REFERENCE[kind]?.[bet]))).toEqual(REFERENCE[kind]);
  });

  test.each(TABLE_KINDS)('%s: every bet has a return for what is dealt, and none for what is no bet', (kind) => {
    const game = tableGame(kind);
    const result = game.deal(wordsOf(`a round of ${kind}`), game.rules);

    // At blackjack every seat has cards of its own.
    const seen = result.kind === 'blackjack' ? { ...result, hands: [{ cards: [9, 8], isDoubled: false }] } : result;
    const returns = game.bets.map((bet) => game.returnOf(game.rules, seen, bet));

    expect(returns).toHaveLength(game.bets.length);
    expect(result.kind).toBe(kind);
    const other = tableGame(kind === 'roulette' ? 'sic-bo' : 'roulette');
    expect(() => other.returnOf(other.rules, result, 'red')).toThrow('shows');
  });
});

describe('the bets of one round', () => {
  const bets = [
    { spot: 'player', amount: 300n },
    { spot: 'banker', amount: 100n },
    { spot: 'player', amount: 50n },
  ];

  test('are paid together and rounded once', () => {
    const returned = returnOfAll(bets, (spot) => (spot === 'banker' ? fraction(195, 100) : fraction(1, 3)));

    expect(payout(450n, returned)).toBe(195n + 116n);
  });

  test('count as turnover what opposed sides leave, and nothing that came back untouched', () => {
    const lost = (): ReturnType<typeof fraction> => fraction(0);

    expect(mergedBets(bets)).toEqual([
      { spot: 'player', amount: 350n },
      { spot: 'banker', amount: 100n },
    ]);
    expect(validStake(bets, [['player', 'banker']], lost)).toBe(250n);
    expect(validStake(bets, [], lost)).toBe(450n);
    expect(validStake(bets, [['player', 'banker']], () => fraction(1))).toBe(0n);
  });
});
