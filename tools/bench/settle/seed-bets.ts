import pg from 'pg';
import type { MarketId } from '../../../server/src/modules/betting/index.ts';

export type Seed = {
  readonly market: MarketId;
  readonly bets: number;
  readonly members: number;
  readonly stake: bigint;
  /** How many bets were written before, so that no number comes twice. */
  readonly after?: number;
  /** So many milliseconds lie between two bets, the last of which is placed now; all at one moment without it. */
  readonly gapMs?: number;
};

const AT_ONCE = 100_000;

/**
 * Writes bets as years of placing them would have left them, with their operations, legs and balances: placing them one
 * by one would take longer than what is measured. The ledger holds before and after.
 */
export const seedBets = async (
  url: string,
  { market, bets, members, stake, after = 0, gapMs = 0 }: Seed,
): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: number }>(
    `insert into betting_product (source, category) values ('bench', 'LOTT')
     on conflict (source, category) do update set category = excluded.category returning id`,
  );
  // Fresh rows are not in the planner's statistics yet; without them it scans all players for each bet.
  await client.query('analyze wallet_account');
  for (let done = 0; done < bets; done += AT_ONCE)
    await client.query(SEED, [
      market.toString(),
      rows[0]?.id,
      members,
      stake.toString(),
      after + done,
      Math.min(AT_ONCE, bets - done),
      gapMs,
      after + bets,
    ]);
  await client.query('vacuum analyze wallet_leg, wallet_operation, wallet_account, betting_bet');
  await client.query('checkpoint');
  await client.end();
};

/** Bets are numbered; each player has every so manyeth of them. Ids and keys grow as those of placed bets do. */
const SEED = `
  with numbered as (
    select setval('wallet_id_seq', nextval('wallet_id_seq') + 2 * $6::bigint + 2048) - 2 * $6::bigint - 2048 as first
  ), player as (
    select cash.owner_id as member, cash.id as account, bonus.id as split, cash.balance,
           (select id from wallet_account where owner_kind = 'house' and kind = 'H_GAME' and currency = 'VND') as house
      from wallet_account cash join wallet_account bonus using (owner_kind, owner_id, currency)
     where cash.owner_kind = 'member' and cash.kind = 'CASH' and bonus.kind = 'BONUS' and currency = 'VND'
  ), bet as (
    select i as number, p.member, p.account, p.split, p.house,
           p.balance - $4::bigint * row_number() over (partition by p.member order by i) as balance,
           wallet_month_base(wallet_day_of(now())) + n.first + 2 * (i - $5::bigint) as id,
           (lpad(to_hex(1700000000000 + i), 12, '0') || substr(md5('bet ' || i), 1, 20))::uuid as key,
           (lpad(to_hex(1700000000000 + i), 12, '0') || substr(md5('round ' || i), 1, 20))::uuid as round
      from generate_series($5::bigint + 1, $5::bigint + $6::bigint) i, numbered n, player p
     where p.member = 1 + i % $3::int
  ), operation as (
    insert into wallet_operation (key, fingerprint, status, kind, account_id, counter_id, amount, split_account_id, split_amount,
                                  balance_after, version, transfer_id, at)
    select key, key, 'applied', 'stake', account, house, -$4::bigint, split, 0, balance, id, id, now() from bet
  ), leg as (
    insert into wallet_leg (account_id, id, transfer_id, counter_id, amount, balance_after, kind, accounting_date, posted_at, operation_key)
    select account, id, id, house, -$4::bigint, balance, 'stake', wallet_day_of(now()), now(), key from bet
  ), register as (
    insert into betting_bet (member_id, id, operation_key, round_key, game_id, market_id, stake, bonus_part, placed_at, product_id,
                             valid_rule, seq, state, round_state, currency, round_id, detail)
    select member, id, key, round, 1, $1::bigint, $4::bigint, 0, now() - ($8::bigint - number) * make_interval(secs => $7::float8 / 1000), $2::int, 'stake-1', 0, 'accepted', 'open', 'VND', number::text, '{"pick":"12345"}'
      from bet
  ), moved as (
    update wallet_account a set balance = b.balance, version = b.version
      from (select account, min(balance) as balance, max(id) as version from bet group by account) b where a.id = b.account
  )
  insert into wallet_house_delta (account_id, id, amount)
  select house, max(id), count(*) * $4::bigint from bet group by house`;
