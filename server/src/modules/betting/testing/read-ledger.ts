import { sql } from 'kysely';
import type { Db } from '../../../platform/database/index.ts';
import { settledBetsOf } from '../facts.ts';
import type { SettledBets } from '../facts.ts';

/**
 * Everything the ledger and the register hold, without numbers and moments that no two runs share: what two tellings
 * of one story must leave alike.
 */
export const readLedger = async (db: Db) => {
  const rows = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows;
  return {
    operations: await rows(sql`
      select key, fingerprint, status, kind, account_id, counter_id, amount, split_account_id, split_amount, balance_after,
             transfer_id is not null as has_moved, reverses_key
        from wallet_operation order by key`),
    legs: await rows(sql`
      select operation_key, account_id, counter_id, amount, balance_after, kind, accounting_date, counter_balance_after
        from wallet_leg order by operation_key, account_id`),
    accounts: await rows(sql`
      select id, balance, is_overdrawn, version > 0 as has_moved from wallet_account where floor is not null order by id`),
    house: await rows(
      sql`select account_id, sum(amount)::text as amount from wallet_house_delta group by account_id order by account_id`,
    ),
    limits: await rows(sql`select member_id, measure, period, used, window_start from wallet_limit order by 1, 2, 3`),
    grants: await rows(sql`
      select member_id, currency, state, progress, open_bets, breaches, converted, forfeited from wallet_grant order by key`),
    bets: await rows(sql`
      select member_id, round_key, seq, operation_key, game_id, market_id, stake, bonus_part, payout, bonus_payout, valid_bet,
             settled_at is not null as is_settled, product_id, valid_rule, state, round_state, currency, round_id, award,
             parent_key, win_keys, detail
        from betting_bet order by member_id, round_key, seq`),
    parked: await rows(sql`
      select operation_key, member_id, product_id, round_id, transaction_id, currency, amount from betting_parked_win order by 1`),
    facts: await readFacts(db),
  };
};

/** Every settled round by its key, those of markets that lost together too. */
const readFacts = async (db: Db): Promise<readonly string[]> => {
  const told = await sql<{ payload: SettledBets }>`
    select payload from outbox_fact where name = 'betting.bets-settled'`.execute(db);
  const bets = await sql<{ id: bigint; round: string }>`select id, round_key as round from betting_bet`.execute(db);
  const rounds = new Map(bets.rows.map(({ id, round }) => [id.toString(), round]));
  return told.rows
    .flatMap(({ payload }) => settledBetsOf(payload))
    .map(({ bet, ...fact }) => `${rounds.get(bet)} ${JSON.stringify(fact, Object.keys(fact).toSorted())}`)
    .toSorted();
};
