import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { asOwner, testDatabase } from '../../../testing/database.ts';
import { callRoute } from '../../../testing/modules.ts';
import { refusal } from '../../../testing/refusal.ts';
import { aCallOf, ANN } from '../../../testing/staff.ts';
import { feedbackSent } from '../../members/index.ts';
import { createProtection } from '../index.ts';
import { protectionFixture } from '../testing/fixture.ts';

const database = await testDatabase();
const { db, clock, identity, members, protection, newPlayer, audit, deps } = await protectionFixture(database);
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
// The ledger keeps the time of the database.
clock.set(new Date());

type Player = Awaited<ReturnType<typeof newPlayer>>;
type Case = { readonly id: bigint; readonly memberId: bigint; readonly points: number; readonly state: string };

const noteDeposit = (player: Player, reference: string, methods = 1) =>
  inTransaction(db, (tx) => protection.noteDeposit(tx, player.id, { reference, methods }));
const noteCancelled = (player: Player, reference: string) =>
  inTransaction(db, (tx) => protection.noteCancelledWithdrawal(tx, player.id, { reference }));
const offerOf = (player: Player) => inTransaction(db, (tx) => protection.objectionToOffer(tx, player.id));
const asStaff = (name: string, input: { query?: object; body?: object }) =>
  callRoute(protection.routes, `protection.${name}`, input, aCallOf(ANN));
const casesOf = async (player: Player, state = 'OPEN'): Promise<Case[]> =>
  ((await asStaff('list-cases', { query: { state } })) as { list: Case[] }).list.filter(
    ({ memberId }) => memberId === player.id,
  );
const kindsOf = async (player: Player): Promise<string[]> => {
  const { rows } = await asOwner(database.url, `select kind from messages_message where member_id = ${player.id}`);
  return (rows as { kind: string }[]).map(({ kind }) => kind);
};
/** A time zone in which it is some hour now. */
const zoneWhereItIs = (hour: number, now: Date): string => {
  const ahead = ((hour - now.getUTCHours() + 36) % 24) - 12;
  // The signs of these zones are those of POSIX: minus is east of Greenwich.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
};
const loses = async (player: Player) => {
  await player.deposit(1_000n, 'd');
  await player.stake(400n, 'b');
  await player.win(100n, 'w');
};

test('four deposits within ten minutes of a loss open a case: offers pause and the member gets a message', async () => {
  const player = await newPlayer('chasing1');
  await loses(player);
  for (const reference of ['1', '2', '3', '3']) await noteDeposit(player, reference);
  expect(await casesOf(player)).toEqual([]);
  expect(await offerOf(player)).toBeUndefined();

  await noteDeposit(player, '4');

  expect(await casesOf(player)).toMatchObject([{ state: 'OPEN', points: 40 }]);
  expect(await offerOf(player)).toBe('protection.offers-paused');
  expect(await kindsOf(player)).toContain('play-under-review');
  // Play and money are no matter of the case.
  expect(await player.stake(1n, 'b2')).toBe('applied');
});

test('deposits of a member who won, or whose loss is older, are no chasing', async () => {
  const winner = await newPlayer('winning1');
  await winner.deposit(1_000n, 'd');
  await winner.stake(100n, 'b');
  await winner.win(300n, 'w');
  const calm = await newPlayer('calmone1');
  await loses(calm);
  for (const reference of ['1', '2', '3', '4', '5']) await noteDeposit(winner, reference);

  clock.advance(11 * MINUTE_MS);
  for (const reference of ['1', '2', '3', '4', '5']) await noteDeposit(calm, reference);
  clock.advance(-11 * MINUTE_MS);

  expect([await casesOf(winner), await casesOf(calm)]).toEqual([[], []]);
});

test('withdrawals called back and limits relaxed add up to one case, of twins too', async () => {
  const player = await newPlayer('addingup');
  await player.call('set-limit', { body: { kind: 'stake', window: 'day', amount: 100n } });
  await player.call('set-limit', { body: { kind: 'stake', window: 'day', amount: 200n } });
  clock.advance(DAY_MS);
  await identity.authenticate(player.token);
  await player.call('confirm-limit', { body: { kind: 'stake', window: 'day' } });
  await Promise.all(['1', '1', '2', '2'].map((reference) => noteCancelled(player, reference)));

  expect(await casesOf(player)).toMatchObject([{ points: 40 }]);
  const [opened] = await casesOf(player);
  const shown = await asStaff('read-case', { query: { id: opened?.id } });
  expect(shown).toMatchObject({
    markers: [{ kind: 'withdrawal-cancelled' }, { kind: 'withdrawal-cancelled' }, { kind: 'limit-relaxed' }],
  });
  expect(await asStaff('list-case-markers', { query: { id: opened?.id } })).toMatchObject({
    list: [{ marker: 1 }, { marker: 2 }, { marker: 3, kind: 'limit-relaxed' }],
  });
  expect(await asStaff('count-cases', {})).toMatchObject({ oldestAt: expect.any(Date) });
  clock.advance(-DAY_MS);
});

test('an hour of play at night is a marker, once a night', async () => {
  const day = await newPlayer('dayplay1');
  const night = await newPlayer('nightone');
  const idle = await newPlayer('nightidle');
  for (const player of [day, night]) {
    await player.deposit(1_000n, 'd');
    await player.stake(100n, 'b');
  }
  /** The hour of the clock is that of the ledger, so the zone of the business says whether it is night. */
  const checkIn = async (player: Player, hour: number) => {
    const house = createProtection({ ...deps, days: { ...deps.days, timeZone: zoneWhereItIs(hour, clock.now()) } });
    await callRoute(house.routes, 'protection.set-check-interval', { body: { minutes: 15 } }, player.caller);
    for (let passed = 0; passed < 15; passed += 5) {
      clock.advance(5 * MINUTE_MS);
      await identity.authenticate(player.token);
    }
    await callRoute(house.routes, 'protection.read-session', {}, player.caller);
    await callRoute(house.routes, 'protection.answer-check', {}, player.caller);
    clock.advance(-15 * MINUTE_MS);
  };

  await checkIn(day, 13);
  await checkIn(idle, 3);
  await checkIn(night, 3);
  await checkIn(night, 3);

  const { rows } = await asOwner(database.url, `select member_id from protection_marker where kind = 'night-play'`);
  expect(rows.map(({ member_id }: { member_id: unknown }) => String(member_id))).toEqual([night.id.toString()]);
});

test('a decided case stays decided, opens offers again, and its markers do not count for the next one', async () => {
  const player = await newPlayer('decided1');
  for (const reference of ['1', '2', '3']) await noteCancelled(player, reference);
  const [opened] = await casesOf(player);
  const body = { id: opened?.id, outcome: 'ADVISED', reason: 'Spoke with the member.' };

  expect(await asStaff('close-case', { body })).toMatchObject({ state: 'CLOSED', outcome: 'ADVISED', closedBy: 'ann' });
  expect(await asStaff('close-case', { body })).toMatchObject({ outcome: 'ADVISED' });
  expect(await refusal(asStaff('close-case', { body: { ...body, outcome: 'NO_CONCERN' } }))).toBe(
    'protection.case-decided',
  );
  expect(await refusal(asStaff('close-case', { body: { ...body, id: 999_999n } }))).toBe('protection.case-unknown');

  expect(await offerOf(player)).toBeUndefined();
  clock.advance(1);
  await noteCancelled(player, '4');
  expect(await casesOf(player)).toEqual([]);
  const actions = (await audit.listLines({ limit: 20 })).map(({ action }) => action);
  expect(actions.filter((action) => action === 'protection.close-case')).toHaveLength(1);
  expect(actions).toContain('protection.open-case');
  await expect(
    asOwner(database.url, `update protection_case set outcome = 'EXCLUDED' where member_id = ${player.id}`),
  ).rejects.toThrow('stays as it is');
});

test('three ways to pay within a week are a marker, once a week', async () => {
  const player = await newPlayer('threeways');

  await noteDeposit(player, '1', 2);
  await noteDeposit(player, '2', 3);
  await noteDeposit(player, '3', 4);

  const { rows } = await asOwner(database.url, `select kind from protection_marker where member_id = ${player.id}`);
  expect(rows).toEqual([{ kind: 'several-methods' }]);
});

test('words of distress in a letter to us open a case, once, and other letters do not', async () => {
  const player = await newPlayer('writing22');
  const write = async (content: string): Promise<string> => {
    const body = { questionType: 'other', content };
    const { feedbackId } = (await callRoute(members.routes, 'members.send-feedback', { body }, player.caller)) as {
      readonly feedbackId: bigint;
    };
    return feedbackId.toString();
  };
  const reader = protection.listeners?.find(({ hears }) => hears.includes(feedbackSent.name));
  const hear = (feedbackId: string) =>
    inTransaction(db, async (tx) =>
      reader?.handle(tx, [
        { id: 1n, name: feedbackSent.name, at: clock.now(), payload: { memberId: player.id.toString(), feedbackId } },
      ]),
    );

  await hear(await write('How long does a withdrawal usually take?'));
  expect(await casesOf(player)).toEqual([]);
  const cry = await write('Tôi thua hết tiền rồi, bế tắc quá');
  await hear(cry);
  await hear(cry);

  expect(await casesOf(player)).toMatchObject([{ state: 'OPEN', points: 40 }]);
});
