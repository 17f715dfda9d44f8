import { describe, expect, test } from 'vitest';
import { fireShot } from '../fish/shot.ts';
import { drawJackpot } from '../fish/jackpot.ts';
import { captureChance, FISH } from '../fish/fish-kind.ts';
import { FISHING } from '../fish/room.ts';
import { CRASH, crashPoint } from '../instant/crash.ts';
import { DICE, rollDice } from '../instant/dice.ts';
import { dealHiLo, HI_LO } from '../instant/hi-lo.ts';
import { drawKeno, KENO } from '../instant/keno.ts';
import { placeMines, minesRules } from '../instant/mines.ts';
import { dropBall, PLINKO } from '../instant/plinko.ts';
import { placeTraps, towerRules, TOWERS_RULES } from '../instant/towers.ts';
import { spinWheel, WHEELS } from '../instant/wheel.ts';
import { drawBoard } from '../lottery/board.ts';
import { familyOf } from '../lottery/families.ts';
import { GAMES } from '../lottery/games.ts';
import type { Words } from '../random/words.ts';
import { wordsOf } from '../random/repeatable.ts';
import { FAMILY_MODELS, familySlot } from '../slots/family.ts';
import { STUDIO_GAMES } from '../slots/games.ts';
import type { Feature, SlotDefinition } from '../slots/definition.ts';
import { prepareSlot } from '../slots/prepare.ts';
import { spin } from '../slots/spin.ts';
import type { Step } from '../slots/outcome.ts';
import { BACCARAT, dealBaccarat } from '../tables/baccarat.ts';
import { BAU_CUA, PICTURES, shakeBauCua } from '../tables/bau-cua.ts';
import { dealDragonTiger, DRAGON_TIGER } from '../tables/dragon-tiger.ts';
import { AMERICAN_ROULETTE, ROULETTE, spinRoulette } from '../tables/roulette.ts';
import { rollSicBo, SIC_BO } from '../tables/sic-bo.ts';
import { shakeXocDia, XOC_DIA } from '../tables/xoc-dia.ts';

/** Says the given words, then ordinary ones: a feature that starts comes to its end. */
const saying = (...said: readonly number[]): Words => {
  const rest = wordsOf('reachable');
  let next = 0;
  return () => said[next++] ?? rest();
};
const upTo = (size: number): readonly number[] => Array.from({ length: size }, (_, index) => index);

describe('every outcome of a game can come, and no other', () => {
  test.each<readonly [string, number, (word: number) => number]>([
    ['dice', 10_000, (word) => rollDice(saying(word), DICE)],
    ['a wheel of low risk', WHEELS.low.segments.length, (word) => spinWheel(saying(word), WHEELS.low)],
    ['a wheel of high risk', WHEELS.high.segments.length, (word) => spinWheel(saying(word), WHEELS.high)],
    ['roulette', 37, (word) => spinRoulette(saying(word), ROULETTE)],
    ['roulette with two zeros', 38, (word) => spinRoulette(saying(word), AMERICAN_ROULETTE)],
    ['hi-lo', 52, (word) => dealHiLo(saying(word), HI_LO)[0] ?? -1],
    ['the first card of baccarat', 416, (word) => dealBaccarat(saying(word), BACCARAT).player[0] ?? -1],
    ['the dragon', 416, (word) => dealDragonTiger(saying(word), DRAGON_TIGER).dragon],
    ['the trap of a floor', 3, (word) => placeTraps(saying(word), towerRules(TOWERS_RULES, 'medium'))[0]?.[0] ?? -1],
    ['the first mine', 25, (word) => placeMines(saying(word), minesRules(1))[0] ?? -1],
  ])('%s', (_, size, outcomeOf) => {
    expect(upTo(size).map(outcomeOf)).toEqual(upTo(size));
  });

  test('crash: every hundredth from 1.00 to 10,000.00', () => {
    const wordsTo = (point: number): readonly [number, number] => {
      const value = (99n * 2n ** 64n) / BigInt(point) - 1n;
      return [Number(value >> 32n), Number(value & 0xff_ff_ff_ffn)];
    };
    const points = [
      ...upTo(5_000).map((step) => 100 + step),
      ...upTo(5_000).map((step) => 5_100 + step * 199),
      1_000_000,
    ];

    expect(points.filter((point) => crashPoint(saying(...wordsTo(point)), CRASH) !== point)).toEqual([]);
    expect(crashPoint(saying(2 ** 32 - 1, 2 ** 32 - 1), CRASH)).toBe(100);
    expect(crashPoint(saying(0, 0), CRASH)).toBe(1_000_000);
  });

  test('dice of the tables, discs and pins: every combination', () => {
    const threes = upTo(216).map((all) => [Math.floor(all / 36), Math.floor(all / 6) % 6, all % 6]);
    const fours = upTo(16).map((all) => [8, 4, 2, 1].map((bit) => (all & bit) / bit));
    const ways = upTo(256).map((all) => upTo(8).map((bit) => (all >> bit) & 1));

    expect(threes.map((words) => rollSicBo(saying(...words), SIC_BO).map((die) => die - 1))).toEqual(threes);
    expect(threes.map((words) => shakeBauCua(saying(...words), BAU_CUA).map((each) => PICTURES.indexOf(each)))).toEqual(
      threes,
    );
    expect(fours.map((words) => shakeXocDia(saying(...words), XOC_DIA).map(Number))).toEqual(fours);
    expect(ways.map((words) => dropBall(saying(...words), PLINKO[8].low))).toEqual(ways);
  });

  test('keno: every number at every place of the draw', () => {
    const seen = KENO_PLACES.map(() => new Set<number>());
    const words = wordsOf('keno occupancy');
    for (let draw = 0; draw < 3_000; draw += 1)
      for (const [place, number] of drawKeno(words, KENO).entries()) seen[place]?.add(number);

    expect(seen.map(({ size }) => size)).toEqual(KENO_PLACES.map(() => 80));
  });

  test('fishing: every kind is caught and escapes, everything it may pay comes, and the jackpot too', () => {
    const { rtp, jackpotShare } = FISHING;
    const results = FISH.map((kind) => {
      const shot = (...words: number[]) =>
        fireShot(saying(...words), { rtp, jackpotShare, targets: [{ kind, share: 1 }] })[0];
      const weights = kind.pays.reduce((sum, { weight }) => sum + weight, 0);
      const paid = new Set(upTo(weights).map((word) => shot(0, word)?.times));
      const escaped = shot(Number(captureChance(FISHING, kind).d) - 1);
      return paid.size === kind.pays.length && escaped?.isCaught === false ? 'all' : kind.code;
    });

    expect(new Set(results)).toEqual(new Set(['all']));
    expect([0, 1].map((word) => drawJackpot(saying(word), { oneIn: FISHING.jackpotOneIn, cannon: 1 }))).toEqual([
      true,
      false,
    ]);
  });

  test('lotteries: every number at every place of every board', () => {
    const families = [...new Set(GAMES.map(({ family }) => family))].filter((family) => family !== 'YEEKEE');
    const wrong = families.filter((family) => {
      const { layout } = familyOf(family);
      const [part] = layout.parts;
      if (!part) return true;
      // A few words at the ends and in the middle: a number has its word, and each place of a board draws alike.
      const size = part.high - part.low + 1;
      return [0, Math.floor(size / 2), size - 1].some(
        (word) => Number(drawBoard(layout, saying(word))[0]) !== part.low + word,
      );
    });

    expect(families.length).toBeGreaterThan(3);
    expect(wrong).toEqual([]);
  });
});

const KENO_PLACES = upTo(20);

const SLOTS: readonly SlotDefinition[] = [
  ...FAMILY_MODELS.map(({ id }) => familySlot(id).definition),
  ...STUDIO_GAMES.map(({ definition }) => definition),
];
const firstSpin = (steps: readonly Step[]) => steps.find((step) => step.kind === 'spin');

describe('slots', () => {
  test('every stop of every strip and every symbol of every cell can come', () => {
    const unreached = SLOTS.filter((definition) => {
      const slot = prepareSlot(definition);
      const { reels, rows } = definition.grid;
      const source = definition.sources[Object.keys(definition.sources)[0] ?? ''];
      if (source?.type === 'strips') {
        const longest = Math.max(...source.strips.map(({ length }) => length));
        const seen = upTo(longest).map(
          (stop) => firstSpin(spin(slot, 'base', saying(...upTo(reels).map(() => stop))).steps)?.stops ?? [],
        );
        return source.strips.some((strip, reel) => new Set(seen.map((stops) => stops[reel])).size !== strip.length);
      }
      const [table] = source?.weights ?? [];
      const total = Object.values(table ?? {}).reduce((sum, weight) => sum + weight, 0);
      const before = typeof rows === 'number' ? [] : [0];
      const seen = new Set(
        upTo(total).map((word) => firstSpin(spin(slot, 'base', saying(...before, word)).steps)?.board[0]?.[0]),
      );
      return seen.size !== Object.values(table ?? {}).filter((weight) => weight > 0).length;
    });

    expect(unreached.map(({ id }) => id)).toEqual([]);
  });

  test('every height of a reel can come', () => {
    const unreached = SLOTS.filter((definition) => {
      const { rows } = definition.grid;
      if (typeof rows === 'number') return false;
      const slot = prepareSlot(definition);
      const total = rows.reduce((sum, [, weight]) => sum + weight, 0);
      const seen = new Set(
        upTo(total).map((word) => firstSpin(spin(slot, 'base', saying(word)).steps)?.board[0]?.length),
      );
      return rows.some(([height]) => !seen.has(height));
    });

    expect(unreached.map(({ id }) => id)).toEqual([]);
  });

  test('every coin, slice and covered prize of a feature can come', () => {
    const prizesOf = (feature: Feature): number => {
      if (feature.type === 'hold') return feature.coins.length;
      if (feature.type === 'wheel') return feature.slices.length;
      return feature.type === 'pick' ? feature.prizes.length : 0;
    };
    const unreached = SLOTS.flatMap((definition) =>
      definition.features.flatMap((feature) => {
        const prizes = prizesOf(feature);
        if (prizes === 0) return [];
        const bought = {
          id: 'all',
          cost: 1,
          start: { feature: feature.id, award: feature.type === 'hold' ? feature.atLeast : 1 },
        };
        const slot = prepareSlot({
          ...definition,
          bet: { ...definition.bet, modes: [...definition.bet.modes, bought] },
        });
        const words = wordsOf(`prizes of ${definition.id}`);
        const seen = new Set<unknown>();
        for (let round = 0; round < 30_000 && seen.size < prizes; round += 1)
          for (const step of spin(slot, 'all', words).steps) {
            if (step.kind === 'wheel') seen.add(step.slice);
            if (step.kind === 'pick') for (const place of step.opened) seen.add(place);
            if (step.kind === 'hold') for (const { pay, jackpot } of step.start) seen.add(jackpot ?? pay);
          }
        // The slice of a pool is one in ten thousand turns: its word is the last of the table.
        return seen.size === prizes ? [] : [`${definition.id} ${feature.id}: ${seen.size} of ${prizes}`];
      }),
    );

    expect(unreached).toEqual([]);
  });
});
