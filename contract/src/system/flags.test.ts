import { expect, test } from 'vitest';
import { FLAGS, fallbackOf, isFlagKey, parseFlagValue } from './flags.ts';

test('[part of E-06] the flags the seed names exist with their defaults', () => {
  expect(FLAGS.DIRECTREG3.fallback).toBe(true);
  expect(FLAGS.MOBILEVERCODELOGIN3.fallback).toBe(true);
  expect(FLAGS.CHNGPASSVERIF3.fallback).toBe(false);
  expect(FLAGS.CBS3.fallback).toBe(true);
});

test('a flag takes only what its kind allows', () => {
  expect(parseFlagValue('CBS3', 'on')).toBe(true);
  expect(parseFlagValue('CBS3', 'false')).toBe(false);
  expect(parseFlagValue('CBS3', 'perhaps')).toBeUndefined();
  expect(parseFlagValue('GTAGID', 'G-123')).toBe('G-123');
  expect(isFlagKey('toString')).toBe(false);
});

test('a figure takes whole numbers alone, and nothing for none', () => {
  expect(parseFlagValue('REFILLAMOUNT', '25000')).toBe('25000');
  expect(parseFlagValue('REFILLAMOUNT', '')).toBe('');
  for (const wrong of ['-1', '1.5', '1,000', 'many', '9999999999'])
    expect(parseFlagValue('SIGNUPBONUS', wrong)).toBeUndefined();
});

test('the sign-up gift is larger on play money; a flag without a figure of its own there is the same', () => {
  expect(fallbackOf('SIGNUPBONUS', { isPlayMoney: true })).toBe('100000');
  expect(fallbackOf('SIGNUPBONUS', { isPlayMoney: false })).toBe('1000');
  expect(fallbackOf('CBS3', { isPlayMoney: true })).toBe(true);
});
