import { expect, test } from 'vitest';
import { ticketsFor } from './raffle.ts';

test('an amount brings whole tickets up to the most of a member, and what is left over counts next time', () => {
  const raffle = { unit: 100n, ticketsMax: 5 };

  expect(ticketsFor(raffle, { tickets: 0, remainder: 50n }, 270n)).toEqual({ tickets: 3, remainder: 20n });
  expect(ticketsFor(raffle, { tickets: 4, remainder: 0n }, 900n)).toEqual({ tickets: 1, remainder: 0n });
  expect(ticketsFor(raffle, { tickets: 1, remainder: 20n }, -50n)).toEqual({ tickets: 0, remainder: -30n });
});
