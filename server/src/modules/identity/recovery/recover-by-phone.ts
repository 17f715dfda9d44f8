import * as contract from '@fairground/contract/identity/endpoints';
import type { BodyOf } from '@fairground/contract/endpoint';
import { inTransaction } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Caller, Route } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Captcha } from '../login/captcha.ts';
import type { Core } from '../core.ts';
import type { LoginFlow } from '../login/login-flow.ts';
import { judgeNewPassword, setPassword } from '../passwords/new-password.ts';
import { findByVerifiedMobile } from '../store/accounts.ts';
import { andUndo } from '../store/tickets.ts';

/** Where the caller names no country, the number is one of the house's own. */
const HOME_DIALING_CODE = '84';

/** A new password by a code to the phone; anyone who sets it is logged in. */
export const createPhoneRecovery = (core: Core, loginFlow: LoginFlow, captcha: Captcha): readonly Route[] => {
  const { db, postbox } = core;

  const sendCode = async (
    { mobileNum, countryDialingCode, verification }: BodyOf<typeof contract.sendRecoveryCode>,
    { ip, language }: Caller,
  ) => {
    await captcha.requireHuman({ use: 'send-code', ip, needsImage: false, verification });
    const to = postbox.mobileOf(countryDialingCode, mobileNum);
    const isKnown = (await findByVerifiedMobile(db, to)) !== undefined;
    const { expiresAt } = await postbox.sendCode({
      address: { channel: 'sms', to },
      purpose: 'recover',
      language,
      ip,
      ...(isKnown ? {} : { decoy: 'silent' as const }),
    });
    return { expirationTime: expiresAt };
  };

  const recover = async (body: BodyOf<typeof contract.recoverByPhone>, caller: Caller) => {
    const { mobileNum, countryDialingCode = HOME_DIALING_CODE, verificationCode, newPassword: text } = body;
    const to = postbox.mobileOf(countryDialingCode, mobileNum);
    const code = { address: { channel: 'sms', to }, purpose: 'recover', code: verificationCode } as const;
    // Anyone who has no code learns nothing of the account, not by the time it takes either; and no password is hashed
    // for it.
    await inTransaction(db, (tx) => andUndo(tx, () => postbox.spendCode(tx, code)));
    const account = await findByVerifiedMobile(db, to);
    if (account === undefined) throw new Refusal('postbox.code-wrong');
    const password = await judgeNewPassword(core, account, { text });
    const rules = await loginFlow.readRules();
    const entered = await inTransaction(db, async (tx) => {
      await postbox.spendCode(tx, code);
      await setPassword(core, tx, account.memberId, password, { host: caller.host, isRecovered: true });
      const changed = await findByVerifiedMobile(tx, to);
      if (changed?.memberId !== account.memberId) throw new Refusal('postbox.code-wrong');
      return loginFlow.enterIn(tx, {
        account: changed,
        proof: 'sms',
        from: caller,
        rules,
        deviceToken: body.deviceToken,
      });
    });
    return loginFlow.answerOf(entered);
  };

  return [
    bind(contract.sendRecoveryCode, ({ body }, caller) => sendCode(body, caller)),
    bind(contract.recoverByPhone, ({ body }, caller) => recover(body, caller)),
  ];
};
