import type { MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { codeIn, openFloor } from '../testing/floor.ts';

const floor = await openFloor(await testDatabase());
const { connect, addGame, vendors, launch, as, fund, callAs, wallet, anOperator } = floor;
const DAY_MS = 24 * 3_600_000;

/** A vendor whose game a member has opened, with real money and the fields its calls carry. */
const aTable = async (code: string, member: number) => {
  const key = await connect(code);
  const node = await addGame(code.toUpperCase(), `${code}-1`);
  await fund(member, 10_000_000n);
  const { game_url } = await launch({ nodeId: node }, as(member));
  const common = { player: String(member), game: `${code}-1`, currency: 'VND', roundId: 'open' };
  const call = async (name: string, body: object) => (await callAs(key, name, body)).body;
  const { token = '' } = await call('authenticate', { code: codeIn(game_url) });
  const bet = { ...common, token, transactionId: 'stake', amount: '100' };
  expect(await call('bet', bet)).toMatchObject({ code: 'OK', balance: '900' });
  const cash = async () => (await wallet.balanceOf(BigInt(member) as MemberId, 'VND')).cash;
  return {
    call,
    common,
    token,
    bet,
    cash,
    node,
    setStage: (stage: 'certifying' | 'live' | 'off') => vendors.setStage(anOperator, code, stage),
  };
};

const freeRounds = ({ player, game, currency }: { player: string; game: string; currency: string }) => ({
  ...{ campaignId: 'gift', player, game, currency, stake: '10', count: 2, wagering: 0 },
  expiresAt: new Date(floor.clock.now().getTime() + DAY_MS).toISOString(),
});

test('[W6] a vendor that is being certified makes no real money and takes none', async () => {
  const { call, common, token, bet, cash, setStage } = await aTable('staged', 1);
  expect(await call('free-rounds/issue', freeRounds(common))).toMatchObject({ code: 'OK' });
  const prize = { player: '1', currency: 'VND', transactionId: 'old', campaignId: 'cup', amount: '5' };
  const paid = await call('promo-win', prize);
  const alone = { ...common, roundId: 'none', campaignId: 'gift', transactionId: 'alone', amount: '7' };
  const paidAlone = await call('win', alone);
  await setStage('certifying');
  const before = await cash();

  const said = [
    await call('promo-win', { ...prize, transactionId: 'new' }),
    await call('free-rounds/issue', { ...freeRounds(common), campaignId: 'more' }),
    await call('bet', { ...common, token, roundId: 'a', transactionId: 'a', amount: '100' }),
    await call('bet', { ...common, token, roundId: 'b', transactionId: 'b', amount: '0', campaignId: 'gift' }),
    await call('betwin', {
      ...{ player: '1', token, game: common.game, currency: 'VND', roundId: 'c' },
      actions: [
        { type: 'bet', transactionId: 'c1', amount: '0' },
        { type: 'win', transactionId: 'c2', amount: '900' },
      ],
    }),
    await call('win', { ...alone, transactionId: 'alone-2' }),
  ];

  expect(said.map(({ code }) => code)).toEqual([
    ...['WRONG_CURRENCY', 'WRONG_CURRENCY', 'WRONG_CURRENCY', 'WRONG_CURRENCY', 'WRONG_CURRENCY'],
    'BET_NOT_FOUND',
  ]);
  expect(await call('free-rounds/list', { player: '1' })).toMatchObject({
    campaigns: [{ campaignId: 'gift', used: 0 }],
  });
  expect(await cash()).toBe(before);
  expect([await call('promo-win', prize), await call('win', alone), await call('bet', bet)]).toMatchObject([
    paid,
    paidAlone,
    { code: 'OK', balance: '900' },
  ]);
});

test('[W7] a vendor that is switched off brings rounds to their end, and begins nothing', async () => {
  const { call, common, token, bet, setStage } = await aTable('leaving', 2);
  await call('bet', { ...bet, roundId: 'back', transactionId: 'back' });
  await call('bet', { ...bet, roundId: 'batch', transactionId: 'batch' });
  const prize = { player: '2', currency: 'VND', transactionId: 'old', campaignId: 'cup', amount: '5' };
  const paid = await call('promo-win', prize);
  await setStage('off');

  const begun = [
    await call('authenticate', { code: 'a-code-of-some-length' }),
    await call('bet', { ...bet, roundId: 'a', transactionId: 'a' }),
    await call('bet', { ...bet, transactionId: 'more' }),
    await call('promo-win', { ...prize, transactionId: 'new' }),
    await call('free-rounds/issue', freeRounds(common)),
  ];
  const undo = { ...common, roundId: 'back', transactionId: 'undo', targetTransactionId: 'back', targetAction: 'bet' };
  const wins = [{ type: 'win', transactionId: 'w-batch', amount: '3' }];
  const ended = [
    await call('win', { ...common, transactionId: 'w', amount: '50' }),
    await call('end-round', { ...common, transactionId: 'e' }),
    await call('rollback', undo),
    await call('betwin', { player: '2', token, game: common.game, currency: 'VND', roundId: 'batch', actions: wins }),
    await call('tx-status', { player: '2', currency: 'VND', action: 'win', transactionId: 'w' }),
    await call('balance', { player: '2', token }),
    await call('bet', bet),
    await call('promo-win', prize),
  ];

  expect(begun.map(({ code }) => code)).toEqual(Array.from({ length: 5 }, () => 'VENDOR_DISABLED'));
  expect(ended.map(({ code }) => code)).toEqual(Array.from({ length: 8 }, () => 'OK'));
  expect(ended.slice(4)).toMatchObject([{ state: 'applied' }, { balance: '858' }, { balance: '900' }, paid]);
});

test('[W5] a stake that was refused because its vendor was off stays refused', async () => {
  const { call, bet, setStage } = await aTable('returning', 3);
  await setStage('off');
  const late = { ...bet, roundId: 'late', transactionId: 'late' };
  const refused = await call('bet', late);
  await setStage('live');

  expect(refused).toMatchObject({ code: 'VENDOR_DISABLED', class: 'FINAL' });
  expect(await call('bet', late)).toEqual(refused);
});

test('[W1] a retired key is refused for everything, also for results', async () => {
  const { call, common } = await aTable('retired', 4);
  await vendors.rotateKey(anOperator, 'retired');
  await vendors.rotateKey(anOperator, 'retired');

  expect(await call('win', { ...common, transactionId: 'w', amount: '1' })).toMatchObject({
    code: 'INVALID_SIGNATURE',
  });
});
