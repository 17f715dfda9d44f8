import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { asOwner, testDatabase } from '../../../testing/database.ts';
import { protectionFixture } from '../testing/fixture.ts';

const database = await testDatabase();
const { clock, wallet, protection, newPlayer, runJob, db } = await protectionFixture(database);
const DAY_MS = 86_400_000;
// The ledger keeps the time of the database.
clock.set(new Date());

type Player = Awaited<ReturnType<typeof newPlayer>>;

const keep = (): Promise<void> => runJob('keep-dormancy');
const cameInDaysAgo = (player: Player, days: number) =>
  asOwner(
    database.url,
    `update identity_account set last_login_at = '${new Date(clock.now().getTime() - days * DAY_MS).toISOString()}'
      where member_id = ${player.id}`,
  );
const kindsOf = async (player: Player): Promise<string[]> => {
  const { rows } = await asOwner(
    database.url,
    `select kind from messages_message where member_id = ${player.id} and kind like 'account-%' order by id`,
  );
  return (rows as { kind: string }[]).map(({ kind }) => kind);
};
const dormantAtOf = async (player: Player): Promise<Date | null | undefined> => {
  const { rows } = await asOwner(
    database.url,
    `select dormant_at from protection_dormancy where member_id = ${player.id}`,
  );
  return (rows as { dormant_at: Date | null }[])[0]?.dormant_at;
};
/** What the event of a login does. */
const comesBack = async (player: Player): Promise<void> => {
  const [hearer] = protection.listeners ?? [];
  const payload = { memberId: player.id.toString() };
  await inTransaction(db, async (tx) =>
    hearer?.handle(tx, [{ id: 1n, name: 'identity.session-opened', payload, at: clock.now() }]),
  );
};
const isTold = async (player: Player, daysUnused: number): Promise<void> => {
  await cameInDaysAgo(player, daysUnused);
  await keep();
};

test('an account without login and play gets a message a month before the year is over, once, and is dormant then', async () => {
  const player = await newPlayer('sleeping');
  const { cash } = await wallet.balanceOf(player.id);
  await isTold(player, 334);
  expect(await kindsOf(player)).toEqual([]);

  await isTold(player, 336);
  await keep();
  expect(await kindsOf(player)).toEqual(['account-dormant-soon']);
  expect(await dormantAtOf(player)).toBeNull();

  clock.advance(31 * DAY_MS);
  await keep();
  await keep();
  clock.advance(-31 * DAY_MS);
  expect(await kindsOf(player)).toEqual(['account-dormant-soon', 'account-dormant']);
  expect(await dormantAtOf(player)).toBeInstanceOf(Date);
  // Nothing is charged.
  expect((await wallet.balanceOf(player.id)).cash).toBe(cash);
});

test('both notices also go to the confirmed mailbox, each once; an account without a confirmed contact gets none', async () => {
  const [player, other] = [await newPlayer('lettered'), await newPlayer('unlettered')];
  await asOwner(
    database.url,
    `update identity_account set email = 'lettered@example.com', email_verified_at = now() where member_id = ${player.id}`,
  );
  const lettersOf = async (): Promise<unknown> => {
    const { rows } = await asOwner(
      database.url,
      `select purpose, count(*)::integer as count from postbox_message where purpose like 'account-dormant%' group by 1 order by 1`,
    );
    return rows;
  };

  await isTold(player, 336);
  await isTold(other, 336);
  await keep();
  clock.advance(31 * DAY_MS);
  await keep();
  await keep();
  clock.advance(-31 * DAY_MS);

  expect(await lettersOf()).toEqual([
    { purpose: 'account-dormant', count: 1 },
    { purpose: 'account-dormant-soon', count: 1 },
  ]);
});

test('an account that nobody entered for years gets a message first, and is dormant a month later', async () => {
  const player = await newPlayer('longgone');

  await isTold(player, 2_000);
  clock.advance(29 * DAY_MS);
  await keep();
  expect(await dormantAtOf(player)).toBeNull();
  clock.advance(2 * DAY_MS);
  await keep();
  clock.advance(-31 * DAY_MS);

  expect(await dormantAtOf(player)).toBeInstanceOf(Date);
});

test('a login ends it and the count starts again; what plays on without a login counts as use', async () => {
  const back = await newPlayer('comeback');
  const chaser = await newPlayer('stillplays');
  await chaser.deposit(1_000n, 'd');
  await chaser.stake(100n, 'b');
  await cameInDaysAgo(back, 400);
  await isTold(chaser, 400);
  clock.advance(31 * DAY_MS);
  await keep();
  clock.advance(-31 * DAY_MS);
  expect(await dormantAtOf(back)).toBeInstanceOf(Date);

  await comesBack(back);

  expect(await dormantAtOf(back)).toBeUndefined();
  expect(await kindsOf(chaser)).toEqual([]);
  expect(await dormantAtOf(chaser)).toBeUndefined();
});

test('a login is kept as the last one of its account', async () => {
  const player = await newPlayer('rightnow');

  const { rows } = await asOwner(
    database.url,
    `select last_login_at from identity_account where member_id = ${player.id}`,
  );

  expect(rows).toEqual([{ last_login_at: clock.now() }]);
});
