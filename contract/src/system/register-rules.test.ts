import { expect, test } from 'vitest';
import type { RegisterRule } from './endpoints.ts';
import { patternOf } from './patterns.ts';
import { breachOf, boundsOf } from './register-rules.ts';

const aRule = (parts: Partial<RegisterRule> = {}): RegisterRule => ({
  enabled: true,
  required: true,
  acceptedPattern: patternOf(14).source,
  patternId: 14,
  minLength: 6,
  maxLength: 12,
  type: 'text',
  ...parts,
});

test('[V-02] an empty text breaks a required rule only', () => {
  expect(breachOf(aRule(), '')).toBe('required');
  expect(breachOf(aRule({ required: false }), '')).toBeUndefined();
});

test('[V-02] length bounds and pattern are checked together, at their edges', () => {
  expect(breachOf(aRule(), 'abcde')).toBe('pattern');
  expect(breachOf(aRule(), 'abcdef')).toBeUndefined();
  expect(breachOf(aRule(), 'abcdef123456')).toBeUndefined();
  expect(breachOf(aRule(), 'abcdef1234567')).toBe('pattern');
  expect(breachOf(aRule(), 'abc-def')).toBe('pattern');
});

test('[V-02] the pattern * matches anything within the bounds', () => {
  expect(breachOf(aRule({ acceptedPattern: '*', patternId: 0 }), 'ô là lá ✓')).toBeUndefined();
});

test('[V-02] a character counts once, however its accent was typed', () => {
  const rule = aRule({ acceptedPattern: '*', minLength: 4, maxLength: 4 });

  expect(breachOf(rule, 'Việt'.normalize('NFD'))).toBeUndefined();
  expect(breachOf(rule, 'ab🎪🎡')).toBeUndefined();
});

test('[V-02] the bounds of a message are two numbers, or one when they are equal', () => {
  expect(boundsOf({ minLength: 6, maxLength: 12 })).toBe('6–12');
  expect(boundsOf({ minLength: 6, maxLength: 6 })).toBe('6');
});

test.for([
  ['a zero-width space', 'play\u200ber77'],
  ['a mark that turns the text around', 'play\u202eer77'],
  ['a line break', 'play\ner77'],
  ['a soft hyphen', 'play\u00ader77'],
  ['a character of nobody', 'play\ue000er77'],
] as const)('[part of V-01] %s breaks even a rule that takes anything', ([, text]) => {
  const anything = { enabled: true, required: true, acceptedPattern: '*', patternId: 0, minLength: 1, maxLength: 50 };

  expect(breachOf({ ...anything, type: 'text' }, text)).toBe('pattern');
  expect(breachOf({ ...anything, type: 'text' }, 'nguyễn đức * ✓')).toBeUndefined();
});
