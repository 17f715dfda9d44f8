import type { FixtureId, Sport } from '@fairground/contract/sports/fields';
import {
  addExposure,
  EXPOSURE_CELLS,
  exposurePeriod,
  removeExposure,
  sumExposures,
  worstCell,
} from '@fairground/engines/sports/exposure';
import type { ExposedBet, Exposure } from '@fairground/engines/sports/exposure';
import type { FixtureRow, LegRow, MarketRow } from '../tables.ts';
import type { Limits } from './limits.ts';
import { selectionOf } from './match-grid.ts';
import { groupsOf } from './pay-bet.ts';
import type { ComboPrices } from './pay-bet.ts';
import { NO_OWN_LIMITS } from './own-limits.ts';
import type { OwnLimits } from './own-limits.ts';
import { isGoalMarket, nameOf } from './settle-leg.ts';

/** A leg as far as the house's risk goes. */
export type ExposedLeg = Pick<LegRow, 'code' | 'odds_milli' | 'since'> & {
  readonly market: Pick<MarketRow, 'id' | 'fixture_id' | 'type' | 'period' | 'line_q' | 'variant'>;
};

/** A bet that comes onto its matches, or leaves them. */
export type ExposureChange = {
  readonly change: 'add' | 'remove';
  readonly member: bigint;
  readonly stake: bigint;
  /** What it wins if every leg does. */
  readonly weight: bigint;
  readonly legs: readonly ExposedLeg[];
  readonly combos: ComboPrices;
};

/** An array of a match: by score, or one figure where a match has no score of goals. */
export type ExposureKey = { readonly fixture: FixtureId; readonly period: string; readonly size: number };
export type ExposureRow = {
  readonly fixture: FixtureId;
  readonly period: string;
  readonly cells: Exposure;
  /** The competition and the day whose limit the match counts for. */
  readonly day: string;
};
export type LiabilityRow = { readonly scope: 'PLAYER' | 'DAY'; readonly key: string; readonly amount: bigint };

type Part = Omit<ExposureKey, 'size'> & ({ readonly bet: ExposedBet } | { readonly kept: bigint });

/** The array of markets without goals. */
const WHOLE_MATCH = 'match';

/** The array every match has: by final scores, or of the whole match. */
export const firstExposure = ({ id, model }: Pick<FixtureRow, 'id' | 'model'>): ExposureKey =>
  model.is === 'goals'
    ? { fixture: id, period: 'ft', size: EXPOSURE_CELLS }
    : { fixture: id, period: WHOLE_MATCH, size: 1 };

/** Which arrays a bet is in; a leg of a combination is in that of its own match. */
export const exposureKeys = (legs: readonly Pick<ExposedLeg, 'market' | 'code'>[]): readonly ExposureKey[] =>
  groupsOf(legs.map((leg) => ({ ...leg, fixture: leg.market.fixture_id }))).map((group) => {
    const [{ market, fixture }] = group;
    if (!isGoalMarket(market.type)) return { fixture, period: WHOLE_MATCH, size: 1 };
    const selections = group.map((leg) => selectionOf(nameOf(leg.market), leg.code));
    return { fixture, period: exposurePeriod({ legs: selections }), size: EXPOSURE_CELLS };
  });

/** What a bet adds, match by match; a leg of a combination counts with the whole stake, for the others are about even. */
const partsOf = ({ stake, legs, combos }: ExposureChange): readonly Part[] =>
  groupsOf(legs.map((leg) => ({ ...leg, fixture: leg.market.fixture_id }))).map((group) => {
    const [{ market, odds_milli: oddsMilli, since, fixture }] = group;
    if (!isGoalMarket(market.type))
      return { fixture, period: WHOLE_MATCH, kept: stake - (stake * BigInt(oddsMilli)) / 1_000n };
    const bet = {
      stake,
      legs: group.map((leg) => selectionOf(nameOf(leg.market), leg.code)),
      oddsMilli: group.length === 1 ? oddsMilli : (combos.get(fixture)?.get(2 ** group.length - 1) ?? oddsMilli),
      ...(since && { since }),
    };
    return { fixture, period: exposurePeriod(bet), bet };
  });

/** The array of parts that belong to the same one. */
const sumOf = (parts: readonly Part[]): Exposure => {
  const flat = parts.flatMap((part) => ('kept' in part ? [part.kept] : []));
  if (flat.length > 0) return [flat.reduce((all, kept) => all + kept)];
  return sumExposures(parts.flatMap((part) => ('bet' in part ? [part.bet] : [])));
};

/** What the house may lose on matches, on days and to players while bets are added and removed. */
export type OpenRisk = {
  readonly apply: (changes: readonly ExposureChange[]) => void;
  /**
   * Adds a bet if every limit it would come nearer to holds with it; else answers the stake that still fits. What a match
   * loses grows at most in proportion to the stake, so that this much always fits.
   */
  readonly add: (change: ExposureChange, sports: readonly Sport[], limits: Limits) => { readonly fits: bigint | true };
  readonly changed: () => {
    readonly exposures: readonly Omit<ExposureRow, 'day'>[];
    /** By how much they changed. */
    readonly liabilities: readonly LiabilityRow[];
  };
};

/** A match with its arrays and what it may lose by them. */
type OpenMatch = { readonly day: string; cells: ReadonlyMap<string, Exposure>; lost: bigint };

export const openRisk = (
  exposures: readonly ExposureRow[],
  liabilities: readonly LiabilityRow[],
  { markets: limited }: Pick<OwnLimits, 'markets'> = NO_OWN_LIMITS,
): OpenRisk => {
  const matches = new Map<FixtureId, OpenMatch>();
  for (const [fixture, rows] of Map.groupBy(exposures, (row) => row.fixture)) {
    const cells = new Map(rows.map((row) => [row.period, row.cells]));
    matches.set(fixture, { day: rows[0]?.day ?? '', cells, lost: lossOf(cells) });
  }
  const amounts = new Map(liabilities.map(({ scope, key, amount }) => [`${scope} ${key}`, amount]));
  for (const [market, { open }] of limited) amounts.set(`MARKET ${market}`, open);
  const touched = new Map<FixtureId, Set<string>>();
  const moved = new Map<string, bigint>();

  const matchOf = (fixture: FixtureId) => {
    const match = matches.get(fixture);
    if (!match) throw new Error('The exposure of a match was not loaded.');
    return match;
  };

  /** The figures bets move, each with what it was, what it becomes, and how to keep that. */
  const movesOf = (changes: readonly ExposureChange[]) => {
    const parts = changes.map((change) => ({ ...change, parts: partsOf(change) }));
    const cells = new Map<FixtureId, Map<string, Exposure>>();
    for (const [change, merge] of [['add', addExposure] as const, ['remove', removeExposure] as const]) {
      const some = parts.flatMap((each) => (each.change === change ? each.parts : []));
      for (const [, group] of Map.groupBy(some, ({ fixture, period }) => `${fixture} ${period}`)) {
        const [first] = group;
        if (!first) continue;
        const { fixture, period } = first;
        const after = cells.get(fixture) ?? new Map(matchOf(fixture).cells);
        const sum = sumOf(group);
        cells.set(fixture, after.set(period, merge(after.get(period) ?? sum.map(() => 0n), sum)));
      }
    }
    const ofMatches = [...cells].map(([fixture, after]) => {
      const match = matchOf(fixture);
      return { fixture, match, after, was: match.lost, is: lossOf(after) };
    });
    const byKey = new Map<string, bigint>();
    for (const { match, was, is } of ofMatches) add(byKey, `DAY ${match.day}`, is - was);
    for (const { change, member, weight, parts: own } of parts) {
      const by = change === 'add' ? weight : -weight;
      add(byKey, `PLAYER ${member}`, by);
      // A combination of several matches may cost more than its legs show match by match.
      if (own.length > 1)
        for (const day of new Set(own.map(({ fixture }) => matchOf(fixture).day))) add(byKey, `DAY ${day}`, by);
    }
    return { ofMatches, byKey };
  };

  const keep = ({ ofMatches, byKey }: ReturnType<typeof movesOf>): void => {
    for (const { fixture, match, after, is } of ofMatches) {
      for (const [period, cells] of after)
        if (cells !== match.cells.get(period)) touched.set(fixture, (touched.get(fixture) ?? new Set()).add(period));
      match.cells = after;
      match.lost = is;
    }
    for (const [key, by] of byKey) {
      add(amounts, key, by);
      add(moved, key, by);
    }
  };

  return {
    apply: (changes) => keep(movesOf(changes)),
    add: (change, sports, limits) => {
      const moves = movesOf([change]);
      const least = (limit: 'riskMax' | 'playerMax' | 'dayMax'): bigint =>
        sports.map((sport): bigint => limits[sport][limit]).reduce((low, each) => (each < low ? each : low));
      const figureOf = (key: string, by: bigint, most: bigint) => {
        const was = amounts.get(key) ?? 0n;
        return { was, is: was + by, most };
      };
      const figures = [
        ...moves.ofMatches.map(({ was, is }) => ({ was, is, most: least('riskMax') })),
        ...[...moves.byKey].map(([key, by]) =>
          figureOf(key, by, least(key.startsWith('PLAYER') ? 'playerMax' : 'dayMax')),
        ),
      ];
      for (const { market } of change.legs) {
        const openMax = limited.get(market.id)?.openMax ?? null;
        if (openMax === null) continue;
        figures.push(figureOf(`MARKET ${market.id}`, change.weight, openMax));
        add(moves.byKey, `MARKET ${market.id}`, change.weight);
      }
      const passed = figures.filter(({ was, is, most }) => is > most && is > was);
      if (passed.length > 0) {
        const fits = passed.map(({ was, is, most }) => (was >= most ? 0n : (change.stake * (most - was)) / (is - was)));
        return { fits: fits.reduce((low, each) => (each < low ? each : low)) };
      }
      keep(moves);
      return { fits: true };
    },
    changed: () => ({
      exposures: [...touched].flatMap(([fixture, periods]) =>
        [...periods].map((period) => ({ fixture, period, cells: matchOf(fixture).cells.get(period) ?? [] })),
      ),
      liabilities: [...moved].flatMap(([name, amount]) => {
        const [scope, key] = [name.slice(0, name.indexOf(' ')), name.slice(name.indexOf(' ') + 1)];
        // What is open on a limited market is summed from its bets and kept nowhere else.
        if (amount === 0n || scope === 'MARKET') return [];
        return [{ scope: scope === 'PLAYER' ? 'PLAYER' : 'DAY', key, amount } as const];
      }),
    }),
  };
};

const add = (sums: Map<string, bigint>, key: string, by: bigint): void =>
  void sums.set(key, (sums.get(key) ?? 0n) + by);

/** What a match may lose: its arrays may all come out at their worst. */
const lossOf = (periods: ReadonlyMap<string, Exposure>): bigint => {
  let lost = 0n;
  for (const cells of periods.values()) {
    const { kept } = worstCell(cells);
    if (kept < 0n) lost -= kept;
  }
  return lost;
};
