import { TABLE_KINDS } from '@fairground/contract/studio/game';
import { expect, test } from 'vitest';
import { countFigures } from './tables.ts';

test('the figures kept of every table are those that an exact count of its rules gives', async () => {
  const counted = Object.fromEntries(TABLE_KINDS.map((kind) => [kind, countFigures(kind)]));

  await expect(`${JSON.stringify(counted, null, 2)}\n`).toMatchFileSnapshot('./table-figures.json');
});
