import { expect, test } from 'vitest';
import { activeCell, codeFromText } from './code-text.ts';

test('a code is found in a pasted message', () => {
  expect(codeFromText('Mã của bạn: 12 34-56.', 6)).toBe('123456');
  expect(codeFromText('۱۲۳۴۵۶', 6)).toBe('123456');
  expect(codeFromText('1234567890', 6)).toBe('123456');
  expect(codeFromText('12x', 6)).toBe('12');
});

test('a code of letters is read in capitals', () => {
  expect(codeFromText('ab-3d', 4, 'letters-and-digits')).toBe('AB3D');
});

test('the next cell waits and a full code rests on the last', () => {
  expect(activeCell('', 6)).toBe(0);
  expect(activeCell('123', 6)).toBe(3);
  expect(activeCell('123456', 6)).toBe(5);
});
