import * as contract from '@fairground/contract/identity/endpoints';
import type { LoginAnswer } from '@fairground/contract/identity/fields';
import { inTransaction } from '../../../platform/database/index.ts';
import type { BodyOf } from '@fairground/contract/endpoint';
import { createGate } from '../../../platform/http/gate.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Module } from '../../../platform/module.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Captcha } from './captcha.ts';
import type { Core, From } from '../core.ts';
import type { StoredAccount } from '../domain/account.ts';
import { accountSubject, addressSubject, passwordRuleOf } from '../domain/attempts.ts';
import type { LoginFlow } from './login-flow.ts';
import { accountLocked } from '../facts.ts';
import { tried } from './attempts.ts';
import { findByUsername, findByVerifiedMobile, updateAccount } from '../store/accounts.ts';

/** Somewhat more than the threads can hash while one waits: the rest would only hold up those who are in. */
const AT_ONCE_MAX = 32;
const RETRY_AFTER_SECONDS = 3;

type LoginBody = BodyOf<typeof contract.login>;

/** Logins by password and by SMS code, and the calls that complete them. */
export const createLogin = (core: Core, loginFlow: LoginFlow, captcha: Pick<Captcha, 'requireHuman'>): Module => {
  const { db, clock, system, postbox } = core;
  const gate = createGate({ atOnceMax: AT_ONCE_MAX, retryAfterSeconds: RETRY_AFTER_SECONDS });

  return {
    routes: [
      bind(
        contract.login,
        ({ body }, caller) =>
          body.type === 'SMS'
            ? loginBySms(core, loginFlow, captcha, body, caller)
            : loginByPassword(core, loginFlow, captcha, body, caller),
        { gate },
      ),
      bind(contract.sendLoginCode, async ({ body }, { ip, language }) => {
        if (!(await system.isOn('MOBILEVERCODELOGIN3'))) throw new Refusal('access.function-off');
        await captcha.requireHuman({ use: 'send-code', ip, needsImage: false, verification: body.verification });
        const mobile = postbox.mobileOf(body.countryDialingCode, body.mobileNum);
        const account = await findByVerifiedMobile(db, mobile);
        const { expiredMinutes } = await postbox.sendCode({
          address: { channel: 'sms', to: mobile },
          purpose: 'login',
          language,
          ip,
          ...(account ? {} : { decoy: 'silent' as const }),
        });
        return { expiredMinutes };
      }),
      bind(contract.greetFirstLogin, async (_input, { session: { memberId } }) => {
        await inTransaction(db, (tx) => updateAccount(tx, memberId, { greeted_at: clock.now() }));
        return {};
      }),
    ],
  };
};

type LoginBy = (
  core: Core,
  loginFlow: LoginFlow,
  captcha: Pick<Captcha, 'requireHuman'>,
  body: LoginBody,
  from: From,
) => Promise<LoginAnswer>;

const loginByPassword: LoginBy = async (core, loginFlow, captcha, body, from) => {
  const { username = '', password = '', deviceToken, side } = body;
  const account = await proveByPassword(core, captcha, { ...body, username, password }, from);
  return loginFlow.enter({ account, proof: 'password', from, deviceToken, side });
};

/**
 * Finds the account of a name and a password, or refuses in the same words, after the same work and by the same counts
 * whether there is no such account, it has no password, or the password is another.
 */
export const proveByPassword = async (
  core: Core,
  captcha: Pick<Captcha, 'requireHuman'>,
  body: Pick<LoginBody, 'captcha' | 'captchaId' | 'verification'> & {
    readonly username: string;
    readonly password: string;
  },
  { ip }: Pick<From, 'ip'>,
): Promise<StoredAccount> => {
  const { db, attempts, passwords, system } = core;
  // In a storm most are sent away: that must cost less than letting them in.
  passwords.refuseWhenFull();
  const rule = passwordRuleOf(await system.readFlags(), system.visitorAt(ip).market().policy);
  const subjects = [accountSubject(body.username, rule), addressSubject(ip)];
  const { needsCaptcha } = await attempts.look(subjects);
  await captcha.requireHuman({ ...body, use: 'login', ip, needsImage: needsCaptcha });

  const attempt = await attempts.begin(subjects);
  const { account, isRight } = await tried(attempt, async () => {
    const found = await findByUsername(db, body.username);
    return { account: found, isRight: await passwords.verify(found?.password ?? null, body.password) };
  });
  if (!account || !isRight) {
    const failed = await attempt.fail();
    if (account && failed.lockedUntil) await announceLock(core, account, failed.lockedUntil);
    throw new Refusal('identity.wrong-credentials', { captcha: failed.needsCaptcha });
  }
  await attempt.succeed();
  return account;
};

const announceLock = ({ db, announce }: Core, { memberId }: StoredAccount, until: Date): Promise<void> =>
  inTransaction(db, (tx) => announce(tx, accountLocked, { memberId: memberId.toString(), until: until.toISOString() }));

const loginBySms: LoginBy = async (core, loginFlow, captcha, body, from) => {
  const { db, attempts, postbox, system } = core;
  if (!(await system.isOn('MOBILEVERCODELOGIN3'))) throw new Refusal('access.function-off');
  const { mobileNum = '', countryDialingCode = '', verificationCode = '', deviceToken, side } = body;
  const mobile = mobileOf(postbox, countryDialingCode, mobileNum);
  const subjects = [accountSubject(mobile), addressSubject(from.ip)];
  const { needsCaptcha } = await attempts.look(subjects);
  await captcha.requireHuman({ ...body, use: 'login', ip: from.ip, needsImage: needsCaptcha });

  const rules = await loginFlow.readRules();
  const attempt = await attempts.begin(subjects);
  let entered;
  try {
    entered = await inTransaction(db, async (tx) => {
      await postbox.spendCode(tx, {
        address: { channel: 'sms', to: mobile },
        purpose: 'login',
        code: verificationCode,
      });
      const account = await findByVerifiedMobile(tx, mobile);
      // A code is only ever sent to a number that has one, so this account went away since.
      if (!account) throw new Refusal('postbox.code-wrong');
      return loginFlow.enterIn(tx, { account, proof: 'sms', from, rules, deviceToken, side });
    });
  } catch (error) {
    if (error instanceof Refusal && CODE_WRONG.has(error.code)) await attempt.fail();
    else await attempt.takeBack();
    throw error;
  }
  await attempt.succeed();
  return loginFlow.answerOf(entered);
};

const CODE_WRONG: ReadonlySet<string> = new Set(['postbox.code-wrong', 'postbox.code-expired']);

/** A number that is none gets the answer of a number without an account. */
const mobileOf = (postbox: Core['postbox'], countryDialingCode: string, typed: string): string => {
  try {
    return postbox.mobileOf(countryDialingCode, typed);
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal('postbox.code-wrong');
    throw error;
  }
};
