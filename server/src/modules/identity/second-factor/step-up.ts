import type { BodyOf } from '@fairground/contract/endpoint';
import * as contract from '@fairground/contract/identity/endpoints';
import { STEP_UP_LASTS_MS } from '@fairground/contract/identity/step-up';
import type { StepUpMethod, StepUpRequired } from '@fairground/contract/identity/step-up';
import type { MemberId } from '@fairground/contract/ids';
import type { Reader } from '../../../platform/database/index.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Caller, Session } from '../../../platform/http/route.ts';
import type { StepUpMethods } from '../../../platform/http/step-up.ts';
import type { Module } from '../../../platform/module.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Core } from '../core.ts';
import type { StoredAccount } from '../domain/account.ts';
import { verificationSubject } from '../domain/attempts.ts';
import { maskEmail, maskMobile } from '../domain/mask.ts';
import { stepUpMethodsOf } from '../domain/step-up.ts';
import type { Factor } from './factor.ts';
import { noteStepUp, stepUpByPassword } from './note-step-up.ts';
import type { PasskeyProof } from './passkeys.ts';
import { tried } from '../login/attempts.ts';
import { findAccount } from '../store/accounts.ts';
import { listPasskeys } from '../store/passkeys.ts';

type Who = Pick<Session, 'memberId' | 'sessionId'>;
type Proofs = { readonly factor: Factor; readonly passkeys: PasskeyProof };

export type StepUp = Module & {
  /** How a member may step up, for the refusal that asks for it. */
  readonly methodsOf: StepUpMethods;
};

/** Showing again, in a running session, that the account is one's own. */
export const createStepUp = (core: Core, { factor, passkeys }: Proofs): StepUp => {
  const { db, clock, attempts, postbox } = core;

  const methodsOf: StepUpMethods = async (memberId) => {
    const account = await findAccount(db, memberId);
    return account === undefined ? NO_METHODS : requiredOf(account, await methodsFor(db, account));
  };

  const methodsFor = async (reader: Reader, account: StoredAccount): Promise<readonly StepUpMethod[]> =>
    stepUpMethodsOf({
      hasPassword: account.password !== null,
      hasPasskey: (await listPasskeys(reader, account.memberId)).length > 0,
      hasTotp: (await factor.read(reader, account.memberId)).hasTotp,
      hasConfirmedMobile: account.mobile !== null && account.mobileVerifiedAt !== null,
      hasConfirmedEmail: account.email !== null && account.emailVerifiedAt !== null,
    });

  const accountFor = async (memberId: MemberId, method: StepUpMethod): Promise<StoredAccount> => {
    const account = await findAccount(db, memberId);
    if (account === undefined || !(await methodsFor(db, account)).includes(method))
      throw new Refusal('identity.method-unavailable');
    return account;
  };

  const prove = async (who: Who, body: BodyOf<typeof contract.stepUp>, caller: Caller): Promise<void> => {
    const account = await accountFor(who.memberId, body.method);
    switch (body.method) {
      case 'PASSWORD':
        return stepUpByPassword(core, who, body.password);
      case 'PASSKEY':
        await passkeys.prove(who.memberId, body.passkey, caller);
        return inTransaction(db, (tx) => noteStepUp(core, tx, who));
      case 'TOTP':
        return proveByTotp(who, body.code);
      case 'SMS_CODE':
      case 'EMAIL_CODE':
        return inTransaction(db, async (tx) => {
          const address = addressOf(account, body.method);
          await postbox.spendCode(tx, { address, purpose: PURPOSE, subject: subjectOf(who), code: body.code });
          await noteStepUp(core, tx, who);
        });
    }
  };

  /** Counted like the answers of a second verification: a stolen session guesses no faster than a login. */
  const proveByTotp = async (who: Who, code: string): Promise<void> => {
    const attempt = await attempts.begin([verificationSubject(who.memberId)]);
    const isRight = await tried(attempt, () =>
      inTransaction(db, async (tx) => {
        if (!(await factor.checkTotp(tx, who.memberId, code))) return false;
        await noteStepUp(core, tx, who);
        return true;
      }),
    );
    if (isRight) return attempt.succeed();
    await attempt.fail();
    throw new Refusal('identity.totp-wrong');
  };

  return {
    methodsOf,
    routes: [
      bind(contract.stepUp, async ({ body }, caller) => {
        await prove(caller.session, body, caller);
        return { steppedUpUntil: new Date(clock.now().getTime() + STEP_UP_LASTS_MS) };
      }),
      bind(contract.sendStepUpCode, async ({ body: { method } }, { session, language, ip }) => {
        const address = addressOf(await accountFor(session.memberId, method), method);
        const { expiredMinutes } = await postbox.sendCode({
          address,
          purpose: PURPOSE,
          subject: subjectOf(session),
          language,
          ip,
        });
        return { expiredMinutes };
      }),
      bind(contract.beginStepUpByPasskey, async (_input, caller) => {
        await accountFor(caller.session.memberId, 'PASSKEY');
        return passkeys.challengeFor(caller.session.memberId, caller);
      }),
    ],
  };
};

const PURPOSE = 'step-up';

/** A code of one session is nothing to another. */
const subjectOf = ({ memberId, sessionId }: Who): string => `step-up ${memberId} ${sessionId}`;

const NO_METHODS: StepUpRequired = { methods: [], mobileHint: null, emailHint: null };

const requiredOf = ({ mobile, email }: StoredAccount, methods: readonly StepUpMethod[]): StepUpRequired => ({
  methods,
  mobileHint: methods.includes('SMS_CODE') && mobile !== null ? maskMobile(mobile) : null,
  emailHint: methods.includes('EMAIL_CODE') && email !== null ? maskEmail(email) : null,
});

const addressOf = ({ mobile, email }: StoredAccount, method: 'SMS_CODE' | 'EMAIL_CODE') => {
  const address =
    method === 'SMS_CODE' ? ({ channel: 'sms', to: mobile } as const) : ({ channel: 'email', to: email } as const);
  if (address.to === null) throw new Refusal('identity.method-unavailable');
  return { ...address, to: address.to };
};
