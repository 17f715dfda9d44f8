import type { Pool } from 'pg';

/** What came from the house account of each channel and provider; the house keeps no balance while it plays. */
const MOVED = `select substr(a.kind, 5) as code, sum(l.amount) as moved from wallet_leg l join wallet_account a on a.id = l.counter_id
  where a.kind like 'PSP:%' group by 1`;

/** What must never be found in the books of the cashier, whatever happened; each sentence says what it would mean. */
const LOOKS: Readonly<Record<string, string>> = {
  'a hold is not what the open withdrawal asks for': `
    select count(*)::int as found from (
      select a.owner_id, sum(a.balance) as held from wallet_account a where a.kind = 'HOLD_WD' group by 1) h
      full join (select member_id, sum(amount - settled) as asked from cashier_withdrawal
                  where status not in ('CONFIRMED', 'PART_CONFIRMED', 'RETURNED', 'REJECTED', 'CANCELLED') group by 1) w
        on w.member_id = h.owner_id
     where coalesce(h.held, 0) <> coalesce(w.asked, 0)`,
  'a provider took in something else than was credited': `
    select count(*)::int as found from (
      select c.code, coalesce(sum(d.received), 0) as credited from cashier_channel c
        join cashier_deposit d on d.channel_id = c.id and d.status = 'CREDITED' group by 1) d
     full join (${MOVED}) a using (code)
     where coalesce(d.credited, 0) <> coalesce(a.moved, 0) and code in (select code from cashier_channel where code <> 'c2c')`,
  'members were credited something else than members were paid': `
    select count(*)::int as found from (select
      (select coalesce(sum(received), 0) from cashier_deposit where provider = 'c2c' and status = 'CREDITED')
      - (select coalesce(sum(settled), 0) from cashier_withdrawal) as ours,
      (select coalesce(sum(moved), 0) from (${MOVED}) a where code = 'c2c') as moved) t
     where ours <> moved`,
  'slices are not what their withdrawal settled': `
    select count(*)::int as found from cashier_withdrawal w
     where settled <> (select coalesce(sum(received), 0) from cashier_slice where withdrawal_id = w.id)`,
  'a provider was given something else than was paid out': `
    select count(*)::int as found from (
      select provider as code, sum(paid_amount - settled) as paid from cashier_withdrawal
       where paid_amount > settled group by 1) w
     full join (${MOVED}) a using (code)
     where coalesce(w.paid, 0) <> -coalesce(a.moved, 0) and code not in (select code from cashier_channel)`,
  'a deposit was credited although the provider knows no payment and nobody of staff said so': `
    select count(*)::int as found from cashier_deposit d
     where d.status = 'CREDITED' and d.proof_note = '' and d.provider <> 'c2c'
       and not exists (select from cashier_deposit_history h where h.deposit_id = d.id and h.status = 'REVIEW')
       and not exists (select from cashier_sandbox_payment p where p.no = d.no and p.what = 'deposit' and p.state = 'paid'
                         and p.paid_amount = d.received)`,
  'a deposit was credited twice': `
    select count(*)::int as found from (
      select deposit_id from cashier_deposit_history where status = 'CREDITED' group by 1 having count(*) > 1) t`,
  'a withdrawal was paid out that the provider did not pay': `
    select count(*)::int as found from cashier_withdrawal w
     where w.status in ('PAID_OUT', 'CONFIRMED', 'PART_CONFIRMED', 'DISPUTED') and w.settled < coalesce(w.paid_amount, w.amount)
       and not exists (select from cashier_sandbox_payment p where p.no = w.no and p.what = 'payout' and p.state = 'paid'
                         and p.amount = w.amount - w.settled)`,
  'a withdrawal was given back that the provider paid, without a decision about its receipt': `
    select count(*)::int as found from cashier_withdrawal w join cashier_sandbox_payment p on p.no = w.no and p.what = 'payout'
     where w.status in ('CANCELLED', 'REJECTED') and p.state = 'paid'`,
  'a limit on stakes or losses was passed': `
    select count(*)::int as found from wallet_limit where measure in ('stake', 'loss') and used > cap`,
  'a transfer is not in the ledger, or twice': `
    select count(*)::int as found from (
      select coalesce(sum(amount), 0) as sent, count(*) as times from cashier_peer_transfer) t
      cross join (select coalesce(-sum(amount), 0) as moved, count(*) as legs from wallet_leg where kind = 'agent-transfer') l
     where sent <> moved or times <> legs`,
  // The ledger's clock does not move with that of a test: all deposits lie in the window.
  'a deposit limit was passed': `
    select count(*)::int as found from protection_limit l
     where l.kind = 'deposit' and l.amount < (
       select coalesce(sum(d.received), 0) from cashier_deposit d where d.member_id = l.member_id and d.status = 'CREDITED')`,
};

export const faultsOfMoney = async (pool: Pick<Pool, 'query'>): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const [sentence, query] of Object.entries(LOOKS)) {
    const { rows } = await pool.query<{ found: number }>(query);
    const [row] = rows;
    if (row !== undefined && row.found > 0) faults.push(`${row.found} times ${sentence}`);
  }
  return faults;
};
