import * as contract from '@fairground/contract/identity/endpoints';
import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Core } from '../core.ts';
import { verificationSubject } from '../domain/attempts.ts';
import { newRecoveryCodes, readRecoveryCode } from '../domain/recovery-codes.ts';
import { otpauthUrl, stepOfCode, toBase32, TOTP_SECRET_BYTES } from '../../../platform/totp/index.ts';
import type { Factor } from './factor.ts';
import { stepUpByPassword } from './note-step-up.ts';
import { tried } from '../login/attempts.ts';
import { requirePassword } from '../passwords/require-password.ts';
import type { ClosedColumn } from '../../../platform/rekey.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { findAccount } from '../store/accounts.ts';
import type { Notice } from '../account/notify-owner.ts';
import * as store from '../store/totp.ts';

export type Authenticator = Factor & { readonly routes: readonly Route[] };

const PENDING_MS = 10 * 60_000;

/** The authenticator app of an account and its recovery codes. */
export const createAuthenticator = (core: Core): Authenticator => {
  const { db, clock, random, secrets, attempts, settings, notifyOwner } = core;
  const secretOf = (memberId: MemberId, { secret }: store.StoredTotp): Buffer => secrets.open(secret, about(memberId));

  const checkTotp: Factor['checkTotp'] = async (tx, memberId, code) => {
    const totp = await store.lockTotp(tx, memberId);
    if (totp === undefined || totp.confirmedAt === null) return false;
    const step = stepOfCode(secretOf(memberId, totp), code, { now: clock.now(), lastStep: totp.lastStep ?? 0n });
    if (step === undefined) return false;
    await store.setLastStep(tx, memberId, step);
    return true;
  };

  const spendRecoveryCode: Factor['spendRecoveryCode'] = async (tx, memberId, typed) => {
    const code = readRecoveryCode(typed);
    return code !== undefined && store.useRecoveryCode(tx, memberId, hashesOf(memberId, code), clock.now());
  };

  const hashOf = (memberId: MemberId, code: string): Buffer => secrets.hash(code, recoveryAbout(memberId));
  const hashesOf = (memberId: MemberId, code: string) => secrets.hashes(code, recoveryAbout(memberId));

  const giveRecoveryCodes = async (tx: Tx, memberId: MemberId): Promise<string[]> => {
    const codes = newRecoveryCodes(random);
    const hashes = codes.map((code) => hashOf(memberId, readRecoveryCode(code) ?? code));
    await store.replaceRecoveryCodes(tx, memberId, hashes, clock.now());
    return [...codes];
  };

  const begin = async (memberId: MemberId) => {
    const account = await findAccount(db, memberId);
    const secret = random.bytes(TOTP_SECRET_BYTES);
    const expiresAt = new Date(clock.now().getTime() + PENDING_MS);
    const pending = { secret: secrets.close(secret, about(memberId)), pendingUntil: expiresAt };
    const isBegun = await inTransaction(db, (tx) => store.putPendingTotp(tx, memberId, pending));
    if (!isBegun) throw new Refusal('identity.totp-on');
    const url = otpauthUrl(secret, { issuer: settings.siteName, account: account?.username ?? '' });
    return { secret: toBase32(secret), otpauthUrl: url, expiresAt };
  };

  /** A guess at a code: counted before it is made, taken back when there was nothing to guess. */
  const guess = async <Result>(memberId: MemberId, work: (tx: Tx) => Promise<Result | undefined>): Promise<Result> => {
    const attempt = await attempts.begin([verificationSubject(memberId)]);
    const result = await tried(attempt, () => inTransaction(db, work));
    if (result === undefined) {
      await attempt.fail();
      throw new Refusal('identity.totp-wrong');
    }
    await attempt.succeed();
    return result;
  };

  const tell = async (tx: Tx, memberId: MemberId, notice: Omit<Notice, 'account'>): Promise<void> => {
    const account = await findAccount(tx, memberId);
    if (account !== undefined) await notifyOwner(tx, { ...notice, account });
  };

  const confirm = (memberId: MemberId, code: string, host: string) =>
    guess(memberId, async (tx) => {
      const totp = await store.lockTotp(tx, memberId);
      const now = clock.now();
      if (totp === undefined) throw new Refusal('identity.totp-off');
      const { pendingUntil } = totp;
      if (pendingUntil === null) throw new Refusal('identity.totp-on');
      if (pendingUntil <= now) throw new Refusal('identity.totp-off');
      const step = stepOfCode(secretOf(memberId, totp), code, { now, lastStep: 0n });
      if (step === undefined) return undefined;
      await store.confirmTotp(tx, memberId, now, step);
      await tell(tx, memberId, { change: 'totp-on', host, undo: { kind: 'totp' } });
      return giveRecoveryCodes(tx, memberId);
    });

  /** Does something that takes a code of the app or one of recovery, which is then used up. */
  const withCode = <Result>(memberId: MemberId, code: string, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
    guess(memberId, async (tx) => {
      if (!(await store.readFactor(tx, memberId)).hasTotp) throw new Refusal('identity.totp-off');
      const isRight = (await checkTotp(tx, memberId, code)) || (await spendRecoveryCode(tx, memberId, code));
      return isRight ? work(tx) : undefined;
    });

  return {
    read: store.readFactor,
    checkTotp,
    spendRecoveryCode,
    routes: [
      bind(contract.beginTotp, async ({ body: { password } }, { session }) => {
        await stepUpByPassword(core, session, password);
        return begin(session.memberId);
      }),
      bind(contract.confirmTotp, async ({ body: { code } }, { session: { memberId }, host }) => ({
        recoveryCodes: await confirm(memberId, code, host),
      })),
      bind(contract.disableTotp, async ({ body: { password, code } }, { session: { memberId }, host }) => {
        await requirePassword(core, memberId, password);
        return withCode(memberId, code, async (tx) => {
          await store.deleteTotp(tx, memberId);
          await tell(tx, memberId, { change: 'totp-off', host });
          return {};
        });
      }),
      bind(contract.renewRecoveryCodes, async ({ body: { password, code } }, { session: { memberId }, host }) => {
        await requirePassword(core, memberId, password);
        const recoveryCodes = await withCode(memberId, code, async (tx) => {
          await tell(tx, memberId, { change: 'recovery-codes', host });
          return giveRecoveryCodes(tx, memberId);
        });
        return { recoveryCodes };
      }),
    ],
  };
};

const about = (memberId: MemberId): string => `totp ${memberId}`;
const recoveryAbout = (memberId: MemberId): string => `recovery ${memberId}`;

/** Where the secrets of authenticators are kept, for encrypting them again. */
export const authenticatorSecrets = (box: SecretBox): ClosedColumn => ({
  box,
  table: 'identity_totp',
  key: 'member_id',
  column: 'secret',
  about: { column: 'member_id', of: (memberId) => `totp ${memberId}` },
});
