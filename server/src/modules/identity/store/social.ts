import type { SocialProvider } from '@fairground/contract/identity/providers';
import type { MemberId } from '@fairground/contract/ids';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { identityIn } from './identity-in.ts';

/** Somebody at another site. */
export type SocialPerson = {
  readonly provider: SocialProvider;
  readonly subject: string;
  readonly name: string | null;
  readonly email: string | null;
};

export const findLinked = async (
  reader: Reader,
  { provider, subject }: Pick<SocialPerson, 'provider' | 'subject'>,
): Promise<MemberId | undefined> => {
  const row = await identityIn(reader)
    .selectFrom('identity_social')
    .select('member_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.member_id as MemberId | undefined;
};

/** Links a person to a member; answers whether they are linked now, which they are not when either has another link. */
export const linkPerson = async (
  tx: Tx,
  memberId: MemberId,
  { provider, subject, name, email }: SocialPerson,
  now: Date,
): Promise<boolean> => {
  await identityIn(tx)
    .insertInto('identity_social')
    .values({ provider, subject, member_id: memberId, name, email, linked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findLinked(tx, { provider, subject })) === memberId;
};

export const unlinkProvider = async (tx: Tx, memberId: MemberId, provider: SocialProvider): Promise<boolean> => {
  const { numDeletedRows } = await identityIn(tx)
    .deleteFrom('identity_social')
    .where('member_id', '=', memberId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

export const listLinkedProviders = async (reader: Reader, memberId: MemberId): Promise<SocialProvider[]> => {
  const rows = await identityIn(reader)
    .selectFrom('identity_social')
    .select('provider')
    .where('member_id', '=', memberId)
    .orderBy('provider')
    .execute();
  return rows.map(({ provider }) => provider);
};
