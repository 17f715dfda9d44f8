import type { Coverage } from '../coverage.ts';
import type { Entry } from '../entry.ts';
import type { Chance, Play } from '../play.ts';

/** The coverage of a play by listing every bet and every outcome: what the one that counts is held to. */
export const listedCoverage = (play: Play, entries: readonly Entry[]): readonly Coverage[] => {
  const count = play.outcomes === undefined ? byChances(play) : byOutcomes(play.outcomes);
  return [...linesByPlace(play, entries).values()].map(({ lines, bets }) => ({ bets, ...count(lines) }));
};

/** `2:7` is a seven on the third place; a line without a place is about the whole draw. */
const PLACE = /^(\d+):/;

const placeOf = (line: string): string => PLACE.exec(line)?.[1] ?? '';
const withoutPlace = (line: string): string => line.replace(PLACE, '');

const linesByPlace = (play: Play, entries: readonly Entry[]) => {
  const places = new Map<string, { readonly lines: Set<string>; readonly bets: number[] }>();
  for (const [index, entry] of entries.entries())
    for (const line of play.shape.lines(entry)) {
      const place = placeOf(line);
      let at = places.get(place);
      if (at === undefined) places.set(place, (at = { lines: new Set(), bets: entries.map(() => 0) }));
      at.lines.add(withoutPlace(line));
      at.bets[index] = (at.bets[index] ?? 0) + 1;
    }
  return places;
};

type Counted = Pick<Coverage, 'covered' | 'outcomes'>;

/** All places are alike, so that each is held against the outcomes of the first. */
const byOutcomes =
  (outcomes: NonNullable<Play['outcomes']>) =>
  (held: ReadonlySet<string>): Counted => {
    let [covered, all] = [0, 0];
    let first: string | undefined;
    for (const { wins, weight } of outcomes()) {
      const lines = wins.map(([line]) => line);
      first ??= lines[0] === undefined ? undefined : placeOf(lines[0]);
      all += Number(weight);
      if (lines.some((line) => placeOf(line) === first && held.has(withoutPlace(line)))) covered += Number(weight);
    }
    return { covered, outcomes: all };
  };

const byChances =
  (play: Play) =>
  (held: ReadonlySet<string>): Counted => {
    const own = [...held].map((line) => play.chances().get(line));
    const known = own.filter((chance) => chance !== undefined);
    return { covered: known.length < own.length ? 0 : Math.min(1, partOf(known)), outcomes: 1 };
  };

const partOf = (chances: Iterable<Chance>): number =>
  [...chances].reduce((sum, { won, of }) => sum + Number(won) / Number(of), 0);
