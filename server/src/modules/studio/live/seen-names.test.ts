import type { MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { fakeClock } from '../../../testing/clock.ts';
import { createSeenNames } from './seen-names.ts';

const [ann, bob] = [1n as MemberId, 2n as MemberId];

test('a masked name is asked for once a minute, and a member who hides is soon shown without one', async () => {
  const clock = fakeClock();
  const names = new Map([[ann, 'an***']]);
  const asked: (readonly MemberId[])[] = [];
  const seen = createSeenNames({
    clock,
    maskedNames: (ids) => {
      asked.push(ids);
      return Promise.resolve(new Map(names));
    },
  });

  expect(await seen([ann, bob])).toEqual(
    new Map([
      [ann, 'an***'],
      [bob, null],
    ]),
  );
  names.delete(ann);
  expect((await seen([ann])).get(ann)).toBe('an***');
  clock.advance(60_000);
  expect((await seen([ann])).get(ann)).toBeNull();
  expect(asked).toEqual([[ann, bob], [ann]]);
});
