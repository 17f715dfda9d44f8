import { inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { stepOfCode } from '../../platform/totp/index.ts';
import type { Core } from './core.ts';
import { aboutTotp } from './core.ts';
import { countAttempt, FAILURES_OF_NAME_MAX } from './domain/attempts.ts';
import { ABSOLUTE_MS, STEP_UP_MS } from './domain/session.ts';
import { hashOfToken, newStaffToken } from './domain/token.ts';
import { deleteAttempts, lockAttempts, setAttempts } from './store/attempts.ts';
import { insertSession, setSteppedUp } from './store/sessions.ts';
import { findByName, lockStaff, setLastStep } from './store/staff.ts';
import type { Staff } from './store/staff.ts';

export type Credentials = { readonly name: string; readonly password: string; readonly code: string };
export type From = { readonly ip: string; readonly userAgent: string };
export type LoggedIn = { readonly token: string; readonly expiresAt: Date };

type Act = 'login' | 'step-up';

/** Opens a session. Every attempt is counted before it is made, and recorded whether it succeeded or not. */
export const login = async (core: Core, credentials: Credentials, from: From): Promise<LoggedIn> =>
  prove(core, 'login', credentials, from.ip, async (tx, staff, now) => {
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

/** Password and code once more, in a session that runs; answers how long it counts. */
export const stepUp = (
  core: Core,
  sessionId: bigint,
  credentials: Credentials,
  ip: string,
): Promise<{ readonly until: Date }> =>
  prove(core, 'step-up', credentials, ip, async (tx, _staff, now) => {
    await setSteppedUp(tx, sessionId, now);
    return { until: new Date(now.getTime() + STEP_UP_MS) };
  });

/** Compares password and code, and does the work in the transaction that uses up the code. */
const prove = async <Result>(
  core: Core,
  act: Act,
  { name, password, code }: Credentials,
  ip: string,
  work: (tx: Tx, staff: Staff, now: Date) => Promise<Result>,
): Promise<Result> => {
  const { db, clock, passwords, secrets, audit } = core;
  passwords.refuseWhenFull();
  await countOrRefuse(core, name, ip);
  const found = await findByName(db, name);
  // Compared also where there is no account, so that the time taken does not tell.
  const isRight = await verifyOrTakeBack(core, { name, ip }, found, password);
  const done = await inTransaction(db, async (tx) => {
    const now = clock.now();
    const staff = found && isRight ? await lockStaff(tx, found.id) : undefined;
    const isOpen = staff !== undefined && staff.disabledAt === null && staff.passwordHash === found?.passwordHash;
    const step = isOpen
      ? stepOfCode(secrets.open(staff.totpSecret, aboutTotp(staff.id)), code, { now, lastStep: staff.totpLastStep })
      : undefined;
    const line = { actorKind: 'operator', actor: found?.name ?? 'unknown', reason: act, ip } as const;
    const about = { resource: 'staff', resourceId: found?.name ?? 'unknown', before: null, after: null };
    if (staff === undefined || step === undefined) {
      await audit.record(tx, { ...line, ...about, action: `operators.fail-${act}` });
      return undefined;
    }
    await setLastStep(tx, staff.id, step);
    await deleteAttempts(tx, keysOf(name, ip));
    const result = await work(tx, staff, now);
    await audit.record(tx, { ...line, ...about, action: `operators.${act}` });
    return { result };
  });
  if (done === undefined) throw new Refusal('operators.login-failed');
  return done.result;
};

/** What attempts are counted by: the name with an address, and the name alone. */
const keysOf = (name: string, ip: string): readonly [string, string] => [`${name} ${ip}`, name];

const countOrRefuse = async ({ db, clock }: Core, name: string, ip: string): Promise<void> => {
  const now = clock.now();
  const lockedUntil = await inTransaction(db, async (tx) => {
    const [here, everywhere] = keysOf(name, ip);
    const fromHere = countAttempt(await lockAttempts(tx, here, now), now);
    if ('lockedUntil' in fromHere) return fromHere.lockedUntil;
    const ofName = countAttempt(await lockAttempts(tx, everywhere, now), now, FAILURES_OF_NAME_MAX);
    if ('lockedUntil' in ofName) return ofName.lockedUntil;
    await setAttempts(tx, here, fromHere.next);
    await setAttempts(tx, everywhere, ofName.next);
    return undefined;
  });
  if (lockedUntil === undefined) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((lockedUntil.getTime() - now.getTime()) / 1_000));
  throw new Refusal('operators.locked', { retryAfterSeconds });
};

/** A comparison that was not made, because too many wait for one, was no attempt. */
const verifyOrTakeBack = async (
  { db, clock, passwords }: Core,
  { name, ip }: { readonly name: string; readonly ip: string },
  found: Staff | undefined,
  password: string,
): Promise<boolean> => {
  try {
    return await passwords.verify(found?.passwordHash ?? null, password);
  } catch (error) {
    await inTransaction(db, async (tx) => {
      for (const key of keysOf(name, ip)) {
        const stored = await lockAttempts(tx, key, clock.now());
        if (stored)
          await setAttempts(tx, key, { ...stored, failures: Math.max(0, stored.failures - 1), lockedUntil: null });
      }
    });
    throw error;
  }
};
