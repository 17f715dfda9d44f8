import { expect, test } from 'vitest';
import { checkContact, checkPaymentPassword } from './forms.ts';

const rule = (minLength: number, acceptedPattern: string, patternId: number) => ({
  enabled: true,
  required: false,
  acceptedPattern,
  patternId,
  minLength,
  maxLength: 20,
  type: 'text' as const,
});
const RULES = {
  paymentPassword: rule(6, '^[0-9]+$', 6),
  email: rule(3, '^\\S+@\\S+$', 3),
  mobileNum: rule(9, '^[0-9]+$', 6),
};

test('[part of V-01] a payment password follows its rule and is entered twice alike', () => {
  const good = { password: 'x', newPaymentPassword: '246810', confirmPaymentPassword: '246810' };

  expect(checkPaymentPassword(good, RULES)).toEqual({});
  expect(checkPaymentPassword({ ...good, newPaymentPassword: 'abc' }, RULES)).toMatchObject({
    newPaymentPassword: { key: 'reg_pattern_6' },
    confirmPaymentPassword: { key: 'field_not_equal' },
  });
  expect(Object.keys(checkPaymentPassword({ ...good, password: '' }, RULES))).toEqual(['password']);
});

test('[part of V-01] a contact is judged by its channel, and the password only where one is replaced', () => {
  const values = { mobileNum: '', email: 'mai@example.com', code: '123456', password: '' };

  expect(checkContact('email', values, { rules: RULES, isReplacing: false })).toEqual({});
  expect(Object.keys(checkContact('sms', values, { rules: RULES, isReplacing: false }))).toEqual(['mobileNum']);
  expect(Object.keys(checkContact('email', values, { rules: RULES, isReplacing: true }))).toEqual(['password']);
});
