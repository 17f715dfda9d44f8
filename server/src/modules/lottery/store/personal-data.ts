import type { PersonalData } from '../../../platform/personal-data.ts';

/** Tickets are kept with the draws. The chain of an order names uplines and is left out. */
export const lotteryData: PersonalData = {
  module: 'lottery',
  tables: [
    {
      file: 'orders',
      table: 'lottery_order',
      columns: [
        'issue_id',
        'id',
        'game_id',
        'chase_id',
        'mode',
        'currency',
        'amount',
        'lines',
        'placed_at',
        'cancelled_at',
      ],
      member: 'member_id',
      key: ['issue_id', 'id'],
      money: ['amount'],
    },
    {
      file: 'chases',
      table: 'lottery_chase',
      columns: ['id', 'game_id', 'plan_kind', 'win_stop', 'is_stopped', 'steps', 'amount', 'currency', 'placed_at'],
      member: 'member_id',
      key: ['id'],
      money: ['amount'],
    },
    {
      file: 'rebates',
      table: 'lottery_rebate',
      columns: ['issue_id', 'amount'],
      member: 'member_id',
      key: ['issue_id', 'order_id'],
      money: ['amount'],
    },
    {
      file: 'numbers-sent',
      table: 'lottery_sent_number',
      columns: ['issue_id', 'number', 'sent_at'],
      member: 'member_id',
      key: ['id'],
    },
  ],
};
