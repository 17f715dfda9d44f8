import type { ValueOf } from '@fairground/contract/endpoint';
import type { explainBet } from '@fairground/contract/sports/endpoints';
import type { MemberId } from '@fairground/contract/ids';
import { money, writeMoney } from '@fairground/contract/money';
import type { SportsBetId } from '@fairground/contract/sports/fields';
import type { Fraction } from '@fairground/engines/maths/fraction';
import { linePayout } from '@fairground/engines/sports/payout';
import { Refusal } from '../../../platform/refusal.ts';
import type { SportsDeps } from '../deps.ts';
import { legResults, resultsByMarket, settlingLeg } from '../bets/leg-results.ts';
import { standingOf } from '../domain/leg-result.ts';
import { shownScore } from '../domain/model.ts';
import { betLines, factorOf, factorText, groupsOf, lineFactor } from '../domain/pay-bet.ts';
import type { ComboPrices, PaidLeg } from '../domain/pay-bet.ts';
import { findBet, listCombos, listLegs } from '../store/bets.ts';
import { listChanges } from '../store/changes.ts';
import { listPricesOfLegs } from '../store/prices.ts';
import type { PriceRow } from '../store/prices.ts';
import { listMarketsOf, listResultsOf } from '../store/settlement.ts';
import type { BetRow, LegRow, ResultRow } from '../tables.ts';

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
  const [markets, said, combos, changes, prices] = [
    await listMarketsOf(db, ids),
    resultsByMarket(await listResultsOf(db, ids)),
    (await listCombos(db, [id])).get(id) ?? new Map(),
    await listChanges(db, id),
    await listPricesOfLegs(db, bet.accepted_at === null ? [] : legs),
  ];
  const results = legResults(bet, legs, { markets, said });
  const stand = legs.map((leg, place) => ({
    ...{ leg, place, fixture: leg.fixture_id, oddsMilli: leg.odds_milli, result: results[place] ?? null },
    ...groundsOf(bet, leg, said.get(leg.market_id) ?? []),
  }));
  return {
    acceptedAt: bet.accepted_at,
    legs: stand.map(({ leg, place, result, resultVersion, score, voidedBy, fixture, oddsMilli }) => ({
      selectionId: `${leg.market_id}:${leg.code}`,
      ...{ result, oddsMilli, resultVersion, score, voidedBy, askedMilli: leg.asked_milli },
      stood: stoodFor(leg, prices.get(place)),
      factor: isAlone(stand, fixture) ? textOf(factorOf([{ fixture, oddsMilli, result }], new Map())) : null,
    })),
    ...partsOf(bet, stand, combos),
    changes: changes.map(({ kind, state, payout, moved, at }) => ({
      ...{ kind, state, at, payout: money(payout), moved: writeMoney(money(moved)) },
    })),
  };
};

/** The price that stood on the market when the bet was accepted, and since when. */
const stoodFor = ({ code }: LegRow, price: PriceRow | undefined) => {
  const oddsMilli = price?.odds[code];
  return price && oddsMilli !== undefined ? { oddsMilli, since: price.at } : null;
};

const textOf = (factor: Fraction | null): string | null => factor && factorText(factor);

const isAlone = (legs: readonly Pick<Standing, 'fixture'>[], fixture: LegRow['fixture_id']): boolean =>
  legs.filter((leg) => leg.fixture === fixture).length === 1;

type Standing = PaidLeg & { readonly place: number };

/** What the result of a leg was taken from, or who cancelled it. */
const groundsOf = (bet: BetRow, leg: LegRow, said: readonly ResultRow[]) => {
  const { score, cancelled } = standingOf(settlingLeg(bet, leg), said);
  return {
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
