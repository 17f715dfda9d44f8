import fc from 'fast-check';
import { expect } from 'vitest';
import type { Board } from '../board.ts';
import { sumOf, tally } from '../counting.ts';
import type { Entry } from '../entry.ts';
import { writeEntry } from '../entry.ts';
import type { Play } from '../play.ts';
import { FAIR_SERIES, oddsAt, returnOf } from '../price.ts';
import { ratio } from '../ratio.ts';

/** What every play of every lottery must keep, whatever it is about. */

/** Entries of a play: any picks its rows allow. Typed rows are filled with bets that win somewhere. */
export const entriesOf = (play: Play, boards: fc.Arbitrary<Board>): fc.Arbitrary<Entry> =>
  fc
    .tuple(
      ...play.shape.rows.map(({ symbols, min, max }) =>
        typeof symbols === 'function'
          ? fc
              .array(boards, { minLength: 1, maxLength: 6 })
              .map((some) => [...new Set(some.flatMap((board) => play.winsOn(board).map(([line]) => line)))].toSorted())
          : fc.subarray([...symbols], { minLength: min, maxLength: Math.min(max, min + 6) }),
      ),
    )
    .filter((entry) => entry.every((row, index) => row.length >= (play.shape.rows[index]?.min ?? 0)))
    .filter((entry) => play.shape.fault?.(entry) === undefined && play.bets(entry) > 0);

/** Listing the bets of entries one by one gives the counts and the wins that the play computes without listing. */
export const proveEntries = (play: Play, boards: fc.Arbitrary<Board>, runs = 15): void => {
  fc.assert(
    fc.property(entriesOf(play, boards), boards, (entry, board) => {
      fc.pre(play.bets(entry) <= 3_000);
      const lines = [...play.shape.lines(entry)];
      expect(play.bets(entry), `${play.code} counts its bets`).toBe(lines.length);
      expect(play.read(writeEntry(entry)), `${play.code} reads what it writes`).toEqual({ entry });
      const counts = tally(lines);
      const won: Record<string, number> = {};
      for (const [line, tier] of play.winsOn(board)) {
        const held = counts.get(line) ?? 0;
        if (held > 0) won[tier] = (won[tier] ?? 0) + held;
      }
      const voided = sumOf(play.voidsOn(board).map((line) => counts.get(line) ?? 0));
      const result = play.settler(board)(entry);
      expect(Object.fromEntries(result.won), `${play.code} settles ${writeEntry(entry)} on ${board.join()}`).toEqual(
        won,
      );
      expect(result.voided).toBe(voided);
    }),
    { numRuns: runs, seed: 7 },
  );
};

/**
 * Going through all boards, every bet of a tier wins exactly as often as the definition says, and what comes back of
 * the decided stakes at a series is exactly that series. Boards may be all of a part, if only bets on it are looked at.
 */
export const proveChances = (play: Play, boards: Iterable<Board>, isSeen = (_line: string) => true): void => {
  const wins = new Map<string, Map<string, number>>();
  const voids = new Map<string, number>();
  let all = 0;
  for (const board of boards) {
    all += 1;
    for (const [line, tier] of play.winsOn(board)) {
      if (!isSeen(line)) continue;
      const lines = wins.get(tier) ?? wins.set(tier, new Map()).get(tier);
      lines?.set(line, (lines.get(line) ?? 0) + 1);
    }
    for (const line of play.voidsOn(board)) voids.set(line, (voids.get(line) ?? 0) + 1);
  }
  const chances = play.chances();
  expect([...wins.keys()].toSorted(), `the tiers of ${play.code}`).toEqual([...chances.keys()].toSorted());
  for (const [tier, lines] of wins) {
    const chance = chances.get(tier);
    for (const [line, count] of lines) {
      const seen = ratio(BigInt(count), BigInt(all * play.lots));
      const said = ratio(chance?.won ?? 0n, chance?.of ?? 1n);
      if (seen.top * said.bottom !== said.top * seen.bottom)
        expect.fail(`${play.code}: ${line} wins ${tier} ${count} times of ${all}, not ${said.top}/${said.bottom}`);
      const isVoid = ratio(BigInt(voids.get(line) ?? 0), BigInt(all * play.lots));
      const saidVoid = ratio(chance?.voided ?? 0n, chance?.of ?? 1n);
      if (isVoid.top * saidVoid.bottom !== saidVoid.top * isVoid.bottom)
        expect.fail(`${play.code}: ${line} is void ${voids.get(line) ?? 0} times of ${all}`);
    }
  }
};

/** What a bet brings back on average at a series, tier by tier, in parts of 2000. */
export const returnsOf = (play: Play, series: number): readonly string[] => {
  const odds = oddsAt(play, series);
  return [...odds.keys()].map((tier) => {
    const { top, bottom } = returnOf(play, odds, [tier]);
    return `${(top * BigInt(FAIR_SERIES)) / bottom}/${FAIR_SERIES}`;
  });
};
