import { expect, test } from 'vitest';
import { ApiError } from '@fairground/client/api';
import { isLock, refusalOf, waitOf } from './refusal.ts';

test('[part of T-08] a failed login tells whether a captcha is needed now', () => {
  const error = new ApiError('identity.wrong-credentials', 'No.', { captcha: true });

  expect(refusalOf(error, 'identity.wrong-credentials')?.captcha).toBe(true);
  expect(refusalOf(error, 'identity.verification-required')).toBeUndefined();
});

test('[part of X-03] too many requests wait as long as the server says, five minutes where it says nothing', () => {
  expect(waitOf(new ApiError('identity.locked', '', { retryAfterSeconds: 42.2 }))).toBe(43);
  expect(waitOf(new ApiError('identity.phone-too-many', ''))).toBe(300);
  expect(waitOf(new ApiError('identity.wrong-credentials', ''))).toBeUndefined();
  expect(isLock(new ApiError('identity.phone-too-many', ''))).toBe(true);
  expect(isLock(new ApiError('postbox.code-too-soon', ''))).toBe(false);
});
