import type { MemberId } from '@fairground/contract/ids';
import type { LanguageCode } from '@fairground/contract/language';
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { Account, EndReason, StoredSession } from '../domain/session.ts';
import type { IdentityTables } from '../tables.ts';
import { identityIn } from './identity-in.ts';

export const insertSession = (tx: Tx, session: Insertable<IdentityTables['identity_session']>) =>
  identityIn(tx).insertInto('identity_session').values(session).returning('id').executeTakeFirstOrThrow();

/** The session of a token that was not ended; whether it is still alive is for the rules to say. */
export const findSession = async (
  reader: Reader,
  memberId: MemberId,
  tokenHash: Buffer,
): Promise<StoredSession | undefined> => {
  const row = await identityIn(reader)
    .selectFrom('identity_session')
    .select(['id', 'account', 'scope', 'language', 'seen_at', 'expires_at', 'idle_minutes', 'stepped_up_at'])
    .select((eb) =>
      eb
        .exists(eb.selectFrom('identity_money_lock').select('member_id').where('member_id', '=', memberId))
        .as('is_money_locked'),
    )
    .select((eb) =>
      eb.selectFrom('identity_account').select('home_market').where('member_id', '=', memberId).as('home_market'),
    )
    .where('member_id', '=', memberId)
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      sessionId: row.id,
      memberId,
      account: row.account,
      scope: row.scope,
      language: row.language ?? undefined,
      seenAt: row.seen_at,
      expiresAt: row.expires_at,
      idleMinutes: row.idle_minutes,
      steppedUpAt: row.stepped_up_at,
      isMoneyLocked: row.is_money_locked === true,
      homeMarket: row.home_market ?? undefined,
    }
  );
};

/** Whether a session answered a question where a second factor was due; one that is gone counts as such. */
export const isSessionByQuestion = async (reader: Reader, memberId: MemberId, id: bigint): Promise<boolean> => {
  const row = await identityIn(reader)
    .selectFrom('identity_session')
    .select('by_question')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.by_question ?? true;
};

/** Remembers that the session was used. A later sign of life is never overwritten by an earlier one. */
export const touchSession = async (db: Db, memberId: MemberId, id: bigint, seenAt: Date): Promise<void> => {
  await identityIn(db)
    .updateTable('identity_session')
    .set({ seen_at: seenAt })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('seen_at', '<', seenAt)
    .execute();
};

/** The running sessions of a member were opened so much earlier; answers how many those are. */
export const backdateRunning = async (db: Db, memberId: MemberId, minutes: number): Promise<number> => {
  const moved = await identityIn(db)
    .updateTable('identity_session')
    .set({ opened_at: sql<Date>`opened_at - make_interval(mins => ${minutes}::integer)` })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return Number(moved.numUpdatedRows);
};

/** A later step-up is never overwritten by an earlier one. */
export const setSteppedUp = async (tx: Tx, memberId: MemberId, id: bigint, at: Date): Promise<void> => {
  await identityIn(tx)
    .updateTable('identity_session')
    .set({ stepped_up_at: at })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('stepped_up_at', 'is', null), eb('stepped_up_at', '<', at)]))
    .execute();
};

export const setSessionLanguage = async (
  db: Db,
  memberId: MemberId,
  id: bigint,
  language: LanguageCode,
): Promise<void> => {
  await identityIn(db)
    .updateTable('identity_session')
    .set({ language })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute();
};

/** A session that was not ended. Nobody ends it before the transaction is over. */
export const holdSession = async (tx: Tx, memberId: MemberId, id: bigint) =>
  identityIn(tx)
    .selectFrom('identity_session')
    .select([
      'id as sessionId',
      'expires_at as expiresAt',
      'stepped_up_at as steppedUpAt',
      'device_since as deviceSince',
    ])
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forShare()
    .executeTakeFirst();

/**
 * Locks the running sessions of a member, which waits for transactions that open something from them and blocks new
 * ones. It is a statement of its own, because a statement does not see rows that are committed while it waits.
 */
const lockRunning = async (tx: Tx, memberId: MemberId): Promise<void> => {
  await identityIn(tx)
    .selectFrom('identity_session')
    .select('id')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
};

/** Ends a session that still runs and those that were opened from it; answers which ended. */
export const markSessionEnded = async (
  tx: Tx,
  memberId: MemberId,
  id: bigint,
  endedAt: Date,
  reason: EndReason,
): Promise<readonly bigint[]> => {
  await lockRunning(tx, memberId);
  const ended = await identityIn(tx)
    .withRecursive('line(id)', (line) =>
      line
        .selectFrom('identity_session')
        .select('id')
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .union((further) =>
          further
            .selectFrom('identity_session as child')
            .innerJoin('line', 'line.id', 'child.parent_id')
            .select('child.id')
            .where('child.member_id', '=', memberId)
            .where('child.ended_at', 'is', null),
        ),
    )
    .updateTable('identity_session')
    .set({ ended_at: endedAt, end_reason: reason })
    .where('member_id', '=', memberId)
    .where('id', 'in', (eb) => eb.selectFrom('line').select('line.id'))
    .returning('id')
    .execute();
  return ended.map(({ id: endedId }) => endedId);
};

/** The last login of a member, but for one session. */
export const findLastLogin = async (reader: Reader, memberId: MemberId, except?: bigint) => {
  const logins = identityIn(reader)
    .selectFrom('identity_session')
    .select(['opened_at as at', 'ip', 'user_agent as userAgent'])
    .where('member_id', '=', memberId)
    .where('is_login', '=', true)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
  return (except === undefined ? logins : logins.where('id', '<>', except)).executeTakeFirst();
};

/** Removes some of what expired before a moment, but never the last login of a member; answers how many. */
export const deleteExpiredSessions = async (db: Db, before: Date, limit: number): Promise<number> => {
  const old = await identityIn(db)
    .selectFrom('identity_session as session')
    .select(['session.member_id', 'session.id'])
    .where('session.expires_at', '<', before)
    .where((eb) =>
      eb.or([
        eb('session.is_login', '=', false),
        eb.exists(
          eb
            .selectFrom('identity_session as later')
            .select('later.id')
            .whereRef('later.member_id', '=', 'session.member_id')
            .whereRef('later.id', '>', 'session.id')
            .where('later.is_login', '=', true),
        ),
      ]),
    )
    .orderBy('session.expires_at')
    .limit(limit)
    .execute();
  for (const { member_id, id } of old)
    await identityIn(db)
      .deleteFrom('identity_session')
      .where('member_id', '=', member_id)
      .where('id', '=', id)
      .execute();
  return old.length;
};

/** Ends every running session of a member but one; answers which. */
export const markAllEnded = async (
  tx: Tx,
  memberId: MemberId,
  end: { readonly endedAt: Date; readonly reason: EndReason; readonly except: bigint | undefined },
): Promise<readonly bigint[]> => {
  await lockRunning(tx, memberId);
  const running = identityIn(tx)
    .updateTable('identity_session')
    .set({ ended_at: end.endedAt, end_reason: end.reason })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null);
  const meant = end.except === undefined ? running : running.where('id', '<>', end.except);
  return (await meant.returning('id').execute()).map(({ id }) => id);
};

const LISTED_MAX = 100;

/** What of a session its owner and staff are shown. */
export const SHOWN_OF_SESSION = [
  'id',
  'ip',
  'user_agent as userAgent',
  'opened_at as openedAt',
  'seen_at as seenAt',
  'expires_at as expiresAt',
] as const;

/** Sessions of a member that were neither ended nor left alone too long, the newest first. */
export const listRunningSessions = (reader: Reader, memberId: MemberId, now: Date) =>
  identityIn(reader)
    .selectFrom('identity_session')
    .select(SHOWN_OF_SESSION)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where(sql<boolean>`seen_at > ${now}::timestamptz - make_interval(mins => idle_minutes)`)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED_MAX)
    .execute();

/** What running sessions of a member may do from now on; answers which they are. */
export const setSessionKind = async (tx: Tx, memberId: MemberId, account: Account): Promise<readonly bigint[]> => {
  const rows = await identityIn(tx)
    .updateTable('identity_session')
    .set({ account })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

const SPANS_MAX = 5_000;

/** Sessions of a member that were used since a moment. */
export const listSessionsSince = (reader: Reader, memberId: MemberId, since: Date) =>
  identityIn(reader)
    .selectFrom('identity_session')
    .select(['opened_at as openedAt', 'seen_at as seenAt', 'ended_at as endedAt', 'expires_at as expiresAt'])
    .select('idle_minutes as idleMinutes')
    .where('member_id', '=', memberId)
    .where((eb) => eb.or([eb('seen_at', '>=', since), eb('ended_at', '>=', since)]))
    .orderBy('opened_at', 'desc')
    .limit(SPANS_MAX)
    .execute();
