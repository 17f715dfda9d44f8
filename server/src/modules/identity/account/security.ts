import * as contract from '@fairground/contract/identity/endpoints';
import type { Id } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Session } from '../../../platform/http/route.ts';
import type { Module } from '../../../platform/module.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { createContacts } from './contacts.ts';
import type { Core } from '../core.ts';
import { deviceWords } from '../domain/device-words.ts';
import { maskEmail, maskMobile } from '../domain/mask.ts';
import type { Factor } from '../second-factor/factor.ts';
import { lastLoginOf } from '../login/last-login.ts';
import { createLoginAlerts } from '../login/login-alerts.ts';
import { findAccount } from '../store/accounts.ts';
import { deleteDevice, listDevices } from '../store/known-devices.ts';
import { listPasskeys } from '../store/passkeys.ts';
import { hasBoundPhone } from '../store/phones.ts';
import { findLastLogin } from '../store/sessions.ts';
import { listLinkedProviders } from '../store/social.ts';

/** The security centre: how an account is protected, its devices, contacts and alerts. */
export const createSecurity = (core: Core, factor: Factor): Module => {
  const { db } = core;
  const alerts = createLoginAlerts(core);

  const read = async ({ memberId, sessionId }: Pick<Session, 'memberId' | 'sessionId'>) => {
    const account = await findAccount(db, memberId);
    if (account === undefined) throw new Refusal('access.login-required');
    const { mobile, mobileVerifiedAt, email, emailVerifiedAt } = account;
    const { hasTotp, recoveryCodesLeft } = await factor.read(db, memberId);
    return {
      passwordSetAt: account.passwordSetAt,
      hasPaymentPassword: account.paymentPassword !== null,
      mobile: mobile === null ? null : { hint: maskMobile(mobile), isVerified: mobileVerifiedAt !== null },
      email: email === null ? null : { hint: maskEmail(email), isVerified: emailVerifiedAt !== null },
      hasTotp,
      recoveryCodesLeft,
      passkeys: (await listPasskeys(db, memberId)).length,
      social: await listLinkedProviders(db, memberId),
      isPhoneBound: await hasBoundPhone(db, memberId),
      alertsByMail: account.alertsByMail,
      lastLogin: lastLoginOf(core, await findLastLogin(db, memberId, sessionId)),
    };
  };

  return {
    listeners: alerts.listeners,
    routes: [
      ...alerts.routes,
      ...createContacts(core),
      bind(contract.readSecurity, (_input, { session }) => read(session)),
      bind(contract.listDevices, async (_input, { session: { memberId } }) => ({
        list: (await listDevices(db, memberId)).map(({ id, userAgent, network, knownAt, seenAt }) => ({
          deviceId: id as Id<'device'>,
          device: deviceWords(userAgent),
          network,
          knownAt,
          seenAt,
        })),
      })),
      bind(contract.forgetDevice, async ({ body: { deviceId } }, { session: { memberId } }) => {
        const isGone = await inTransaction(db, (tx) => deleteDevice(tx, memberId, deviceId));
        if (!isGone) throw new Refusal('identity.device-unknown');
        return {};
      }),
    ],
  };
};
