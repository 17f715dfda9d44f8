import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../process/command.ts';
import { MEANT_HUES, strayColours } from './colour-use.ts';

const SHEET = 'web/src/features/home/components/home.css';

test.each([
  ['background: oklch(0.16 0.04 276 / 0.6);'],
  ['color: color-mix(in oklch, oklch(0.95 0.02 85), white 20%);'],
  ['fill: #14151f;'],
])('a colour of the first brand outside the tokens is found: %s', (line) => {
  expect(strayColours(SHEET, `a {\n  ${line}\n}`)).toEqual([
    `${SHEET}:2 names a colour itself: use a token of ui/src/tokens.css, which a brand replaces`,
  ]);
});

test.each([
  ['background: var(--veil);'],
  ['background: oklch(0.45 0.13 var(--hue));'],
  ['box-shadow: 0 0 1px oklch(1 0 0 / 0.1);'],
  ['color: #fff; background: #000000;'],
])('a token, a hue handed in and a grey are no colour of a brand: %s', (line) => {
  expect(strayColours(SHEET, line)).toEqual([]);
});

test('a hue with a meaning counts in its own file alone', () => {
  const heart = '--heart: oklch(0.72 0.19 12);';

  expect(strayColours('web/src/features/games/components/games.css', heart)).toEqual([]);
  expect(strayColours(SHEET, heart)).toHaveLength(1);
  expect(Object.keys(MEANT_HUES).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
