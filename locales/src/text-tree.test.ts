import { expect, test } from 'vitest';
import { fillGaps, isTextTree, keysOf } from './text-tree.ts';

test('a text that a language lacks is taken from the fallback, at any depth', () => {
  const filled = fillGaps(
    { header: { login: 'Entrar' } },
    { header: { login: 'Log in', register: 'Register' }, ok: 'OK' },
  );

  expect(filled).toEqual({ header: { login: 'Entrar', register: 'Register' }, ok: 'OK' });
});

test('keys are written with dots', () => {
  expect(keysOf({ header: { login: 'Log in' }, ok: 'OK' })).toEqual(['header.login', 'ok']);
});

test('a catalogue holds texts and groups of texts, nothing else', () => {
  expect(isTextTree({ header: { login: 'Log in' } })).toBe(true);
  expect(isTextTree({ header: ['Log in'] })).toBe(false);
  expect(isTextTree({ header: 3 })).toBe(false);
});
