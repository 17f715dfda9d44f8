import type { ValueOf } from '@fairground/contract/endpoint';
import type {
  listRecentVietnam,
  listVietnamNumbers,
  readLotteryMenus,
  readVietnamMenu,
} from '@fairground/contract/lottery/endpoints';
import { GAMES } from '@fairground/engines/lottery/games';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { anOperator } from '../../../testing/modules.ts';
import { aHall, VND } from '../testing/hall.ts';

const { lottery, anIssue, aPlayer, place, anOrder, ask } = await aHall(await testDatabase());
const ann = await aPlayer(1_000_000);

const codesOf = ({ gameMenus }: ValueOf<typeof readLotteryMenus>): readonly string[] =>
  gameMenus.flatMap(({ games }) => games.map(({ gameCode }) => gameCode)).toSorted();
const codesIn = (area?: string): readonly string[] =>
  GAMES.filter((game) => area === undefined || game.area === area)
    .map(({ code }) => code)
    .toSorted();

test('[part of K-02] the menus have every lottery in its group, and a prize mode narrows them', async () => {
  const all = await ask<ValueOf<typeof readLotteryMenus>>(ann, 'lottery.read-menus', { query: { device: 'WEB' } });
  const sea = await ask<ValueOf<typeof readLotteryMenus>>(ann, 'lottery.read-menus', { query: { prizeMode: 'SEA' } });

  expect(codesOf(all)).toEqual(codesIn());
  expect(codesOf(sea)).toEqual(codesIn('SEA'));
  for (const { gameGroupCode, games } of all.gameMenus)
    expect(new Set(games.map((game) => game.gameGroupCode))).toEqual(new Set([gameGroupCode]));
});

test('[part of K-02] the menu of Vietnam has its lotteries alone, and says which are switched off', async () => {
  await lottery.setGameOn(anOperator, 'MB2M', false);

  const menu = await ask<ValueOf<typeof readVietnamMenu>>(ann, 'lottery.read-vietnam-menu', {
    query: { prizeMode: 'SEA', device: 'WEB' },
  });

  expect(codesOf(menu)).toEqual(codesIn('VN'));
  const off = menu.gameMenus.flatMap(({ games }) => games).filter(({ isOn }) => !isOn);
  expect(off.map(({ gameCode }) => gameCode)).toEqual(['MB2M']);
});

test('[part of B-03] [part of K-02] the numbers of Vietnam are those of its lotteries, a hundred at most', async () => {
  const numbers = (count: string) =>
    ask<ValueOf<typeof listVietnamNumbers>>(ann, 'lottery.list-vietnam-numbers', { query: { count } });
  const numero = await anIssue('MB1M');

  const { list } = await numbers('100');

  expect(list.map(({ gameCode }) => gameCode).toSorted()).toEqual(codesIn('VN'));
  expect(list.find(({ gameCode }) => gameCode === 'MB1M')?.currentNumero?.numero).toBe(numero);
  expect((await numbers('3')).list).toHaveLength(3);
});

test('[part of K-02] recent are the lotteries of Vietnam that the caller bet on, the last one first', async () => {
  const recent = async (member = ann) =>
    (await ask<ValueOf<typeof listRecentVietnam>>(member, 'lottery.list-recent-vietnam', { query: {} })).list.map(
      ({ gameCode }) => gameCode,
    );
  const bet = async (gameCode: string, play: string, content: string, amount: number) => {
    const line = { play, content, unit: 'whole', multiple: 1, bets: 1 } as const;
    await place(ann, anOrder(await anIssue(gameCode), content, { gameCode, lines: [line], amount: VND(amount) }));
  };
  expect(await recent()).toEqual([]);

  for (const gameCode of ['MB5M', 'MB1M', 'MB5M']) await bet(gameCode, 'de.special', '68', 1);
  await bet('SSC1M', 'front3.direct', '1|2|3', 2);

  expect(await recent()).toEqual(['MB5M', 'MB1M']);
  expect(await recent(await aPlayer(1))).toEqual([]);
});
