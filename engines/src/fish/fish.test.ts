import { describe, expect, test } from 'vitest';
import { add, divide, fraction, multiply, percentText, subtract, sum, toNumber } from '../maths/fraction.ts';
import type { Fraction } from '../maths/fraction.ts';
import { goodnessOfFit } from '../statistics/p-values.ts';
import { fairWords } from '../testing/fair-words.ts';
import { captureChance, dearestCatch, FISH, fishReturn, meanWorth } from './fish-kind.ts';
import type { FishKind, RoomReturn } from './fish-kind.ts';
import { addToPool, drawJackpot, emptyPool, meanPool } from './jackpot.ts';
import { canBeHit, placeAt, spawnWave } from './path.ts';
import type { SeaRules } from './path.ts';
import { fireShot, settleBatch } from './shot.ts';

const PLAIN: RoomReturn = { rtp: '0.97', jackpotShare: '0' };
const ROOM: RoomReturn = { rtp: '0.97', jackpotShare: '0.01' };
const kind = (code: string): FishKind => FISH.find((fish) => fish.code === code) as FishKind;
const paying = (times: number): FishKind => ({ code: `x${times}`, pays: [{ times, weight: 1 }], freeShots: 0 });

describe('a catch', () => {
  test.each([
    [2, '48.500000'],
    [3, '32.333333'],
    [10, '9.700000'],
    [35, '2.771429'],
    [320, '0.303125'],
  ])('of a fish that pays %i times has its chance in a hundred of %s', (times, chance) => {
    expect(percentText(captureChance(PLAIN, paying(times)), 6)).toBe(chance);
  });

  test('every fish returns exactly what the room promises, free shots included', () => {
    for (const fish of FISH)
      for (const room of [PLAIN, ROOM]) {
        const weights = fish.pays.reduce((total, { weight }) => total + weight, 0);
        const paid = sum(fish.pays.map(({ times, weight }) => fraction(times * weight, weights)));
        const chance = captureChance(room, fish);
        // A shot is worth v = chance · (paid + free shots · v), its own free shots' worth being v again.
        const worth = divide(multiply(chance, paid), subtract(fraction(1), multiply(chance, fraction(fish.freeShots))));

        expect(worth).toEqual(fishReturn(room));
      }
  });

  test('the jackpot takes its share of the return and no more', () => {
    expect(add(fishReturn(ROOM), fraction(1, 100))).toEqual(fraction(97, 100));
  });

  test('chances are drawn exactly: their denominators fit into a word', () => {
    for (const fish of FISH)
      for (const share of [1, 37, 99]) {
        const { n, d } = captureChance(ROOM, fish, fraction(share, 100));
        expect(n > 0n && n < d && d <= 2n ** 32n).toBe(true);
      }
  });
});

describe('a weapon that reaches many', () => {
  test.each([
    [
      ['minnow', 'minnow'],
      [1, 1],
    ],
    [
      ['minnow', 'golden-whale', 'storm-shell'],
      [5, 3, 2],
    ],
    [
      ['river-dragon', 'treasure-crab', 'turtle', 'goby'],
      [1, 2, 3, 4],
    ],
  ])('shares its shot, so that %j with shares %j return what one fish returns', (codes, shares) => {
    const total = shares.reduce((all, share) => all + share, 0);
    const worths = codes.map((code, index): Fraction => {
      const fish = kind(code);
      return multiply(captureChance(ROOM, fish, fraction(shares[index] ?? 0, total)), meanWorth(ROOM, fish));
    });

    expect(sum(worths)).toEqual(fishReturn(ROOM));
  });

  test('a shot that reaches nothing, or shares that are no numbers, are refused', () => {
    const words = fairWords('refused');

    expect(() => fireShot(words, { ...ROOM, targets: [] })).toThrow(RangeError);
    expect(() => fireShot(words, { ...ROOM, targets: [{ kind: kind('goby'), share: 0.5 }] })).toThrow(RangeError);
  });
});

describe('shots from fair words', () => {
  const targets = [
    { kind: kind('goby'), share: 2 },
    { kind: kind('treasure-crab'), share: 1 },
  ];

  test('catch as often as the exact chance says', () => {
    const words = fairWords('fish');
    const counts = [0, 0, 0, 0];
    for (let shot = 0; shot < 4_000; shot += 1) {
      const [goby, crab] = fireShot(words, { ...ROOM, targets });
      const cell = (goby?.isCaught === true ? 2 : 0) + (crab?.isCaught === true ? 1 : 0);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
    const [first, second] = targets.map(({ kind: fish, share }) =>
      toNumber(captureChance(ROOM, fish, fraction(share, 3))),
    ) as [number, number];

    expect(
      goodnessOfFit(counts, [(1 - first) * (1 - second), (1 - first) * second, first * (1 - second), first * second]),
    ).toBeGreaterThan(0.001);
  });

  test('what a caught fish pays follows its weights', () => {
    const words = fairWords('crab');
    const pays = [1, 2, 4].map((times, index) => ({ times, weight: [5, 3, 2][index] ?? 0 }));
    const easy: FishKind = { code: 'easy', pays, freeShots: 0 };
    const counts = new Map<number, number>();
    for (let shot = 0; shot < 3_000; shot += 1) {
      const [crab] = fireShot(words, { ...PLAIN, targets: [{ kind: easy, share: 1 }] });
      if (crab?.isCaught === true) counts.set(crab.times, (counts.get(crab.times) ?? 0) + 1);
    }

    expect(
      goodnessOfFit(
        [1, 2, 4].map((times) => counts.get(times) ?? 0),
        [0.5, 0.3, 0.2],
      ),
    ).toBeGreaterThan(0.001);
  });
});

test('a batch is one debit and one credit; shots into empty water are given back', () => {
  const caught = { isCaught: true, times: 5, freeShots: 2 };
  const escaped = { isCaught: false, times: 0, freeShots: 0 };

  expect(
    settleBatch([
      { cost: 10n, catches: [caught, escaped] },
      { cost: 30n, catches: [caught] },
      { cost: 7n, catches: undefined },
    ]),
  ).toEqual({ debit: 47n, credit: 200n, givenBack: 7n, freeShots: 4 });
  expect(settleBatch([])).toEqual({ debit: 0n, credit: 0n, givenBack: 0n, freeShots: 0 });
});

describe('the jackpot', () => {
  test('every unit that went in comes out or is still there, small shots included', () => {
    let pool = { pool: 0n, rest: 0n };
    let won = 0n;
    for (let shot = 1; shot <= 5_000; shot += 1) {
      pool = addToPool(pool, BigInt(shot % 7), '0.01');
      if (shot % 900 !== 0) continue;
      const emptied = emptyPool(pool);
      won += emptied.won;
      pool = emptied.left;
    }
    const costs = Array.from({ length: 5_000 }, (_, index) => (index + 1) % 7).reduce((all, cost) => all + cost, 0);

    expect((won + pool.pool) * 10_000n + pool.rest).toBe(BigInt(costs) * 100n);
    expect(() => addToPool(pool, 1n, '0.00001')).toThrow(RangeError);
  });

  test('a cannon has as many tickets as it costs, so each unit buys the same chance', () => {
    const hits = (cannon: number): number =>
      Array.from({ length: 100 }, (_, word) => word).filter((word) => drawJackpot(() => word, { oneIn: 100, cannon }))
        .length;

    expect([hits(1), hits(2), hits(3)]).toEqual([1, 2, 3]);
    // The chance to win times the mean pool is the share that was paid in.
    expect(multiply(meanPool(5_000, '0.01'), fraction(1, 5_000))).toEqual(fraction(1, 100));
  });
});

describe('the sea', () => {
  const sea: SeaRules = {
    width: 1_600,
    height: 900,
    margin: 120,
    waveMs: 30_000,
    fish: 40,
    kinds: [
      { code: 'minnow', weight: 9, durationMs: 8_000 },
      { code: 'golden-whale', weight: 1, durationMs: 20_000 },
    ],
  };

  test('the same words give the same wave, in the order of its times', () => {
    const wave = spawnWave(fairWords('wave'), sea);

    expect(spawnWave(fairWords('wave'), sea)).toEqual(wave);
    expect(wave).toHaveLength(40);
    expect(wave.map(({ startMs }) => startMs)).toEqual(wave.map(({ startMs }) => startMs).toSorted((a, b) => a - b));
    expect(wave.map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, id) => id));
  });

  test('a fish starts outside, crosses the sea and leaves on the other side', () => {
    for (const spawn of spawnWave(fairWords('crossing'), sea)) {
      const [first, last] = [placeAt(spawn, spawn.startMs), placeAt(spawn, spawn.startMs + spawn.durationMs)];

      expect([first.x, last.x].toSorted((a, b) => a - b)).toEqual([-120, 1_720]);
      expect(placeAt(spawn, spawn.startMs - 1_000)).toEqual(first);
    }
  });

  test('a fish can be hit while it swims and a little around it, by the clock of the server', () => {
    const [spawn] = spawnWave(fairWords('window'), { ...sea, fish: 1 });
    if (spawn === undefined) throw new Error('A wave of one fish has a fish.');
    const { startMs, durationMs } = spawn;

    expect(
      [startMs - 301, startMs - 300, startMs + durationMs + 300, startMs + durationMs + 301].map((at) =>
        canBeHit(spawn, at),
      ),
    ).toEqual([false, true, true, false]);
  });
});

test('the dearest catch is the largest pay of all fish, with the chance of the fish times that of the pay', () => {
  const { kind, times, chance } = dearestCatch(ROOM, FISH);

  expect([kind.code, times]).toEqual(['river-dragon', 500]);
  // 0.96 divided by the mean of 170, and one draw of ten of its pays.
  expect(chance).toEqual(fraction(96, 170_000));
});
