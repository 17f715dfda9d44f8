import { expect, test } from 'vitest';
import { traitsOf } from './field-traits.ts';

const rule = { enabled: true, required: false, acceptedPattern: '*', minLength: 1, maxLength: 20 };

test('[part of F-03] a browser knows what to fill in and which keys to show', () => {
  expect(traitsOf('username', { ...rule, patternId: 14, type: 'text' })).toMatchObject({ autoComplete: 'username' });
  expect(traitsOf('email', { ...rule, patternId: 3, type: 'email' })).toMatchObject({
    type: 'email',
    autoComplete: 'email',
  });
  expect(traitsOf('birthDate', { ...rule, patternId: 11, type: 'text' })).toMatchObject({
    type: 'date',
    autoComplete: 'bday',
  });
  expect(traitsOf('paymentPassword', { ...rule, patternId: 6, type: 'password' })).toMatchObject({
    inputMode: 'numeric',
    autoComplete: 'off',
  });
  expect(traitsOf('confirmPassword', undefined)).not.toHaveProperty('type');
});
