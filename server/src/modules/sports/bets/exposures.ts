import {
  addExposure,
  exposureOf,
  EXPOSURE_CELLS,
  exposurePeriod,
  removeExposure,
  worstCell,
} from '@fairground/engines/sports/exposure';
import type { Exposure } from '@fairground/engines/sports/exposure';
import type { FixtureId } from '@fairground/contract/sports/fields';
import type { Tx } from '../../../platform/database/index.ts';
import type { SportsDeps } from '../deps.ts';
import { selectionOf } from '../domain/match-grid.ts';
import { groupsOf } from '../domain/pay-bet.ts';
import type { ComboPrices } from '../domain/pay-bet.ts';
import { isGoalMarket, nameOf } from '../domain/settle-leg.ts';
import { lockExposures, writeExposures } from '../store/exposures.ts';
import type { LegRow, MarketRow } from '../tables.ts';

export type ExposedLeg = Pick<LegRow, 'code' | 'odds_milli' | 'since'> & { readonly market: MarketRow };

/** A bet that comes onto its matches, or leaves them. */
export type ExposureChange = {
  readonly change: 'add' | 'remove';
  readonly stake: bigint;
  readonly legs: readonly ExposedLeg[];
  readonly combos: ComboPrices;
};

/** Only bets in the currency of the house weigh on its matches: play money of trial accounts costs nobody anything. */
export const isWeighed = (
  { currency: house }: Pick<SportsDeps, 'currency'>,
  { currency }: { readonly currency: string },
): boolean => currency === house;

type Part = { readonly fixture: FixtureId; readonly period: string; readonly cells: Exposure };

/** What a bet adds, match by match; a leg of a combination counts with the whole stake, for the others are about even. */
const partsOf = ({ stake, legs, combos }: ExposureChange): readonly Part[] =>
  groupsOf(legs.map((leg) => ({ ...leg, fixture: leg.market.fixture_id }))).map((group) => {
    const [{ market, odds_milli: oddsMilli, since, fixture }] = group;
    if (!isGoalMarket(market.type)) {
      const kept = stake - (stake * BigInt(oddsMilli)) / 1_000n;
      return { fixture, period: 'match', cells: [kept] };
    }
    const bet = {
      stake,
      legs: group.map((leg) => selectionOf(nameOf(leg.market), leg.code)),
      oddsMilli: group.length === 1 ? oddsMilli : (combos.get(fixture)?.get(2 ** group.length - 1) ?? oddsMilli),
      ...(since && { since }),
    };
    return { fixture, period: exposurePeriod(bet), cells: exposureOf(bet) };
  });

/**
 * Changes the exposure of matches by all of these bets at once, each row locked and written one time; answers what the
 * house keeps at worst on each match.
 */
export const changeExposures = async (
  tx: Tx,
  changes: readonly ExposureChange[],
): Promise<ReadonlyMap<FixtureId, bigint>> => {
  const sums = new Map<string, Part>();
  for (const change of changes)
    for (const part of partsOf(change)) {
      const name = `${part.fixture} ${part.period}`;
      const before = sums.get(name)?.cells ?? part.cells.map(() => 0n);
      const cells = change.change === 'add' ? addExposure(before, part.cells) : removeExposure(before, part.cells);
      sums.set(name, { ...part, cells });
    }
  if (sums.size === 0) return new Map();
  const parts = [...sums.values()];
  const locked = await lockExposures(
    tx,
    parts.map(({ fixture, period }) => ({ fixture, period, size: period === 'match' ? 1 : EXPOSURE_CELLS })),
  );
  const after = locked.map((row) => ({
    ...row,
    cells: addExposure(row.cells, sums.get(`${row.fixture} ${row.period}`)?.cells ?? []),
  }));
  await writeExposures(tx, after);
  const worst = new Map<FixtureId, bigint>();
  for (const { fixture, cells } of after) {
    const { kept } = worstCell(cells);
    worst.set(fixture, kept < (worst.get(fixture) ?? kept) ? kept : (worst.get(fixture) ?? kept));
  }
  return worst;
};
