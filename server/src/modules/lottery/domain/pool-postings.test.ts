import { expect, test } from 'vitest';
import { postingsOf } from './pool-postings.ts';
import type { TierMove } from './pool-postings.ts';

const move = (tier: string, parts: Partial<TierMove>): TierMove => ({
  ...{ tier, seeded: 0n, added: 0n, given: 0n, won: 0n },
  ...parts,
});

/** Posts in the order given, as the ledger does, and answers what tiers hold; none may run dry on the way. */
const posted = (moves: readonly TierMove[], before: Readonly<Record<string, bigint>> = {}) => {
  const held = new Map(Object.entries(before));
  const put = (tier: string, amount: bigint): void => {
    const now = (held.get(tier) ?? 0n) + amount;
    expect(now).toBeGreaterThanOrEqual(0n);
    held.set(tier, now);
  };
  for (const { tier, from, amount } of postingsOf(moves)) {
    if (typeof from === 'object') put(from.tier, -amount);
    put(tier, amount);
  }
  return Object.fromEntries(held);
};

test('what tiers leave over is handed to the jackpot, after it came in and before anything goes out', () => {
  const moves = [
    move('first', { seeded: 1_000n, added: 38n, given: 7n, won: 1_038n }),
    move('second', { added: 8n, given: -4n, won: 4n }),
    move('third', { added: 3n, given: -3n }),
  ];

  expect(posted(moves)).toEqual({ first: 7n, second: 0n, third: 0n });
});

test('a correction takes back what was won before it hands it on', () => {
  const moves = [
    move('first', { given: 60n }),
    move('second', { given: -100n, won: -100n }),
    move('third', { given: 40n }),
  ];

  expect(posted(moves, { first: 5n })).toEqual({ first: 65n, second: 0n, third: 40n });
});

test('what is given and got must be as much', () => {
  expect(() => postingsOf([move('first', { given: 5n }), move('second', { given: -4n })])).toThrow(/Nobody gave 1 /);
  expect(() => postingsOf([move('first', { given: 5n }), move('second', { given: -6n })])).toThrow(/Nobody got 1 /);
});
