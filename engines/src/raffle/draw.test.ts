import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newServerSeed } from '../fair/seed.ts';
import { drawWinners, isDense, ticketHashOf } from './draw.ts';
import type { TicketRun } from './draw.ts';

const seed = newServerSeed(Uint8Array.from({ length: 32 }, (_, place) => place + 1));

const runsOf = (sizes: readonly number[]): readonly TicketRun[] => {
  let last = 0;
  return sizes.map((size, owner) => {
    const run = { from: last + 1, to: last + size, tag: `owner-${owner % 5}` };
    last += size;
    return run;
  });
};

test('no ticket wins twice, nobody wins more than one may, and places are filled while anybody is left', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 3 }),
      (sizes, places, winsMax) => {
        const runs = runsOf(sizes);
        const winners = drawWinners(seed, { name: '7', runs, places, winsMax });

        expect(isDense(runs)).toBe(true);
        expect(new Set(winners.map(({ ticket }) => ticket)).size).toBe(winners.length);
        for (const own of Map.groupBy(winners, ({ tag }) => tag).values())
          expect(own.length).toBeLessThanOrEqual(winsMax);
        const owners = [...Map.groupBy(runs, ({ tag }) => tag).values()];
        const most = owners.reduce(
          (sum, own) =>
            sum +
            Math.min(
              winsMax,
              own.reduce((count, { from, to }) => count + to - from + 1, 0),
            ),
          0,
        );
        expect(winners).toHaveLength(Math.min(places, most));
        expect(drawWinners(seed, { name: '7', runs, places, winsMax })).toEqual(winners);
      },
    ),
  );
});

test('another list of tickets, another raffle or another seed is another draw', () => {
  const runs = runsOf([500, 500]);
  const other = runs.map((run) => ({ ...run, tag: `${run.tag}x` }));
  const ask = { name: '7', runs, places: 1, winsMax: 1 };
  const [first] = drawWinners(seed, ask);

  expect(ticketHashOf(other)).not.toBe(ticketHashOf(runs));
  expect(drawWinners(seed, { ...ask, name: '8' })[0]?.ticket).not.toBe(first?.ticket);
  expect(drawWinners(newServerSeed(Uint8Array.from({ length: 32 }, (_, n) => n + 2)), ask)[0]?.ticket).not.toBe(
    first?.ticket,
  );
});

test('every ticket is drawn about equally often', () => {
  const runs = runsOf([10]);
  const counts = Array.from({ length: 10 }, () => 0);
  for (let name = 0; name < 4_000; name += 1) {
    const [winner] = drawWinners(seed, { name: String(name), runs, places: 1, winsMax: 1 });
    counts[(winner?.ticket ?? 1) - 1] = (counts[(winner?.ticket ?? 1) - 1] ?? 0) + 1;
  }

  for (const count of counts) expect(Math.abs(count - 400)).toBeLessThan(100);
});

test('without tickets nobody wins', () => {
  expect(drawWinners(seed, { name: '7', runs: [], places: 3, winsMax: 1 })).toEqual([]);
});
