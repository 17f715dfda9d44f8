import { describe, expect, test } from 'vitest';
import { add, fraction, multiply, ZERO } from '../maths/fraction.ts';
import type { Fraction } from '../maths/fraction.ts';
import { goodnessOfFit } from '../statistics/p-values.ts';
import { rankOf } from '../tables/card.ts';
import { countRounds, fairWords } from '../testing/fair-words.ts';
import {
  cashOutHiLo,
  dealHiLo,
  guessChance,
  GUESSES,
  guessNext,
  HI_LO,
  hiLoReturn,
  hiLoWin,
  skipCard,
  startHiLo,
} from './hi-lo.ts';
import type { Guess, HiLoRound } from './hi-lo.ts';
import { cashOutMines, placeMines, minesReturn, minesRules, minesWin, openCell, startMines } from './mines.ts';

const STATED = fraction(99, 100);

describe('mines', () => {
  test('stopping after any number of cells with any number of mines returns exactly 99 %', () => {
    for (let mines = 1; mines <= 24; mines += 1) {
      const rules = minesRules(mines);
      let chance = fraction(1);
      for (let opened = 1; opened <= 25 - mines; opened += 1) {
        chance = multiply(chance, fraction(25 - mines - opened + 1, 25 - opened + 1));

        expect(multiply(chance, minesWin(rules, opened))).toEqual(STATED);
      }
    }
  });

  test('a round goes from cell to cell until it is cashed or lost', () => {
    const rules = minesRules(3);
    const open = openCell(openCell(startMines(rules, [4, 9, 24]), 0), 1);

    expect(minesReturn(cashOutMines(open))).toEqual(minesWin(rules, 2));
    expect(openCell(open, 9)).toMatchObject({ state: 'lost', opened: [0, 1, 9] });
    expect(minesReturn(openCell(open, 9))).toEqual(ZERO);
    expect(open.state).toBe('open');
  });

  test('the last safe cell cashes out by itself', () => {
    const rules = minesRules(24);
    const mines = Array.from({ length: 24 }, (_, index) => index + 1);

    expect(openCell(startMines(rules, mines), 0).state).toBe('cashed');
    expect(minesReturn(openCell(startMines(rules, mines), 0))).toEqual(fraction(99, 4));
  });

  test('a step the rules do not allow is refused and changes nothing', () => {
    const start = startMines(minesRules(1), [7]);
    const lost = openCell(start, 7);

    expect(() => cashOutMines(start)).toThrow('nothing-won');
    expect(() => minesReturn(start)).toThrow('nothing-won');
    expect(() => openCell(start, 25)).toThrow('not-a-cell');
    expect(() => openCell(start, 0.5)).toThrow('not-a-cell');
    expect(() => openCell(openCell(start, 1), 1)).toThrow('already-open');
    expect(() => openCell(lost, 1)).toThrow('round-over');
    expect(() => cashOutMines(lost)).toThrow('round-over');
    expect(() => minesRules(25)).toThrow(RangeError);
  });

  test('every cell holds a mine equally often, each at most once', () => {
    const words = fairWords('mines');
    const rules = minesRules(5);
    const counts = Array.from({ length: 25 }, () => 0);
    for (let round = 0; round < 4_000; round += 1) {
      const mines = placeMines(words, rules);
      expect(new Set(mines).size).toBe(5);
      // One mine of a field only: mines of the same field keep apart.
      const mine = mines[round % 5] ?? 0;
      counts[mine] = (counts[mine] ?? 0) + 1;
    }

    expect(
      goodnessOfFit(
        counts,
        counts.map(() => 1 / 25),
      ),
    ).toBeGreaterThan(0.001);
  });
});

describe('hi-lo', () => {
  const likelier = (rank: number): Guess => {
    const offered = GUESSES.filter((guess) => guessChance(rank, guess) !== undefined);
    return offered.toSorted((one, other) => Number(chanceNumber(rank, other) - chanceNumber(rank, one)))[0] ?? 'same';
  };
  const chanceNumber = (rank: number, guess: Guess): bigint =>
    (guessChance(rank, guess)?.n ?? 0n) * (13n / (guessChance(rank, guess)?.d ?? 13n));
  const openRank = (round: HiLoRound): number => rankOf(round.cards[round.at] ?? 0);

  /** Plays every sequence of three cards by a strategy and means the returns, exactly. */
  const meanOf = (strategy: (round: HiLoRound) => HiLoRound): Fraction => {
    let total = ZERO;
    for (let deal = 0; deal < 13 ** 3; deal += 1) {
      const cards = [deal % 13, Math.floor(deal / 13) % 13, Math.floor(deal / 169)];
      let round = startHiLo({ ...HI_LO, cards: 3 }, cards);
      while (round.state === 'open') round = strategy(round);
      total = add(total, hiLoReturn(round));
    }
    return multiply(total, fraction(1, 13 ** 3));
  };

  test.each<[string, (round: HiLoRound) => HiLoRound]>([
    [
      'one likely guess',
      (round) => (round.guesses === 1 ? cashOutHiLo(round) : guessNext(round, likelier(openRank(round)))),
    ],
    [
      'two likely guesses',
      (round) => (round.guesses === 2 ? cashOutHiLo(round) : guessNext(round, likelier(openRank(round)))),
    ],
    [
      'skipping a low card, then bold guesses',
      (round) => {
        if (round.guesses === 2 || round.at === 2) return cashOutHiLo(round);
        if (round.guesses === 0 && round.at === 0 && openRank(round) < 7) return skipCard(round);
        return guessNext(round, openRank(round) === 1 || openRank(round) === 13 ? 'same' : 'higher-or-same');
      },
    ],
  ])('every strategy returns exactly 99 of a hundred: %s', (_, strategy) => {
    expect(meanOf(strategy)).toEqual(STATED);
  });

  test('the guesses offered on a card are right with the chance they are paid by', () => {
    for (let rank = 1; rank <= 13; rank += 1)
      for (const guess of GUESSES) {
        const chance = guessChance(rank, guess);
        if (chance === undefined) continue;
        const right = Array.from({ length: 13 }, (_, next) =>
          guessNext(startHiLo(HI_LO, [rank - 1, next]), guess),
        ).filter(({ state }) => state === 'open').length;

        expect(fraction(right, 13)).toEqual(chance);
      }
    expect(GUESSES.filter((guess) => guessChance(1, guess) !== undefined)).toEqual(['higher', 'same']);
    expect(GUESSES.filter((guess) => guessChance(7, guess) !== undefined)).toEqual(['higher-or-same', 'lower-or-same']);
  });

  test('a step the rules do not allow is refused and changes nothing', () => {
    const start = startHiLo({ ...HI_LO, cards: 2 }, [6, 6]);
    const [won, lost] = [guessNext(start, 'higher-or-same'), guessNext(startHiLo(HI_LO, [6, 1]), 'higher-or-same')];

    expect(hiLoReturn(cashOutHiLo(won))).toEqual(fraction(99 * 13, 700));
    expect(lost.state).toBe('lost');
    expect(() => cashOutHiLo(start)).toThrow('nothing-won');
    expect(() => guessNext(start, 'same')).toThrow('not-a-guess');
    expect(() => guessNext(won, 'higher-or-same')).toThrow('no-more-steps');
    expect(() => skipCard(won)).toThrow('no-more-steps');
    expect(() => skipCard(lost)).toThrow('round-over');
    expect(() => guessNext(lost, 'higher')).toThrow('round-over');
  });

  test('a round that has won enough goes no further', () => {
    // Aces without end: each guess of the same card multiplies by thirteen.
    let round = startHiLo(
      HI_LO,
      Array.from({ length: 52 }, () => 0),
    );
    for (let guesses = 0; guesses < 4; guesses += 1) round = guessNext(round, 'same');

    expect(hiLoWin(round)).toEqual(multiply(STATED, fraction(13 ** 4)));
    expect(() => guessNext(round, 'same')).toThrow('no-more-steps');
    expect(cashOutHiLo(round).state).toBe('cashed');
  });

  test('ranks come equally often', () => {
    const words = fairWords('hi-lo');
    const counts = countRounds(200, () => dealHiLo(words, HI_LO).length);
    const ranks = dealHiLo(words, { ...HI_LO, cards: 13_000 }).map(rankOf);

    expect(counts.get('52')).toBe(200);
    expect(
      goodnessOfFit(
        Array.from({ length: 13 }, (_, rank) => ranks.filter((each) => each === rank + 1).length),
        Array.from({ length: 13 }, () => 1 / 13),
      ),
    ).toBeGreaterThan(0.001);
  });
});
