import type { PersonalData } from '../../../platform/personal-data.ts';

/** Bets are kept with the matches they were on. */
export const sportsData: PersonalData = {
  module: 'sports',
  tables: [
    {
      file: 'bets',
      table: 'sports_bet',
      columns: ['id', 'kind', 'sport', 'currency', 'stake', 'odds_milli', 'state', 'payout', 'placed_at', 'settled_at'],
      member: 'member_id',
      key: ['id'],
      money: ['stake', 'payout'],
    },
    {
      file: 'cash-outs',
      table: 'sports_cash_out',
      columns: ['id', 'bet_id', 'part', 'asked', 'state', 'paid', 'placed_at', 'decided_at'],
      member: 'member_id',
      key: ['id'],
      money: ['part', 'asked', 'paid'],
    },
    {
      file: 'cash-out-rules',
      table: 'sports_cash_out_rule',
      columns: ['bet_id', 'at_least', 'set_at'],
      member: 'member_id',
      key: ['bet_id'],
      money: ['at_least'],
    },
    {
      file: 'limits',
      table: 'sports_member_limit',
      columns: ['win_max', 'open_max', 'set_at'],
      member: 'member_id',
      key: ['member_id'],
      money: ['win_max', 'open_max'],
    },
    {
      file: 'favourites',
      table: 'sports_favourite',
      columns: ['kind', 'key', 'added_at'],
      member: 'member_id',
      key: ['kind', 'key'],
    },
  ],
};
