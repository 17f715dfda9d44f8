import type { PersonalData } from '../../../platform/personal-data.ts';
import { promotionsIn } from './promotions-in.ts';

export const promotionsData: PersonalData = {
  module: 'promotions',
  tables: [
    {
      file: 'applications',
      table: 'promotions_application',
      columns: ['id', 'promotion_id', 'comment', 'state', 'amount', 'currency', 'answer', 'applied_at', 'decided_at'],
      member: 'member_id',
      key: ['id'],
      money: ['amount'],
    },
    {
      file: 'bonuses',
      table: 'promotions_award',
      columns: ['id', 'promotion_id', 'period_key', 'currency', 'amount', 'given_at'],
      member: 'member_id',
      key: ['id'],
      money: ['amount'],
    },
    {
      file: 'free-spins',
      table: 'promotions_free_spins',
      columns: ['id', 'vendor', 'spins', 'bet', 'currency', 'given_at', 'expires_at', 'ended_at', 'won', 'paid'],
      member: 'member_id',
      key: ['id'],
      money: ['bet', 'won', 'paid'],
    },
    {
      file: 'offers-joined',
      table: 'promotions_joined',
      columns: ['promotion_id', 'joined_at'],
      member: 'member_id',
      key: ['promotion_id'],
    },
    {
      file: 'red-packets',
      table: 'promotions_envelope',
      columns: ['drop_id', 'no', 'amount', 'opened_at'],
      member: 'member_id',
      key: ['drop_id', 'no'],
      money: ['amount'],
    },
    {
      file: 'refills',
      table: 'promotions_refill',
      columns: ['day', 'amount', 'currency', 'given_at'],
      member: 'member_id',
      key: ['day', 'place'],
      money: ['amount'],
    },
  ],
  erase: {
    conversations: async (tx, member) => {
      await promotionsIn(tx)
        .updateTable('promotions_application')
        .set({ comment: '', answer: '' })
        .where('member_id', '=', member)
        .execute();
    },
  },
};
