import * as contract from '@fairground/contract/identity/endpoints';
import { inTransaction } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Module } from '../../../platform/module.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Core } from '../core.ts';
import type { StoredAccount } from '../domain/account.ts';
import { judgeNewPassword, setPassword } from './new-password.ts';
import { requirePassword } from './require-password.ts';
import { findAccount } from '../store/accounts.ts';

/** Changes the password within a session, which may be limited to this change. */
export const createPasswordChange = (core: Core): Module => {
  const { db, system, postbox } = core;

  /** Where a code goes: to the number its owner confirmed. An account without one is not asked. */
  const codeAddress = (account: StoredAccount) =>
    account.mobile !== null && account.mobileVerifiedAt !== null
      ? ({ channel: 'sms', to: account.mobile } as const)
      : undefined;

  return {
    routes: [
      bind(contract.changePassword, async ({ body }, { session: { memberId, scope }, host }) => {
        const { oldPassword, newPassword, confirmNewPassword, verificationCode = '' } = body;
        const account = await findAccount(db, memberId);
        if (!account) throw new Refusal('identity.password-wrong');
        if (confirmNewPassword !== newPassword) throw new Refusal('identity.confirm-differs');
        // A session opened to change the password came from a login with the old one a moment ago.
        if (scope !== 'password' || oldPassword !== undefined) await requirePassword(core, memberId, oldPassword ?? '');
        const password = await judgeNewPassword(core, account, { text: newPassword });
        const address = (await system.isOn('CHNGPASSVERIF3')) ? codeAddress(account) : undefined;
        await inTransaction(db, async (tx) => {
          if (address)
            await postbox.spendCode(tx, {
              address,
              purpose: 'change-password',
              code: verificationCode,
              subject: `member ${memberId}`,
            });
          await setPassword(core, tx, memberId, password, { host });
        });
        return {};
      }),
      bind(contract.sendPasswordCode, async (_input, { session: { memberId }, ip, language }) => {
        const account = await findAccount(db, memberId);
        const address = account && codeAddress(account);
        if (!address) throw new Refusal('identity.contact-missing');
        const { expiredMinutes } = await postbox.sendCode({
          address,
          purpose: 'change-password',
          language,
          ip,
          subject: `member ${memberId}`,
        });
        return { expiredMinutes };
      }),
    ],
  };
};
