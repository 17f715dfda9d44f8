import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { PersonalData } from '../../../platform/personal-data.ts';

const ownedBy = (member: MemberId) => sql<boolean>`owner_kind in ('member', 'debt') and owner_id = ${member}`;

/** The books are kept whole; closing asks for accounts that are empty. */
export const walletData: PersonalData = {
  module: 'wallet',
  tables: [
    {
      file: 'accounts',
      table: 'wallet_account',
      columns: ['id', 'kind', 'currency', 'balance', 'opened_at'],
      member: ownedBy,
      key: ['id'],
      money: ['balance'],
    },
    {
      file: 'movements',
      table: 'wallet_leg',
      columns: ['id', 'account_id', 'kind', 'amount', 'balance_after', 'accounting_date', 'posted_at'],
      member: (member) => sql<boolean>`account_id in (select id from wallet_account where ${ownedBy(member)})`,
      key: ['account_id', 'id'],
      money: ['amount', 'balance_after'],
    },
    {
      file: 'transfers',
      table: 'wallet_transfer',
      columns: ['id', 'vendor', 'direction', 'currency', 'amount', 'state', 'asked_at', 'changed_at'],
      member: 'member_id',
      key: ['id'],
      money: ['amount'],
    },
    {
      file: 'grants',
      table: 'wallet_grant',
      columns: [
        'id',
        'currency',
        'source',
        'amount',
        'required',
        'progress',
        'state',
        'converted',
        'forfeited',
        'queued_at',
        'closed_at',
      ],
      member: 'member_id',
      key: ['id'],
      money: ['amount', 'required', 'progress', 'converted', 'forfeited'],
    },
    {
      file: 'limits',
      table: 'wallet_limit',
      columns: ['measure', 'period', 'cap', 'used', 'window_start'],
      member: 'member_id',
      key: ['measure', 'period'],
      money: ['cap', 'used'],
    },
  ],
  objectionToClosing: async (reader, member) => {
    const { rows } = await sql`
      select from wallet_account where ${ownedBy(member)} and balance <> 0 limit 1`.execute(reader);
    return rows.length > 0 ? 'balance' : undefined;
  },
};
