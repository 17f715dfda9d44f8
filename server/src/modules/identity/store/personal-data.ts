import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../../platform/database/index.ts';
import type { PersonalData } from '../../../platform/personal-data.ts';
import { identityIn } from './identity-in.ts';

/** Ways in, without what opens them: neither hashes nor keys are handed out. */
export const identityData: PersonalData = {
  module: 'identity',
  tables: [
    {
      file: 'account',
      table: 'identity_account',
      columns: [
        ...['username', 'status', 'mobile', 'mobile_verified_at', 'email', 'email_verified_at', 'payee_name'],
        ...['alerts_by_mail', 'opened_at', 'first_login_at', 'last_login_at', 'password_set_at', 'home_market'],
      ],
      member: 'member_id',
      key: ['member_id'],
    },
    {
      file: 'logins',
      table: 'identity_session',
      columns: ['id', 'language', 'ip', 'user_agent', 'opened_at', 'seen_at', 'expires_at', 'ended_at', 'end_reason'],
      member: 'member_id',
      key: ['id'],
    },
    {
      file: 'devices',
      table: 'identity_device',
      columns: ['network', 'user_agent', 'known_at', 'seen_at'],
      member: 'member_id',
      key: ['id'],
    },
    {
      file: 'passkeys',
      table: 'identity_passkey',
      columns: ['name', 'transports', 'made_at', 'used_at'],
      member: 'member_id',
      key: ['id'],
    },
    {
      file: 'social-accounts',
      table: 'identity_social',
      columns: ['provider', 'name', 'email', 'linked_at'],
      member: 'member_id',
      key: ['provider', 'subject'],
    },
    {
      file: 'phones',
      table: 'identity_phone',
      columns: ['mobile', 'confirmed_at'],
      member: 'member_id',
      key: ['subject'],
    },
  ],
  erase: {
    contacts: async (tx, member) => {
      for (const table of ['identity_device', 'identity_passkey', 'identity_totp', 'identity_recovery_code'] as const)
        await identityIn(tx).deleteFrom(table).where('member_id', '=', member).execute();
      await identityIn(tx).deleteFrom('identity_social').where('member_id', '=', member).execute();
      await identityIn(tx).deleteFrom('identity_phone').where('member_id', '=', member).execute();
      await identityIn(tx)
        .updateTable('identity_account')
        .set({
          ...{ mobile: null, mobile_verified_at: null, email: null, email_verified_at: null },
          ...{ password_hash: null, password_set_at: null, payment_password_hash: null, alerts_by_mail: false },
        })
        .where('member_id', '=', member)
        .execute();
    },
    logins: async (tx, member) => {
      for (const table of ['identity_session', 'identity_ticket', 'identity_challenge'] as const)
        await identityIn(tx).deleteFrom(table).where('member_id', '=', member).execute();
    },
    documents: (tx, member) => erasePayee(tx, member),
  },
};

const erasePayee = async (tx: Tx, member: MemberId): Promise<void> => {
  await identityIn(tx)
    .updateTable('identity_account')
    .set({ payee_name: null })
    .where('member_id', '=', member)
    .execute();
};
