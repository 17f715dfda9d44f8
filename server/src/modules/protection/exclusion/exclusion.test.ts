import { EXCLUSION_EDGES } from '@fairground/contract/protection/states';
import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { asOwner, testDatabase } from '../../../testing/database.ts';
import { aCaller, anOperator, callRoute } from '../../../testing/modules.ts';
import { refusal } from '../../../testing/refusal.ts';
import { aCallOf, ANN, BEN } from '../../../testing/staff.ts';
import { protectionFixture } from '../testing/fixture.ts';

const database = await testDatabase();
const fixture = await protectionFixture(database);
const { db, clock, identity, members, approvals, protection, wallet, newPlayer, playerOf, registerAs, runJob } =
  fixture;
const DAY_MS = 86_400_000;
const PASSWORD = 'wandering7lantern';
// The ledger keeps the time of the database.
clock.set(new Date());

const login = async (username: string) => {
  const body = { username, password: PASSWORD };
  const answer = (await callRoute(identity.routes, 'identity.login', { body }, aCaller())) as { token: string };
  const session = await identity.authenticate(answer.token);
  if (session === undefined) throw new Error('The login opened no session.');
  return playerOf(session);
};

const depositOf = (member: Parameters<typeof protection.objectionToDeposit>[1]) =>
  inTransaction(db, (tx) => protection.objectionToDeposit(tx, member, { amount: money(1n), waiting: money(0n) }));

const offerOf = (member: Parameters<typeof protection.objectionToOffer>[1]) =>
  inTransaction(db, (tx) => protection.objectionToOffer(tx, member));

const heldBackOf = (member: Parameters<typeof identity.listTimes>[1]) =>
  members.personalData?.heldBack?.(db, member, clock.now());

const isLoggedIn = async (member: Parameters<typeof identity.listTimes>[1]): Promise<boolean> =>
  (await identity.listTimes(db, member, new Date(0))).some(({ isRunning }) => isRunning);

test('a time-out stops stakes and deposits and ends every session in one commit; it cannot be shortened', async () => {
  const player = await newPlayer('pauseone');
  await player.deposit(1_000n, 'd');

  const shown = await player.call('take-time-out', { body: { days: 7 } });

  expect(shown).toMatchObject({ timeOut: { until: new Date(clock.now().getTime() + 7 * DAY_MS) }, exclusion: null });
  expect(await isLoggedIn(player.id)).toBe(false);
  expect(await player.stake(1n, 'b')).toBe('blocked');
  expect((await player.deposit(1n, 'd2')).outcome).toBe('blocked');
  expect(await depositOf(player.id)).toBe('protection.time-out');
  expect(await offerOf(player.id)).toBe('protection.time-out');
  expect(await refusal(player.call('take-time-out', { body: { days: 1 } }))).toBe('protection.period-refused');
  expect(await refusal(player.call('take-time-out', { body: { days: 43 } }))).toBe('protection.period-refused');
  expect((await login('pauseone')).session.scope).toBe('full');
});

test('who had asked to be kept out at a moment can be told later: during the break, and neither before nor after it', async () => {
  const resting = await newPlayer('restingone');
  const leaving = await newPlayer('leavingone');
  const playing = await newPlayer('playingone');
  const began = clock.now().getTime();
  await resting.call('take-time-out', { body: { days: 1 } });
  await leaving.call('exclude-self', { body: { months: 6 } });
  const keptOutAt = async (ms: number) =>
    protection.keptOutAt([resting.id, leaving.id, playing.id], new Date(began + ms));

  expect(await keptOutAt(-1)).toEqual(new Set());
  expect(await keptOutAt(DAY_MS / 2)).toEqual(new Set([resting.id, leaving.id]));
  expect(await keptOutAt(2 * DAY_MS)).toEqual(new Set([leaving.id]));
});

test('a self-exclusion ends sessions, blocks play and leaves a session that may only take money out', async () => {
  const player = await newPlayer('leaveone');
  await player.deposit(1_000n, 'd');

  await player.call('exclude-self', { body: { months: 6 } });

  expect(await isLoggedIn(player.id)).toBe(false);
  expect((await members.find(player.id))?.status).toBe('self-excluded');
  expect(await player.stake(1n, 'b')).toBe('blocked');
  expect(await depositOf(player.id)).toBe('protection.excluded');
  expect(await offerOf(player.id)).toBe('protection.excluded');
  const choices = await callRoute(fixture.messages.routes, 'messages.read-choices', {}, player.caller);
  expect(choices).toMatchObject({ list: expect.arrayContaining([{ category: 'PROMO', isOn: false, isFixed: false }]) });
  const limited = await login('leaveone');
  expect(limited.session.scope).toBe('withdraw');
  expect(await limited.call('read-state')).toMatchObject({ exclusion: { state: 'ACTIVE', mayAsk: false } });
  expect(await refusal(player.call('exclude-self', { body: { months: null } }))).toBe('protection.excluded');
});

test('of two exclusions at the same moment one stands', async () => {
  const player = await newPlayer('leavetwin');
  const answers = await Promise.allSettled([
    player.call('exclude-self', { body: { months: 6 } }),
    player.call('exclude-self', { body: { months: 12 } }),
  ]);

  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('terms that are not offered are refused and change nothing', async () => {
  const player = await newPlayer('leavebad');

  expect(await refusal(player.call('exclude-self', { body: { months: 1 } }))).toBe('protection.period-refused');
  expect(await refusal(player.call('ask-to-lift', { body: { reason: 'I would like to play.' } }))).toBe(
    'protection.not-excluded',
  );
  expect(await isLoggedIn(player.id)).toBe(true);
});

test('somebody with the e-mail or the device of an excluded member cannot register', async () => {
  const excluded = await registerAs({ username: 'alikeone', email: 'alike@example.com' });
  const session = await identity.authenticate(excluded.token);
  if (session === undefined) throw new Error('Nobody is logged in.');
  expect(await newPlayer('alikefree', { deviceToken: excluded.deviceToken })).toBeDefined();
  await playerOf(session).call('exclude-self', { body: { months: 12 } });

  expect(await refusal(registerAs({ username: 'aliketwo', deviceToken: excluded.deviceToken }))).toBe(
    'members.registration-refused',
  );
  expect(await refusal(registerAs({ username: 'alikesix', email: 'alike@example.com' }))).toBe(
    'members.registration-refused',
  );
  expect(await newPlayer('aliketen')).toBeDefined();
});

test('closing the account of an excluded member does not let the person register again before the term is over', async () => {
  const excluded = await registerAs({ username: 'alikeclose', email: 'closed-away@example.com' });
  const session = await identity.authenticate(excluded.token);
  if (session === undefined) throw new Error('Nobody is logged in.');
  await playerOf(session).call('exclude-self', { body: { months: 6 } });
  await asOwner(
    database.url,
    `alter table wallet_account disable trigger user;
     update wallet_account set balance = 0 where owner_id = ${session.memberId} and owner_kind = 'member';
     alter table wallet_account enable trigger user;`,
  );
  await members.changeStatus(anOperator, session.memberId, 'closed');
  expect((await members.find(session.memberId))?.status).toBe('closed');

  for (const person of [{ email: 'closed-away@example.com' }, { deviceToken: excluded.deviceToken }])
    expect(await refusal(registerAs({ username: 'alikemore', ...person }))).toBe('members.registration-refused');
  const held = () => heldBackOf(session.memberId);
  expect(await held()).toEqual(['contacts', 'documents']);

  clock.advance(185 * DAY_MS);
  expect(await held()).toEqual([]);
  expect(await newPlayer('alikelate', { email: 'closed-away@example.com' })).toBeDefined();
  clock.advance(-185 * DAY_MS);
});

test('an exclusion ends only after its term, by a reasoned request, two people and one more day', async () => {
  const player = await newPlayer('lifting');
  await player.deposit(1_000n, 'd');
  await player.call('exclude-self', { body: { months: 6 } });
  const reason = { body: { reason: 'Half a year has passed and I feel in control.' } };
  const limited = await login('lifting');
  expect(await refusal(limited.call('ask-to-lift', reason))).toBe('protection.lift-not-due');

  clock.advance(185 * DAY_MS);
  expect(await limited.call('ask-to-lift', reason)).toMatchObject({
    exclusion: { state: 'LIFT_ASKED', mayAsk: false },
  });
  expect(await refusal(limited.call('ask-to-lift', reason))).toBe('protection.lift-asked');
  const query = { state: 'LIFT_ASKED' };
  const listed = (await callRoute(protection.routes, 'protection.list-exclusions', { query }, aCallOf(ANN))) as {
    list: { id: bigint; version: string; memberId: bigint; reason: string }[];
  };
  const [asked] = listed.list;
  expect(asked).toMatchObject({ memberId: player.id, reason: reason.body.reason });

  const body = { id: asked?.id, version: asked?.version, answer: 'GRANT', reason: 'Spoke with the member.' };
  const held = (await callRoute(protection.routes, 'protection.answer-lift', { body }, aCallOf(ANN))) as {
    approvalId: bigint;
  };
  await approvals.decide(BEN, held.approvalId, 'approve');
  await runJob('end-exclusions');
  expect((await members.find(player.id))?.status).toBe('self-excluded');

  clock.advance(DAY_MS);
  await runJob('end-exclusions');
  await runJob('end-exclusions');
  expect((await members.find(player.id))?.status).toBe('active');
  expect(await player.stake(1n, 'b')).toBe('applied');
  expect((await login('lifting')).session.scope).toBe('full');
  expect(await wallet.stakingOf(player.id)).toBe('open');
});

test('a refused request leaves the exclusion, and the member may ask again', async () => {
  const player = await newPlayer('refusedlift');
  await player.call('exclude-self', { body: { months: 6 } });
  clock.advance(185 * DAY_MS);
  const limited = await login('refusedlift');
  const reason = { body: { reason: 'I would like to come back.' } };
  await limited.call('ask-to-lift', reason);
  const list = (await callRoute(
    protection.routes,
    'protection.list-exclusions',
    { query: { state: 'LIFT_ASKED' } },
    aCallOf(ANN),
  )) as { list: { id: bigint; version: string }[] };

  const body = { ...list.list[0], answer: 'REFUSE', reason: 'Markers of harm remain.' };
  const held = (await callRoute(
    protection.routes,
    'protection.answer-lift',
    { body: { id: body.id, version: body.version, answer: body.answer, reason: body.reason } },
    aCallOf(ANN),
  )) as { approvalId: bigint };
  await approvals.decide(BEN, held.approvalId, 'approve');

  expect(await limited.call('read-state')).toMatchObject({ exclusion: { state: 'ACTIVE', mayAsk: true } });
  expect(await limited.call('ask-to-lift', reason)).toMatchObject({ exclusion: { state: 'LIFT_ASKED' } });
});

test('the database knows the same edges as the code and refuses any other', async () => {
  const { rows } = await asOwner(database.url, 'select from_state, to_state from protection_exclusion_edge');
  const edges = rows.map(
    ({ from_state, to_state }: { from_state: string; to_state: string }) => `${from_state} ${to_state}`,
  );

  expect(edges.toSorted()).toEqual(EXCLUSION_EDGES.map((edge) => edge.join(' ')).toSorted());
  const player = await newPlayer('edgesone');
  await player.call('exclude-self', { body: { months: null } });
  const skip = asOwner(
    database.url,
    `update protection_exclusion set state = 'LIFT_GRANTED' where member_id = ${player.id}`,
  );
  await expect(skip).rejects.toThrow('does not go from ACTIVE to LIFT_GRANTED');
  const shorten = asOwner(
    database.url,
    `update protection_exclusion set ends_at = now() where member_id = ${player.id}`,
  );
  await expect(shorten).rejects.toThrow('never edited');
});
