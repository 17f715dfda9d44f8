import type { App } from '../../app.ts';
import type { Db } from '../../platform/database/index.ts';
import { sql } from 'kysely';
import type { Said, SentCall } from './calls.ts';

/** What a version said of its database at the end of the story; a later version must say the same. */
export type Facts = {
  readonly balances: readonly string[];
  readonly proofs: readonly string[];
  /** Limits with their use, blocks, grants and the rounds of the register. Dumps from before 2026-11-19 have none. */
  readonly protection?: readonly string[];
  /** Deposits, payouts, bets on matches, hands and seats of card tables. Dumps from before 2026-11-20 have none. */
  readonly played?: readonly string[];
};

/** What is kept beside a dump: the moment it was made, its facts, and calls with the answers a repeat got. */
export type Kept = {
  readonly at: string;
  readonly facts: Facts;
  readonly calls: readonly (SentCall & Said)[];
};

/** Reads every balance and runs every proof, each as one line of text. */
export const factsOf = async (app: App, db: Db): Promise<Facts> => {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', id, owner_id, kind, currency, balance, version) as line from wallet_account order by id`.execute(
    db,
  );
  const protection = await sql<{ line: string }>`
    select concat_ws(' ', 'limit', member_id, measure, period, cap, used, window_start) as line from wallet_limit
    union all select concat_ws(' ', 'guard', member_id, source, extract(epoch from stakes_blocked_until), extract(epoch from deposits_blocked_until)) from wallet_guard
    union all select concat_ws(' ', 'grant', member_id, currency, state, amount, required, progress, open_bets, converted, forfeited) from wallet_grant
    union all select concat_ws(' ', 'round', member_id, round_id, seq, stake, bonus_part, payout, bonus_payout, valid_bet, state, round_state, settled_at is null)
                from betting_bet`.execute(db);
  const played = await sql<{ line: string }>`
    select concat_ws(' ', 'deposit', no, member_id, status, amount, received, fee) as line from cashier_deposit
    union all select concat_ws(' ', 'payout', no, member_id, status, amount, provider_reference) from cashier_withdrawal
    union all select concat_ws(' ', 'account', member_id, status, number_tail, usable_at) from cashier_bank_account
    union all select concat_ws(' ', 'sports', id, member_id, kind, state, stake, payout) from sports_bet
    union all select concat_ws(' ', 'leg', bet_id, place, code, odds_milli) from sports_leg
    union all select concat_ws(' ', 'hand', table_id, no, status, seq, result) from rooms_hand
    union all select concat_ws(' ', 'seat', table_id, seat, member_id, state, stack) from rooms_seat`.execute(db);
  const { faults: ledger, legs } = await app.wallet.prove();
  const register = await app.betting.prove();
  const { lines, fault } = await app.audit.verifyChain();
  return {
    balances: rows.map(({ line }) => line),
    protection: protection.rows.map(({ line }) => line).toSorted(),
    played: played.rows.map(({ line }) => line).toSorted(),
    proofs: [
      `ledger: ${legs} legs, faults: ${ledger.join('; ')}`,
      `register: ${JSON.stringify(register, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))}`,
      `trail: ${lines} lines, fault: ${JSON.stringify(fault ?? null)}`,
      `pools: ${(await app.lottery.provePools()).join('; ')}`,
    ],
  };
};
