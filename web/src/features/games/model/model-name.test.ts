import { FAMILY_MODELS } from '@fairground/engines/slots/family';
import { expect, test } from 'vitest';
import { readModel } from './model-name.ts';

test('the id of a model tells its mechanic, its size and its temper', () => {
  expect(readModel('ways-1024-flat')).toEqual({
    mechanic: 'ways',
    grid: undefined,
    count: { of: 'ways', number: 1024 },
    temper: 'flat',
  });
  expect(readModel('lines-5x3-25-double')).toEqual({
    mechanic: 'lines',
    grid: '5×3',
    count: { of: 'lines', number: 25 },
    temper: 'double',
  });
  expect(readModel('hold-ways-243')).toMatchObject({ mechanic: 'hold', count: { of: 'ways', number: 243 } });
  expect(readModel('tumble-9-sharp')).toMatchObject({ mechanic: 'tumble', count: undefined, temper: 'sharp' });
});

test('an id that is no name for players is not made one', () => {
  for (const id of ['fishing', 'dice', 'baccarat-8', '', 'toString-5']) expect(readModel(id)).toBeUndefined();
});

test('every model of the family has a name', () => {
  expect(FAMILY_MODELS.filter(({ id }) => readModel(id) === undefined)).toEqual([]);
});
