import { ERROR_STATUS, isErrorCode } from '@fairground/contract/errors';
import { expect, test } from 'vitest';
import { findMessage, messageOf } from './server-texts.ts';

const codes = Object.keys(ERROR_STATUS).filter(isErrorCode);

test.for(['TY', 'EN'] as const)('[part of X-01] every error code has a text in %s', (language) => {
  const missing = codes.filter((code) => !findMessage(code, language));

  expect(missing).toEqual([]);
});

test('[part of X-01] a text is in the language that was asked for', () => {
  expect(messageOf('access.login-required', 'TY')).toBe('Bạn chưa đăng nhập. Vui lòng đăng nhập để tiếp tục.');
});
