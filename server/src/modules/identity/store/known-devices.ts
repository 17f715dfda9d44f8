import type { MemberId } from '@fairground/contract/ids';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { identityIn } from './identity-in.ts';

/** The devices an owner sees, used last first. */
export const listDevices = (reader: Reader, memberId: MemberId) =>
  identityIn(reader)
    .selectFrom('identity_device')
    .select(['id', 'user_agent as userAgent', 'network', 'known_at as knownAt', 'seen_at as seenAt'])
    .where('member_id', '=', memberId)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const deleteDevice = async (tx: Tx, memberId: MemberId, id: bigint): Promise<boolean> => {
  const { numDeletedRows } = await identityIn(tx)
    .deleteFrom('identity_device')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

const ALIKE_MAX = 50;

/** Accounts with a number or a trusted device. */
export const listAlike = async (
  reader: Reader,
  { mobile, tokenHash }: { readonly mobile: string | undefined; readonly tokenHash: Buffer | undefined },
): Promise<readonly MemberId[]> => {
  const byMobile =
    mobile === undefined
      ? []
      : await identityIn(reader)
          .selectFrom('identity_account')
          .select('member_id')
          .where('mobile', '=', mobile)
          .limit(ALIKE_MAX)
          .execute();
  const byDevice =
    tokenHash === undefined
      ? []
      : await identityIn(reader)
          .selectFrom('identity_device')
          .select('member_id')
          .where('token_hash', '=', tokenHash)
          .limit(ALIKE_MAX)
          .execute();
  return [...byMobile, ...byDevice].map(({ member_id }) => member_id as MemberId);
};
