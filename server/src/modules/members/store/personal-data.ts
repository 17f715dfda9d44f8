import type { PersonalData } from '../../../platform/personal-data.ts';
import { membersIn } from './members-in.ts';
import { PROFILE_DETAILS } from './members.ts';

/** Who a member is. Its upline and recommender are other people and are left out. */
export const membersData: PersonalData = {
  module: 'members',
  tables: [
    {
      file: 'member',
      table: 'members_member',
      columns: ['id', 'account', 'status', 'rank_level', 'method', 'register_host', 'register_ip', 'registered_at'],
      member: 'id',
      key: ['id'],
    },
    {
      file: 'profile',
      table: 'members_profile',
      columns: ['nickname', 'icon', 'payee_name', 'email', ...PROFILE_DETAILS],
      member: 'member_id',
      key: ['member_id'],
    },
    {
      file: 'accepted-terms',
      table: 'members_acceptance',
      columns: ['version', 'accepted_at', 'ip'],
      member: 'member_id',
      key: ['version'],
    },
    {
      file: 'links',
      table: 'members_link',
      columns: ['kind', 'code', 'note', 'channel', 'used_count', 'status', 'created_at', 'expires_at'],
      member: 'owner_id',
      key: ['id'],
    },
    {
      file: 'notes',
      table: 'members_note',
      columns: ['id', 'text', 'at'],
      member: 'member_id',
      key: ['id'],
    },
    {
      file: 'labels',
      table: 'members_label',
      columns: ['label', 'set_at'],
      member: 'member_id',
      key: ['label'],
    },
    {
      file: 'feedback',
      table: 'members_feedback',
      columns: ['id', 'question_type', 'content', 'state', 'sent_at'],
      member: 'member_id',
      key: ['id'],
    },
  ],
  // Who asked to be kept out is known again by mobile, e-mail, device, document and name: they stay for the term.
  heldBack: async (reader, member, now) => {
    const held = await membersIn(reader)
      .selectFrom('members_member')
      .select('id')
      .where('id', '=', member)
      .where('excluded_until', '>', now)
      .executeTakeFirst();
    return held === undefined ? [] : ['contacts', 'documents'];
  },
  erase: {
    contacts: async (tx, member) => {
      await membersIn(tx)
        .updateTable('members_profile')
        .set({
          ...{ nickname: '-', email: null, qq_num: null, line: null, whatsapp: null },
          ...{ zalo: null, facebook: null, wechat: null },
        })
        .where('member_id', '=', member)
        .execute();
    },
    conversations: async (tx, member) => {
      await membersIn(tx).deleteFrom('members_feedback').where('member_id', '=', member).execute();
      await membersIn(tx).deleteFrom('members_note').where('member_id', '=', member).execute();
      await membersIn(tx).deleteFrom('members_label').where('member_id', '=', member).execute();
    },
    documents: async (tx, member) => {
      await membersIn(tx)
        .updateTable('members_profile')
        .set({ payee_name: null, payee_key: null, birth_date: null, id_number: null })
        .where('member_id', '=', member)
        .execute();
    },
  },
};
