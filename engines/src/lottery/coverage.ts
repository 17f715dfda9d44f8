import { effortOf } from './counting.ts';
import type { Effort } from './counting.ts';
import { writeEntry } from './entry.ts';
import type { Entry } from './entry.ts';
import { symbolsOf } from './picking/shape.ts';
import type { Shape } from './picking/shape.ts';
import type { Chance, Covered, Play } from './play.ts';

/**
 * The share of outcomes a bettor covers: bets on nearly every outcome carry no real risk and do not count for turnover.
 * Bets on one place of the draw say nothing about another, so each place is looked at by itself; of a play that is
 * compared with several lots, one lot.
 */
export type Coverage = Covered & {
  /** How many bets each of the entries has on this place. */
  readonly bets: readonly number[];
};

/** A cart with more bets than this on a play whose outcomes cannot be listed is taken to cover it. */
const BETS_MAX = 200_000;
/** So few tiers are all added up to see that bets cannot cover much. */
const TIERS_ADDED_MAX = 8;
/** No rule asks about less: turnover counts up to seventy in a hundred. */
export const COVERS_LITTLE = 0.7;

/**
 * The coverage of a play by all entries together, place by place. Large plays say themselves how many outcomes entries
 * win; of the others, outcomes that are alike are kept as one. Where outcomes are too many to list, a play is judged by
 * the chances of its bets if each has one of its own; else it is not: such bets are far from any large share.
 */
export const coverageOf = (
  play: Play,
  entries: readonly Entry[],
  effort: Effort = effortOf(Infinity),
): readonly Coverage[] => {
  const bets = entries.map((entry) => play.bets(entry));
  const all = bets.reduce((sum, count) => sum + count, 0);
  const chances = play.chances();
  if (chances.size <= TIERS_ADDED_MAX && all * partOf(chances.values()) <= COVERS_LITTLE)
    return [{ bets, covered: 0, outcomes: 1 }];
  if (play.outcomes === undefined && all > BETS_MAX) return [{ bets, covered: 1, outcomes: 1 }];
  return entriesByPlace(play, entries, bets, effort).map(({ shape, entries: placed, bets: own }) => ({
    bets: own,
    ...coveredOf(play, shape, placed, effort),
  }));
};

/** What one bet of a play can cover at the most: no number of bets covers more than the sum of it. */
export const coverPerBet = (play: Play): number => Math.min(1, partOf(play.chances().values()));

const partOf = (chances: Iterable<Chance>): number =>
  [...chances].reduce((sum, { won, of }) => sum + Number(won) / Number(of), 0);

type Placed = { readonly shape: Shape; readonly entries: readonly Entry[]; readonly bets: readonly number[] };

const entriesByPlace = (
  { shape }: Play,
  entries: readonly Entry[],
  bets: readonly number[],
  effort: Effort,
): readonly Placed[] => {
  const { apart } = shape;
  if (apart === undefined) return [{ shape, entries, bets }];
  const places = new Map<string, { readonly entries: Entry[]; readonly bets: number[] }>();
  for (const [index, entry] of entries.entries())
    for (const [place, part] of apart.of(entry)) {
      effort.spend(1);
      let at = places.get(place);
      if (at === undefined) places.set(place, (at = { entries: [], bets: entries.map(() => 0) }));
      at.entries.push(part);
      at.bets[index] = apart.shape.count(part);
    }
  return [...places.values()].map((at) => ({ shape: apart.shape, ...at }));
};

const coveredOf = (play: Play, shape: Shape, entries: readonly Entry[], effort: Effort): Covered => {
  if (play.cover !== undefined) return play.cover(different(entries), effort);
  const lines = linesOf(shape, entries, effort);
  return play.outcomes === undefined ? byChances(play, lines) : byOutcomes(play, play.outcomes, lines, effort);
};

/** Each entry once: the same line again covers nothing more. */
const different = (entries: readonly Entry[]): readonly Entry[] =>
  entries.length < 2 ? entries : [...new Map(entries.map((entry) => [writeEntry(entry), entry])).values()];

/** The lines of all entries. Those of one row are put together first: a symbol stands for the same lines in each. */
function* linesOf(shape: Shape, entries: readonly Entry[], effort: Effort): Generator<string> {
  const isOneRow = shape.union !== undefined && shape.rows.length === 1;
  for (const entry of isOneRow ? [[[...symbolsOf(entries, effort)]]] : different(entries))
    for (const line of shape.lines(entry)) {
      effort.spend(1);
      yield line;
    }
}

/** Stops at the first bet without a chance of its own. */
const byChances = (play: Play, lines: Iterable<string>): Covered => {
  const known = new Map<string, Chance>();
  for (const line of lines) {
    const chance = play.chances().get(line);
    if (chance === undefined) return { covered: 0, outcomes: 1 };
    known.set(line, chance);
  }
  return { covered: Math.min(1, partOf(known.values())), outcomes: 1 };
};

const byOutcomes = (
  play: Play,
  outcomes: NonNullable<Play['outcomes']>,
  lines: Iterable<string>,
  effort: Effort,
): Covered => {
  const { wonBy, weights, all } = wonOf(play, outcomes, effort);
  const seen = new Set<string>();
  const won = new Set<number>();
  for (const line of lines) {
    if (seen.size === seen.add(line).size) continue;
    const groups = wonBy.get(line) ?? [];
    effort.spend(groups.length);
    for (const group of groups) won.add(group);
  }
  return { covered: [...won].reduce((sum, group) => sum + (weights[group] ?? 0), 0), outcomes: all };
};

/** The outcomes of a play, those on which the same bets win as one group with their weight. */
type Won = {
  readonly wonBy: ReadonlyMap<string, readonly number[]>;
  readonly weights: readonly number[];
  readonly all: number;
};

const kept = new WeakMap<Play, Won>();

/** `2:7` is a seven on the third place; a line without a place is about the whole draw. */
const PLACE = /^(\d+):/;

const placeOf = (line: string): string => PLACE.exec(line)?.[1] ?? '';
const withoutPlace = (line: string): string => line.replace(PLACE, '');

/**
 * What wins on the outcomes of a play, found once: a hundred thousand draws have four sides. All places are alike, so
 * that each is held against the outcomes of the first.
 */
const wonOf = (play: Play, outcomes: NonNullable<Play['outcomes']>, effort: Effort): Won => {
  const known = kept.get(play);
  if (known !== undefined) return known;
  let first: string | undefined;
  const groups = new Map<string, { readonly lines: readonly string[]; weight: number }>();
  for (const { wins, weight } of outcomes()) {
    effort.spend(1 + wins.length);
    const lines = wins.map(([line]) => line);
    first ??= lines[0] === undefined ? undefined : placeOf(lines[0]);
    const own = lines.filter((line) => placeOf(line) === first).map(withoutPlace);
    const key = own.join('\n');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { lines: own, weight: Number(weight) });
    else group.weight += Number(weight);
  }
  const wonBy = new Map<string, number[]>();
  for (const [index, { lines }] of [...groups.values()].entries())
    for (const line of lines) {
      const at = wonBy.get(line);
      if (at === undefined) wonBy.set(line, [index]);
      else at.push(index);
    }
  const weights = [...groups.values()].map(({ weight }) => weight);
  const won = { wonBy, weights, all: weights.reduce((sum, weight) => sum + weight, 0) };
  kept.set(play, won);
  return won;
};
