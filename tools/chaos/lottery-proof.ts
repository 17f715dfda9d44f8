import { setTimeout as sleep } from 'node:timers/promises';
import type { openLottery } from './lottery-house.ts';

type House = Awaited<ReturnType<typeof openLottery>>;

/** A chase that was bought last reaches three issues of a minute ahead. */
const FINISH_MS = 240_000;

/** Lets what was sold be drawn and paid, then compares every ticket, chase and rebate with the register and the ledger. */
export const lookAtLottery = async (
  house: House,
  taken: ReadonlyMap<number, readonly string[]>,
  say: (line: string) => void,
): Promise<readonly string[]> => {
  const { pool, lottery, wallet } = house;
  const until = performance.now() + FINISH_MS;
  lottery.start();
  while (performance.now() < until && (await count(pool, UNFINISHED)) > 0) await sleep(1_000);
  const faults: string[] = [];
  for (const [sentence, query] of Object.entries(LOOKS)) {
    const found = await count(pool, query);
    if (found > 0) faults.push(`${found} times ${sentence}`);
  }
  const acknowledged = [...taken.values()].flat();
  const { rows } = await pool.query<{ id: bigint }>('select id from lottery_order where id = any($1::bigint[])', [
    `{${acknowledged.join(',')}}`,
  ]);
  if (rows.length < new Set(acknowledged).size)
    faults.push(`${new Set(acknowledged).size - rows.length} orders were acknowledged and are gone`);
  const proof = await wallet.prove();
  faults.push(...(await lottery.provePools()));
  const orders = await count(pool, 'select count(*)::int from lottery_order');
  const paid = await count(
    pool,
    `select count(*)::int from lottery_issue where state in ('SETTLED', 'CORRECTED') and tickets > 0`,
  );
  const won = await count(pool, `select count(*)::int from lottery_pool_move where won > 0`);
  say(
    `${orders} orders on ${paid} paid issues, ${won} times a pool was won, ${proof.legs} legs; ${faults.length + proof.faults.length} faults`,
  );
  await house.close();
  return [...faults, ...proof.faults];
};

const count = async (pool: House['pool'], query: string): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(query);
  return rows[0]?.count ?? 0;
};

/** Issues with tickets whose draw is near and that are not paid. */
const UNFINISHED = `select count(*)::int from lottery_issue i where market_id is not null and due_at is not null
  and exists (select from lottery_order o where o.issue_id = i.id and o.cancelled_at is null)`;

/** What must never be found; each sentence says what it would mean. */
const LOOKS: Readonly<Record<string, string>> = {
  'an issue with tickets was not brought to its end': UNFINISHED,
  'an order has no bet': `select count(*)::int from lottery_order o where not exists (
     select from betting_bet b where b.member_id = o.member_id and b.id = o.id and b.stake = o.amount)`,
  'a bet has no order': `select count(*)::int from betting_bet b where market_id is not null
     and not exists (select from lottery_order o where o.member_id = b.member_id and o.id = b.id)`,
  'an order of a paid issue has no result': `select count(*)::int from lottery_order o join lottery_issue i on i.id = o.issue_id
     join betting_bet b on b.member_id = o.member_id and b.id = o.id
    where i.state in ('SETTLED', 'CORRECTED') and o.cancelled_at is null and (b.settled_at is null or b.round_state not in ('won', 'lost'))`,
  'a payout is not what the board says': `select count(*)::int from lottery_order o join lottery_issue i on i.id = o.issue_id
     join betting_bet b on b.member_id = o.member_id and b.id = o.id
    where i.state = 'SETTLED' and o.cancelled_at is null and o.mode = 'Elott'
      and b.payout <> case when i.board[5] in ('1', '2') then 20000::bigint * 10 * o.series / 2000 else 0 end`,
  'winners of shared prizes got something else than was shared': `select count(*)::int from (
     select (select coalesce(sum(b.payout), 0) from lottery_order o join betting_bet b on b.member_id = o.member_id and b.id = o.id
              where o.issue_id = i.id and o.cancelled_at is null) as paid,
            (select coalesce(sum(winners * each), 0) from lottery_prize p where p.issue_id = i.id) as shared
       from lottery_issue i where i.state in ('SETTLED', 'CORRECTED') and exists (select from lottery_prize p where p.issue_id = i.id)) s
    where paid <> shared`,
  'pools gave something else than their tiers won': `select count(*)::int from lottery_prize p where held is not null
     and winners * each <> (select coalesce(sum(won), 0) from lottery_pool_move m
                             where m.issue_id = p.issue_id and m.currency = p.currency and m.tier = p.tier)`,
  'an issue of shared prizes was paid without a move of its pools': `select count(*)::int from lottery_issue i
    where i.state in ('SETTLED', 'CORRECTED') and exists (select from lottery_order o where o.issue_id = i.id and o.mode = 'SEA' and o.cancelled_at is null)
      and (select count(distinct step) from lottery_pool_move m where m.issue_id = i.id) <> 1 + i.corrections`,
  'a cancelled order kept its stake': `select count(*)::int from lottery_order o
     join betting_bet b on b.member_id = o.member_id and b.id = o.id where o.cancelled_at is not null and b.round_state <> 'cancelled'`,
  'a ticket count is not that of the tickets': `select count(*)::int from lottery_issue i where i.tickets is not null
     and i.tickets <> (select count(*) from lottery_order o where o.issue_id = i.id and o.cancelled_at is null)`,
  'a rebate was paid that is not written down, or the other way round': `select count(*)::int from (
     select (select coalesce(sum(amount), 0) from lottery_rebate) as written,
            (select coalesce(sum(amount), 0) from wallet_leg where kind = 'rebate') as paid) r where written <> paid`,
  'a chase went on after a win although its next sale was open': `select count(*)::int from lottery_chase c
     join lottery_order won on won.chase_id = c.id join lottery_win w on w.order_id = won.id and w.issue_id = won.issue_id
     join lottery_issue first on first.id = won.issue_id
     join lottery_order later on later.chase_id = c.id and later.cancelled_at is null
     join lottery_issue next on next.id = later.issue_id
    where c.win_stop and first.state = 'SETTLED' and next.draw_at > first.draw_at and next.lock_at > first.settled_at`,
};
