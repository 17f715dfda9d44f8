import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { OWN_STATE } from './own-states.ts';

const RAISED = /errcode = '(FG\d{3})'/g;

test('every code that a function of ours raises is named, and means one thing', () => {
  const folder = join(import.meta.dirname, '../../modules');
  const raised = globSync('*/sql/*.sql', { cwd: folder }).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(RAISED)].map(([, code]) => `${code} ${basename(file)}`),
  );

  expect(raised.toSorted()).toEqual([
    'FG001 wallet_pay_wins.sql',
    'FG002 wallet_pay_wins.sql',
    'FG003 studio_draw.sql',
    'FG004 studio_draw.sql',
  ]);
  const codes = Object.values(OWN_STATE);
  expect(new Set(raised.map((each) => each.slice(0, 5)))).toEqual(new Set(codes));
  expect(new Set(codes).size).toBe(codes.length);
});
