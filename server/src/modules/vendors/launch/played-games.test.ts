import type { ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { listPlayedVendors, namePlayedGames } from '@fairground/contract/launch/endpoints';
import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { testDatabase } from '../../../testing/database.ts';
import type { GameId } from '../../betting/index.ts';
import { openAcme } from '../testing/acme.ts';

const database = await testDatabase();
const { node, addGame, as, ask, launch, fund, catalog, betting, enter, bet } = await openAcme(database);

test('[part of C-07] the games behind bets have their names, in the language of the one who played them', async () => {
  await fund(31, 1_000_000n);
  const { token = '' } = await enter((await launch({ nodeId: node }, as(31))).game_url);
  expect((await bet('31', token, 'named')).body['code']).toBe('OK');
  const { list } = await betting.historyOf(31n as MemberId);
  const [{ vendor, gameId } = { vendor: '', gameId: 0n }] = list;

  const named = (await ask(
    'vendors.name-played-games',
    { query: { games: `${vendor}:${gameId},${vendor}:999999,lottery:${gameId}` } },
    as(31),
  )) as ValueOf<typeof namePlayedGames>;

  expect(named.list).toMatchObject([{ vendor, gameId, nodeId: node }]);
  expect(named.list[0]?.gameName).not.toBe('');
});

test('[part of C-07] a lottery of our own has no account here: the code its bets carry names the game', async () => {
  const drawNode = await addGame('DRAWS', 'SSC45S');

  const { list } = (await ask(
    'vendors.name-played-games',
    { query: { games: 'DRAWS:7:SSC45S,DRAWS:8:UNHEARD,DRAWS:9' } },
    as(31),
  )) as ValueOf<typeof namePlayedGames>;

  expect(list).toMatchObject([{ vendor: 'DRAWS', gameId: 7n, nodeId: drawNode }]);
});

test('[C-07] a member gets the vendors of the own bets alone, by the names of the catalogue', async () => {
  const vendorsOf = async (number: number) =>
    ((await ask('vendors.list-played-vendors', {}, as(number))) as ValueOf<typeof listPlayedVendors>).list;
  await fund(41, 1_000_000n);
  const { token = '' } = await enter((await launch({ nodeId: node }, as(41))).game_url);
  expect(await vendorsOf(41)).toEqual([]);
  expect((await bet('41', token, 'told')).body['code']).toBe('OK');
  const wagers = await betting.prepare([
    {
      ...{ action: 'place', tenant: 'fair', source: 'DRAWS', member: 41n as MemberId, currency: 'VND' },
      ...{ category: 'ELOTT', transactionId: 'draw-1', round: 'draw-1', game: 7n as GameId, stake: money(10_000n) },
    },
  ]);
  await inTransaction(database.db, (tx) => betting.applyIn(tx, wagers));

  const names = new Map((await catalog.readAll()).vendors.map(({ code, names: each }) => [code, each]));
  expect(await vendorsOf(41)).toEqual([
    { vendor: 'acme', vendorName: names.get('ACME')?.TY, categories: ['RNG'] },
    { vendor: 'DRAWS', vendorName: names.get('DRAWS')?.TY, categories: ['ELOTT'] },
  ]);
  expect(await vendorsOf(42)).toEqual([]);
});
