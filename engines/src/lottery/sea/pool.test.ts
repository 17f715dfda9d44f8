import { money, parseMoney } from '@fairground/contract/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameOf, oddsOf } from '../games.ts';
import { writeRatio } from '../ratio.ts';
import { MEGA_POOL, poolReturnOf, POWER_POOL, sharePool, TOTO_POOL } from './pool.ts';
import type { Jackpot, PoolMove } from './pool.ts';
import { MEGA, POWER, sixPlays, TOTO } from './six-of.ts';

const STAKE = parseMoney('1');
const SEED = parseMoney('1000000');
const SALES = parseMoney('100000');
const NOBODY = new Map<string, bigint>();

const moveOf = (moves: readonly PoolMove[], tier: string): PoolMove => {
  const found = moves.find((move) => move.tier === tier);
  if (found === undefined) throw new Error(`Nothing moved in ${tier}.`);
  return found;
};

/** Draws of TOTO one after the other, each with its winners; what the last one did. */
const drawsOf = (...draws: readonly ReadonlyMap<string, bigint>[]): readonly PoolMove[] => {
  let jackpots: ReadonlyMap<string, Jackpot> = new Map();
  let moves: readonly PoolMove[] = [];
  for (const winners of draws) {
    moves = sharePool(TOTO_POOL, { sales: SALES, stake: STAKE, jackpots, winners });
    const { after, rolls } = moveOf(moves, 'hit6');
    jackpots = new Map([['hit6', { amount: after, rolls }]]);
  }
  return moves;
};

describe('TOTO', () => {
  test('shares 38, 8, 5.5 and 3 % of 54 % of sales, the first one on top of the seed', () => {
    const winners = new Map([
      ['hit6', 3n],
      ['hit5+', 1n],
      ['hit5', 7n],
      ['hit4+', 2n],
    ]);
    const moves = drawsOf(winners);

    expect(moves.map(({ tier, held, each }) => [tier, held, each])).toEqual([
      ['hit6', SEED + parseMoney('20520'), parseMoney('340173.3333')],
      ['hit5+', parseMoney('4320'), parseMoney('4320')],
      ['hit5', parseMoney('2970'), parseMoney('424.2857')],
      ['hit4+', parseMoney('1620'), parseMoney('810')],
    ]);
    // What does not divide stays: one unit of the jackpot, one of the third tier, and the house reseeds.
    expect(moveOf(moves, 'hit6')).toMatchObject({ after: SEED + 1n + 1n, rolls: 0, seeded: SEED + SEED });
  });

  test('what nobody wins in any tier waits in the jackpot', () => {
    const jackpot = moveOf(drawsOf(NOBODY, NOBODY), 'hit6');

    expect(jackpot).toMatchObject({ after: SEED + parseMoney('58860'), rolls: 2, won: 0n });
  });

  test('the fourth draw without a winner is the last: what sales brought goes down, the seed stays', () => {
    const moves = drawsOf(NOBODY, NOBODY, NOBODY, new Map([['hit5', 2n]]));

    // Three draws of 29,430 waited; the fourth brought 20,520 for the jackpot and 2,970 for its own tier.
    expect(moveOf(moves, 'hit5')).toMatchObject({ held: parseMoney('111780'), each: parseMoney('55890') });
    expect(moveOf(moves, 'hit6')).toMatchObject({ after: SEED + parseMoney('5940'), rolls: 0, seeded: 0n });
  });

  test('where no tier below is won either, the jackpot waits on and the next draw tries again', () => {
    const waiting = moveOf(drawsOf(NOBODY, NOBODY, NOBODY, NOBODY), 'hit6');
    const moves = drawsOf(NOBODY, NOBODY, NOBODY, NOBODY, new Map([['hit4+', 1n]]));

    expect(waiting).toMatchObject({ after: SEED + parseMoney('117720'), rolls: 4 });
    expect(moveOf(moves, 'hit4+').won).toBe(parseMoney('139860'));
  });

  test('a draw nobody bought a ticket for changes nothing', () => {
    const jackpots = new Map([['hit6', { amount: money(SEED + 7n), rolls: 2 }]]);
    const moves = sharePool(TOTO_POOL, { sales: money(0n), stake: STAKE, jackpots, winners: NOBODY });

    expect(moveOf(moves, 'hit6')).toMatchObject({ after: SEED + 7n, rolls: 2 });
  });
});

test('the second jackpot of Power is one of its own', () => {
  const draw = { sales: SALES, stake: STAKE, jackpots: new Map<string, Jackpot>() };
  const moves = sharePool(POWER_POOL, { ...draw, winners: new Map([['hit5+', 2n]]) });

  expect(moves.map(({ after, each, rolls }) => [after, each, rolls])).toEqual([
    [parseMoney('3037400'), 0n, 1],
    [parseMoney('300000'), parseMoney('152100'), 0],
  ]);
});

test('nothing is lost or made: what is won and what waits is what was there and what came', () => {
  const tickets = fc.bigInt({ min: 0n, max: 9n });
  fc.assert(
    fc.property(
      fc.constantFrom(TOTO_POOL, MEGA_POOL, POWER_POOL),
      fc.array(fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.array(tickets, { minLength: 4, maxLength: 4 })), {
        maxLength: 8,
      }),
      (rules, draws) => {
        let jackpots = new Map<string, Jackpot>();
        let [came, won] = [0n, 0n];
        for (const [sales, counts] of draws) {
          const winners = new Map(rules.tiers.map(({ tier }, index) => [tier, counts[index] ?? 0n]));
          const moves = sharePool(rules, { sales: money(sales), stake: STAKE, jackpots, winners });
          for (const { tier, before, seeded, added, given, won: paid, after, each } of moves) {
            expect(before + seeded + added + given - paid).toBe(after);
            expect(each * (winners.get(tier) ?? 0n)).toBe(paid);
            expect(after).toBeGreaterThanOrEqual(0n);
            came += seeded + added;
            won += paid;
          }
          expect(moves.reduce((sum, { given }) => sum + given, 0n)).toBe(0n);
          jackpots = new Map(
            moves
              .filter((_, index) => rules.tiers[index]?.seed !== undefined)
              .map(({ tier, after, rolls }) => [tier, { amount: after, rolls }]),
          );
          expect(came - won).toBe([...jackpots.values()].reduce((sum, { amount }) => sum + amount, 0n));
        }
      },
    ),
    { numRuns: 300, seed: 3 },
  );
});

test('the return shown is what sales pay for: 53.54, 54.99 and 54.97 of a hundred', () => {
  const told = ([TOTO, MEGA, POWER] as const).map((six, index) => {
    const [play] = sixPlays(six);
    const rules = [TOTO_POOL, MEGA_POOL, POWER_POOL][index];
    if (play === undefined || rules === undefined) throw new Error('A pool has no play.');
    return writeRatio(poolReturnOf(rules, play), 4);
  });

  expect(told).toEqual(['0.5354', '0.5499', '0.5497']);
});

test('a shared prize is promised to nobody before it is drawn', () => {
  const game = gameOf('TOTO649');
  const [play] = sixPlays(TOTO);
  if (game === undefined || play === undefined) throw new Error('There is no TOTO.');

  const odds = [...oddsOf(game, play, 1960)].map(([tier, one]) => [tier, writeRatio(one, 0)]);

  expect(Object.fromEntries(odds)).toEqual({
    ...{ hit6: '0', 'hit5+': '0', hit5: '0', 'hit4+': '0' },
    ...{ hit4: '50', 'hit3+': '25', hit3: '10' },
  });
});
