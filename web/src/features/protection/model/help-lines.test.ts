import { expect, test } from 'vitest';
import { helpLinesIn } from './help-lines.ts';

test('help of the own country comes first, and there is some for everybody', () => {
  expect(helpLinesIn('gb')[0]?.name).toContain('GamCare');
  expect(helpLinesIn('')).toEqual(helpLinesIn('VN'));
  expect(helpLinesIn('').length).toBeGreaterThan(0);
});
