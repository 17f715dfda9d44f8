import { permissionsOf } from '@fairground/contract/operators/permissions';
import { inTransaction } from '../../platform/database/index.ts';
import type { AuthenticateOperator, Operator } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { Core } from './core.ts';
import { IDLE_MS, isAlive, isSteppedUp, TOUCH_MS } from './domain/session.ts';
import { hashOfToken, isKeySecret, isStaffToken } from './domain/token.ts';
import { authenticateKey } from './keys/authenticate-key.ts';
import { endSessions, findSession, listRunning, touchSession } from './store/sessions.ts';
import { lockStaff } from './store/staff.ts';

/** The staff member behind a token, with the roles of this moment; asked in the database with every call. */
export const authenticateWith =
  ({ db, clock }: Core): AuthenticateOperator =>
  async (token, { isBackground, ip = '' } = { isBackground: false }) => {
    if (isKeySecret(token)) return authenticateKey({ db, clock }, token, ip);
    if (!isStaffToken(token)) return undefined;
    const session = await findSession(db, hashOfToken(token));
    const now = clock.now();
    if (session === undefined || !isAlive(session, now)) return undefined;
    const isToBeNoted = !isBackground && now.getTime() - session.seenAt.getTime() >= TOUCH_MS;
    if (isToBeNoted) await touchSession(db, session.id, now);
    return {
      operatorId: session.staffId,
      sessionId: session.id,
      name: session.name,
      roles: session.roles,
      permissions: permissionsOf(session.roles),
      isSteppedUp: isSteppedUp(session.steppedUpAt, now),
    };
  };

/** The running sessions of a staff member; `current` is the one that asks. */
export const listSessions = async (
  { db, clock }: Core,
  { staffId, current }: { readonly staffId: bigint; readonly current: bigint | undefined },
) => {
  const now = clock.now();
  const running = await listRunning(db, staffId, { now, seenAfter: new Date(now.getTime() - IDLE_MS) });
  return running.map((session) => ({ ...session, isCurrent: session.id === current }));
};

/** Ends one session of somebody else, or all of them; answers how many. Asked again, there are none left. */
export const endSessionsOf = (
  { db, clock, audit }: Core,
  actor: Actor,
  { staffId, sessionId }: { readonly staffId: bigint; readonly sessionId?: bigint | undefined },
): Promise<number> =>
  inTransaction(db, async (tx) => {
    const staff = await lockStaff(tx, staffId);
    if (staff === undefined) throw new Refusal('operators.staff-unknown');
    const ended = await endSessions(tx, staff.id, clock.now(), sessionId);
    if (ended > 0)
      await audit.record(tx, {
        ...actor,
        action: 'operators.end-staff-sessions',
        resource: 'staff',
        resourceId: staff.name,
        before: null,
        after: { ended, ...(sessionId !== undefined && { sessionId: sessionId.toString() }) },
      });
    return ended;
  });

/** Ends one session of the staff member; somebody else's is not found. */
export const endSession = async (
  { db, clock, audit }: Core,
  {
    operator,
    ip,
    sessionId,
    act,
  }: {
    readonly operator: Pick<Operator, 'operatorId' | 'name'>;
    readonly ip: string;
    readonly sessionId: bigint;
    readonly act: 'logout' | 'end-session';
  },
): Promise<void> => {
  const count = await inTransaction(db, async (tx) => {
    const ended = await endSessions(tx, operator.operatorId, clock.now(), sessionId);
    if (ended > 0)
      await audit.record(tx, {
        actorKind: 'operator',
        actor: operator.name,
        reason: act,
        ip,
        action: `operators.${act}`,
        resource: 'staff-session',
        resourceId: sessionId.toString(),
        before: null,
        after: null,
      });
    return ended;
  });
  if (count === 0) throw new Refusal('operators.session-unknown');
};
