import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('text that a spreadsheet would run as a formula is written as text, and a figure stays a figure', () => {
  const line = csvLine(['=HYPERLINK("x")', '+1', '-1', '@sum', '\tx', { figure: '-12.5000' }, { figure: '0' }]);

  expect(line).toBe(`"'=HYPERLINK(""x"")",'+1,'-1,'@sum,'\tx,-12.5000,0\r\n`);
});

test('what is no figure is text, whatever it was called', () => {
  expect(csvLine([{ figure: '-1+cmd' }, { figure: '' }])).toBe("'-1+cmd,\r\n");
});

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(csvLine(['a,b', 'say "x"', 'one\r\ntwo', 'plain'])).toBe('"a,b","say ""x""","one\r\ntwo",plain\r\n');
});
