import { fieldIssue } from '@fairground/contract/members/form-rules';
import { setPaymentPassword } from '@fairground/contract/identity/endpoints';
import type { BodyOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Caller, Session } from '../../../platform/http/route.ts';
import type { Module } from '../../../platform/module.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Core } from '../core.ts';
import type { PasswordHash } from '../domain/account.ts';
import { paymentSubject } from '../domain/attempts.ts';
import { tried } from '../login/attempts.ts';
import { requirePassword } from './require-password.ts';
import { findAccount, lockAccount, updateAccount } from '../store/accounts.ts';
import { isSessionByQuestion } from '../store/sessions.ts';

export type PaymentPassword = Module & {
  /** Refuses `payment-password-missing`, `-wrong`, `-locked`; for every call under `/wps/relay/secured/`. */
  readonly requirePaymentPassword: (memberId: MemberId, text: string) => Promise<void>;
  /** Refuses `second-factor-required` to a session that answered a question where a factor was due. */
  readonly requireFactorForMoney: (session: Pick<Session, 'memberId' | 'sessionId'>) => Promise<void>;
};

/** The second password, for taking money out. Its failures are counted apart: a lost one does not lock the login. */
export const createPaymentPassword = (core: Core): PaymentPassword => {
  const { db, attempts, passwords, system, notifyOwner } = core;

  const requirePaymentPassword: PaymentPassword['requirePaymentPassword'] = async (memberId, text) => {
    const account = await findAccount(db, memberId);
    const held = account?.paymentPassword ?? null;
    if (held === null) throw new Refusal('identity.payment-password-missing');
    await guess(memberId, held, text);
  };

  const guess = async (memberId: MemberId, held: PasswordHash, text: string): Promise<void> => {
    const attempt = await attempts.begin([paymentSubject(memberId)]).catch(lockedInItsOwnWords);
    if (await tried(attempt, () => passwords.verify(held, text))) return attempt.succeed();
    await attempt.fail();
    throw new Refusal('identity.payment-password-wrong');
  };

  const requireFactorForMoney: PaymentPassword['requireFactorForMoney'] = async ({ memberId, sessionId }) => {
    if (await isSessionByQuestion(db, memberId, sessionId)) throw new Refusal('identity.second-factor-required');
  };

  const set = async (
    memberId: MemberId,
    body: BodyOf<typeof setPaymentPassword>,
    { host }: Pick<Caller, 'host'>,
  ): Promise<void> => {
    const { newPaymentPassword: text } = body;
    if (body.confirmPaymentPassword !== text) throw new Refusal('identity.confirm-differs');
    const { paymentPassword: rule } = await system.readRegisterRules();
    const issue = fieldIssue(rule, text, { isRequired: true });
    if (issue !== undefined) throw new Refusal('identity.payment-password-refused', issue);
    const account = await findAccount(db, memberId);
    if (account === undefined) throw new Refusal('identity.password-wrong');
    const before = account.paymentPassword;
    await (before === null ? requirePassword(core, memberId, body.password) : guess(memberId, before, body.password));
    // Compared after the password was verified; earlier it would reveal whether a guess is the login password.
    if (await passwords.verify(account.password, text)) throw new Refusal('identity.payment-password-same');
    const hash = await passwords.hash(text);
    await inTransaction(db, async (tx) => {
      // Somebody else may have set one meanwhile; the proof was given for the one before.
      const now = await lockAccount(tx, memberId);
      if (now === undefined || now.paymentPassword !== before) throw new Refusal('identity.payment-password-wrong');
      await updateAccount(tx, memberId, { payment_password_hash: hash });
      await notifyOwner(tx, { account: now, change: 'payment-password', host });
    });
  };

  return {
    requirePaymentPassword,
    requireFactorForMoney,
    routes: [
      bind(setPaymentPassword, async ({ body }, caller) => {
        await requireFactorForMoney(caller.session);
        await set(caller.session.memberId, body, caller);
        return {};
      }),
    ],
  };
};

const lockedInItsOwnWords = (error: unknown): never => {
  if (error instanceof Refusal && error.code === 'identity.locked')
    throw new Refusal('identity.payment-password-locked', error.value);
  throw error;
};
