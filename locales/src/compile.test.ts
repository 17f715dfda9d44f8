import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import { expect, test } from 'vitest';
import { compileTree } from './compile.ts';
import { formatText } from './format-text.ts';

test('a plain text stays a text, so that the browser has nothing to do', () => {
  expect(compileTree({ ok: 'Đồng ý' }, 'TY/common')).toEqual({ ok: 'Đồng ý' });
});

test('a plural is compiled once and formatted by the rules of its language', () => {
  const { games } = compileTree({ games: '{count, plural, =0 {no games} one {# game} other {# games}}' }, 'EN/lobby');
  if (!Array.isArray(games)) throw new TypeError('A plural compiles to parts.');

  const english = { language: 'EN', numbers: createNumbers(SEED_STYLE) } as const;
  expect(formatText(games, english, { count: 0 })).toBe('no games');
  expect(formatText(games, english, { count: 1 })).toBe('1 game');
  expect(formatText(games, english, { count: 1200 })).toBe('1,200 games');
});

test('[part of B-05] a number inside a text is written as the brand writes numbers, whatever the language', () => {
  const { games } = compileTree({ games: '{count, plural, other {# of {max, number}}}' }, 'EN/lobby');
  if (!Array.isArray(games)) throw new TypeError('A plural compiles to parts.');
  const numbers = createNumbers(SEED_STYLE);

  for (const language of ['EN', 'TY', 'AR', 'FA', 'FR'] as const)
    expect(formatText(games, { language, numbers }, { count: 1200, max: 10_000.5 })).toBe('1,200 of 10,000.5');
});

test('a text that is no ICU message is named', () => {
  expect(() => compileTree({ bad: '{count, plural, one {#}' }, 'EN/lobby')).toThrow('EN/lobby.bad');
});
