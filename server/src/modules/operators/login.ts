import { inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Core } from './core.ts';
import { countOrRefuse, keysOf, verifyOrTakeBack } from './count-attempts.ts';
import { ABSOLUTE_MS, STEP_UP_MS } from './domain/session.ts';
import { hashOfToken, newStaffToken } from './domain/token.ts';
import { readSecondFactor } from './second-factor.ts';
import type { SecondFactor } from './second-factor.ts';
import { deleteAttempts } from './store/attempts.ts';
import { insertSession, setSteppedUp } from './store/sessions.ts';
import { findByName, lockStaff } from './store/staff.ts';
import type { Staff } from './store/staff.ts';

export type Credentials = SecondFactor & { readonly name: string; readonly password: string };
/** Where a login comes from; the host is what passkeys are bound to, and a terminal has none. */
export type From = { readonly ip: string; readonly userAgent: string; readonly host?: string };
export type LoggedIn = { readonly token: string; readonly expiresAt: Date };

type Act = 'login' | 'step-up';

/** Opens a session. Every attempt is counted before it is made, and recorded whether it succeeded or not. */
export const login = async (core: Core, credentials: Credentials, from: From): Promise<LoggedIn> =>
  prove(core, 'login', credentials, from, async (tx, staff, now) => {
    const token = newStaffToken(core.random);
    const expiresAt = new Date(now.getTime() + ABSOLUTE_MS);
    await insertSession(tx, {
      staff_id: staff.id,
      token_hash: hashOfToken(token),
      ip: from.ip,
      user_agent: from.userAgent,
      opened_at: now,
      seen_at: now,
      expires_at: expiresAt,
      stepped_up_at: now,
      ended_at: null,
    });
    return { token, expiresAt };
  });

/** Password and second factor once more, in a session that runs; answers how long it counts. */
export const stepUp = (
  core: Core,
  sessionId: bigint,
  credentials: Credentials,
  from: Pick<From, 'ip' | 'host'>,
): Promise<{ readonly until: Date }> =>
  prove(core, 'step-up', credentials, from, async (tx, _staff, now) => {
    await setSteppedUp(tx, sessionId, now);
    return { until: new Date(now.getTime() + STEP_UP_MS) };
  });

/** Compares password and second factor, and does the work in the transaction that uses the second factor up. */
const prove = async <Result>(
  core: Core,
  act: Act,
  { name, password, ...shown }: Credentials,
  { ip, host = '' }: Pick<From, 'ip' | 'host'>,
  work: (tx: Tx, staff: Staff, now: Date) => Promise<Result>,
): Promise<Result> => {
  const { db, clock, passwords, audit } = core;
  passwords.refuseWhenFull();
  await countOrRefuse(core, { name, ip });
  const found = await findByName(db, name);
  // Compared also where there is no account, so that the time taken does not tell.
  const isRight = await verifyOrTakeBack(core, { name, ip }, found, password);
  const useSecondFactor = await readSecondFactor(core, found, shown, host);
  const done = await inTransaction(db, async (tx) => {
    const now = clock.now();
    const locked = found && isRight ? await lockStaff(tx, found.id) : undefined;
    const staff = locked && isOpen(locked, found) && (await useSecondFactor(tx, locked, now)) ? locked : undefined;
    const line = { actorKind: 'operator', actor: found?.name ?? 'unknown', reason: act, ip } as const;
    const about = { resource: 'staff', resourceId: found?.name ?? 'unknown', before: null, after: null };
    if (staff === undefined) {
      await audit.record(tx, { ...line, ...about, action: `operators.fail-${act}` });
      return undefined;
    }
    await deleteAttempts(tx, keysOf({ name, ip }));
    const result = await work(tx, staff, now);
    await audit.record(tx, { ...line, ...about, action: `operators.${act}` });
    return { result };
  });
  if (done === undefined) throw new Refusal('operators.login-failed');
  return done.result;
};

/** An account that is enrolled, not disabled, and whose password is still the one that was compared. */
const isOpen = (staff: Staff, compared: Staff | undefined): boolean =>
  staff.enrolledAt !== null && staff.disabledAt === null && staff.passwordHash === compared?.passwordHash;
