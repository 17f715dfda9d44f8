import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../../testing/database.ts';
import { switchesOf } from '../../../testing/staff.ts';
import { createGameSessions } from '../launch/game-sessions.ts';
import { inTime } from '../testing/in-time.ts';
import { aPlayer, vendorServer } from '../testing/vendor-server.ts';

const database = await testDatabase();
const desk = await vendorServer(database);
const { vendors, wallet, clock, anOperator } = desk;
const key = await vendors.addVendor(anOperator, { code: 'acme', name: 'Acme' });
const call = (name: string, body: object, options = {}) => desk.callAs(key, name, body, options);
const player = (funds?: string) => aPlayer(call, funds);

const count = async (statement: string): Promise<number> => (await asOwner(database.url, statement)).rows.length;

test('[W3] the answer is kept in one commit with the operation, and a repeat gets those bytes whatever they are', async () => {
  const { common, token } = await player();
  const order = { ...common, token, transactionId: 'kept', amount: '100' };
  const first = await call('bet', order);
  const kept = `select answer from vendors_transaction where transaction_id = 'kept' and http = 200`;
  expect((await asOwner(database.url, kept)).rows).toEqual([{ answer: first.text }]);

  await asOwner(
    database.url,
    `update vendors_transaction set http = 418, answer = '{"code":"OK","player":"1"}' where transaction_id = 'kept'`,
  );
  const again = await call('bet', order);

  expect(again).toMatchObject({ status: 418, text: '{"code":"OK","player":"1"}' });
});

test('[W3] [W5] refusals, rollbacks, ends, prizes and whole batches are repeated byte for byte', async () => {
  const { common, token } = await player('100');
  const calls: readonly (readonly [string, object])[] = [
    ['bet', { ...common, token, transactionId: 'too"much\\', amount: '101' }],
    ['bet', { ...common, token, transactionId: 'b', amount: '60' }],
    ['rollback', { ...common, transactionId: 'r', targetTransactionId: 'never', targetAction: 'bet' }],
    ['bet', { ...common, token, transactionId: 'never', amount: '1' }],
    ['win', { ...common, transactionId: 'w', amount: '7' }],
    ['promo-win', { player: common.player, currency: 'TRIAL', transactionId: 'p', campaignId: 'c', amount: '5' }],
    ['end-round', { ...common, transactionId: 'e' }],
    [
      'betwin',
      {
        ...common,
        token,
        roundId: 'batch',
        actions: [
          { type: 'bet', transactionId: 'b1', amount: '10' },
          { type: 'win', transactionId: 'w1', amount: '3' },
        ],
      },
    ],
  ];
  const said = [];
  for (const [name, body] of calls) said.push(await call(name, body));
  expect(said.map(({ body }) => body['code'])).toEqual([
    'INSUFFICIENT_FUNDS',
    'OK',
    'BET_NOT_FOUND',
    'BET_CANCELLED',
    'OK',
    'OK',
    'OK',
    'OK',
  ]);

  await call('promo-win', {
    player: common.player,
    currency: 'TRIAL',
    transactionId: 'q',
    campaignId: 'c',
    amount: '5',
  });
  const again = [];
  for (const [name, body] of calls) again.push(await call(name, body));

  expect(again.map(({ status, text }) => ({ status, text }))).toEqual(
    said.map(({ status, text }) => ({ status, text })),
  );
});

test('[W1] of calls with one nonce at once, on two nodes and for two bets, one is carried out', async () => {
  const other = await vendorServer(database);

  const { said, common } = await inTime(async (nonce) => {
    const { common: fields, token } = await player();
    const bet = (transactionId: string) => ({ ...fields, token, transactionId, amount: '100', roundId: transactionId });
    const asked = [
      call('bet', bet('one'), { nonce }),
      call('bet', bet('two'), { nonce }),
      other.callAs(key, 'bet', bet('one'), { nonce }),
      call('bet', bet('three')),
    ];
    return { said: await Promise.all(asked), common: fields };
  });

  const codes = said.map(({ body }) => body['code'] ?? '');
  expect(codes.slice(0, 3).filter((code) => code === 'OK')).toHaveLength(1);
  expect(codes.slice(0, 3).filter((code) => code === 'NONCE_REUSED')).toHaveLength(2);
  expect(codes[3]).toBe('OK');
  expect(await wallet.balanceOf(BigInt(common.player) as never, 'TRIAL')).toMatchObject({ cash: 8_000_000n });
});

test('[W1] a nonce that comes twice does not take its batch apart: the other calls still share their commits', async () => {
  const players = await Promise.all(Array.from({ length: 12 }, () => player()));

  const { said } = await inTime(async (nonce) => ({
    said: await Promise.all(
      players.map(({ common, token }, index) => {
        const order = { ...common, token, transactionId: `crowd-${index}`, amount: '1' };
        return call('bet', order, index === 5 || index === 8 ? { nonce } : {});
      }),
    ),
  }));

  const codes = said.map(({ body }) => body['code']);
  expect(codes.filter((code) => code === 'OK')).toHaveLength(11);
  expect(codes.filter((code) => code === 'NONCE_REUSED')).toHaveLength(1);
  const commits = `select distinct xmin::text from vendors_transaction where transaction_id like 'crowd-%'`;
  expect(await count(commits)).toBeLessThan(6);
});

test('[W1] a call whose signature is wrong uses up no nonce, and neither does a bet that cannot be read', async () => {
  const { said } = await inTime(async (nonce) => {
    const { common, token } = await player();
    const order = { ...common, token, transactionId: 'signed-at-last', amount: '1' };
    const forged = await desk.callAs({ ...key, secret: 'x'.repeat(43) }, 'bet', order, { nonce });
    const unreadable = await call('bet', { ...order, amount: 1 }, { nonce });
    const right = await call('bet', order, { nonce });
    return { said: [forged, unreadable, right, await call('bet', order, { nonce })] };
  });

  expect(said.map(({ body }) => body['code'])).toEqual(['INVALID_SIGNATURE', 'INVALID_REQUEST', 'OK', 'NONCE_REUSED']);
});

test('[W1] a call the register is not asked about uses up its nonce all the same', async () => {
  const { common, token } = await player();
  const order = { ...common, token, currency: 'QQQ', transactionId: 'x', amount: '1' };

  const { said } = await inTime(async (nonce) => {
    const first = await call('bet', order, { nonce });
    return { said: [first, await call('bet', order, { nonce })] };
  });

  expect(said.map(({ body }) => body['code'])).toEqual(['WRONG_CURRENCY', 'NONCE_REUSED']);
});

test('[W2] nobody gets accounts by being named in a call', async () => {
  const stranger = { player: '424242', roundId: 'r', game: 'certify', currency: 'TRIAL', transactionId: 's' };

  for (const [name, more] of [
    ['win', { amount: '1' }],
    ['rollback', { targetTransactionId: 'y', targetAction: 'bet' }],
    ['end-round', {}],
    ['bet', { amount: '1', token: 'nobody-has-such-a-token' }],
  ] as const)
    expect(await call(name, { ...stranger, ...more })).toMatchObject({ status: 404, body: { code: 'PLAYER_UNKNOWN' } });
  expect(await count('select id from wallet_account where owner_id = 424242')).toBe(0);
});

test('[W6] a session ended elsewhere stops the next bet at once, and the answer comes before the state of the game', async () => {
  const { common, token } = await player();
  expect((await call('bet', { ...common, token, transactionId: 'a', amount: '1' })).body['code']).toBe('OK');

  await asOwner(database.url, `update vendors_session set expires_at = seen_at where member_id = ${common.player}`);
  const order = { ...common, token, transactionId: 'b', amount: '1', game: 'unknown-game' };

  expect((await call('bet', order)).body['code']).toBe('TOKEN_EXPIRED');
});

test('[W6] a bet from a region that is closed is refused, and a win is paid there all the same', async () => {
  const vendorId = (await vendors.listVendors())[0]?.id ?? 0n;
  const { memberId, common } = await player();
  const place = { ip: '203.0.113.9', host: 'play.example' };
  const launch = { vendorId, memberId, gameGroup: 'certify', currency: 'TRIAL', device: 'phone', place };
  const code = await createGameSessions(desk.deps).issueLaunchCode(launch);
  const { token = '' } = (await call('authenticate', { code })).body;
  expect((await call('bet', { ...common, token, transactionId: 'open', amount: '1' })).body['code']).toBe('OK');

  await switchesOf(desk).addRegionRule({ kind: 'DENY', place: { network: '203.0.113.0/24' } });
  clock.advance(10_000);
  const refused = await call('bet', { ...common, token, transactionId: 'closed', amount: '1' });

  expect(refused).toMatchObject({ status: 403, body: { code: 'PLAYER_BLOCKED' } });
  expect((await call('win', { ...common, transactionId: 'w', amount: '1' })).body['code']).toBe('OK');
});

test('[W7] [W8] a rollback finds its target by player, action and number, whatever round it names', async () => {
  const { common, token } = await player('1000');
  const { roundId: _, ...whose } = common;
  await call('bet', { ...common, token, transactionId: 'b', amount: '60' });
  await call('win', { ...common, transactionId: 'w', amount: '7' });
  await call('betwin', {
    ...whose,
    token,
    roundId: 'batch',
    actions: [
      { type: 'bet', transactionId: 'b1', amount: '10' },
      { type: 'bet', transactionId: 'b2', amount: '20' },
    ],
  });
  const undo = (targetAction: string, target: string) =>
    call('rollback', {
      ...{ ...common, roundId: 'elsewhere', transactionId: `undo-${target}` },
      ...{ targetTransactionId: target, targetAction },
    });

  const said = [await undo('bet', 'b2'), await undo('win', 'w'), await undo('bet', 'b')];

  expect(said.map(({ body }) => [body['code'], body['balance']])).toEqual([
    ['OK', '937'],
    ['OK', '930'],
    ['OK', '990'],
  ]);
  expect((await undo('bet', 'b')).text).toBe(said[2]?.text);
});
