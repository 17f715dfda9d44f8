import pg from 'pg';
import type { MarketId } from '../../../server/src/modules/betting/index.ts';
import { seedBets } from '../settle/seed-bets.ts';

export type Tickets = {
  readonly issue: bigint;
  readonly market: MarketId;
  readonly orders: number;
  readonly linesPerOrder: number;
  readonly members: number;
  readonly stake: bigint;
};

/** What a line costs: two whole units. */
export const LINE_STAKE = 20_000n;

/**
 * Writes orders of so many lines as sale would have left them: each line is on the last two places, so that one in a
 * hundred wins. Hardly two orders are alike, or the database would remember what it read; and every member keeps to half
 * of the numbers, so that nobody covers the play.
 */
export const seedTickets = async (url: string, tickets: Tickets): Promise<void> => {
  const { issue, market, orders, linesPerOrder, members, stake } = tickets;
  await seedBets(url, { market, bets: orders, members, stake });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into lottery_order (issue_id, id, member_id, client_id, game_id, mode, series, currency, amount, cash_part, lines, chain, placed_at)
     select i.id, b.id, b.member_id, b.round_id, i.game_id, 'Elott', 1980, 'VND', b.stake, b.stake,
            (select jsonb_agg(jsonb_build_array('back2.direct', n / 10 || '|' || n % 10, 'whole', 1, 1, 1))
               from (select (abs(hashint8(b.round_id::bigint * 1000 + k)::bigint) % 50 + b.member_id) % 100 as n from generate_series(1, $3::int) k) picked),
            jsonb_build_array(jsonb_build_array(b.member_id::text, 1980)), b.placed_at
       from betting_bet b, lottery_issue i where b.market_id = $1 and i.id = $2 order by b.id`,
    [market.toString(), issue.toString(), linesPerOrder],
  );
  await client.query('vacuum analyze lottery_order');
  await client.query('checkpoint');
  await client.end();
};

/**
 * The least a settlement can do: one pass that reads every line and writes an operation and a leg for each order that
 * won, into tables with the columns and indexes of the ledger's own. Answers the seconds it took.
 */
export const runLowerBound = async (url: string, issue: bigint): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create table bench_operation (like wallet_operation including all);
                      create table bench_leg (like wallet_leg including all); checkpoint`);
  const startedAt = performance.now();
  await client.query(
    `with won as (
       select o.id, o.member_id, count(*) * 1980000 as payout
         from lottery_issue i join lottery_order o on o.issue_id = i.id cross join lateral jsonb_array_elements(o.lines) l
        where i.id = $1 and l->>1 = i.board[4] || '|' || i.board[5] group by o.id, o.member_id
     ), paid as (
       select won.*, b.operation_key, p.account_id, p.counter_id, p.balance_after from won
         join betting_bet b on b.member_id = won.member_id and b.id = won.id
         join wallet_operation p on p.key = b.operation_key
     ), operation as (
       insert into bench_operation (key, fingerprint, status, kind, account_id, counter_id, amount, split_account_id, split_amount,
                                    balance_after, version, transfer_id, at)
       select operation_key, operation_key, 'applied', 'win', account_id, counter_id, payout, 0, 0, balance_after, id, id, now() from paid
     )
     insert into bench_leg (account_id, id, transfer_id, counter_id, amount, balance_after, kind, accounting_date, posted_at, operation_key)
     select account_id, id, id, counter_id, payout, balance_after, 'win', current_date, now(), operation_key from paid`,
    [issue.toString()],
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  await client.end();
  return seconds;
};
