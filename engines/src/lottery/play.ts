import type { Board } from './board.ts';
import type { Effort } from './counting.ts';
import { readEntry } from './entry.ts';
import type { Entry, EntryResult } from './entry.ts';
import { formsOf, plainForm } from './forms.ts';
import type { Forms } from './forms.ts';
import type { Shape } from './picking/shape.ts';
import { ratio, times } from './ratio.ts';
import type { Ratio } from './ratio.ts';

/** A bet that wins on an outcome, and the tier it wins in. */
export type Win = readonly [line: string, tier: string];

/** Out of how many equally likely outcomes a bet wins in a tier (several times, if so paid), and in how many it is void. */
export type Chance = { readonly won: bigint; readonly voided: bigint; readonly of: bigint };

/** How many bets of an entry won in each tier, and how many get their stake back. */
export type Result = { readonly won: ReadonlyMap<string, number>; readonly voided: number };

/** So many of so many equally likely outcomes. */
export type Covered = { readonly covered: number; readonly outcomes: number };

/** How many outcomes of one look are won by some bet of some entry. */
export type Cover = (entries: readonly Entry[], effort: Effort) => Covered;

/**
 * The one definition of a play. How many bets an entry makes, how many outcomes win and what is paid all follow from
 * it; nothing is typed in.
 */
type Definition<Outcome> = {
  /** `group.kind`, such as `front3.direct`; its texts are found by the two halves. */
  readonly code: string;
  readonly shape: Shape;
  /** What the play looks at: one outcome, or one for each lot it is compared with. */
  readonly looks: (board: Board) => readonly Outcome[];
  /** How many looks a board gives; one where nothing is said. */
  readonly lots?: number;
  /** How many stakes a bet costs: one for each look, unless one price buys all of them or a rule asks for more. */
  readonly stakesPerBet?: number;
  /** Every outcome of one look. All are equally likely, unless weighed. */
  readonly space?: () => Iterable<Outcome>;
  readonly weigh?: (outcome: Outcome) => bigint;
  /** The bets that win on an outcome; named twice, it is won twice. Only plays that `count` can do without. */
  readonly wins?: (outcome: Outcome) => Iterable<Win>;
  /** The bets that are void on an outcome: their stake is returned. */
  readonly voids?: (outcome: Outcome) => Iterable<string>;
  /** Counts the wins of an entry where too many bets win to name them. */
  readonly count?: (entry: Entry, outcome: Outcome) => Result;
  /** The chances where outcomes are too many to list: the exact formula, tier by tier. */
  readonly chances?: () => ReadonlyMap<string, Chance>;
  /** Where a bet can win in several tiers: which part of what is paid back goes to each. The parts add up to one. */
  readonly shares?: ReadonlyMap<string, Ratio> | (() => ReadonlyMap<string, Ratio>);
  /** The form of a bet, where its line is not the name of it: it wins in the tiers of its form and in no other. */
  readonly formOf?: (line: string, entry: Entry) => string;
  /** The form a tier belongs to, where not every tier is one of its own and not all tiers are one. */
  readonly formOfTier?: (tier: string) => string;
  /** A win brings so many times the odds at the least; once, where nothing is said. */
  readonly hitsPerWin?: number;
  /** How likely a bet wins at all, where `chances` count how often it is paid. */
  readonly winChances?: () => ReadonlyMap<string, Chance>;
  /** What entries cover, where outcomes are too many to go through for every order. Entries are of one place of the draw. */
  readonly cover?: Cover;
};

/** What one of the equally likely looks brings; some are alike and count as one, with a weight. */
type Listed = { readonly wins: readonly Win[]; readonly voids: readonly string[]; readonly weight: bigint };

export type Play = {
  readonly code: string;
  readonly shape: Shape;
  readonly lots: number;
  readonly stakesPerBet: number;
  readonly read: (text: string) => EntryResult;
  /** How many single bets an entry makes. */
  readonly bets: (entry: Entry) => number;
  /** How many stakes it costs: its bets, for each lot they are compared with. */
  readonly stakes: (entry: Entry) => number;
  readonly chances: () => ReadonlyMap<string, Chance>;
  /** Every outcome of one look with the bets that win or are void on it; nothing where outcomes are too many to list. */
  readonly outcomes?: () => Iterable<Listed>;
  /** The tiers a bet can win in, by the form of the bet. */
  readonly forms: () => Forms;
  readonly formOf: (line: string, entry: Entry) => string;
  readonly hitsPerWin: number;
  readonly winChances: () => ReadonlyMap<string, Chance>;
  readonly cover?: Cover;
  /** What one stake brings in a tier if nothing is kept: the fair odds. */
  readonly fairOdds: () => ReadonlyMap<string, Ratio>;
  /** The bets that win on a board, each as often as it is paid. None, where they are too many to name. */
  readonly winsOn: (board: Board) => readonly Win[];
  /** The bets that are void on a board. */
  readonly voidsOn: (board: Board) => readonly string[];
  /** Looks at a board once and can then settle any number of entries. */
  readonly settler: (board: Board) => (entry: Entry) => Result;
};

/** Makes a play of its definition. */
export const definePlay = <Outcome>(definition: Definition<Outcome>): Play => {
  const { code, shape, looks, lots = 1, stakesPerBet = lots, wins = () => [], voids = () => [] } = definition;
  const { shares, formOfTier = shares === undefined ? (tier) => tier : () => ANY_TIER } = definition;
  let chances: ReadonlyMap<string, Chance> | undefined;
  let odds: ReadonlyMap<string, Ratio> | undefined;
  let forms: Forms | undefined;
  const chancesOf = (): ReadonlyMap<string, Chance> => (chances ??= definition.chances?.() ?? enumerate(definition));
  // An entry is counted when it is read and again for its price and for what it covers; some counts take a while.
  const counts = new WeakMap<Entry, number>();
  const betsOf = (entry: Entry): number => {
    let count = counts.get(entry);
    if (count === undefined) counts.set(entry, (count = shape.count(entry)));
    return count;
  };
  const allForms = (): Forms => (forms ??= formsOf(chancesOf().keys(), formOfTier));
  return {
    code,
    shape,
    lots,
    stakesPerBet,
    read: (text) => {
      const result = readEntry(shape.rows, text);
      if ('fault' in result) return result;
      const fault = shape.fault?.(result.entry);
      if (fault !== undefined) return { fault };
      return betsOf(result.entry) === 0 ? { fault: { code: 'no-bets' } } : result;
    },
    bets: betsOf,
    stakes: (entry) => betsOf(entry) * stakesPerBet,
    chances: chancesOf,
    ...(definition.space && definition.wins && { outcomes: () => outcomesOf(definition) }),
    forms: allForms,
    formOf: definition.formOf ?? ((line) => plainForm(line, allForms())),
    hitsPerWin: definition.hitsPerWin ?? 1,
    winChances: definition.winChances ?? chancesOf,
    ...(definition.cover && { cover: definition.cover }),
    fairOdds: () => (odds ??= fairOdds(definition, chancesOf(), ratio(stakesPerBet, lots))),
    winsOn: (board) => looks(board).flatMap((outcome) => [...wins(outcome)]),
    voidsOn: (board) => looks(board).flatMap((outcome) => [...voids(outcome)]),
    settler: (board) => settle(definition, looks(board)),
  };
};

/** The form of all tiers where a bet can win in each of them. */
const ANY_TIER = '';

function* outcomesOf<Outcome>({ space, weigh = () => 1n, wins = () => [], voids = () => [] }: Definition<Outcome>) {
  for (const outcome of space?.() ?? [])
    yield { wins: [...wins(outcome)], voids: [...voids(outcome)], weight: weigh(outcome) };
}

/**
 * Void outcomes are no game: the odds are fair among the decided ones. `cost` is what a bet pays for each of its looks.
 */
const fairOdds = (
  { shares }: Pick<Definition<unknown>, 'shares'>,
  chances: ReadonlyMap<string, Chance>,
  cost: Ratio,
): ReadonlyMap<string, Ratio> => {
  const parts = typeof shares === 'function' ? shares() : shares;
  return new Map(
    [...chances].map(([tier, { won, voided, of }]) => [
      tier,
      times(times(ratio(of - voided, won), cost), parts?.get(tier) ?? ratio(1)),
    ]),
  );
};

/** Goes through every outcome and counts, tier by tier, how often the first bet that wins there wins again. */
const enumerate = <Outcome>(definition: Definition<Outcome>): ReadonlyMap<string, Chance> => {
  const { space, weigh = () => 1n, wins = () => [], voids = () => [] } = definition;
  if (space === undefined) throw new TypeError(`${definition.code} names neither its outcomes nor its chances.`);
  const samples = new Map<string, { readonly line: string; won: bigint }>();
  let of = 0n;
  const voided = new Map<string, bigint>();
  for (const outcome of space()) {
    const weight = weigh(outcome);
    of += weight;
    for (const [line, tier] of wins(outcome)) {
      const sample = samples.get(tier);
      if (sample === undefined) samples.set(tier, { line, won: weight });
      else if (sample.line === line) sample.won += weight;
    }
    for (const line of voids(outcome)) voided.set(line, (voided.get(line) ?? 0n) + weight);
  }
  return new Map([...samples].map(([tier, { line, won }]) => [tier, { won, voided: voided.get(line) ?? 0n, of }]));
};

const settle = <Outcome>(
  { shape, wins = () => [], voids, count }: Definition<Outcome>,
  outcomes: readonly Outcome[],
): ((entry: Entry) => Result) => {
  if (count !== undefined) return (entry) => addUp(outcomes.map((outcome) => count(entry, outcome)));
  const won = outcomes.flatMap((outcome) => [...wins(outcome)]);
  const voided = outcomes.flatMap((outcome) => [...(voids?.(outcome) ?? [])]);
  return (entry) => {
    const hits = new Map<string, number>();
    for (const [line, tier] of won) {
      const held = shape.holds(entry, line);
      if (held > 0) hits.set(tier, (hits.get(tier) ?? 0) + held);
    }
    return { won: hits, voided: voided.reduce((sum, line) => sum + shape.holds(entry, line), 0) };
  };
};

const addUp = (results: readonly Result[]): Result => {
  const won = new Map<string, number>();
  for (const result of results) for (const [tier, hits] of result.won) won.set(tier, (won.get(tier) ?? 0) + hits);
  return { won, voided: results.reduce((sum, { voided }) => sum + voided, 0) };
};

/** The same play on a board that is first looked at in some way: the digits of one prize, say. */
export const viewed = (play: Play, code: string, view: (board: Board) => Board): Play => ({
  ...play,
  code,
  winsOn: (board) => play.winsOn(view(board)),
  voidsOn: (board) => play.voidsOn(view(board)),
  settler: (board) => play.settler(view(board)),
});
