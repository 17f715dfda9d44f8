import { describe, expect, test } from 'vitest';
import { add, fraction, multiply, sum, toNumber } from '../maths/fraction.ts';
import { fairWords } from '../testing/fair-words.ts';
import { cannonOf, canMeet, fishOfWave, fromLine, wavesAt } from './aim.ts';
import type { RoomFish } from './aim.ts';
import { fireBatch, kindOf, loadsOf, timesOf } from './batch.ts';
import type { BatchShot } from './batch.ts';
import { captureChance, fishReturn, meanWorth } from './fish-kind.ts';
import { meanPool } from './jackpot.ts';
import { placeAt } from './path.ts';
import { FISHING } from './room.ts';

const shotAt = (kind: string, change: Partial<BatchShot> = {}): BatchShot => ({
  cannon: 1,
  weapon: 'bullet',
  targets: [{ fish: 7, kind }],
  storm: [],
  ...change,
});

describe('a room', () => {
  test('[part of K-02] whatever is aimed at with whatever weapon, fish and jackpot give back what the room promises', () => {
    const jackpot = multiply(meanPool(FISHING.jackpotOneIn, FISHING.jackpotShare), fraction(1, FISHING.jackpotOneIn));
    for (const kind of FISHING.kinds) {
      const own = multiply(captureChance(FISHING, kind), meanWorth(FISHING, kind));
      expect(own).toEqual(fishReturn(FISHING));
      expect(add(own, jackpot)).toEqual(fraction(97, 100));
    }
    const shared = ['minnow', 'golden-whale', 'octopus', 'storm-shell'].map((code) => {
      const kind = kindOf(FISHING, code);
      return multiply(captureChance(FISHING, kind, fraction(1, 4)), meanWorth(FISHING, kind));
    });
    expect(sum(shared)).toEqual(fishReturn(FISHING));
  });

  test('has a way through its sea for every kind of fish, and none that swims longer than a wave', () => {
    expect(FISHING.sea.kinds.map(({ code }) => code).toSorted()).toEqual(
      FISHING.kinds.map(({ code }) => code).toSorted(),
    );
    expect(FISHING.kinds.length).toBeGreaterThanOrEqual(15);
    expect(Math.max(...FISHING.sea.kinds.map(({ durationMs }) => durationMs))).toBeLessThan(FISHING.sea.waveMs);
  });
});

describe('a batch', () => {
  test('is decided shot by shot from its words, the same every time', () => {
    const shots = [shotAt('minnow'), shotAt('goby', { cannon: 3 }), shotAt('clownfish', { weapon: 'bomb' })];

    const results = fireBatch(fairWords('batch'), { room: FISHING, shots });

    expect(fireBatch(fairWords('batch'), { room: FISHING, shots })).toEqual(results);
    expect(results).toHaveLength(3);
    expect(shots.map((shot) => loadsOf(FISHING, shot))).toEqual([1, 3, 4]);
  });

  test('pays each catch as often as the shot cost', () => {
    const shots = [shotAt('minnow', { cannon: 5 }), shotAt('goby', { weapon: 'laser' })];
    const none = { caught: [], bolts: [], isJackpot: false };

    expect(timesOf(FISHING, shots, [{ ...none, caught: [{ fish: 7, times: 2 }] }, none])).toBe(10);
    expect(
      timesOf(FISHING, shots, [none, { ...none, caught: [{ fish: 7, times: 3 }], bolts: [{ fish: 9, times: 8 }] }]),
    ).toBe(22);
  });

  test('a caught shell lets twenty bolts loose, each at a fish that no bolt has caught yet', () => {
    const storm = [1, 2, 3].map((fish) => ({ fish, kind: 'minnow' }));
    const words = (): number => 0;

    const [result] = fireBatch(words, { room: FISHING, shots: [shotAt('storm-shell', { storm })] });

    // Words of nothing but zeros catch everything: three fish, then small fry.
    expect(result?.caught).toEqual([{ fish: 7, times: 10 }]);
    expect(result?.bolts.map(({ fish }) => fish)).toEqual([1, 2, 3, ...Array.from({ length: 17 }, () => -1)]);
    expect(result?.isJackpot).toBe(true);
  });

  test('gives back over many shots what it promises', () => {
    const words = fairWords('many shots');
    const kinds = ['minnow', 'goby', 'clownfish'];
    const shots = kinds.map((kind) => shotAt(kind));
    const rounds = 4_000;
    let paid = 0;
    for (let round = 0; round < rounds; round += 1)
      paid += timesOf(FISHING, shots, fireBatch(words, { room: FISHING, shots }));
    const mean = toNumber(fishReturn(FISHING));
    const variance = sum([2, 3, 5].map((times) => multiply(fraction(96, 100), fraction(times * 100 - 96, 100))));

    const far = (paid - 3 * rounds * mean) / Math.sqrt(rounds * toNumber(variance));

    expect(Math.abs(far)).toBeLessThan(3.5);
  });
});

describe('a shot', () => {
  const wave = fishOfWave(fairWords('wave 4'), { sea: FISHING.sea, wave: 4 });
  const middleOf = ({ startMs, durationMs }: RoomFish): number => startMs + durationMs / 2;
  const [one, other] = wave as [RoomFish, RoomFish];

  test('meets a fish while it is on its way and in sight, no other', () => {
    const shot = { weapon: 'bullet', seat: 0, fish: [one] } as const;

    expect(one.fish).toBe(4_000);
    expect(wavesAt(FISHING.sea, middleOf(one))).toContain(4);
    expect(canMeet(FISHING, { ...shot, atMs: middleOf(one) })).toBe(true);
    expect(canMeet(FISHING, { ...shot, atMs: one.startMs - 400 })).toBe(false);
    expect(canMeet(FISHING, { ...shot, atMs: one.startMs })).toBe(false);
    expect(canMeet(FISHING, { ...shot, atMs: one.startMs + one.durationMs + 400 })).toBe(false);
    expect(canMeet(FISHING, { ...shot, fish: [], atMs: middleOf(one) })).toBe(false);
    expect(canMeet(FISHING, { ...shot, fish: [one, other], atMs: middleOf(one) })).toBe(false);
  });

  test('of a bomb or a laser meets only what lies near', () => {
    const atMs = middleOf(one);
    const aim = placeAt(one, atMs);
    const still = (fish: number, x: number, y: number): RoomFish => {
      const place = { x, y };
      return { ...one, fish, points: [place, place, place, place] };
    };
    const [near, far] = [still(91, aim.x + 50, aim.y), still(92, aim.x < 800 ? 1_590 : 10, aim.y)];
    const cannon = cannonOf(FISHING.sea, 0);
    const behind = still(93, cannon.x + (aim.x - cannon.x) / 2, cannon.y + (aim.y - cannon.y) / 2);

    const meets = (weapon: 'bomb' | 'laser', fish: readonly RoomFish[]): boolean =>
      canMeet(FISHING, { weapon, seat: 0, atMs, fish });

    expect(fromLine({ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 5, y: 3 })).toBe(3);
    expect([meets('bomb', [one, near]), meets('bomb', [one, far]), meets('bomb', [one, one])]).toEqual([
      true,
      false,
      false,
    ]);
    expect(meets('laser', [one, behind])).toBe(true);
  });
});
