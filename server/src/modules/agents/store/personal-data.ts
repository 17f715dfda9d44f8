import { sql } from 'kysely';
import type { PersonalData } from '../../../platform/personal-data.ts';

/** Contracts and what was paid by them belong to the books: they are in the download and are never erased. */
export const agentsData: PersonalData = {
  module: 'agents',
  tables: [
    {
      file: 'contracts',
      table: 'agents_contract',
      columns: ['id', 'type', 'period_type', 'terms', 'status', 'effective', 'end_reason', 'created_at'],
      member: 'receiver_id',
      key: ['id'],
    },
    {
      file: 'contract-requests',
      table: 'agents_request',
      columns: ['id', 'kind', 'type', 'terms', 'status', 'created_at', 'answered_at'],
      member: 'receiver_id',
      key: ['id'],
    },
    {
      file: 'contract-bills',
      table: 'agents_bill',
      columns: [
        'id',
        'contract_id',
        'period_start',
        'valid_bet',
        'effective',
        'active',
        'rate',
        'gross',
        'paid',
        'status',
      ],
      member: 'receiver_id',
      key: ['id'],
      money: ['valid_bet', 'effective', 'gross', 'paid'],
    },
    {
      file: 'branch-shares',
      table: 'agents_rebate_day',
      columns: ['accounting_date', 'product', 'base', 'rate_ppm', 'amount'],
      member: 'member_id',
      key: ['accounting_date', 'branch_id', 'product'],
      money: ['base', 'amount'],
    },
    {
      file: 'contract-disputes',
      table: 'agents_dispute_note',
      columns: ['id', 'bill_id', 'note', 'state', 'at'],
      member: 'member_id',
      key: ['id'],
    },
    {
      file: 'contract-obligations',
      table: 'agents_obligation',
      columns: ['id', 'amount', 'settled', 'status', 'created_at'],
      member: 'debtor_id',
      key: ['id'],
      money: ['amount', 'settled'],
    },
  ],
  // An ended contract counts until the run of its last day exists; from then on its bills tell what is open.
  objectionToClosing: async (reader, member) => {
    const { rows } = await sql`
      select from agents_contract c
       where (c.receiver_id = ${member} or c.payer_id = ${member}) and not isempty(c.effective)
         and (c.status <> 'ENDED' or not exists (
           select from agents_run r
            where r.type = c.type and r.period_type = c.period_type and r.status <> 'CALCULATING'
              and r.to_day >= upper(c.effective) - 1))
      union all
      select from agents_bill
       where (receiver_id = ${member} or payer_id = ${member}) and status = 'CALCULATED'
      limit 1`.execute(reader);
    return rows.length > 0 ? 'contracts' : undefined;
  },
  erase: {},
};
