import type { SportsBet } from '@fairground/contract/sports/bets';
import type { LegResult, SportsBetId } from '@fairground/contract/sports/fields';
import type { LanguageCode } from '@fairground/contract/language';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { Refusal } from '../../../platform/refusal.ts';
import { legResults, resultsByMarket } from '../bets/leg-results.ts';
import type { SportsDeps } from '../deps.ts';
import { teamShown } from '../domain/competitions.ts';
import { goalsOf, shownScore } from '../domain/model.ts';
import { fullPayout } from '../domain/pay-bet.ts';
import type { ComboPrices } from '../domain/pay-bet.ts';
import { findBet, listBets, listCombos, listLegs, readOffered } from '../store/bets.ts';
import type { OfferedMarket } from '../store/bets.ts';
import { listResultsOf } from '../store/settlement.ts';
import type { BetRow, LegRow } from '../tables.ts';

const PAGE = 20;
const STATES = {
  open: ['PENDING', 'ACCEPTED'],
  settled: ['REFUSED', 'WON', 'LOST', 'VOID', 'CASHED_OUT'],
} as const;

export const readBet = async (
  deps: SportsDeps,
  member: MemberId,
  id: SportsBetId,
  language: LanguageCode,
): Promise<SportsBet> => {
  const row = await findBet(deps.db, member, id);
  if (!row) throw new Refusal('sports.bet-unknown');
  const [shown] = await betsShown(deps, [row], language);
  if (!shown) throw new Error('A bet was not shown.');
  return shown;
};

export const listOwnBets = async (
  deps: SportsDeps,
  member: MemberId,
  { state, cursor }: { readonly state: keyof typeof STATES; readonly cursor?: SportsBetId | undefined },
  language: LanguageCode,
): Promise<{ readonly list: SportsBet[]; readonly next: SportsBetId | null }> => {
  const rows = await listBets(deps.db, member, STATES[state], cursor, PAGE + 1);
  const page = rows.slice(0, PAGE);
  return {
    list: [...(await betsShown(deps, page, language))],
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  };
};

const betsShown = async (
  { db }: SportsDeps,
  rows: readonly BetRow[],
  language: LanguageCode,
): Promise<readonly SportsBet[]> => {
  const legs = await listLegs(
    db,
    rows.map(({ id }) => id),
  );
  const offered = await readOffered(db, [...new Set(legs.map(({ market_id }) => market_id))]);
  const byBet = Map.groupBy(legs, ({ bet_id }) => bet_id);
  const combos = await listCombos(
    db,
    rows.filter(({ asked_odds }) => asked_odds !== null).map(({ id }) => id),
  );
  const said = resultsByMarket(await listResultsOf(db, [...offered.keys()]));
  const markets = new Map([...offered].map(([id, { market }]) => [id, market]));
  return rows.map((row) => {
    const own = byBet.get(row.id) ?? [];
    const results = legResults(row, own, { markets, said });
    return betShown(row, { legs: own, results, combos: combos.get(row.id) ?? new Map() }, offered, language);
  });
};

const betShown = (
  row: BetRow,
  {
    legs,
    results,
    combos,
  }: {
    readonly legs: readonly LegRow[];
    readonly results: readonly (LegResult | null)[];
    readonly combos: ComboPrices;
  },
  offered: Awaited<ReturnType<typeof readOffered>>,
  language: LanguageCode,
): SportsBet => ({
  betId: row.id,
  requestId: row.request_id,
  kind: row.kind,
  system: row.system,
  lines: row.lines,
  state: row.state,
  stake: money(row.stake),
  stakeLeft: money(row.stake_left),
  cashedOut: money(row.cashed),
  oddsMilli: Number(row.odds_milli),
  maxPayout: money(
    row.cashed +
      fullPayout(
        { stake: row.stake_left, system: row.system, combos },
        legs.map(({ fixture_id: fixture, odds_milli: oddsMilli }) => ({ fixture, oddsMilli })),
      ),
  ),
  payout: money(row.state === 'REFUSED' ? 0n : row.payout),
  placedAt: row.placed_at,
  dueAt: row.due_at,
  settledAt: row.settled_at,
  refusal: row.refusal,
  refusedOddsMilli: row.refused_odds === null ? null : Number(row.refused_odds),
  legs: legs.map((leg, at) => legShown(leg, results[at] ?? null, offered.get(leg.market_id), language)),
});

const legShown = (
  leg: LegRow,
  result: LegResult | null,
  offered: OfferedMarket | undefined,
  language: LanguageCode,
): SportsBet['legs'][number] => {
  if (!offered) throw new Error('A leg has no market.');
  const { fixture } = offered;
  return {
    selectionId: `${leg.market_id}:${leg.code}`,
    ...namesOf(offered, language),
    code: leg.code,
    oddsMilli: leg.odds_milli,
    scoreAtBet: leg.since && goalsOf({ halves: leg.since }),
    fixtureState: fixture.state,
    score: shownScore(fixture.score),
    result,
  };
};

export const namesOf = ({ fixture, market }: OfferedMarket, language: LanguageCode) => ({
  fixtureId: fixture.id,
  sport: fixture.sport,
  home: teamShown(fixture.home, language).name,
  away: teamShown(fixture.away, language).name,
  type: market.type,
  period: market.period,
  lineQuarters: market.line_q,
  variant: market.variant,
});
