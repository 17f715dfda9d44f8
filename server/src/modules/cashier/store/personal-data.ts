import { sql } from 'kysely';
import type { PersonalData } from '../../../platform/personal-data.ts';

/** Payments are kept with the ledger. Of an account number only its last digits are readable here. */
export const cashierData: PersonalData = {
  module: 'cashier',
  tables: [
    {
      file: 'deposits',
      table: 'cashier_deposit',
      columns: [
        ...['no', 'provider', 'currency', 'amount', 'pay_amount', 'received', 'fee', 'status', 'reason'],
        ...['payer_name', 'proof_note', 'created_at', 'changed_at'],
      ],
      member: 'member_id',
      key: ['id'],
      money: ['amount', 'pay_amount', 'received', 'fee'],
    },
    {
      file: 'withdrawals',
      table: 'cashier_withdrawal',
      columns: [
        ...['no', 'account_id', 'currency', 'amount', 'status', 'requested_at', 'moved_at', 'answer', 'answer_amount'],
        ...['receipt_by', 'return_reason', 'paid_amount', 'returned_amount'],
      ],
      member: 'member_id',
      key: ['id'],
      money: ['amount', 'answer_amount', 'paid_amount', 'returned_amount'],
    },
    {
      file: 'bank-accounts',
      table: 'cashier_bank_account',
      columns: ['id', 'kind', 'bank', 'number_tail', 'holder', 'status', 'added_at'],
      member: 'member_id',
      key: ['id'],
    },
    {
      file: 'turnover',
      table: 'cashier_turnover',
      columns: ['source', 'required', 'progress', 'status', 'opened_at', 'closed_at'],
      member: 'member_id',
      key: ['id'],
      money: ['required', 'progress'],
    },
  ],
  objectionToClosing: async (reader, member) => {
    const { rows } = await sql`
      select from cashier_deposit
      where member_id = ${member} and status in ('CREATED', 'AWAITING', 'PROOF_SENT', 'PAID', 'REVIEW')
      union all
      select from cashier_withdrawal
      where member_id = ${member}
        and status not in ('CONFIRMED', 'PART_CONFIRMED', 'RETURNED', 'REJECTED', 'CANCELLED')
      limit 1`.execute(reader);
    return rows.length > 0 ? 'payments' : undefined;
  },
};
