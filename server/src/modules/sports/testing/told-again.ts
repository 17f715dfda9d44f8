import type { SportsBetId, SportsMarketId } from '@fairground/contract/sports/fields';
import type { Database } from '../../../platform/database/index.ts';
import { legResult } from '../domain/leg-result.ts';
import { payBet } from '../domain/pay-bet.ts';
import { nameOf } from '../domain/settle-leg.ts';
import { listCombos, listLegs } from '../store/bets.ts';
import { listMarketsOf, listResultsOf } from '../store/settlement.ts';
import type { BetRow } from '../tables.ts';

/**
 * Every bet, told again from the results of its markets, or of those that stand for them: what it should be paid beside what
 * it was.
 */
export const toldAgain = async (
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  ids: readonly SportsBetId[],
  standsFor: ReadonlyMap<SportsMarketId, SportsMarketId> = new Map(),
) => {
  const legs = Map.groupBy(await listLegs(db, ids), ({ bet_id }) => bet_id);
  const combos = await listCombos(db, ids);
  const markets = [...new Set([...legs.values()].flat().map(({ market_id }) => market_id))];
  const names = await listMarketsOf(db, markets);
  const other = (market: SportsMarketId): SportsMarketId => standsFor.get(market) ?? market;
  const said = Map.groupBy(await listResultsOf(db, markets.map(other)), ({ market_id }) => market_id);
  const { rows } = await pool.query<BetRow>(
    `select * from sports_bet where id = any($1::bigint[]) and state <> 'REFUSED' order by id`,
    [ids.map(String)],
  );
  return rows.map((bet) => {
    const of = (legs.get(bet.id) ?? []).map((leg) => {
      const market = names.get(leg.market_id);
      if (!market) throw new Error('A leg has no market.');
      const acceptedAt = bet.accepted_at ?? bet.placed_at;
      const result = legResult(nameOf(market), { ...leg, acceptedAt }, said.get(other(leg.market_id)) ?? []);
      return { fixture: leg.fixture_id, oddsMilli: leg.odds_milli, result };
    });
    const terms = { stake: bet.stake_left, system: bet.system, combos: combos.get(bet.id) ?? new Map() };
    const isOut = bet.state === 'CASHED_OUT';
    const paid = isOut ? undefined : payBet(terms, of);
    return {
      bet: bet.id.toString(),
      stored: [bet.state, bet.payout],
      told: isOut ? ['CASHED_OUT', bet.cashed] : [paid?.state ?? 'ACCEPTED', bet.cashed + (paid?.payout ?? 0n)],
    };
  });
};
