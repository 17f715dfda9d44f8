import { expect, test } from 'vitest';
import { strengthOf } from './password-strength.ts';

test('a password is weak when it is short, a run of the keyboard or the name itself', () => {
  expect(strengthOf('')).toBe(0);
  expect(strengthOf('ab1')).toBe(1);
  expect(strengthOf('abcdefgh12345')).toBe(1);
  expect(strengthOf('qwertyuiop1')).toBe(1);
  expect(strengthOf('aaaaaaaaaaaa1')).toBe(1);
  expect(strengthOf('Lantern88xyzw', 'lantern88')).toBe(1);
});

test('length and kinds of characters make it stronger', () => {
  expect(strengthOf('tram7kho')).toBe(2);
  expect(strengthOf('tRam7kho')).toBe(3);
  expect(strengthOf('tram7khoda')).toBe(3);
  expect(strengthOf('tram7khodak9me')).toBe(4);
});
