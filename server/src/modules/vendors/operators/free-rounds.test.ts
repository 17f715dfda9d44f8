import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { aPlayer, vendorServer } from '../testing/vendor-server.ts';

const desk = await vendorServer(await testDatabase());
const { vendors, clock, anOperator } = desk;
const key = await vendors.addVendor(anOperator, { code: 'acme', name: 'Acme' });
const call = async (name: string, body: object) => (await desk.callAs(key, name, body)).body;
const DAY_MS = 24 * 3_600_000;

const newPlayer = () => aPlayer((name, body) => desk.callAs(key, name, body));
const issue = (order: object) =>
  call('free-rounds/issue', {
    ...{ stake: '10', wagering: 0, expiresAt: new Date(clock.now().getTime() + DAY_MS).toISOString() },
    ...order,
  });

/** A player with free rounds, and what becomes of them. */
const aGift = async (count: number) => {
  const { common, token, player } = await newPlayer();
  const campaignId = 'gift';
  const { game, currency } = common;
  await issue({ campaignId, player, game, currency, count });
  const spin = async (transactionId: string, more = {}) =>
    (await call('bet', { ...common, token, roundId: transactionId, transactionId, amount: '0', campaignId, ...more }))[
      'code'
    ];
  const rollback = async (target: string, more = {}) => {
    const undo = { ...common, roundId: target, targetTransactionId: target, targetAction: 'bet' };
    return (await call('rollback', { ...undo, transactionId: `undo-${target}`, ...more }))['code'];
  };
  const used = async (): Promise<number | undefined> => {
    const { campaigns } = await call('free-rounds/list', { player });
    return (campaigns as unknown as readonly { readonly used: number }[])[0]?.used;
  };
  return { common, token, spin, rollback, used };
};

test('[W14] a round that is over keeps its spin: a rollback that is refused gives nothing back', async () => {
  const { common, spin, rollback, used } = await aGift(1);
  await spin('t1');
  await call('win', { ...common, roundId: 't1', transactionId: 'w', amount: '5', endsRound: true });

  expect(await rollback('t1')).toBe('ROUND_CLOSED');
  expect(await used()).toBe(1);
  expect(await spin('t2')).toBe('CAMPAIGN_CLOSED');
});

test('[W14] a rollback gives back one spin, however often it comes', async () => {
  const { spin, rollback, used } = await aGift(2);
  await spin('t1');
  await spin('t2');

  expect([await rollback('t1'), await rollback('t1'), await rollback('t1', { transactionId: 'another' })]).toEqual([
    'OK',
    'OK',
    'BET_NOT_FOUND',
  ]);
  expect(await used()).toBe(1);
});

test('[W14] a conflict gives no spin back that a bet stands on, and takes none', async () => {
  const { common, token, spin, used } = await aGift(2);
  await spin('t1');
  await call('bet', { ...common, token, transactionId: 'paid', amount: '10' });

  expect(await spin('t1', { roundId: 'elsewhere' })).toBe('CONFLICT');
  expect(await used()).toBe(1);
  expect(await spin('paid')).toBe('CONFLICT');
  expect(await used()).toBe(1);
});

test('[W9] [W14] a spin that comes after its rollback is refused and not used up', async () => {
  const { spin, rollback, used } = await aGift(1);
  expect(await rollback('t1')).toBe('BET_NOT_FOUND');

  expect([await spin('t1'), await spin('t1')]).toEqual(['BET_CANCELLED', 'BET_CANCELLED']);
  expect(await used()).toBe(0);
  expect(await spin('t2')).toBe('OK');
});

test('[W14] a spin that is refused by the register is not used up', async () => {
  const { common, spin, used } = await aGift(1);
  await spin('t1', { campaignId: undefined, amount: '10', roundId: 'over' });
  await call('end-round', { ...common, roundId: 'over', transactionId: 'end' });

  expect([await spin('t2', { roundId: 'over' }), await spin('t2', { roundId: 'over' })]).toEqual([
    'ROUND_CLOSED',
    'ROUND_CLOSED',
  ]);
  expect(await used()).toBe(0);
});

test('[W5] [W14] a win that came before its campaign stays refused under its number, and the answer says so', async () => {
  const { common, player } = await newPlayer();
  const { game, currency } = common;
  const early = { ...common, roundId: 'none', campaignId: 'late-gift', transactionId: 'early', amount: '40' };

  const refused = await call('win', early);
  await issue({ campaignId: 'late-gift', player, game, currency, count: 1 });

  expect(refused).toMatchObject({ code: 'CAMPAIGN_CLOSED', class: 'FINAL', balance: '1000' });
  expect(await call('win', early)).toEqual(refused);
  expect(await call('tx-status', { player, currency, action: 'win', transactionId: 'early' })).toMatchObject({
    state: 'refused',
  });
  expect(await desk.betting.listParkedWins()).toEqual([]);
  expect(await call('win', { ...early, transactionId: 'in-time' })).toMatchObject({ code: 'OK', balance: '1040' });
});

test('[W3] [W14] a win that was refused as without a bet is another one with a campaign: a conflict, and nothing is paid', async () => {
  const { common } = await aGift(1);
  const orphan = { ...common, roundId: 'none', transactionId: 'w', amount: '40' };

  const refused = await call('win', orphan);

  expect(refused).toMatchObject({ code: 'BET_NOT_FOUND', balance: '1000' });
  expect(await call('win', { ...orphan, campaignId: 'gift' })).toMatchObject({ code: 'CONFLICT' });
  expect(await call('win', orphan)).toEqual(refused);
  expect(await call('win', { ...orphan, transactionId: 'v', campaignId: 'gift' })).toMatchObject({ balance: '1040' });
});

test('[W14] a cancelled campaign pays nothing for a round that is open, and goes on refusing', async () => {
  const { common, spin } = await aGift(1);
  await spin('t1');
  await call('free-rounds/cancel', { player: common.player, campaignId: 'gift' });
  const win = { ...common, roundId: 't1', campaignId: 'gift', transactionId: 'w', amount: '40' };

  const refused = await call('win', win);

  expect(refused).toMatchObject({ code: 'CAMPAIGN_CLOSED', balance: '1000' });
  expect(await call('win', win)).toEqual(refused);
  expect(await call('end-round', { ...common, roundId: 't1', transactionId: 'e' })).toMatchObject({ code: 'OK' });
});

test('[W14] what a campaign paid without a bet is answered as paid after it was cancelled', async () => {
  const { common } = await aGift(1);
  const win = { ...common, roundId: 'none', campaignId: 'gift', transactionId: 'w', amount: '40' };
  const paid = await call('win', win);
  await call('free-rounds/cancel', { player: common.player, campaignId: 'gift' });

  expect(paid).toMatchObject({ code: 'OK', balance: '1040' });
  expect(await call('win', win)).toEqual(paid);
});
