import { expect, test } from 'vitest';
import { coverageOf, idsIn, partIdsIn } from './coverage.ts';
import { readRequirements } from './requirements.ts';
import { testTitles } from './test-titles.ts';

test('rows are read with their id, area and text', () => {
  const rows = readRequirements('## R. Routes\n\n| id | what holds |\n|---|---|\n| R-01 | Home is there. |\n');

  expect(rows).toEqual([{ id: 'R-01', area: 'Routes', text: 'Home is there.' }]);
});

test('an id that stands twice is refused', () => {
  expect(() => readRequirements('| R-01 | one |\n| R-01 | two |')).toThrow('R-01 twice');
});

test('titles are found with their groups, in every shape a test is written in', () => {
  const source = `
    test('plain', () => {});
    it('by another name', () => {});
    describe('group', () => { test(\`with \${value} filled in\`, () => {}); });
    test.describe('browser group', () => { test.only('inside', async () => {}); });
    test.each([1, 2])('row %d', () => {});
    test.concurrent.each(rows)('at once', () => {});
    for (const width of WIDTHS) test('in a loop', () => {});
    describe('paths', () => { for (const path of PATHS) test(path, async () => {}); });
  `;

  expect(testTitles(source, 'a.test.ts')).toEqual([
    'plain',
    'by another name',
    'group › with … filled in',
    'browser group › inside',
    'row %d',
    'at once',
    'in a loop',
    'paths › …',
  ]);
});

test('a test that does not run is not counted, nor is what its group holds', () => {
  const source = `
    test.skip('skipped', () => {});
    test.todo('some day');
    test.fixme('broken', () => {});
    describe.skip('all of it', () => { test('inside', () => {}); });
    test('runs', () => { test.skip(isPhone, 'no hover on a phone'); test.step('a step', () => {}); });
  `;

  expect(testTitles(source, 'a.test.ts')).toEqual(['runs']);
});

test('a title that only stands in a comment or a text is not a test', () => {
  expect(testTitles("// test('[A-01] no')\nconst text = \"test('[A-01] no')\";", 'a.test.tsx')).toEqual([]);
});

test('ids stand in brackets, one or several', () => {
  expect(idsIn('[A-14] [L-11] the page stands in')).toEqual(['A-14', 'L-11']);
  expect(idsIn('group › [A-14, L-11] the page')).toEqual(['A-14', 'L-11']);
  expect(idsIn('A-14 without brackets [AB-1]')).toEqual([]);
});

test('a part of a row is said to be a part, and does not close it', () => {
  expect(idsIn('[A-14] [part of T-01] the page')).toEqual(['A-14']);
  expect(partIdsIn('[A-14] [part of T-01] the page')).toEqual(['T-01']);

  const { rows } = coverageOf(
    [{ id: 'T-01', area: 't', text: 'one' }],
    [{ path: 'x.ts', titles: ['[part of T-01] half'] }],
  );

  expect(rows[0]).toMatchObject({ tests: [], partTests: ['x.ts › [part of T-01] half'] });
});

test('coverage joins rows and tests and reports unknown ids', () => {
  const requirements = [
    { id: 'A-01', area: 'a', text: 'one' },
    { id: 'A-02', area: 'a', text: 'two' },
  ];

  const { rows, unknown } = coverageOf(requirements, [{ path: 'x.test.ts', titles: ['[A-01] holds', '[Z-99] what'] }]);

  expect(rows.map(({ id, tests }) => ({ id, tests }))).toEqual([
    { id: 'A-01', tests: ['x.test.ts › [A-01] holds'] },
    { id: 'A-02', tests: [] },
  ]);
  expect(unknown).toEqual([{ id: 'Z-99', test: 'x.test.ts › [Z-99] what' }]);
});
