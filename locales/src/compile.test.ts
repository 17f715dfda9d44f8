import { expect, test } from 'vitest';
import { compileTree } from './compile.ts';
import { formatText } from './format-text.ts';

test('a plain text stays a text, so that the browser has nothing to do', () => {
  expect(compileTree({ ok: 'Đồng ý' }, 'TY/common')).toEqual({ ok: 'Đồng ý' });
});

test('a plural is compiled once and formatted by the rules of its language', () => {
  const { games } = compileTree({ games: '{count, plural, =0 {no games} one {# game} other {# games}}' }, 'EN/lobby');
  if (!Array.isArray(games)) throw new TypeError('A plural compiles to parts.');

  expect(formatText(games, 'EN', { count: 0 })).toBe('no games');
  expect(formatText(games, 'EN', { count: 1 })).toBe('1 game');
  expect(formatText(games, 'EN', { count: 1200 })).toBe('1,200 games');
});

test('a text that is no ICU message is named', () => {
  expect(() => compileTree({ bad: '{count, plural, one {#}' }, 'EN/lobby')).toThrow('EN/lobby.bad');
});
