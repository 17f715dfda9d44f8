import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteConversation } from './store.ts';

export const supportData: PersonalData = {
  module: 'support',
  tables: [
    {
      file: 'chat',
      table: 'support_message',
      columns: ['id', 'author', 'content', 'sent_at'],
      member: 'member_id',
      key: ['id'],
    },
  ],
  erase: { conversations: deleteConversation },
};
