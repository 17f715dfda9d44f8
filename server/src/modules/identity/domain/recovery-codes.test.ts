import { expect, test } from 'vitest';
import { seededRandom } from '../../../testing/random.ts';
import { newRecoveryCodes, readRecoveryCode } from './recovery-codes.ts';

test('[part of T-20] ten different recovery codes are made, easy to read and to type', () => {
  const codes = newRecoveryCodes(seededRandom('codes'));

  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
});

test('[part of T-20] a recovery code is known in small letters, without its dashes and with a mistaken O or I', () => {
  expect(readRecoveryCode('7KQ2-MX41-0TZR')).toBe('7KQ2MX410TZR');
  expect(readRecoveryCode(' 7kq2 mx4i otzr ')).toBe('7KQ2MX410TZR');
  for (const wrong of ['', '7KQ2-MX41', '7KQ2-MX41-0TZR-1', '7KQ2-MX41-0TZÜ', '000000'])
    expect(readRecoveryCode(wrong)).toBeUndefined();
});
