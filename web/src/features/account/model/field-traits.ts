import type { RegisterRule } from '@fairground/contract/system/endpoints';
import type { RegisterField } from '@fairground/contract/system/register-rules';
import type { InputHTMLAttributes } from 'react';

type FieldTraits = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'maxLength'
>;

/** What a browser may fill in by itself. */
const AUTO_COMPLETE: Partial<Readonly<Record<RegisterField, string>>> = {
  username: 'username',
  confirmPassword: 'new-password',
  paymentPassword: 'off',
  payeeName: 'name',
  email: 'email',
  birthDate: 'bday',
};

const ISO_DATE_PATTERN = 11;
const DIGITS_PATTERN = 6;

/** How a field is typed, by its name and its rule. */
export const traitsOf = (field: RegisterField, rule: RegisterRule | undefined): FieldTraits => ({
  autoComplete: AUTO_COMPLETE[field] ?? 'off',
  ...(field === 'payeeName' ? { autoCapitalize: 'words' } : { autoCapitalize: 'none', spellCheck: false }),
  ...kindOf(field, rule),
  maxLength: field === 'email' ? 254 : 255,
});

const kindOf = (field: RegisterField, rule: RegisterRule | undefined): FieldTraits => {
  // A password field knows its own type, which changes when it is looked at.
  if (field === 'confirmPassword' || field === 'paymentPassword')
    return rule?.patternId === DIGITS_PATTERN ? { inputMode: 'numeric' } : {};
  if (rule?.patternId === ISO_DATE_PATTERN) return { type: 'date' };
  switch (rule?.type) {
    case 'tel':
      return { type: 'tel', inputMode: 'tel' };
    case 'email':
      return { type: 'email', inputMode: 'email' };
    case 'number':
      return { type: 'text', inputMode: 'numeric' };
    default:
      return { type: 'text', ...(rule?.patternId === DIGITS_PATTERN && { inputMode: 'numeric' as const }) };
  }
};
