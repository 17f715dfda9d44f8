import type { Pool } from 'pg';

export type BenchBet = { readonly member: string; readonly stake: string; readonly payout: string };

const UPSERTED = 'stake, stake_cash, valid_bet, valid_bet_cash, payout, payout_cash, bet_count';
const added = (table: string): string =>
  UPSERTED.split(', ')
    .map((column) => `${column} = ${table}.${column} + excluded.${column}`)
    .join(', ');

/** The same rows, one statement for each bet: what a listener that handles bets one by one would send. */
const ONE_BET = `with line as (select path from members_member where id = $1),
  own as (
    insert into figures_member_day (member_id, accounting_date, product, ${UPSERTED})
    values ($1, $2, 'RNG', $3, $3, $3, $3, $4, $4, 1)
    on conflict (member_id, accounting_date, product) do update set ${added('figures_member_day')}),
  teams as (
    insert into figures_team_day (agent_id, accounting_date, product, ${UPSERTED})
    select agent, $2, 'RNG', $3, $3, $3, $3, $4, $4, 1 from line, unnest(line.path) agent
    on conflict (agent_id, accounting_date, product) do update set ${added('figures_team_day')})
  insert into figures_site_day (accounting_date, product, ${UPSERTED}) values ($2, 'RNG', $3, $3, $3, $3, $4, $4, 1)
  on conflict (accounting_date, product) do update set ${added('figures_site_day')}`;

/** Applies a batch in one transaction, so that both ways commit equally often. */
export const applyOneByOne = async (pool: Pool, day: string, bets: readonly BenchBet[]): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const { member, stake, payout } of bets)
      await client.query({ name: 'one-bet', text: ONE_BET, values: [member, day, stake, payout] });
    await client.query('commit');
  } finally {
    client.release();
  }
};
