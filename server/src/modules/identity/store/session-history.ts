import type { MemberId } from '@fairground/contract/ids';
import type { Reader } from '../../../platform/database/index.ts';
import { identityIn } from './identity-in.ts';
import { SHOWN_OF_SESSION } from './sessions.ts';

/** Sessions of a member, running and ended, the newest first, as long as they are kept. */
export const listSessionHistory = (
  reader: Reader,
  memberId: MemberId,
  page: { readonly before?: bigint | undefined; readonly until?: Date; readonly limit: number },
) => {
  const { before, until, limit } = page;
  let query = identityIn(reader)
    .selectFrom('identity_session')
    .select([...SHOWN_OF_SESSION, 'ended_at as endedAt', 'end_reason as endReason'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(limit);
  if (before !== undefined) query = query.where('id', '<', before);
  if (until !== undefined) query = query.where('opened_at', '<', until);
  return query.execute();
};
