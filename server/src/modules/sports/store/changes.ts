import { sql } from 'kysely';
import type { SportsBetId } from '@fairground/contract/sports/fields';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { ChangeRow } from '../tables.ts';

export type NewChange = Omit<ChangeRow, 'bet_id' | 'place' | 'at'> & { readonly bet: SportsBetId };

/** Keeps what bets were paid, each after its last change. */
export const addChanges = async (tx: Tx, changes: readonly NewChange[]): Promise<void> => {
  if (changes.length === 0) return;
  const rows = changes.map(({ bet, payout, moved, ...change }) => ({
    ...change,
    bet: bet.toString(),
    payout: payout.toString(),
    moved: moved.toString(),
  }));
  await sql`
    insert into sports_bet_change (bet_id, place, kind, state, payout, moved, results)
    select bet, coalesce((select max(place) from sports_bet_change c where c.bet_id = t.bet), 0) + 1, kind, state, payout, moved, results
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           as t (bet bigint, kind text, state text, payout bigint, moved bigint, results jsonb)`.execute(tx);
};

export const listChanges = async (reader: Reader, bet: SportsBetId): Promise<readonly ChangeRow[]> => {
  const { rows } = await sql<ChangeRow>`
    select * from sports_bet_change where bet_id = ${bet.toString()}::bigint order by place`.execute(reader);
  return rows;
};
