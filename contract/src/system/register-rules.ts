import type { RegisterRule } from './endpoints.ts';
import { matchesPattern } from './patterns.ts';

/** Every field a registration can carry, in the order a form shows them. */
export const REGISTER_FIELDS = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  'payeeName',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'idNumber',
  'birthDate',
  'email',
  'affiliateCode',
  'recommenderId',
  'referralCode',
  'domain',
  'captcha',
  'terms',
] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];

export const isRegisterField = (name: string): name is RegisterField => REGISTER_FIELDS.some((field) => field === name);

export type RuleBreach = 'required' | 'pattern';

/** What nobody sees and no pattern may admit: it would make two names look like one, or turn the text around it. */
const HIDDEN = /[\p{Cc}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;

/**
 * What a typed text breaks of its field's rule, if anything. Length and characters are one breach, because one text
 * (`reg_pattern_{id}`) names both. Characters are counted as people see them composed, so that a Vietnamese name
 * typed with combining accents has the same length everywhere.
 */
export const breachOf = (rule: RegisterRule, text: string): RuleBreach | undefined => {
  const composed = text.normalize('NFC');
  if (composed === '') return rule.required ? 'required' : undefined;
  const length = [...composed].length;
  if (length < rule.minLength || length > rule.maxLength) return 'pattern';
  return !HIDDEN.test(composed) && matchesPattern(rule.acceptedPattern, composed) ? undefined : 'pattern';
};

/** What stands for the bounds in the text `reg_pattern_{id}`: both numbers, or one when they are equal. */
export const boundsOf = ({ minLength, maxLength }: Pick<RegisterRule, 'minLength' | 'maxLength'>): string =>
  minLength === maxLength ? String(minLength) : `${minLength}–${maxLength}`;
