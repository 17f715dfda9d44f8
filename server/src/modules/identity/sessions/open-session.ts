import type { Scope } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { LanguageCode } from '@fairground/contract/language';
import type { Tx } from '../../../platform/database/index.ts';
import type { Session } from '../../../platform/http/route.ts';
import type { IdentityDeps } from '../deps.ts';
import type { Account } from '../domain/session.ts';
import { idleMinutesIn } from '../../../platform/idle-minutes.ts';
import { ABSOLUTE_MS, sessionAt } from '../domain/session.ts';
import { newSessionToken, readToken } from '../domain/token.ts';
import { findHomeMarket } from '../store/accounts.ts';
import { isMoneyLocked } from '../store/money-locks.ts';
import { insertSession } from '../store/sessions.ts';

export type NewSession = {
  readonly memberId: MemberId;
  readonly account: Account;
  /** Everything the account may do, unless said otherwise. */
  readonly scope?: Scope;
  readonly language?: LanguageCode;
  readonly ip: string;
  readonly userAgent: string;
  /** The session whose launch code opens this one: it ends with that session and lasts no longer. */
  readonly parent?: {
    readonly sessionId: bigint;
    readonly expiresAt: Date;
    readonly steppedUpAt: Date | null;
    readonly deviceSince?: Date | null;
  };
  /** False where a launch code carries a login to another window. */
  readonly isLogin?: boolean;
  /** Answered a question where a second factor was due. */
  readonly byQuestion?: boolean;
  /** A shorter life than the usual day, as trial accounts have. */
  readonly lastsMs?: number;
  /** When its device was first seen; now without it. */
  readonly deviceSince?: Date;
};

export type OpenedSession = { readonly token: string; readonly session: Session; readonly expiresAt: Date };

/** Opens a session for an authenticated account. The token is returned once and only its hash is stored. */
export const openSession = async (
  { clock, random, system }: Pick<IdentityDeps, 'clock' | 'random' | 'system'>,
  tx: Tx,
  {
    memberId,
    account,
    scope = 'full',
    language,
    ip,
    userAgent,
    isLogin = true,
    byQuestion = false,
    parent,
    lastsMs = ABSOLUTE_MS,
    deviceSince,
  }: NewSession,
): Promise<OpenedSession> => {
  const now = clock.now();
  const token = newSessionToken(random, memberId);
  const read = readToken(token);
  if (!read) throw new RangeError(`No session can be opened for member ${memberId}.`);
  const lastAt = new Date(now.getTime() + Math.min(lastsMs, ABSOLUTE_MS));
  const expiresAt = parent !== undefined && parent.expiresAt < lastAt ? parent.expiresAt : lastAt;
  // A login counts as a step-up; a launch code inherits the step-up of its session.
  const steppedUpAt = parent === undefined ? now : parent.steppedUpAt;
  const { policy } = system.visitorAt(ip, await findHomeMarket(tx, memberId)).market();
  const { id } = await insertSession(tx, {
    member_id: memberId,
    parent_id: parent?.sessionId ?? null,
    token_hash: read.hash,
    account,
    scope,
    language: language ?? null,
    ip,
    user_agent: userAgent,
    opened_at: now,
    seen_at: now,
    expires_at: expiresAt,
    idle_minutes: idleMinutesIn(policy),
    stepped_up_at: steppedUpAt,
    is_login: isLogin,
    by_question: byQuestion,
    device_since: parent?.deviceSince ?? deviceSince ?? now,
  });
  return {
    token,
    session: sessionAt(
      {
        sessionId: id,
        memberId,
        account,
        scope,
        language,
        expiresAt,
        steppedUpAt,
        isMoneyLocked: await isMoneyLocked(tx, memberId),
      },
      now,
    ),
    expiresAt,
  };
};
