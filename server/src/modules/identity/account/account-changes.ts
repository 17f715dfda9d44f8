import type { IsAgent } from '@fairground/contract/identity/fields';
import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../../platform/database/index.ts';
import { afterCommit, inTransaction } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Actor } from '../../audit/index.ts';
import type { Core } from '../core.ts';
import type { AccountStatus } from '../domain/account.ts';
import { sessionKindOf } from '../domain/account.ts';
import { accountSubject } from '../domain/attempts.ts';
import { lockAccount, updateAccount } from '../store/accounts.ts';
import { clearAttempts } from '../store/attempts.ts';
import { setSessionKind } from '../store/sessions.ts';

/** Changes the flag of an account and of its running sessions, which carry it. */
export const setFlag = async (
  { known }: Pick<Core, 'known'>,
  tx: Tx,
  memberId: MemberId,
  isAgent: IsAgent,
): Promise<void> => {
  const isThere = await updateAccount(tx, memberId, { is_agent: isAgent });
  if (!isThere) throw new RangeError(`Member ${memberId} has no account.`);
  const running = await setSessionKind(tx, memberId, sessionKindOf(isAgent));
  afterCommit(tx, () => running.forEach((sessionId) => known.forgetEverywhere(sessionId)));
};

/** Changes the status of an account; one that is not active any more is logged out everywhere. */
export const setStatus = async (
  { endSessions }: Pick<Core, 'endSessions'>,
  tx: Tx,
  memberId: MemberId,
  status: AccountStatus,
): Promise<void> => {
  const isThere = await updateAccount(tx, memberId, { status });
  if (!isThere) throw new RangeError(`Member ${memberId} has no account.`);
  if (status !== 'active') await endSessions(tx, memberId, { reason: 'status-changed' });
};

/** Opens an account whose password is locked, for staff who made sure of the owner; answers whether anything was counted. */
export const unlockPassword = (
  { db, audit }: Pick<Core, 'db' | 'audit'>,
  actor: Actor,
  memberId: MemberId,
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, memberId);
    if (account === undefined) throw new Refusal('members.member-unknown');
    const wasCounted = await clearAttempts(tx, accountSubject(account.username).key);
    if (wasCounted)
      await audit.record(tx, {
        ...actor,
        action: 'identity.unlock-password',
        resource: 'account',
        resourceId: memberId.toString(),
        before: { isLocked: true },
        after: { isLocked: false },
      });
    return wasCounted;
  });
