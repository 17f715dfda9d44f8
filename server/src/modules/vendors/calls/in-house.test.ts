import type { MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { anOperator } from '../../../testing/modules.ts';
import { openFloor } from '../testing/floor.ts';
import { told } from '../testing/in-time.ts';

const floor = await openFloor(await testDatabase());
const { connect, addGame, vendors, launch, as, fund, callAs } = floor;
const key = await connect('own');
await vendors.connectVendor(anOperator, 'own', { catalogueCode: 'OWN', adapter: 'studio', takesTrials: true });
const node = await addGame('OWN', 'own-1');

const codeFor = async (member: number): Promise<string> => {
  const { game_url } = await launch({ nodeId: node }, as(member));
  return game_url?.split('#code=')[1] ?? '';
};

test('[part of K-02] a call from within and the same call by wire are one call: one debit, the same kept answer', async () => {
  await fund(1, 1_000_000n);
  const line = await vendors.openLine('OWN');
  if (!line) throw new Error('no line');
  const opened = await told(async () => line.authenticate({ code: await codeFor(1) }));
  const common = { game: 'own-1', currency: 'VND', roundId: 'r1', transactionId: 'b1', token: opened.token ?? '' };

  const within = await told(() => line.bet({ ...common, player: 1n as MemberId, amount: 10n }));
  const byWire = await callAs(key, 'bet', { ...common, player: '1', amount: '10' });

  expect(opened).toMatchObject({ code: 'OK', player: '1', gameGroup: 'own-1', balance: 100n });
  expect(within).toMatchObject({ code: 'OK', balance: 90n });
  expect(byWire.body).toMatchObject({ code: 'OK', balance: '90', reference: within.reference?.toString() });
  const { token: _token, ...round } = common;
  const won = await told(() =>
    line.win({ ...round, player: 1n as MemberId, transactionId: 'w1', amount: 5n, endsRound: true }),
  );
  expect(won).toMatchObject({ code: 'OK', balance: 95n });
  expect((await callAs(key, 'bet', { ...common, player: '1', amount: '11' })).body['code']).toBe('CONFLICT');
});

test('[part of K-02] a stake and its win asked for at once are two calls: both or none, each kept as if it had come alone', async () => {
  await fund(2, 500_000n);
  const line = await vendors.openLine('OWN');
  if (!line) throw new Error('no line');
  const { token = '' } = await told(async () => line.authenticate({ code: await codeFor(2) }));
  const round = { player: 2n as MemberId, game: 'own-1', currency: 'VND', roundId: 's1' };
  const stake = { ...round, token, transactionId: 's1:bet', amount: 20n };
  const play = (result: { transactionId: string; amount: bigint }, order = stake) =>
    told(async () => {
      const both = await line.betAndWin(order, result);
      return { ...both, code: both.bet.code };
    });

  const played = await play({ transactionId: 's1:win', amount: 30n });
  const twins = await Promise.all(Array.from({ length: 5 }, () => play({ transactionId: 's1:win', amount: 30n })));

  expect(played).toMatchObject({ bet: { code: 'OK', balance: 30n }, win: { code: 'OK', balance: 60n } });
  for (const twin of twins) expect(twin).toEqual(played);
  expect(await told(() => line.bet(stake))).toEqual(played.bet);
  const alone = { ...round, transactionId: 's1:win', amount: 30n, endsRound: true };
  expect(await told(() => line.win(alone))).toEqual(played.win);
  expect((await callAs(key, 'win', { ...alone, player: '2', amount: '30' })).body).toMatchObject({ balance: '60' });

  const poor = { ...stake, roundId: 's2', transactionId: 's2:bet', amount: 61n };
  expect(await play({ transactionId: 's2:win', amount: 999n }, poor)).toMatchObject({
    bet: { code: 'INSUFFICIENT_FUNDS' },
    win: { code: 'BATCH_FAILED' },
  });
  expect(await play({ transactionId: 's1:win', amount: 31n })).toMatchObject({
    bet: { code: 'OK' },
    win: { code: 'CONFLICT' },
  });
  expect(await told(() => line.balance({ player: 2n as MemberId, token }))).toMatchObject({ balance: 60n });
});

test('[W7] there is no line for a vendor outside the product; while one is switched off, its line brings rounds to their end', async () => {
  await connect('outer');
  expect(await vendors.openLine('OUTER')).toBeUndefined();
  expect(await vendors.openLine('NOBODY')).toBeUndefined();

  await fund(3, 1_000_000n);
  const line = await vendors.openLine('OWN');
  if (!line) throw new Error('no line');
  const { token = '' } = await told(async () => line.authenticate({ code: await codeFor(3) }));
  const round = { player: 3n as MemberId, game: 'own-1', currency: 'VND', roundId: 'o1' };
  const stake = { ...round, token, transactionId: 'o1:bet', amount: 10n };
  const taken = await told(() => line.bet(stake));
  await vendors.setStage(anOperator, 'own', 'off');

  expect(await line.authenticate({ code: 'a-code-of-some-length' })).toMatchObject({ code: 'VENDOR_DISABLED' });
  const next = { ...stake, roundId: 'o2', transactionId: 'o2:bet' };
  expect(await told(() => line.bet(next))).toMatchObject({ code: 'VENDOR_DISABLED' });
  const both = await line.betAndWin(
    { ...next, roundId: 'o3', transactionId: 'o3:bet' },
    { transactionId: 'o3:win', amount: 5n },
  );
  expect(both).toMatchObject({ bet: { code: 'VENDOR_DISABLED' }, win: { code: 'BATCH_FAILED' } });
  expect(await told(() => line.bet(stake))).toEqual(taken);
  expect(await told(() => line.win({ ...round, transactionId: 'o1:win', amount: 4n }))).toMatchObject({ code: 'OK' });
  expect(await told(() => line.balance({ player: 3n as MemberId, token }))).toMatchObject({ balance: 94n });
});

test('what fails beneath a call from within is answered as by wire: to be sent again', async () => {
  await vendors.setStage(anOperator, 'own', 'live');
  const line = await vendors.openLine('OWN');
  const order = {
    player: 1n as MemberId,
    game: 'own-1',
    currency: 'VND',
    roundId: 'r9',
    transactionId: 'b9',
    amount: 1n,
  };

  // Not even a token: the contract would keep it out where there is a wire.
  const said = await line?.bet({ ...order, token: undefined as never });

  expect(said).toMatchObject({ code: 'TEMPORARY', class: 'RETRY' });
});
