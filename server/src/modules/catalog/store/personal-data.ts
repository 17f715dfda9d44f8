import type { PersonalData } from '../../../platform/personal-data.ts';
import { catalogIn } from './catalog-in.ts';

const GAMES_OF_A_MEMBER = ['catalog_favourite', 'catalog_recent'] as const;

export const catalogData: PersonalData = {
  module: 'catalog',
  tables: [
    {
      file: 'favourites',
      table: 'catalog_favourite',
      columns: ['game_id', 'marked_at'],
      member: 'member_id',
      key: ['game_id'],
    },
    {
      file: 'recently-played',
      table: 'catalog_recent',
      columns: ['game_id', 'played_at', 'plays'],
      member: 'member_id',
      key: ['game_id'],
    },
  ],
  erase: {
    contacts: async (tx, member) => {
      for (const table of GAMES_OF_A_MEMBER)
        await catalogIn(tx).deleteFrom(table).where('member_id', '=', member).execute();
    },
  },
};
