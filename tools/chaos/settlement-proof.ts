import type { Client } from 'pg';
import type { OpenedModules } from '../process/modules.ts';

/** Compares bills, obligations and shares with the ledger: every bill once, and sums that equal what the house gave. */
export const lookAtSettlement = async (
  { wallet }: OpenedModules,
  owner: Client,
  say: (line: string) => void,
): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const [sentence, query] of Object.entries(LOOKS)) {
    const { rows } = await owner.query<{ found: string }>(query);
    if (rows[0]?.found !== '0') faults.push(`${sentence}: ${rows[0]?.found}`);
  }
  const { rows } = await owner.query<{ runs: string; bills: string; outlay: string; open: string; shares: string }>(
    SIZE,
  );
  const size = rows[0];
  say(
    `${size?.runs} runs, ${size?.bills} bills, ${size?.open} obligations; the house gave ${size?.outlay} by contract and ${size?.shares} as shares`,
  );
  const proof = await wallet.prove();
  return [...faults, ...proof.faults];
};

const cash = `(select coalesce(sum(balance), 0) from wallet_account where owner_kind = 'member' and kind = 'CASH')`;

const SIZE = `
  select (select count(*) from agents_run) as runs, (select count(*) from agents_bill) as bills,
         (select count(*) from agents_obligation) as open,
         (select coalesce(sum(paid), 0) from agents_bill where payer_id is null) as outlay,
         (select coalesce(sum(amount), 0) from agents_rebate_payment) as shares`;

/** Each counts what must not be there. */
const LOOKS: Readonly<Record<string, string>> = {
  'runs are not paid': `select count(*) as found from agents_run where status <> 'PAID'`,
  'bills of the house are not paid in full': `
    select count(*) as found from agents_bill where payer_id is null and paid <> gross`,
  'bills are neither paid nor owed': `
    select count(*) as found from agents_bill b left join agents_obligation o on o.bill_id = b.id
     where b.gross <> b.paid + coalesce(o.amount - o.settled, 0)`,
  'days, hours or windows are missing for a contract': `
    select count(*) as found from agents_run r join agents_contract c
        on c.type = r.type and c.period_type = r.period_type and c.effective @> r.from_day
      left join agents_bill b on b.run_id = r.id and b.contract_id = c.id where b.id is null`,
  'members hold other than the house gave': `
    select ${cash} - (select coalesce(sum(paid), 0) from agents_bill where payer_id is null)
         - (select coalesce(sum(amount), 0) from agents_rebate_payment) as found`,
  'shares are not paid': `select count(*) as found from agents_rebate_payment where not is_paid`,
  'the ledger shows other debts than obligations': `
    select (select coalesce(-sum(balance), 0) from wallet_account where owner_kind = 'debt' and kind = 'CONTRACT')
         - (select coalesce(sum(amount - settled), 0) from agents_obligation where status = 'OPEN') as found`,
};
