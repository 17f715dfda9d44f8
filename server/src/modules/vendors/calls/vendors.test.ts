import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../../testing/database.ts';
import { createVendors } from '../index.ts';
import { inTime } from '../testing/in-time.ts';
import { aPlayer, vendorServer } from '../testing/vendor-server.ts';

const database = await testDatabase();
const desk = await vendorServer(database);
const { vendors, clock, anOperator } = desk;
const key = await vendors.addVendor(anOperator, { code: 'acme', name: 'Acme' });
const call = (name: string, body: object, options = {}) => desk.callAs(key, name, body, options);
const player = (funds?: string) => aPlayer(call, funds);

const MINUTE_MS = 60_000;

test('[W1] a nonce is refused on every node, and by itself it proves nothing to another vendor', async () => {
  const other = await vendorServer(database);
  const { player: id, token } = await player();

  const { said } = await inTime(async (nonce) => {
    const here = await call('balance', { player: id, token }, { nonce });
    return { said: [here, await other.callAs(key, 'balance', { player: id, token }, { nonce })] };
  });

  const [first, elsewhere] = said;
  expect(first?.body['code']).toBe('OK');
  expect(elsewhere).toMatchObject({ status: 409, body: { code: 'NONCE_REUSED', class: 'REPLAY' } });
});

test('[W1] five minutes away is near enough, more is not', async () => {
  const { player: id, token } = await player();
  const ask = (skewSeconds: number) => call('balance', { player: id, token }, { skewSeconds });

  expect((await ask(-299)).body['code']).toBe('OK');
  expect((await ask(299)).body['code']).toBe('OK');
  expect((await ask(-301)).body['code']).toBe('STALE_REQUEST');
  expect((await ask(301)).body['code']).toBe('STALE_REQUEST');
});

test('a path with escaped letters is the call it spells, signed as it was sent', async () => {
  const { token, common } = await player();
  const bet = { ...common, token, amount: '100', transactionId: 'escaped' };

  const first = await call('%62et', bet);
  const again = await call('bet', bet);
  const twice = await call('%2562et', bet);

  expect(first).toMatchObject({ status: 200, body: { code: 'OK', balance: '900' } });
  expect(again.text).toBe(first.text);
  expect(twice.status).toBe(404);
});

test('[W1] two keys are good while a vendor changes over; a third ends the first', async () => {
  const first = await vendors.addVendor(anOperator, { code: 'rotating', name: 'Rotating' });
  const second = await vendors.rotateKey(anOperator, 'rotating');
  const codeWith = async (used: typeof first): Promise<string | undefined> =>
    (await desk.callAs(used, 'sandbox/open-player', { funds: '0' })).body['code'];

  expect([await codeWith(first), await codeWith(second)]).toEqual(['OK', 'OK']);
  const third = await vendors.rotateKey(anOperator, 'rotating');

  expect(third.retired).toEqual([first.keyId]);
  expect([await codeWith(first), await codeWith(second), await codeWith(third)]).toEqual([
    'INVALID_SIGNATURE',
    'OK',
    'OK',
  ]);
});

test('[W1] a key is good on every node from the moment it is given out', async () => {
  const elsewhere = await vendorServer(database);
  const codeWith = async (used: typeof key): Promise<string | undefined> =>
    (await elsewhere.callAs(used, 'sandbox/open-player', { funds: '0' })).body['code'];
  expect(await codeWith(key)).toBe('OK');

  const fresh = await vendors.addVendor(anOperator, { code: 'newcomer', name: 'Newcomer' });

  expect(await codeWith(fresh)).toBe('OK');
});

test('a vendor that is switched off is turned away, one that is live has no sandbox', async () => {
  const theirs = await vendors.addVendor(anOperator, { code: 'staged', name: 'Staged' });

  await vendors.setStage(anOperator, 'staged', 'live');
  const live = await desk.callAs(theirs, 'sandbox/open-player', { funds: '0' });
  await vendors.setStage(anOperator, 'staged', 'off');
  const off = await desk.callAs(theirs, 'sandbox/open-player', { funds: '0' });

  expect(live.body['code']).toBe('SANDBOX_ONLY');
  expect(off).toMatchObject({ status: 403, body: { code: 'VENDOR_DISABLED' } });
});

test('[W18] a launch code lives a minute, a session half an hour without use and a day at most', async () => {
  const opened = (await call('sandbox/open-player', { funds: '1000' })).body;
  clock.advance(MINUTE_MS + 1);
  expect((await call('authenticate', { code: opened['launchCode'] })).body['code']).toBe('INVALID_TOKEN');

  const idle = await player();
  clock.advance(29 * MINUTE_MS);
  expect((await call('balance', { player: idle.player, token: idle.token })).body['code']).toBe('OK');
  clock.advance(31 * MINUTE_MS);
  expect((await call('balance', { player: idle.player, token: idle.token })).body['code']).toBe('TOKEN_EXPIRED');

  const busy = await player();
  for (let minutes = 0; minutes < 24 * 60; minutes += 20) {
    expect((await call('balance', { player: busy.player, token: busy.token })).body['code']).toBe('OK');
    clock.advance(20 * MINUTE_MS);
  }
  expect((await call('balance', { player: busy.player, token: busy.token })).body['code']).toBe('TOKEN_EXPIRED');
});

test('[W18] a token is bound to its player and its vendor', async () => {
  const [one, other] = [await player(), await player()];
  const stranger = await vendors.addVendor(anOperator, { code: 'stranger', name: 'Stranger' });

  const borrowed = await call('balance', { player: other.player, token: one.token });
  const stolen = await desk.callAs(stranger, 'balance', { player: one.player, token: one.token });

  expect(borrowed.body['code']).toBe('INVALID_TOKEN');
  expect(stolen.body['code']).toBe('INVALID_TOKEN');
});

test('[W17] what takes too long is answered RETRY, and the repeat tells what became of it', async () => {
  const { common, token } = await player();
  const order = { ...common, token, transactionId: 'slow', amount: '100' };
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query('select id from wallet_account where owner_id = $1 for update', [common.player]);

  const late = await desk.callOnceAs(key, 'bet', order);
  await client.query('rollback');
  client.release();
  const again = await call('bet', order);

  expect(late).toMatchObject({ status: 503, body: { code: 'TEMPORARY', class: 'RETRY' } });
  expect(again.body).toMatchObject({ code: 'OK', balance: '900' });
});

test('[W10] a vendor that pays without announcing is paid once, where the switch says so', async () => {
  const theirs = await vendors.addVendor(anOperator, { code: 'orphans', name: 'Orphans' });
  await vendors.changeVendor(anOperator, 'orphans', { takesOrphanWins: true });
  const { common } = await aPlayer((name, body) => desk.callAs(theirs, name, body));
  const order = { ...common, roundId: 'nobody-bet', transactionId: 'w', amount: '70' };

  const first = await desk.callAs(theirs, 'win', order);
  const again = await desk.callAs(theirs, 'win', order);

  expect(first.body).toMatchObject({ code: 'OK', balance: '1070' });
  expect(again.text).toBe(first.text);
  expect(await desk.betting.listParkedWins()).toEqual([]);
});

test('[W10] a win that was paid without a bet is rolled back like any other, once', async () => {
  const theirs = await vendors.addVendor(anOperator, { code: 'regretful', name: 'Regretful' });
  await vendors.changeVendor(anOperator, 'regretful', { takesOrphanWins: true });
  const { common } = await aPlayer((name, body) => desk.callAs(theirs, name, body));
  await desk.callAs(theirs, 'win', { ...common, roundId: 'nobody-bet', transactionId: 'w', amount: '70' });
  const undo = { ...common, roundId: 'nobody-bet', transactionId: 'r', targetAction: 'win', targetTransactionId: 'w' };

  const first = await desk.callAs(theirs, 'rollback', undo);
  const again = await desk.callAs(theirs, 'rollback', undo);

  expect(first.body).toMatchObject({ code: 'OK', balance: '1000' });
  expect(again.text).toBe(first.text);
});

test('[W10] a crash between a prize and its note leaves nothing parked: the repeat makes it good', async () => {
  const theirs = await vendors.addVendor(anOperator, { code: 'crashing', name: 'Crashing' });
  await vendors.changeVendor(anOperator, 'crashing', { takesOrphanWins: true });
  const { common } = await aPlayer((name, body) => desk.callAs(theirs, name, body));
  const order = { ...common, roundId: 'nobody-bet', transactionId: 'crashed', amount: '70' };
  const first = await desk.callAs(theirs, 'win', order);
  await asOwner(database.url, "update betting_parked_win set reviewed_at = null where transaction_id = 'crashed'");

  const again = await desk.callAs(theirs, 'win', order);

  expect(again.text).toBe(first.text);
  expect(await desk.betting.listParkedWins()).toEqual([]);
});

test('[W10] a prize that is not paid stays parked', async () => {
  const theirs = await vendors.addVendor(anOperator, { code: 'clashing', name: 'Clashing' });
  await vendors.changeVendor(anOperator, 'clashing', { takesOrphanWins: true });
  const { common, player: id } = await aPlayer((name, body) => desk.callAs(theirs, name, body));
  const prize = { player: id, currency: 'TRIAL', transactionId: 'clash', campaignId: 'cup', amount: '5' };
  await desk.callAs(theirs, 'promo-win', prize);

  const said = await desk.callAs(theirs, 'win', { ...common, roundId: 'none', transactionId: 'clash', amount: '70' });

  expect(said.body['code']).toBe('CONFLICT');
  expect(await desk.betting.listParkedWins()).toMatchObject([{ transactionId: 'clash' }]);
  await asOwner(database.url, "update betting_parked_win set reviewed_at = now() where transaction_id = 'clash'");
});

test('[W10] a win without a bet is parked for somebody to look at, and counted as an alarm', async () => {
  const { common, memberId } = await player();
  const before = vendors.alarms()['orphan-win'];

  await call('win', { ...common, roundId: 'none', transactionId: 'orphan', amount: '70' });
  await call('win', { ...common, roundId: 'none', transactionId: 'orphan', amount: '70' });

  expect(vendors.alarms()['orphan-win']).toBe(before + 1);
  expect(await desk.betting.listParkedWins()).toMatchObject([{ member: memberId, transactionId: 'orphan' }]);
});

test('[W10] a win without a bet in a batch is parked and counted as a lone one is, once', async () => {
  const { common, token, memberId } = await player();
  const { roundId: _, ...whose } = common;
  const actions = [
    { type: 'win', transactionId: 'in-batch', amount: '70' },
    { type: 'bet', transactionId: 'behind', amount: '10' },
  ];
  const order = { ...whose, token, roundId: 'empty', actions };
  const before = vendors.alarms()['orphan-win'];

  const first = await call('betwin', order);
  const again = await call('betwin', order);

  expect(first.body).toMatchObject({ code: 'BET_NOT_FOUND', balance: '1000' });
  expect(again.text).toBe(first.text);
  expect(vendors.alarms()['orphan-win']).toBe(before + 1);
  expect((await desk.betting.listParkedWins()).filter(({ member }) => member === memberId)).toMatchObject([
    { transactionId: 'in-batch', roundId: 'empty', amount: 700_000n },
  ]);
});

test('[W3] a changed payload is a conflict, and counted as an alarm', async () => {
  const { common, token } = await player();
  const before = vendors.alarms().conflict;
  const order = { ...common, token, transactionId: 'twice', amount: '100' };
  await call('bet', order);

  const changed = await call('bet', { ...order, amount: '200' });

  expect(changed).toMatchObject({ status: 409, body: { code: 'CONFLICT', class: 'REPLAY' } });
  expect(vendors.alarms().conflict).toBe(before + 1);
});

test('a currency nobody knows is refused and can be retried for ever without harm', async () => {
  const { common, token } = await player();
  const strange = { ...common, currency: 'QQQ', transactionId: 'x' };
  const undo = { ...strange, targetTransactionId: 'y', targetAction: 'bet' };

  expect((await call('win', { ...strange, amount: '1' })).body['code']).toBe('WRONG_CURRENCY');
  expect((await call('rollback', undo)).body['code']).toBe('WRONG_CURRENCY');
  expect((await call('end-round', strange)).body['code']).toBe('WRONG_CURRENCY');
  expect((await call('bet', { ...strange, token, amount: '1' })).body['code']).toBe('WRONG_CURRENCY');
});

test('a secret never reaches the trail', async () => {
  const lines = await desk.audit.listLines({ limit: 100 });

  expect(lines.map(({ action }) => action)).toContain('vendors.add-vendor');
  expect(JSON.stringify(lines.map(({ before, after }) => ({ before, after })))).not.toContain(key.secret);
});

test('[W3] an answer is the same from a node that starts afterwards', async () => {
  const { common, token } = await player();
  const order = { ...common, token, transactionId: 'over-nodes', amount: '100' };
  const first = await call('bet', order);
  const later = await vendorServer(database);
  later.clock.advance(clock.now().getTime() - later.clock.now().getTime());

  const again = await later.callAs(key, 'bet', order);

  expect(again.text).toBe(first.text);
  expect(createVendors(later.deps).alarms().conflict).toBe(0);
});

test('of several who add the same vendor at once one does, and the others learn that it is there', async () => {
  const tries = await Promise.allSettled(
    Array.from({ length: 4 }, () => vendors.addVendor(anOperator, { code: 'twin', name: 'Twin' })),
  );

  const refused = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(refused).toHaveLength(3);
  for (const reason of refused) expect(reason).toMatchObject({ code: 'vendors.vendor-exists' });
});
