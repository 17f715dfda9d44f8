import type { FileStream } from '@fairground/contract/bytes';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { listPlayedGames } from '@fairground/contract/launch/endpoints';
import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { testDatabase } from '../../../testing/database.ts';
import type { GameId } from '../../betting/index.ts';
import { openAcme } from '../testing/acme.ts';

const database = await testDatabase();
const { node, as, ask, launch, fund, betting, enter, bet } = await openAcme(database);

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(new Date().getTime() - days * DAY_MS);
const yearAgo = () => daysAgo(365);
const start = async (member: number, query: object) =>
  (await ask('vendors.export-bets', { query }, as(member))) as FileStream;
const linesOf = async ({ chunks }: FileStream): Promise<readonly string[]> => {
  let text = '';
  for await (const chunk of chunks) text += Buffer.from(chunk).toString();
  return text.split('\r\n').slice(0, -1);
};

test('[part of C-07] own bets are exported as a table, and what a vendor wrote cannot become a formula', async () => {
  await fund(51, 1_000_000n);
  await fund(52, 1_000_000n);
  const { token = '' } = await enter((await launch({ nodeId: node }, as(51))).game_url);
  expect((await bet('51', token, 'first')).body['code']).toBe('OK');
  for (const member of [51n, 52n] as MemberId[]) {
    const wagers = await betting.prepare([
      {
        ...{ action: 'place', tenant: 'fair', source: 'DRAWS', member, currency: 'VND', category: 'ELOTT' },
        ...{ transactionId: 'draw', round: '=cmd()', game: 7n as GameId, stake: money(10_000n) },
      },
    ]);
    await inTransaction(database.db, (tx) => betting.applyIn(tx, wagers));
  }

  const [head = '', ...rows] = await linesOf(await start(51, { from: yearAgo() }));
  const narrowed = await linesOf(await start(51, { from: yearAgo(), vendor: 'DRAWS' }));

  expect(head).toMatch(/^\uFEFF.*\(Asia\/Ho_Chi_Minh\)/);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/^#\d+,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,,.*,'=cmd\(\),.*,VND,1\.0000,0\.0000,/);
  expect(narrowed).toHaveLength(2);
});

test('an export of more than a year, of a window that runs backwards, or beside another one is refused', async () => {
  await expect(start(51, { from: daysAgo(367), to: new Date() })).rejects.toMatchObject({
    code: 'betting.range-too-long',
  });
  await expect(start(51, { from: new Date(), to: yearAgo() })).rejects.toMatchObject({
    code: 'betting.window-backwards',
  });
  const first = await start(51, { from: yearAgo() });
  await expect(start(51, { from: yearAgo() })).rejects.toMatchObject({ code: 'betting.export-running' });
  expect(await linesOf(await start(52, { from: yearAgo() }))).toHaveLength(2);
  expect(await linesOf(first)).toHaveLength(3);
});

test('[part of C-07] the games of a range are offered by their names, to the member who played them', async () => {
  const games = async (member: number, query: object) =>
    ((await ask('vendors.list-played-games', { query }, as(member))) as ValueOf<typeof listPlayedGames>).list;

  expect(await games(51, { vendor: 'DRAWS' })).toEqual([{ vendor: 'DRAWS', gameId: 7n, gameName: '7', bets: 1 }]);
  const [played] = await games(51, { vendor: 'acme' });
  expect(played?.gameName).not.toMatch(/^\d+$/);
  expect(await games(51, { to: yearAgo() })).toEqual([]);
  expect(await games(53, {})).toEqual([]);
});
