import type { PersonalData } from '../../platform/personal-data.ts';

export const winnersData: PersonalData = {
  module: 'winners',
  tables: [
    {
      file: 'board',
      table: 'winners_win',
      columns: ['bet_id', 'vendor', 'category', 'currency', 'stake', 'payout', 'won_at', 'shown_from'],
      member: 'member_id',
      key: ['bet_id'],
      money: ['stake', 'payout'],
    },
  ],
};
