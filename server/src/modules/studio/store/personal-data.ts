import type { PersonalData } from '../../../platform/personal-data.ts';

/** Rounds are kept, so that each can be shown and proven again. Seeds that are not revealed stay closed. */
export const studioData: PersonalData = {
  module: 'studio',
  tables: [
    {
      file: 'rounds',
      table: 'studio_round',
      columns: [
        ...['id', 'vendor', 'game', 'model', 'currency', 'bet', 'stake', 'win', 'choice', 'state', 'nonce'],
        ...['played_at', 'ended_at'],
      ],
      member: 'member_id',
      key: ['id'],
      money: ['bet', 'stake', 'win'],
    },
    {
      file: 'seeds',
      table: 'studio_seed',
      columns: ['state', 'commitment', 'client_seed', 'nonce', 'made_at', 'revealed_at'],
      member: 'member_id',
      key: ['id'],
    },
    {
      file: 'seats',
      table: 'studio_seat',
      columns: ['id', 'vendor', 'game', 'currency', 'state', 'stake', 'win', 'sat_at', 'ended_at'],
      member: 'member_id',
      key: ['id'],
      money: ['stake', 'win'],
    },
  ],
};
