import { expect, test } from 'vitest';
import { FLAGS, isFlagKey, parseFlagValue } from './flags.ts';

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
