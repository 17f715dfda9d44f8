import * as contract from '@fairground/contract/identity/endpoints';
import type { VerificationMethod } from '@fairground/contract/identity/fields';
import type { Tx } from '../../../platform/database/index.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Module } from '../../../platform/module.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Core } from '../core.ts';
import type { StoredAccount } from '../domain/account.ts';
import { isSameMobile, isSameName } from '../domain/answers.ts';
import { verificationSubject } from '../domain/attempts.ts';
import { refuseAccount } from '../domain/login-rules.ts';
import { CHALLENGE_TRIES_MAX } from '../domain/second-verification.ts';
import type { LoginFlow } from '../login/login-flow.ts';
import type { Factor } from './factor.ts';
import { tried } from '../login/attempts.ts';
import { findAccount } from '../store/accounts.ts';
import { closeChallenge, countAnswer, findOpenChallenge } from '../store/challenges.ts';
import type { Challenge } from '../store/challenges.ts';

/** The question a login from an unknown network or device must answer. */
export const createSecondVerification = (core: Core, loginFlow: LoginFlow, factor: Factor): Module => {
  const { db, clock, attempts, postbox } = core;

  const challengeFor = async (token: string, method: VerificationMethod): Promise<Challenge> => {
    const challenge = await findOpenChallenge(db, token, clock.now());
    if (!challenge) throw new Refusal('identity.verification-over');
    if (!challenge.methods.includes(method)) throw new Refusal('identity.method-unavailable');
    return challenge;
  };

  /** A code of the postbox is spent in the transaction that opens the session. */
  const isRight = async (
    tx: Tx,
    { id }: Challenge,
    account: StoredAccount,
    { method, answer }: { readonly method: VerificationMethod; readonly answer: string },
  ): Promise<boolean> => {
    switch (method) {
      case 'MOBILE':
        return account.mobile !== null && isSameMobile(account.mobile, answer);
      case 'PAYEE_NAME':
        return account.payeeName !== null && isSameName(account.payeeName, answer);
      case 'TOTP':
        return factor.checkTotp(tx, account.memberId, answer);
      case 'RECOVERY_CODE':
        return factor.spendRecoveryCode(tx, account.memberId, answer);
      case 'SMS_CODE':
      case 'EMAIL_CODE': {
        const address = addressOf(account, method);
        if (!address) return false;
        await postbox.spendCode(tx, {
          address,
          purpose: 'second-verification',
          code: answer,
          subject: subjectOf(id),
        });
        return true;
      }
    }
  };

  return {
    routes: [
      bind(contract.verifyLogin, async ({ body: { challengeId, method, answer, trustDevice } }, from) => {
        const challenge = await challengeFor(challengeId, method);
        const rules = await loginFlow.readRules();
        const attempt = await attempts.begin([verificationSubject(challenge.memberId)]);
        const counted = await tried(attempt, () => countAnswer(db, challenge.id, CHALLENGE_TRIES_MAX));
        if (!counted) {
          await attempt.takeBack();
          throw new Refusal('identity.verification-over');
        }
        try {
          const opened = await inTransaction(db, async (tx) => {
            const account = await findAccount(tx, challenge.memberId);
            if (!account || !(await isRight(tx, challenge, account, { method, answer }))) throw wrong(counted.tries);
            // Of two right answers at once one opens a session.
            if (!(await closeChallenge(tx, challenge.id, 'passed'))) throw new Refusal('identity.verification-over');
            refuseAccount(account);
            const { proof, deviceTokenHash } = challenge;
            const device = trustDevice !== true ? 'leave' : deviceTokenHash ? { knownHash: deviceTokenHash } : 'know';
            return loginFlow.openIn(tx, { account, proof, method, from, rules }, device);
          });
          await attempt.succeed();
          return opened;
        } catch (error) {
          if (!isWrong(error)) {
            await attempt.takeBack();
            throw error;
          }
          await attempt.fail();
          if (counted.tries >= CHALLENGE_TRIES_MAX) await closeChallenge(db, challenge.id, 'failed');
          throw wrong(counted.tries);
        }
      }),
      bind(contract.sendVerificationCode, async ({ body: { challengeId, method } }, { ip, language }) => {
        const challenge = await challengeFor(challengeId, method);
        const account = await findAccount(db, challenge.memberId);
        const address = account && addressOf(account, method);
        if (!address) throw new Refusal('identity.method-unavailable');
        const { expiredMinutes } = await postbox.sendCode({
          address,
          purpose: 'second-verification',
          language,
          ip,
          subject: subjectOf(challenge.id),
        });
        return { expiredMinutes };
      }),
    ],
  };
};

const subjectOf = (challengeId: bigint): string => `challenge ${challengeId}`;

/** Codes go only where the owner showed that the address is its own. */
const addressOf = (
  { mobile, mobileVerifiedAt, email, emailVerifiedAt }: StoredAccount,
  method: 'SMS_CODE' | 'EMAIL_CODE',
) => {
  if (method === 'SMS_CODE')
    return mobile !== null && mobileVerifiedAt !== null ? ({ channel: 'sms', to: mobile } as const) : undefined;
  return email !== null && emailVerifiedAt !== null ? ({ channel: 'email', to: email } as const) : undefined;
};

const wrong = (tries: number): Refusal =>
  new Refusal('identity.verification-wrong', { triesLeft: Math.max(0, CHALLENGE_TRIES_MAX - tries) });

const WRONG: ReadonlySet<string> = new Set([
  'identity.verification-wrong',
  'postbox.code-wrong',
  'postbox.code-expired',
]);
const isWrong = (error: unknown): boolean => error instanceof Refusal && WRONG.has(error.code);
