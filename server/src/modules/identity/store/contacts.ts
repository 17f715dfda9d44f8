import type { MemberId } from '@fairground/contract/ids';
import type { LanguageCode } from '@fairground/contract/language';
import type { Reader } from '../../../platform/database/index.ts';
import { identityIn } from './identity-in.ts';

/** Whether another account showed that the number is its own. */
export const isMobileTaken = async (reader: Reader, e164: string, memberId: MemberId): Promise<boolean> => {
  const other = await identityIn(reader)
    .selectFrom('identity_account')
    .select('member_id')
    .where('mobile', '=', e164)
    .where('member_id', '<>', memberId)
    .executeTakeFirst();
  return other !== undefined;
};

/** The language a member spoke last. */
export const findLanguageOf = async (reader: Reader, memberId: MemberId): Promise<LanguageCode | undefined> => {
  const row = await identityIn(reader)
    .selectFrom('identity_session')
    .select('language')
    .where('member_id', '=', memberId)
    .where('language', 'is not', null)
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.language ?? undefined;
};
