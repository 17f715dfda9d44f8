import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { seededRandom } from '../../testing/random.ts';
import type { Answer, Operation } from './operation.ts';
import { keyOf } from './index.ts';
import { openWorld, operationOf } from './testing/model.ts';
import { createScript } from './testing/script.ts';
import { openWallet } from './testing/wallets.ts';

const OPERATIONS = 10_000;
const MEMBERS = 25;
const IN_FLIGHT = 200;

test(
  `${OPERATIONS} operations from two nodes at once, doubled and out of order, are each applied once`,
  { timeout: 120_000 },
  async () => {
    const database = await testDatabase({ poolSize: 8 });
    const { wallet: here } = await openWallet(database);
    const { wallet: there } = await openWallet(database);
    const random = seededRandom('storm');
    const world = await openWorld(database.pool, MEMBERS);
    const nextBatch = createScript(random, MEMBERS);
    const operations: Operation[] = [];
    while (operations.length < OPERATIONS)
      operations.push(
        ...nextBatch()
          .flat()
          .map((step) => operationOf(world, step))
          .filter(isWellFormed),
      );
    // Every fifth is sent again somewhere later, and neighbours change places.
    const twice = operations.flatMap((operation, index) => (index % 5 === 0 ? [operation, operation] : [operation]));
    const shuffled = twice
      .map((operation, index) => ({ operation, at: index + random.below(300) }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ operation }) => operation);
    const answers = new Map<string, Answer[]>();
    const queue = shuffled.values();
    const work = async (): Promise<void> => {
      for (const operation of queue) {
        const node = random.below(2) === 0 ? here : there;
        const answer = await node.apply(operation);
        const key = keyOf(operation.id);
        answers.set(key, [...(answers.get(key) ?? []), answer]);
      }
    };

    await Promise.all(Array.from({ length: IN_FLIGHT }, work));

    const { faults } = await here.prove();
    expect(faults).toEqual([]);
    const applied = [...answers.values()].map(
      (given) => new Set(given.filter(({ outcome }) => outcome === 'applied').map(({ transferId }) => transferId)),
    );
    expect(applied.filter((transfers) => transfers.size > 1)).toEqual([]);
    const { rows } = await database.pool.query<{ overdrawn: string; applied: string }>(
      `select (select count(*) from wallet_account where balance < floor and not is_overdrawn)::text as overdrawn,
              (select count(*) from wallet_operation where status = 'applied')::text as applied`,
    );
    expect(rows[0]).toEqual({ overdrawn: '0', applied: String(applied.filter(({ size }) => size === 1).length) });
  },
);

/** The contract refuses these before they reach a lane. */
const isWellFormed = ({ kind, amount }: Operation): boolean =>
  kind === 'reversal'
    ? amount === 0n
    : kind === 'stake'
      ? amount <= 0n
      : kind === 'win'
        ? amount >= 0n
        : kind === 'deposit'
          ? amount > 0n
          : amount !== 0n;
