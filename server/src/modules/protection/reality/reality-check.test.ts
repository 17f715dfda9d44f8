import { marketNamed } from '@fairground/contract/market/markets';
import type { PlaySession } from '@fairground/contract/protection/endpoints';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { testDatabase } from '../../../testing/database.ts';
import { aCaller, callRoute } from '../../../testing/modules.ts';
import { refusal } from '../../../testing/refusal.ts';
import { sessionOpened } from '../../identity/index.ts';
import { protectionFixture } from '../testing/fixture.ts';

const database = await testDatabase();
const { db, clock, identity, protection, newPlayer, runJob } = await protectionFixture(database);
const MINUTE_MS = 60_000;
// The ledger keeps the time of the database.
clock.set(new Date());

const tellLogin = (member: bigint): Promise<void> =>
  inTransaction(db, async (tx) => {
    const [hearer] = protection.listeners ?? [];
    const payload = { memberId: member.toString() };
    await hearer?.handle(tx, [{ id: 1n, name: sessionOpened.name, payload, at: clock.now() }]);
  });

/** A session is used from time to time, else it ends by itself. */
const pass = async (player: { readonly token: string }, minutes: number): Promise<void> => {
  for (let passed = 0; passed < minutes; passed += 5) {
    clock.advance(5 * MINUTE_MS);
    await identity.authenticate(player.token);
  }
};

test('after the interval stakes are refused until the answer, also of a player whose page does not ask', async () => {
  const player = await newPlayer('realityone');
  await player.deposit(1_000n, 'd');
  await tellLogin(player.id);
  await player.stake(100n, 'b1');
  await player.win(30n, 'w1');
  await pass(player, 55);
  await runJob('hold-checks');
  expect(await player.stake(1n, 'b2')).toBe('applied');

  await pass(player, 5);
  await runJob('hold-checks');

  expect(await player.stake(1n, 'b3')).toBe('blocked');
  const shown = (await player.call('read-session')) as PlaySession;
  expect(shown).toMatchObject({ staked: 101n, returned: 30n, net: -71n, check: { isHeld: true, minutes: 60 } });
  expect(shown.now.getTime() - shown.since.getTime()).toBe(60 * MINUTE_MS);

  const answered = (await player.call('answer-check')) as PlaySession;
  expect(answered.check).toMatchObject({ isHeld: false, dueAt: new Date(clock.now().getTime() + 60 * MINUTE_MS) });
  expect(await player.stake(1n, 'b4')).toBe('applied');
});

test('a shorter interval holds as soon as the page asks, and one that is not offered is refused', async () => {
  const player = await newPlayer('realitytwo');
  await player.deposit(1_000n, 'd');
  await player.call('set-check-interval', { body: { minutes: 15 } });
  await pass(player, 15);

  expect(await player.call('read-session')).toMatchObject({ check: { isHeld: true, minutes: 15 } });
  expect(await player.stake(1n, 'b')).toBe('blocked');
  expect(await refusal(player.call('set-check-interval', { body: { minutes: 20 } }))).toBe(
    'protection.interval-refused',
  );
});

test('in a market with a break, stakes wait for its end after the answer', async () => {
  const player = await newPlayer('realitysix');
  await player.deposit(1_000n, 'd');
  await player.call('set-check-interval', { body: { minutes: 15 } });
  await pass(player, 15);
  const german = aCaller({ session: player.session, market: () => marketNamed('germany') });

  const call = (name: string) => callRoute(protection.routes, `protection.${name}`, {}, german);
  await call('read-session');
  const answered = (await call('answer-check')) as PlaySession;

  expect(answered.check).toMatchObject({
    isHeld: false,
    resumesAt: new Date(clock.now().getTime() + 5 * MINUTE_MS),
  });
  expect(await player.stake(1n, 'b')).toBe('blocked');
});

test('logging out answers a check: the next login starts with the whole interval', async () => {
  const player = await newPlayer('realityten');
  await player.deposit(1_000n, 'd');
  await player.call('set-check-interval', { body: { minutes: 15 } });
  await pass(player, 15);
  await player.call('read-session');
  await inTransaction(db, (tx) => identity.endSessions(tx, player.id));

  await tellLogin(player.id);

  expect(await player.stake(1n, 'b')).toBe('applied');
});

test('the statement sums the ledger by day and names what was paid in over a lifetime', async () => {
  const player = await newPlayer('statement');
  clock.set(new Date());
  await player.deposit(1_000n, 'd');
  await player.stake(300n, 'b');
  await player.win(50n, 'w');

  expect(await player.call('read-activity', { query: { days: '30' } })).toMatchObject({
    list: [{ staked: 300n, returned: 50n, deposited: 1_000n, withdrawn: 0n }],
    total: { staked: 300n, returned: 50n, deposited: 1_000n, withdrawn: 0n },
    lifetimeNetDeposit: 1_000n,
  });
});
