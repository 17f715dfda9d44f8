import { sql } from 'kysely';
import type { SportsBetId } from '@fairground/contract/sports/fields';
import { recordSet, rowsOf } from '../../../platform/database/index.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { ChangeRow } from '../tables.ts';

export type NewChange = Omit<ChangeRow, 'bet_id' | 'place' | 'at'> & {
  readonly bet: SportsBetId;
  /** Nothing was changed of the bet before. */
  readonly isFirst: boolean;
};

const CHANGES = recordSet<Omit<NewChange, 'results'> & { readonly results: string }>({
  bet: 'bigint',
  kind: 'text',
  state: 'text',
  payout: 'bigint',
  moved: 'bigint',
  results: 'jsonb',
  isFirst: 'boolean',
});

/** Keeps what bets were paid, each after its last change. */
export const addChanges = async (tx: Tx, changes: readonly NewChange[]): Promise<void> => {
  if (changes.length === 0) return;
  const rows = changes.map(({ results, ...change }) => ({ ...change, results: JSON.stringify(results) }));
  await sql`
    insert into sports_bet_change (bet_id, place, kind, state, payout, moved, results)
    select bet, case when "isFirst" then 1
                     else coalesce((select max(place) from sports_bet_change c where c.bet_id = given.bet), 0) + 1 end,
           kind, state, payout, moved, results
      from ${rowsOf(CHANGES, rows)}`.execute(tx);
};

export const listChanges = async (reader: Reader, bet: SportsBetId): Promise<readonly ChangeRow[]> => {
  const { rows } = await sql<ChangeRow>`
    select * from sports_bet_change where bet_id = ${bet.toString()}::bigint order by place`.execute(reader);
  return rows;
};
