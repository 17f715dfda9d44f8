import { networkOf } from '../../../platform/limits/network.ts';
import { LOCK_MS } from './attempts.ts';
import type { AttemptRule, Subject } from './attempts.ts';

const rule = (failuresMax: number): AttemptRule => ({
  windowMs: LOCK_MS,
  failuresMax,
  lockMs: LOCK_MS,
  captchaAfter: Infinity,
});

/** Asking the phone provider for codes to one number. */
export const phoneSubject = (e164: string): Subject => ({ key: `phone ${e164}`, rule: rule(5) });
/** The same from one address, which many people may share. */
export const phoneAddressSubject = (ip: string): Subject => ({ key: `phone address ${networkOf(ip)}`, rule: rule(30) });
/** Wrong codes for one number. */
export const phoneCodeSubject = (e164: string): Subject => ({ key: `phone code ${e164}`, rule: rule(5) });
