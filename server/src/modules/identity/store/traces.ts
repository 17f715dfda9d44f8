import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import { networkOf } from '../domain/network.ts';
import { findAccount } from './accounts.ts';
import { identityIn } from './identity-in.ts';

const SESSIONS_READ = 20;

/** What an account leaves behind that others may share; devices are hashes of tokens, known by whichever account got them. */
export type AccountTraces = {
  readonly devices: readonly string[];
  readonly networks: readonly string[];
  readonly mobile: string | null;
};

/** Of the last logins of a member. */
export const readTraces = async (reader: Reader, memberId: MemberId): Promise<AccountTraces> => {
  // Network and browser of a login are stored too, but many people share them: a device is one that holds a device token.
  const { rows: devices } = await sql<{ mark: Buffer }>`
    select s.mark_hash as mark from identity_seen_device s
     where s.member_id = ${memberId}
       and exists (select from identity_device d where d.token_hash = s.mark_hash)
     order by s.seen_at desc, s.mark_hash limit ${SESSIONS_READ}`.execute(reader);
  const sessions = await identityIn(reader)
    .selectFrom('identity_session')
    .select('ip')
    .where('member_id', '=', memberId)
    .where('is_login', '=', true)
    .orderBy('opened_at', 'desc')
    .limit(SESSIONS_READ)
    .execute();
  const account = await findAccount(reader, memberId);
  return {
    devices: devices.map(({ mark }) => mark.toString('hex')),
    networks: [...new Set(sessions.flatMap(({ ip }) => (ip === '' ? [] : [networkOf(ip)])))],
    mobile: account?.mobile ?? null,
  };
};
