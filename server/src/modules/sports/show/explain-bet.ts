import type { ValueOf } from '@fairground/contract/endpoint';
import type { explainBet } from '@fairground/contract/sports/endpoints';
import type { MemberId } from '@fairground/contract/ids';
import { money, writeMoney } from '@fairground/contract/money';
import type { SportsBetId } from '@fairground/contract/sports/fields';
import type { Fraction } from '@fairground/engines/maths/fraction';
import { linePayout } from '@fairground/engines/sports/payout';
import { Refusal } from '../../../platform/refusal.ts';
import type { SportsDeps } from '../deps.ts';
import { legResult, standingOf } from '../domain/leg-result.ts';
import { shownScore } from '../domain/model.ts';
import { betLines, factorOf, factorText, groupsOf, lineFactor } from '../domain/pay-bet.ts';
import type { ComboPrices } from '../domain/pay-bet.ts';
import { nameOf } from '../domain/settle-leg.ts';
import { findBet, listCombos, listLegs } from '../store/bets.ts';
import { listChanges } from '../store/changes.ts';
import { listMarketsOf, listResultsOf } from '../store/settlement.ts';
import type { BetRow, LegRow, MarketRow, ResultRow } from '../tables.ts';

type Explained = ValueOf<typeof explainBet>;

/** How a bet came to what it paid: legs, legs priced together, the lines of a system, and every payment. */
export const explain = async (
  { db }: Pick<SportsDeps, 'db'>,
  member: MemberId,
  id: SportsBetId,
): Promise<Explained> => {
  const bet = await findBet(db, member, id);
  if (!bet) throw new Refusal('sports.bet-unknown');
  const legs = await listLegs(db, [id]);
  const ids = legs.map(({ market_id }) => market_id);
  const [markets, results, combos, changes] = [
    await listMarketsOf(db, ids),
    Map.groupBy(await listResultsOf(db, ids), ({ market_id }) => market_id),
    (await listCombos(db, [id])).get(id) ?? new Map(),
    await listChanges(db, id),
  ];
  const stand = legs.map((leg, place) => ({
    place,
    fixture: leg.fixture_id,
    oddsMilli: leg.odds_milli,
    ...legStands(bet, leg, markets.get(leg.market_id), results.get(leg.market_id) ?? []),
  }));
  return {
    legs: stand.map(({ leg, result, resultVersion, score, voidedBy, fixture, oddsMilli }) => ({
      selectionId: `${leg.market_id}:${leg.code}`,
      ...{ result, oddsMilli, resultVersion, score, voidedBy },
      factor: isAlone(stand, fixture) ? textOf(factorOf([{ fixture, oddsMilli, result }], new Map())) : null,
    })),
    ...partsOf(bet, stand, combos),
    changes: changes.map(({ kind, state, payout, moved, at }) => ({
      ...{ kind, state, at, payout: money(payout), moved: writeMoney(money(moved)) },
    })),
  };
};

const textOf = (factor: Fraction | null): string | null => factor && factorText(factor);

const isAlone = (legs: readonly Pick<Standing, 'fixture'>[], fixture: LegRow['fixture_id']): boolean =>
  legs.filter((leg) => leg.fixture === fixture).length === 1;

type Standing = ReturnType<typeof legStands> & {
  readonly place: number;
  readonly fixture: LegRow['fixture_id'];
  readonly oddsMilli: number;
};

const legStands = (bet: BetRow, leg: LegRow, market: MarketRow | undefined, said: readonly ResultRow[]) => {
  if (!market) throw new Error('A leg has no market.');
  const settling = { ...leg, acceptedAt: bet.accepted_at ?? bet.placed_at };
  const { score, cancelled } = standingOf(settling, said);
  return {
    leg,
    result: legResult(nameOf(market), settling, said),
    resultVersion: said.at(-1)?.version ?? null,
    score: score && !cancelled ? shownScore(score) : null,
    voidedBy: cancelled?.by ?? null,
  };
};

/** Legs of one match, and the lines of a system with what each of them pays. */
const partsOf = (
  { system, stake_left: stake }: BetRow,
  legs: readonly Standing[],
  combos: ComboPrices,
): Pick<Explained, 'groups' | 'lines'> => {
  const groups = groupsOf(legs);
  const factors = groups.map((group) => factorOf(group, combos));
  const placesOf = (line: readonly number[]): number[] =>
    line.flatMap((at) => (groups[at] ?? []).map(({ place }) => place));
  const lines = system === null ? [] : betLines(system, groups.length);
  return {
    groups: groups.flatMap((group, at) =>
      group.length > 1 ? [{ legs: placesOf([at]), factor: textOf(factors[at] ?? null) }] : [],
    ),
    lines: lines.map((line) => {
      const factor = lineFactor(line, factors);
      const part = stake / BigInt(lines.length);
      const pays = factor && money(linePayout(part, [factor]));
      return { legs: placesOf(line), factor: textOf(factor), stake: money(part), pays };
    }),
  };
};
