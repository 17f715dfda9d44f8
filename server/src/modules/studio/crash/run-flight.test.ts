import { expect, test } from 'vitest';
import { nextLook } from './run-flight.ts';

const at = (ms: number): Date => new Date(1_000_000 + ms);

test('automatic exits that come close together are written in one go, and the end of a flight does not wait for them', () => {
  const end = at(5_000);

  expect(nextLook(at(0), [at(1), at(2), at(90)], [end])).toEqual(at(100));
  expect(nextLook(at(0), [at(400)], [end])).toEqual(at(400));
  expect(nextLook(at(4_990), [at(4_995)], [end])).toEqual(end);
  expect(nextLook(at(5_000), [at(90)], [end, at(5_600)])).toEqual(at(5_600));
});
