import { sql } from 'kysely';
import type { MemberId } from '@fairground/contract/ids';
import type { SportsBetId } from '@fairground/contract/sports/fields';
import type { Db, Reader } from '../../../platform/database/index.ts';
import type { CashOutRuleRow } from '../tables.ts';

/** Keeps from which value a bet is taken out; a bet has one rule. */
export const keepRule = async (db: Db, bet: SportsBetId, member: MemberId, atLeast: bigint): Promise<void> => {
  await sql`
    insert into sports_cash_out_rule (bet_id, member_id, at_least)
    values (${bet.toString()}::bigint, ${member.toString()}::bigint, ${atLeast.toString()}::bigint)
    on conflict (bet_id) do update set at_least = excluded.at_least, set_at = clock_timestamp(), looked_at = default`.execute(
    db,
  );
};

export const dropRule = async (db: Db, bet: SportsBetId): Promise<void> => {
  await sql`delete from sports_cash_out_rule where bet_id = ${bet.toString()}::bigint`.execute(db);
};

export const findRule = async (reader: Reader, bet: SportsBetId): Promise<bigint | undefined> => {
  const { rows } = await sql<{ at_least: bigint }>`
    select at_least from sports_cash_out_rule where bet_id = ${bet.toString()}::bigint`.execute(reader);
  return rows[0]?.at_least;
};

/** Rules of open bets with a price that is newer than the last look, without some of them. */
export const listRulesToLook = async (
  reader: Reader,
  limit: number,
  without: readonly bigint[],
): Promise<readonly CashOutRuleRow[]> => {
  const { rows } = await sql<CashOutRuleRow>`
    select r.* from sports_cash_out_rule r join sports_bet b on b.id = r.bet_id
     where b.state = 'ACCEPTED' and r.bet_id <> all(${without.map(String)}::bigint[])
       and exists (select from sports_leg l join sports_market m on m.id = l.market_id
                    where l.bet_id = r.bet_id and m.priced_at > r.looked_at)
     order by r.looked_at limit ${limit}`.execute(reader);
  return rows;
};

/** Notes up to which prices a rule was looked at. */
export const noteLooked = async (db: Db, bet: SportsBetId): Promise<void> => {
  await sql`
    update sports_cash_out_rule r set looked_at = (
      select coalesce(max(m.priced_at), r.looked_at) from sports_leg l join sports_market m on m.id = l.market_id where l.bet_id = r.bet_id)
     where bet_id = ${bet.toString()}::bigint`.execute(db);
};

/** Rules of bets that are no longer open are of no use. */
export const dropOldRules = async (db: Db): Promise<void> => {
  await sql`
    delete from sports_cash_out_rule r where set_at < clock_timestamp() - interval '1 day'
       and not exists (select from sports_bet b where b.id = r.bet_id and b.state = 'ACCEPTED')`.execute(db);
};
