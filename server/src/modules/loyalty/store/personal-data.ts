import type { PersonalData } from '../../../platform/personal-data.ts';
import { loyaltyIn } from './loyalty-in.ts';

export const loyaltyData: PersonalData = {
  module: 'loyalty',
  tables: [
    {
      file: 'points',
      table: 'loyalty_point_entry',
      columns: ['id', 'type', 'delta', 'balance_after', 'remark', 'at'],
      member: 'member_id',
      key: ['id'],
    },
    {
      file: 'conversions',
      table: 'loyalty_conversion',
      columns: ['id', 'points', 'amount', 'currency', 'at'],
      member: 'member_id',
      key: ['id'],
      money: ['amount'],
    },
    {
      file: 'orders',
      table: 'loyalty_redeem',
      columns: [
        'id',
        'no',
        'type',
        'texts',
        'quantity',
        'points',
        'amount',
        'status',
        'delivery',
        'tracking',
        'remark',
        'address',
        'placed_at',
      ],
      member: 'member_id',
      key: ['id'],
      money: ['amount'],
    },
    {
      file: 'rank-progress',
      table: 'loyalty_standing',
      columns: ['member_id', 'valid_total', 'deposit_total', 'reached_level', 'locked_level', 'lock_until'],
      member: 'member_id',
      key: ['member_id'],
      money: ['valid_total', 'deposit_total'],
    },
    {
      file: 'rank-months',
      table: 'loyalty_month',
      columns: ['month', 'valid'],
      member: 'member_id',
      key: ['month'],
      money: ['valid'],
    },
    {
      file: 'rank-changes',
      table: 'loyalty_rank_change',
      columns: ['id', 'from_level', 'to_level', 'cause', 'month', 'at'],
      member: 'member_id',
      key: ['id'],
    },
    {
      file: 'missions',
      table: 'loyalty_mission_progress',
      columns: ['mission_id', 'period', 'value', 'reached_at'],
      member: 'member_id',
      key: ['mission_id', 'period'],
    },
    {
      file: 'rebates',
      table: 'loyalty_rebate_day',
      columns: ['accounting_date', 'product', 'base', 'rate_ppm', 'boost_ppm', 'amount'],
      member: 'member_id',
      key: ['accounting_date', 'product'],
      money: ['base', 'amount'],
    },
    {
      file: 'invitation',
      table: 'loyalty_referral',
      columns: ['registered_at', 'first_deposit', 'valid', 'state', 'decided_at'],
      member: 'member_id',
      key: ['member_id'],
      money: ['first_deposit', 'valid'],
    },
    {
      file: 'raffle-entries',
      table: 'loyalty_raffle_entry',
      columns: ['raffle_id', 'tag', 'tickets'],
      member: 'member_id',
      key: ['raffle_id'],
    },
    {
      file: 'raffle-tickets',
      table: 'loyalty_raffle_ticket',
      columns: ['raffle_id', 'first_no', 'last_no'],
      member: 'member_id',
      key: ['raffle_id', 'first_no'],
    },
    {
      file: 'raffle-wins',
      table: 'loyalty_raffle_win',
      columns: ['raffle_id', 'place', 'ticket'],
      member: 'member_id',
      key: ['raffle_id', 'place'],
    },
    {
      file: 'loyalty-rewards',
      table: 'loyalty_claim',
      columns: [
        'id',
        'kind',
        'amount',
        'points',
        'currency',
        'detail',
        'state',
        'created_at',
        'lapses_at',
        'claimed_at',
      ],
      member: 'member_id',
      key: ['id'],
      money: ['amount'],
    },
    {
      file: 'addresses',
      table: 'loyalty_address',
      columns: ['id', 'name', 'phone', 'line', 'city', 'country', 'is_default'],
      member: 'member_id',
      key: ['id'],
    },
  ],
  erase: {
    contacts: async (tx, member) => {
      await loyaltyIn(tx).deleteFrom('loyalty_address').where('member_id', '=', member).execute();
      await loyaltyIn(tx)
        .updateTable('loyalty_redeem')
        .set({ address: null })
        .where('member_id', '=', member)
        .execute();
    },
  },
};
