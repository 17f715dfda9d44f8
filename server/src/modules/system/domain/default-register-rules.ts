import type { RegisterRule } from '@fairground/contract/system/endpoints';
import type { RegisterField } from '@fairground/contract/system/register-rules';

type DefaultRule = Omit<RegisterRule, 'acceptedPattern'>;

const rule = (
  shown: 'required' | 'optional' | 'off',
  type: RegisterRule['type'],
  patternId: number,
  minLength: number,
  maxLength: number,
): DefaultRule => ({
  enabled: shown !== 'off',
  required: shown === 'required',
  patternId,
  minLength,
  maxLength,
  type,
});

/** The rules a new site starts with. A field that is off is neither shown nor taken. */
export const DEFAULT_REGISTER_RULES: Readonly<Record<RegisterField, DefaultRule>> = {
  username: rule('required', 'text', 14, 6, 12),
  // Length protects, not the kind of characters; an operator may ask for a pattern (decision 0060).
  password: rule('required', 'password', 0, 8, 128),
  confirmPassword: rule('required', 'password', 0, 8, 128),
  // Registration by mobile number always asks for one; the rule says whether registration by username does too.
  mobileNum: rule('off', 'tel', 6, 9, 11),
  verificationCode: rule('required', 'number', 0, 0, 255),
  // Play money is paid out to nobody; an operator who pays out asks for it.
  payeeName: rule('off', 'text', 21, 2, 50),
  paymentPassword: rule('off', 'password', 6, 6, 6),
  qqNum: rule('off', 'text', 6, 5, 12),
  line: rule('off', 'text', 9, 4, 20),
  whatsapp: rule('off', 'tel', 6, 8, 15),
  zalo: rule('off', 'tel', 6, 9, 11),
  facebook: rule('off', 'text', 9, 5, 50),
  wechat: rule('off', 'text', 19, 6, 20),
  idNumber: rule('off', 'text', 4, 9, 12),
  birthDate: rule('off', 'text', 11, 10, 10),
  email: rule('optional', 'email', 3, 6, 100),
  affiliateCode: rule('optional', 'text', 4, 4, 20),
  recommenderId: rule('off', 'text', 4, 4, 20),
  referralCode: rule('off', 'text', 4, 4, 20),
  domain: rule('off', 'text', 9, 1, 253),
  captcha: rule('required', 'captcha', 4, 4, 6),
  terms: rule('required', 'checkbox', 0, 0, 255),
};
