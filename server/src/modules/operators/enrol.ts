import { inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { otpauthUrl, stepOfCode, TOTP_SECRET_BYTES } from '../../platform/totp/index.ts';
import type { Core } from './core.ts';
import { aboutTotp } from './core.ts';
import { countOrRefuse, keysOf, verifyOrTakeBack } from './count-attempts.ts';
import { isStrongEnough } from './domain/password.ts';
import { enrolTokenIn, hashOfToken } from './domain/token.ts';
import { deleteAttempts } from './store/attempts.ts';
import { lockByLink, setEnrolled, setSecret } from './store/staff.ts';
import type { Staff } from './store/staff.ts';

export type Enrolment = {
  readonly name: string;
  readonly otpauthUrl: string;
  readonly expiresAt: Date;
  /** After a reset of the authenticator alone: the password of the account is asked for, not a new one. */
  readonly keepsPassword: boolean;
};

/**
 * What a link is for. Every reading makes a new authenticator secret: one that somebody read before the owner is of no
 * use, and one that somebody reads later makes the owner's code fail.
 */
export const readEnrolment = (core: Core, link: string): Promise<Enrolment> =>
  inTransaction(core.db, async (tx) => {
    const staff = await staffOfLink(core, tx, link);
    const secret = core.random.bytes(TOTP_SECRET_BYTES);
    await setSecret(tx, staff.id, core.secrets.close(secret, aboutTotp(staff.id)));
    return {
      name: staff.name,
      otpauthUrl: otpauthUrl(secret, { issuer: `${core.siteName} staff`, account: staff.name }),
      expiresAt: staff.enrolExpiresAt ?? core.clock.now(),
      keepsPassword: staff.passwordHash !== null,
    };
  });

/** Sets the password once the authenticator has shown a right code. The link ends in the same commit. */
export const enrol = async (
  core: Core,
  {
    link,
    password,
    code,
    ip,
  }: { readonly link: string; readonly password: string; readonly code: string; readonly ip: string },
): Promise<{ readonly name: string }> => {
  const { db, clock, passwords, secrets, audit } = core;
  const known = await inTransaction(db, (tx) => staffOfLink(core, tx, link));
  const { name } = known;
  if (known.passwordHash !== null) await requirePassword(core, known, { password, ip });
  else if (!isStrongEnough(password, name)) throw new Refusal('operators.password-weak');
  const passwordHash = known.passwordHash ?? (await passwords.hash(password));
  return inTransaction(db, async (tx) => {
    const staff = await staffOfLink(core, tx, link);
    // Another reset in between may have forgotten the password that was compared.
    if (staff.passwordHash !== known.passwordHash) throw new Refusal('operators.enrolment-unknown');
    const now = clock.now();
    const secret = secrets.open(staff.totpSecret, aboutTotp(staff.id));
    const step = stepOfCode(secret, code, { now, lastStep: staff.totpLastStep });
    if (step === undefined) throw new Refusal('operators.code-wrong');
    await deleteAttempts(tx, keysOf({ name, ip }));
    await setEnrolled(tx, staff.id, { passwordHash, lastStep: step, at: now });
    await audit.record(tx, {
      actorKind: 'operator',
      actor: staff.name,
      reason: 'enrolment',
      ip,
      action: 'operators.enrol',
      resource: 'staff',
      resourceId: staff.name,
      before: null,
      after: null,
    });
    return { name: staff.name };
  });
};

/** The link alone does not open an account whose password is known: guesses are counted as those of a login. */
const requirePassword = async (
  core: Core,
  staff: Staff,
  { password, ip }: { readonly password: string; readonly ip: string },
): Promise<void> => {
  const attempter = { name: staff.name, ip };
  core.passwords.refuseWhenFull();
  await countOrRefuse(core, attempter);
  if (await verifyOrTakeBack(core, attempter, staff, password)) return;
  await inTransaction(core.db, (tx) =>
    core.audit.record(tx, {
      ...{ actorKind: 'operator', actor: staff.name, reason: 'enrolment', ip },
      ...{ action: 'operators.fail-enrol', resource: 'staff', resourceId: staff.name, before: null, after: null },
    }),
  );
  throw new Refusal('operators.login-failed');
};

const staffOfLink = async ({ clock }: Core, tx: Tx, link: string): Promise<Staff> => {
  const token = enrolTokenIn(link);
  const staff = token === undefined ? undefined : await lockByLink(tx, hashOfToken(token));
  if (!staff?.enrolExpiresAt || clock.now() >= staff.enrolExpiresAt) throw new Refusal('operators.enrolment-unknown');
  return staff;
};
