import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { sendRegisterCode as contract } from '@fairground/contract/members/endpoints';
import type { Caller } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { MembersDeps } from './deps.ts';

/** Sends the code that proves a number. Whether the number has an account, only its owner learns. */
export const sendRegisterCode = async (
  { system, identity, postbox }: MembersDeps,
  { countryDialingCode, mobileNo, verification }: BodyOf<typeof contract>,
  { ip, language }: Caller,
): Promise<ValueOf<typeof contract>> => {
  const flags = await system.readFlags();
  const rules = await system.readRegisterRules();
  const takesMobile = flags.MOBILEREG || (flags.USERNAMEREG && rules['mobileNum']?.enabled === true);
  if (!flags.DIRECTREG3 || !flags.SMSVERIFICATION || !takesMobile) throw new Refusal('access.function-off');
  await identity.requireHuman({ use: 'send-code', ip, needsImage: false, verification });
  const to = postbox.mobileOf(countryDialingCode, mobileNo.trim());
  const isKnown = (await identity.findByMobile(to)) !== undefined;
  const { expiredMinutes } = await postbox.sendCode({
    address: { channel: 'sms', to },
    purpose: 'register',
    language,
    ip,
    ...(isKnown ? { decoy: 'already-registered' as const } : {}),
  });
  return { expiredMinutes };
};
