import type { Entry } from './entry.ts';
import type { Chance, Play } from './play.ts';

/**
 * How much of a play somebody covers: whoever has a bet on nearly every outcome takes no risk worth the name. Bets on
 * one place of the draw say nothing about another, so each place is looked at by itself; of a play that is compared
 * with several lots, one lot.
 */
export type Coverage = {
  /** How many bets each of the entries has on this place. */
  readonly bets: readonly number[];
  /** So many of so many equally likely outcomes are won by one bet or another. */
  readonly covered: number;
  readonly outcomes: number;
};

/** A cart with more bets on one play than this is taken to cover it. */
const BETS_LISTED_MAX = 200_000;
/** So few tiers are all added up to see that bets cannot cover much. */
const TIERS_ADDED_MAX = 8;
/** No rule asks about less: turnover counts up to seventy in a hundred. */
export const COVERS_LITTLE = 0.7;
/** So many outcomes that differ in what wins are remembered of a play. */
const OUTCOMES_KEPT_MAX = 5_000;

/**
 * The coverage of a play by all entries together, place by place. Where outcomes are too many to list, a play is judged
 * by the chances of its bets if each has one of its own; else it is not: such bets are far from any large share.
 */
export const coverageOf = (play: Play, entries: readonly Entry[]): readonly Coverage[] => {
  const bets = entries.map((entry) => play.bets(entry));
  const all = bets.reduce((sum, count) => sum + count, 0);
  const chances = play.chances();
  if (chances.size <= TIERS_ADDED_MAX && all * partOf(chances.values()) <= COVERS_LITTLE)
    return [{ bets, covered: 0, outcomes: 1 }];
  if (all > BETS_LISTED_MAX) return [{ bets, covered: 1, outcomes: 1 }];
  const places = linesByPlace(play, entries);
  const count = play.outcomes === undefined ? byChances(play) : byOutcomes(play, play.outcomes);
  return [...places.values()].map(({ lines, bets: own }) => ({ bets: own, ...count(lines) }));
};

/** What one bet of a play can cover at the most: no number of bets covers more than the sum of it. */
export const coverPerBet = (play: Play): number => Math.min(1, partOf(play.chances().values()));

type Counted = Pick<Coverage, 'covered' | 'outcomes'>;

const partOf = (chances: Iterable<Chance>): number =>
  [...chances].reduce((sum, { won, of }) => sum + Number(won) / Number(of), 0);

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

type Won = { readonly lines: readonly string[]; weight: number };

const kept = new WeakMap<Play, readonly Won[]>();

/**
 * What wins on the outcomes of a play, those that are alike as one: a hundred thousand draws have four sides. All places
 * are alike, so that each is held against the outcomes of the first.
 */
const wonOf = (play: Play, outcomes: NonNullable<Play['outcomes']>): readonly Won[] => {
  const known = kept.get(play);
  if (known !== undefined) return known;
  let first: string | undefined;
  const groups = new Map<string, Won>();
  for (const { wins, weight } of outcomes()) {
    const lines = wins.map(([line]) => line);
    first ??= lines[0] === undefined ? undefined : placeOf(lines[0]);
    const own = lines.filter((line) => placeOf(line) === first).map(withoutPlace);
    const key = own.join('\n');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { lines: own, weight: Number(weight) });
    else group.weight += Number(weight);
  }
  const won = [...groups.values()];
  if (won.length <= OUTCOMES_KEPT_MAX) kept.set(play, won);
  return won;
};

const byOutcomes = (play: Play, outcomes: NonNullable<Play['outcomes']>) => {
  const won = wonOf(play, outcomes);
  const all = won.reduce((sum, { weight }) => sum + weight, 0);
  return (held: ReadonlySet<string>): Counted => ({
    covered: won.reduce((sum, { lines, weight }) => (lines.some((line) => held.has(line)) ? sum + weight : sum), 0),
    outcomes: all,
  });
};

const byChances =
  (play: Play) =>
  (held: ReadonlySet<string>): Counted => {
    const own = [...held].map((line) => play.chances().get(line));
    const known = own.filter((chance) => chance !== undefined);
    return { covered: known.length < own.length ? 0 : Math.min(1, partOf(known)), outcomes: 1 };
  };
