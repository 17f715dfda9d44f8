import { sql } from 'kysely';
import type { PersonalData } from '../../../platform/personal-data.ts';

export const messagesData: PersonalData = {
  module: 'messages',
  tables: [
    {
      file: 'inbox',
      table: 'messages_message',
      columns: ['id', 'category', 'kind', 'params', 'created_at', 'read_at', 'deleted_at'],
      member: 'member_id',
      key: ['id'],
    },
  ],
  erase: {
    conversations: async (tx, member) => {
      await sql`delete from messages_message where member_id = ${member}`.execute(tx);
    },
  },
};
