import { choose, range, ways } from '../counting.ts';
import type { Board } from '../board.ts';
import type { Entry } from '../entry.ts';
import { combination } from '../picking/sets.ts';
import { definePlay } from '../play.ts';
import type { Chance, Play, Result } from '../play.ts';
import { tail } from './layout.ts';
import type { Lots } from './layout.ts';
import { PAIRS } from './lots.ts';

/**
 * Đá: at least two of the picked numbers occur. With `w` of them present it pays w − 1 prizes, and half a prize more
 * for every repeat of the one that occurs most. A pair costs a stake for each lot *twice*, once for each of its
 * numbers; at half of that it would pay back more than it takes.
 */

export const PICKED_MAX = 8;

/** What the picked numbers bring, in halves of a prize. */
export const halves = (counts: readonly number[]): number => {
  const present = counts.filter((count) => count > 0);
  return present.length < 2 ? 0 : 2 * (present.length - 1) + Math.max(...present) - 1;
};

/** The tier of so many picked numbers; each has its own chance. */
const tierOf = (picked: number): string => `pick${picked}`;

/** On so many lots: a pair is a prize of two halves at the least, at the odds of so many picked numbers. */
export const paidByHalves = (lots: number) => ({
  chances: () => {
    const chances = chancesOf(PICKED_MAX, PAIRS.length, lots);
    return byPicked((picked) => chances[picked] ?? NEVER);
  },
  winChances: () => byPicked((picked) => winChanceOf(picked, PAIRS.length, lots)),
  formOf: (_pair: string, entry: Entry): string => tierOf(entry.at(-1)?.length ?? 0),
  hitsPerWin: 2,
});

const NEVER: Chance = { won: 0n, voided: 0n, of: 1n };

const byPicked = (chance: (picked: number) => Chance): ReadonlyMap<string, Chance> =>
  new Map(range(2, PICKED_MAX).map((picked) => [tierOf(picked), chance(picked)]));

/** What so many picked numbers bring on what was drawn. */
export const resultOf = (picked: readonly string[], drawn: readonly string[]): Result => {
  const brought = halves(picked.map((number) => drawn.filter((other) => other === number).length));
  return { won: new Map(brought > 0 ? [[tierOf(picked.length), brought]] : []), voided: 0 };
};

export const stones = (code: string, lots: Lots): Play =>
  definePlay({
    code,
    shape: combination(2, { symbols: PAIRS, glue: ' ', name: 'numbers', max: PICKED_MAX }),
    looks: (board: Board): readonly (readonly string[])[] => [lots.on(board).map(tail(2))],
    stakesPerBet: 2 * lots.size,
    count: ([picked = []], drawn) => resultOf(picked, drawn),
    ...paidByHalves(lots.size),
  });

/**
 * The halves that all boards together bring for 0, 1, 2 … `pickedMax` given numbers, for each of the pairs they cost. A
 * repeat is counted step by step: as often as the largest count is above 1, above 2, and so on. What fewer numbers fill
 * is a step on the way to what more of them do, so all are worked out together.
 */
export const chancesOf = (pickedMax: number, symbols: number, lots: number): readonly Chance[] => {
  const all = range(0, pickedMax);
  const others = all.map((picked) => range(0, lots).map((places) => BigInt(symbols - picked) ** BigInt(places)));
  // For each of the picks: boards where the numbers present are two or more and none occurs more than `most` times.
  const upTo = (most: number): readonly bigint[] => {
    const one = range(0, lots).map((places) => (places <= most ? 1n : 0n));
    let filled = unit(lots);
    return all.map((picked) => {
      if (picked > 0) filled = shuffledTogether(filled, one);
      const onlyOne = one.map((count, places) => (places === 0 ? 0n : count * BigInt(picked)));
      const two = filled.map((count, places) => count - (onlyOne[places] ?? 0n) - (places === 0 ? 1n : 0n));
      return shuffledInto(lots, two, others[picked] ?? []);
    });
  };
  const any = upTo(lots);
  const repeats = all.map(() => 0n);
  for (const most of range(1, lots))
    for (const [picked, boards] of upTo(most).entries())
      repeats[picked] = (repeats[picked] ?? 0n) + (any[picked] ?? 0n) - boards;
  return all.map((picked) => ({
    won: 2n * presentBeyondOne(picked, symbols, lots) + (repeats[picked] ?? 0n),
    voided: 0n,
    of: BigInt(symbols) ** BigInt(lots) * BigInt(ways(picked, 2)),
  }));
};

/** The boards that win: all, less those where none of the picked numbers occurs and those where one occurs alone. */
const winChanceOf = (picked: number, symbols: number, lots: number): Chance => {
  const boardsOf = (numbers: number): bigint => BigInt(numbers) ** BigInt(lots);
  const none = boardsOf(symbols - picked);
  const oneAlone = BigInt(picked) * (boardsOf(symbols - picked + 1) - none);
  return { won: boardsOf(symbols) - none - oneAlone, voided: 0n, of: boardsOf(symbols) };
};

/** Over all boards: how many picked numbers occur, less one where any does. */
const presentBeyondOne = (picked: number, symbols: number, lots: number): bigint => {
  const boards = BigInt(symbols) ** BigInt(lots);
  const present = BigInt(picked) * (boards - BigInt(symbols - 1) ** BigInt(lots));
  return present - (boards - BigInt(symbols - picked) ** BigInt(lots));
};

/** Nothing placed yet, in one way. */
const unit = (lots: number): readonly bigint[] => range(0, lots).map((places) => (places === 0 ? 1n : 0n));

/** Ways to fill places by two kinds together, from the ways to fill them by each. */
const shuffledTogether = (one: readonly bigint[], other: readonly bigint[]): readonly bigint[] =>
  one.map((_, places) => shuffledInto(places, one, other));

/** The same for so many places alone. */
const shuffledInto = (places: number, one: readonly bigint[], other: readonly bigint[]): bigint => {
  const choices = choicesUpTo(one.length - 1)[places];
  let sum = 0n;
  for (let taken = 0; taken <= places; taken += 1) {
    const [mine, others] = [one[taken] ?? 0n, other[places - taken] ?? 0n];
    if (mine !== 0n && others !== 0n) sum += (choices?.[taken] ?? 0n) * mine * others;
  }
  return sum;
};

const triangles = new Map<number, readonly (readonly bigint[])[]>();

/** In how many ways some of so many places can be taken; asked for again and again, so kept. */
const choicesUpTo = (places: number): readonly (readonly bigint[])[] => {
  let triangle = triangles.get(places);
  if (triangle === undefined) {
    triangle = range(0, places).map((of) => range(0, of).map((taken) => choose(of, taken)));
    triangles.set(places, triangle);
  }
  return triangle;
};
