import { wordsOf } from '@fairground/engines/fair/stream';
import { newServerSeed } from '@fairground/engines/fair/seed';
import { FAMILY_MODELS, familySlot } from '@fairground/engines/slots/family';
import { rowsOf } from '@fairground/engines/slots/play/sources';
import { prepareSlot } from '@fairground/engines/slots/prepare';
import { spin } from '@fairground/engines/slots/spin';
import { expect, test } from 'vitest';
import { slowReels, wantedSymbols } from './anticipation.ts';
import { fallsOf } from './falls.ts';
import { createReelMotion } from './reel-motion.ts';
import { scriptOf } from './script.ts';
import { hasFeature } from './has-feature.ts';
import { turningStrip } from './strips.ts';
import { turnsOf } from './win-turns.ts';

const SEED = newServerSeed(Uint8Array.from({ length: 32 }, (_, index) => index + 1));

/** Some rounds of every model of the family, features included. */
const rounds = FAMILY_MODELS.flatMap(({ id }) => {
  const { definition } = familySlot(id);
  const slot = prepareSlot(definition);
  return definition.bet.modes.flatMap(({ id: mode }) =>
    Array.from({ length: 12 }, (_, nonce) => {
      const outcome = spin(slot, mode, wordsOf(SEED, { game: id, clientSeed: 'test', nonce }));
      return { definition, mode, outcome, beats: scriptOf(definition, mode, outcome.steps) };
    }),
  );
});

test('the beats of a round pay what the round pays, in every model and mode', () => {
  const differing = rounds.filter(({ outcome, beats }) => {
    const paid = beats.reduce((sum, beat) => sum + ('pay' in beat && beat.kind !== 'feature-end' ? beat.pay : 0), 0);
    return paid !== outcome.pay;
  });

  expect(rounds.length).toBeGreaterThan(500);
  expect(differing).toEqual([]);
});

test('the board that is shown last is the board that was drawn last', () => {
  const differing = rounds.filter(({ outcome, beats }) => {
    const drawn = outcome.steps.findLast((step) => 'board' in step)?.board;
    const shown = beats.reduce<readonly string[] | undefined>((board, beat) => {
      if (beat.kind === 'spin') return beat.landing;
      return beat.kind === 'tumble' || beat.kind === 'expand' ? beat.board : board;
    }, undefined);
    return drawn?.join() !== shown?.join();
  });

  expect(differing.map(({ definition }) => definition.id)).toEqual([]);
});

test('free spins are counted from one to as many as were awarded', () => {
  const free = rounds.flatMap(({ beats }) =>
    beats.flatMap((beat) => (beat.kind === 'spin' && beat.free ? [beat.free] : [])),
  );

  expect(free.length).toBeGreaterThan(50);
  expect(free.filter(({ at, count }) => at < 1 || at > count)).toEqual([]);
});

test('a tumble moves the symbols that stay and drops the new ones from above in their order', () => {
  const falls = fallsOf(['ABC', 'DEF'], [1, 3], ['XAC', 'YEF'], 3);

  expect(falls.filter(({ from, to }) => from !== to)).toEqual([
    { reel: 0, from: -1, to: 0, symbol: 'X' },
    { reel: 0, from: 0, to: 1, symbol: 'A' },
    { reel: 1, from: -1, to: 0, symbol: 'Y' },
  ]);
});

test('what falls is what stood there, in every tumble that was drawn', () => {
  const wrong = rounds.flatMap(({ definition, beats }) => {
    const rows = rowsOf(definition);
    return beats.flatMap((beat) =>
      beat.kind === 'tumble'
        ? fallsOf(beat.before, beat.removed, beat.board, rows).filter(
            ({ reel, from, symbol }) => from >= 0 && beat.before[reel]?.[from] !== symbol,
          )
        : [],
    );
  });

  expect(wrong).toEqual([]);
});

const { definition: ways } = familySlot('ways-243-flat');

test('a reel turns longer only while the reels before it leave the feature possible', () => {
  const boardOf = (...reels: readonly string[]) => ({ board: reels, held: [], phase: 'base' });

  expect(slowReels(ways, 'base', boardOf('SAB', 'SAB', 'CDE', 'ABC', 'ABC'))).toEqual([2, 3, 4]);
  expect(slowReels(ways, 'base', boardOf('SAB', 'SAB', 'SDE', 'ABC', 'ABC'))).toEqual([2]);
  expect(slowReels(ways, 'base', boardOf('SAB', 'ABC', 'CDE', 'ABC', 'ABC'))).toEqual([]);
  expect(slowReels(ways, 'base', boardOf('ABC', 'ABC', 'CDE', 'SAB', 'SAB'))).toEqual([]);
});

test('no reel turns longer for a symbol that is not on it', () => {
  const source = ways.sources['base'];
  const strips =
    source?.type === 'strips'
      ? source.strips.map((strip, reel) => (reel > 1 ? strip.replaceAll('S', 'A') : strip))
      : [];
  const without = { ...ways, sources: { ...ways.sources, base: { type: 'strips', strips } as const } };

  expect(slowReels(without, 'base', { board: ['SAB', 'SAB', 'CDE', 'ABC', 'ABC'], held: [], phase: 'base' })).toEqual(
    [],
  );
});

test('a reel comes to rest exactly on a whole place, from the speed it had, past its place only once', () => {
  const motion = createReelMotion();
  const before = motion.at(799) - motion.at(798);
  const place = motion.stop(800, 5);
  const after = motion.at(801) - motion.at(800);
  const way = Array.from({ length: 3_000 }, (_, ms) => motion.at(800 + ms));

  expect(Number.isInteger(place)).toBe(true);
  expect(after).toBeCloseTo(before, 2);
  expect(way.at(-1)).toBe(place);
  expect(Math.max(...way) - place).toBeGreaterThan(0.05);
  expect(Math.max(...way) - place).toBeLessThan(0.5);
  expect(motion.isDone(3_800)).toBe(true);
});

test('a strip made of weights shows each symbol about as often as it comes', () => {
  const tumble = familySlot('tumble-9-flat').definition;
  const strip = turningStrip(tumble, Object.keys(tumble.sources)[0] ?? '', 0);

  expect(strip.length).toBeGreaterThan(20);
  expect(new Set(strip).size).toBeGreaterThan(3);
});

test('the wins of a board are counted up to what the board pays, one after the other', () => {
  const boards = rounds.flatMap(({ beats }) => beats.flatMap((beat) => (beat.kind === 'wins' ? [beat] : [])));
  const singly = boards.filter(({ wins }) => wins.length <= 8);
  const differing = singly.filter(({ wins, multiplier, pay }) => turnsOf(wins, multiplier).at(-1)?.sum !== pay);

  expect(singly.length).toBeGreaterThan(500);
  expect(differing).toEqual([]);
});

test('a round has a feature exactly where something beyond its paid spin is shown', () => {
  const told = rounds.map(({ outcome, beats }) => ({
    found: hasFeature({ shown: { kind: 'slot', pay: 0, jackpots: [], steps: [...outcome.steps] } }),
    shown: beats.some(({ kind }) => ['award', 'walk', 'hold', 'wheel', 'pick', 'feature-end'].includes(kind)),
  }));

  expect(told.filter(({ found }) => found).length).toBeGreaterThan(20);
  expect(told.filter(({ found, shown }) => found !== shown)).toEqual([]);
  expect(hasFeature({ shown: null })).toBe(false);
});

test('free spins end with how many there were, and symbols that count towards a feature are known', () => {
  const ends = rounds.flatMap(({ beats }) =>
    beats.flatMap((beat, index) => {
      if (beat.kind !== 'feature-end' || beat.spins === 0) return [];
      const before = beats.slice(0, index).findLast((each) => each.kind === 'spin' && each.free !== null);
      return [{ spins: beat.spins, last: before?.kind === 'spin' ? before.free?.at : undefined }];
    }),
  );

  expect(ends.length).toBeGreaterThan(5);
  expect(ends.filter(({ spins, last }) => spins !== last)).toEqual([]);
  expect(wantedSymbols(familySlot('hold-5x3-10-even').definition, 'base').length).toBeGreaterThan(0);
});
