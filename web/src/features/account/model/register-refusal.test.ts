import { expect, test } from 'vitest';
import { refusedField } from './register-refusal.ts';

test('[part of X-01] [part of X-03] a refusal that is about one field is shown beside it, any other above the button', () => {
  expect(refusedField('identity.username-taken')).toBe('username');
  expect(refusedField('postbox.code-expired')).toBe('verificationCode');
  expect(refusedField('identity.phone-format-wrong')).toBe('mobileNum');
  expect(refusedField('members.registration-refused')).toBeUndefined();
  expect(refusedField('network.offline')).toBeUndefined();
});
