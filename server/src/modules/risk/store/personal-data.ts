import type { PersonalData } from '../../../platform/personal-data.ts';
import { eraseTraces } from './traces.ts';

/** Hashes leave with what they were made of; scores and decided cases are kept as the record of what staff did. */
export const riskData: PersonalData = {
  module: 'risk',
  tables: [
    {
      file: 'cases',
      table: 'risk_case',
      columns: ['state', 'score', 'opened_at', 'result', 'closed_at'],
      member: 'member_id',
      key: ['id'],
    },
    {
      file: 'score',
      table: 'risk_member',
      columns: [
        'registered_at',
        'last_deposit_at',
        'turnarounds',
        'reversals',
        'unpaid_slices',
        'bonus_breaches',
        'score',
        'reasons',
        'weighed_at',
      ],
      member: 'member_id',
      key: ['member_id'],
    },
    {
      file: 'payments',
      table: 'risk_pair',
      columns: ['shared', 'paired_at'],
      member: 'payer_id',
      key: ['slice_id'],
    },
    {
      file: 'card-tables',
      table: 'risk_card_pair',
      columns: ['month', 'hands', 'signals', 'shared', 'noticed_at'],
      member: 'payer_id',
      key: ['month', 'other_id'],
    },
    {
      file: 'traces',
      table: 'risk_trace',
      columns: ['kind', 'first_at', 'last_at', 'times'],
      member: 'member_id',
      key: ['kind', 'mark'],
    },
  ],
  erase: {
    contacts: (tx, member) => eraseTraces(tx, member, ['device', 'phone']),
    logins: (tx, member) => eraseTraces(tx, member, ['address']),
    documents: (tx, member) => eraseTraces(tx, member, ['bank-account', 'payee-name']),
  },
};
