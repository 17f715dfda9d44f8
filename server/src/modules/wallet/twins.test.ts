import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { testDatabase } from '../../testing/database.ts';
import type { Answer } from './operation.ts';
import { aPlayer, openWallet } from './testing/wallets.ts';

const database = await testDatabase({ poolSize: 8 });
const { wallet: here } = await openWallet(database);
const { wallet: there } = await openWallet(database);
/** The answer without the word that it is a repeat, which only the ledger's own callers see. */
const body = (answer: Answer): Answer => ({ ...answer, isRepeat: false });
let players = 0;
const newPlayer = (cash: bigint) => aPlayer(here, (players += 1), cash);

test.each([1, 2, 5, 10, 25, 50, 100])(
  '%i identical calls at once, over two nodes, have one effect and one answer',
  async (count) => {
    const { id, bet } = await newPlayer(1_000_000n);

    const answers = await Promise.all(
      Array.from({ length: count }, (_, index) => (index % 2 ? there : here).apply(bet('b', 300n))),
    );

    expect(
      new Set(
        answers.map((answer) =>
          JSON.stringify(body(answer), (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)),
        ),
      ).size,
    ).toBe(1);
    expect(answers[0]?.outcome).toBe('applied');
    expect((await here.balanceOf(id)).cash).toBe(999_700n);
  },
);

test('of 60 different bets at once on funds for 17, exactly 17 are accepted', async () => {
  const { id, bet } = await newPlayer(17n * 100n + 99n);

  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => (index % 2 ? there : here).apply(bet(`b${index}`, 100n))),
  );

  expect(answers.filter(({ outcome }) => outcome === 'applied')).toHaveLength(17);
  expect(answers.filter(({ outcome }) => outcome === 'insufficient-funds')).toHaveLength(43);
  expect((await here.balanceOf(id)).cash).toBe(99n);
});

test('operations of one account keep the order they came in, within a batch and over batches', async () => {
  const { bet, deposit } = await newPlayer(0n);

  const answers = await Promise.all([
    here.apply(bet('too early', 5n)),
    here.apply(deposit('d', 5n)),
    here.apply(bet('in time', 5n)),
    here.apply(bet('too late', 1n)),
  ]);

  expect(answers.map(({ outcome }) => outcome)).toEqual([
    'insufficient-funds',
    'applied',
    'applied',
    'insufficient-funds',
  ]);
  const versions = answers.filter(({ outcome }) => outcome === 'applied').map(({ version }) => version);
  expect(versions.toSorted((a, b) => Number(a - b))).toEqual(versions);
});

test('a refusal is remembered: after a deposit the same bet is still refused', async () => {
  const { bet, deposit } = await newPlayer(0n);
  await here.apply(bet('b', 5n));
  await here.apply(deposit('d', 500n));

  expect(await there.apply(bet('b', 5n))).toMatchObject({ outcome: 'insufficient-funds', isRepeat: true });
});

test('a repeat that asks for something else is a conflict and moves nothing, wherever it races', async () => {
  const { id, bet, bonus } = await newPlayer(1_000n);

  const answers = await Promise.all([
    here.apply(bet('b', 100n)),
    there.apply({ ...bet('b', 100n), account: bonus }),
    there.apply(bet('b', 200n)),
    here.apply(bet('b', 100n)),
  ]);

  const kept = answers.filter(({ outcome }) => outcome !== 'conflict');
  expect(answers.filter(({ outcome }) => outcome === 'conflict').length).toBeGreaterThanOrEqual(2);
  expect(new Set(kept.map(({ transferId }) => transferId)).size).toBeLessThanOrEqual(1);
  expect([1_000n, 900n, 800n]).toContain((await here.balanceOf(id)).cash);
  expect((await here.prove()).faults).toEqual([]);
});

test('an undo that overtakes its bet leaves a tombstone, and the late bet is refused', async () => {
  const { id, bet, undo } = await newPlayer(1_000n);

  const undone = await here.apply(undo('u', bet('b', 100n)));
  const late = await there.apply(bet('b', 100n));

  expect(undone.outcome).toBe('nothing-to-undo');
  expect(late.outcome).toBe('cancelled-before');
  expect((await here.balanceOf(id)).cash).toBe(1_000n);
});

test('a bet and ten undos of it at once end with the money back, whatever came first', async () => {
  const { id, bet, undo } = await newPlayer(1_000n);

  await Promise.all([
    here.apply(bet('b', 100n)),
    ...Array.from({ length: 10 }, (_, index) => (index % 2 ? there : here).apply(undo(`u${index}`, bet('b', 100n)))),
  ]);

  expect((await here.balanceOf(id)).cash).toBe(1_000n);
  expect((await here.prove()).faults).toEqual([]);
});

test('a group stands or falls together', async () => {
  const { id, bet, deposit } = await newPlayer(100n);

  const failed = await inTransaction(database.db, (tx) =>
    here.applyIn(tx, [bet('1', 60n), bet('2', 60n), deposit('3', 60n)]),
  );
  const passed = await inTransaction(database.db, (tx) => there.applyIn(tx, [deposit('4', 60n), bet('5', 160n)]));

  expect(failed.map(({ outcome }) => outcome)).toEqual(['group-failed', 'insufficient-funds', 'group-failed']);
  expect(failed.map(({ balance }) => balance)).toEqual([100n, 100n, 100n]);
  expect(passed.map(({ outcome }) => outcome)).toEqual(['applied', 'applied']);
  expect((await here.balanceOf(id)).cash).toBe(0n);
});

test('claw-back may pass the floor, and stakes are refused until the account has recovered', async () => {
  const { id, bet, win, undo, deposit } = await newPlayer(0n);
  await here.apply(win('w', 500n));
  await here.apply(bet('b', 500n));

  const clawedBack = await here.apply(undo('u', win('w', 500n)));

  expect(clawedBack).toMatchObject({ outcome: 'applied', balance: -500n });
  expect(await here.apply(bet('b2', 1n))).toMatchObject({ outcome: 'insufficient-funds' });
  await here.apply(deposit('d', 600n));
  expect(await here.apply(bet('b3', 100n))).toMatchObject({ outcome: 'applied' });
  expect((await here.balanceOf(id)).cash).toBe(0n);
  expect((await here.prove()).faults).toEqual([]);
});
