import type { ErrorCode } from '@fairground/contract/errors';
import type { RegisterField } from '@fairground/contract/system/register-rules';

/** The field a refusal of the registration belongs to; the others are of the form as a whole. */
const FIELD_OF: Partial<Readonly<Record<ErrorCode, RegisterField>>> = {
  'identity.username-taken': 'username',
  'identity.mobile-taken': 'mobileNum',
  'identity.password-breached': 'password',
  'identity.captcha-required': 'captcha',
  'identity.captcha-wrong': 'captcha',
  'postbox.code-wrong': 'verificationCode',
  'postbox.code-expired': 'verificationCode',
  'postbox.address-refused': 'mobileNum',
  'identity.phone-code-wrong': 'verificationCode',
  'identity.phone-code-missing': 'verificationCode',
  'identity.phone-code-expired': 'verificationCode',
  'identity.phone-format-wrong': 'mobileNum',
  'identity.phone-missing': 'mobileNum',
};

export const refusedField = (code: string): RegisterField | undefined => FIELD_OF[code as ErrorCode];
