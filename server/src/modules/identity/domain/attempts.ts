import { createHash } from 'node:crypto';
import type { MemberId } from '@fairground/contract/ids';
import type { MarketPolicy } from '@fairground/contract/market/policy';
import { networkOf } from '../../../platform/limits/network.ts';
import { usernameKeyOf } from './account.ts';

/** A lock that no time opens: the owner recovers the account, or staff unlock it. */
export const UNTIL_RECOVERY = 'until-recovery';
/** A lock as stored in its table. */
const NEVER = new Date('9999-01-01T00:00:00Z');

/** How often something may fail: `failuresMax` within the window, then nothing is heard until the lock ends. */
export type AttemptRule = {
  readonly windowMs: number;
  readonly failuresMax: number;
  readonly lockMs: number | typeof UNTIL_RECOVERY;
  /** From this many failures on a picture must be read first. */
  readonly captchaAfter: number;
};

/** What failures are counted for, and by which rule. */
export type Subject = { readonly key: string; readonly rule: AttemptRule };

const MINUTE_MS = 60_000;
export const LOCK_MS = 5 * MINUTE_MS;

/** What the operator asks for: how many wrong passwords lock, and what opens again. */
export type LockFlags = Readonly<Record<'LOGINTRIES' | 'LOGINLOCK', unknown>>;

/** What the market asks for; of the two the stricter holds. */
export type LockLaw = Pick<MarketPolicy, 'loginFailuresMax' | 'lockOpensBy'>;

/** The rule of passwords. Where only a recovery opens again, failures are counted over a day. */
export const passwordRuleOf = ({ LOGINTRIES, LOGINLOCK }: LockFlags, law: LockLaw): AttemptRule => {
  const tries = Number(LOGINTRIES);
  const chosen = Number.isInteger(tries) && tries > 0 ? tries : ACCOUNT.failuresMax;
  const failuresMax = Math.min(chosen, law.loginFailuresMax);
  if (LOGINLOCK !== 'recovery' && law.lockOpensBy !== 'recovery') return { ...ACCOUNT, failuresMax };
  return { ...ACCOUNT, failuresMax, windowMs: 24 * 60 * MINUTE_MS, lockMs: UNTIL_RECOVERY };
};

/** When a lock that begins now ends. */
export const lockEnd = ({ lockMs }: AttemptRule, now: Date): Date =>
  lockMs === UNTIL_RECOVERY ? NEVER : new Date(now.getTime() + lockMs);
export const isUntilRecovery = (lockedUntil: Date): boolean => lockedUntil >= NEVER;

const ACCOUNT: AttemptRule = { windowMs: 15 * MINUTE_MS, failuresMax: 10, lockMs: LOCK_MS, captchaAfter: 3 };
/** Many people may share an address, so that it is asked for pictures early and sent away late. */
const ADDRESS: AttemptRule = { windowMs: 15 * MINUTE_MS, failuresMax: 100, lockMs: LOCK_MS, captchaAfter: 10 };
/** An attack from many addresses: every login needs a captcha, but none is refused. */
const SITE: AttemptRule = { windowMs: 15 * MINUTE_MS, failuresMax: Infinity, lockMs: 0, captchaAfter: 3_000 };
const VERIFICATION: AttemptRule = {
  windowMs: 60 * MINUTE_MS,
  failuresMax: 10,
  lockMs: LOCK_MS,
  captchaAfter: Infinity,
};
const PAYMENT: AttemptRule = {
  windowMs: 60 * MINUTE_MS,
  failuresMax: 5,
  lockMs: 15 * MINUTE_MS,
  captchaAfter: Infinity,
};

/** The password of a name, whether or not an account has it. Names are hashed: some people type a password there. */
export const accountSubject = (username: string, rule: AttemptRule = ACCOUNT): Subject => ({
  key: `account ${createHash('sha256').update(usernameKeyOf(username)).digest('base64url')}`,
  rule,
});
export const addressSubject = (ip: string): Subject => ({ key: `address ${networkOf(ip)}`, rule: ADDRESS });
export const SITE_SUBJECT: Subject = { key: 'site', rule: SITE };
/** Answers to second verifications, over all challenges of a member. */
export const verificationSubject = (memberId: MemberId): Subject => ({
  key: `verification ${memberId}`,
  rule: VERIFICATION,
});
export const paymentSubject = (memberId: MemberId): Subject => ({ key: `payment ${memberId}`, rule: PAYMENT });

/** Failures and lock of a subject. */
export type AttemptState = { readonly key: string; readonly failures: number; readonly lockedUntil: Date | undefined };
