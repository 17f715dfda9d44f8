import type { MemberId } from '@fairground/contract/ids';
import { readOffer } from '@fairground/contract/lottery/endpoints';
import { FLAGS } from '@fairground/contract/system/flags';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { callRoute } from '../../../testing/modules.ts';
import type { LotteryDeps } from '../deps.ts';
import { payeesOf } from './series.ts';
import { aHall, refusal } from '../testing/hall.ts';

const database = await testDatabase();
const hall = await aHall(database);
const { anIssue, aPlayer, place, anOrder, cashOf } = hall;

/** A node of a site whose operator set the lowest series. */
const nodeAt = (lowest: string) => {
  const flags = Object.fromEntries(Object.entries(FLAGS).map(([key, { fallback }]) => [key, fallback]));
  const system = { readFlags: async () => ({ ...flags, LOTTERYSERIES: lowest }) } as LotteryDeps['system'];
  return hall.aNode({ ...(system && { system }) });
};
const seriesOf = async (lowest: string, gameCode: string) => {
  const offer = (await callRoute(nodeAt(lowest).routes, readOffer.name, { query: { gameCode } })) as {
    modes: { mode: string; series: { min: number; max: number } }[];
  };
  return Object.fromEntries(offer.modes.map(({ mode, series }) => [mode, [series.min, series.max]]));
};

test('a site that lets players go down to 1700 offers it where they choose, and fixed odds stay', async () => {
  expect(await seriesOf('1800', 'SSC1M')).toMatchObject({ Elott: [1800, 1980], ZY: [1960, 1960] });
  expect(await seriesOf('1700', 'SSC1M')).toMatchObject({ Elott: [1700, 1980], ZY: [1960, 1960] });
});

test('a series below the setting is refused and costs nothing; one that is allowed is bought', async () => {
  const ann = await aPlayer(10_000_000);
  const numero = await anIssue('SSC1M');

  expect(await refusal(place(ann, anOrder(numero, '1|2|3', { prizeGroup: 1700 }), nodeAt('1800')))).toBe(
    'lottery.line-refused',
  );
  expect(await cashOf(ann)).toBe(10_000_000);
  const { order } = await place(ann, anOrder(numero, '1|2|3', { prizeGroup: 1700 }), nodeAt('1700'));
  expect(order.prizeGroup).toBe(1700);
});

test('affiliates and the house are a ceiling and get no part; a bettor who is not paid plays at what heads hold', () => {
  const [head, affiliate, player] = [1n as MemberId, 2n as MemberId, 3n as MemberId] as const;
  const line = [
    { id: head, isAgent: 2, isHouse: false, rate: 1980 },
    { id: affiliate, isAgent: 41, isHouse: false, rate: 1970 },
    { id: player, isAgent: 0, isHouse: false, rate: 1960 },
  ] as const;

  expect(payeesOf(player, { ofHeads: 1980, line })).toEqual([
    { holder: player, series: 1960 },
    { holder: head, series: 1980 },
  ]);
  expect(payeesOf(affiliate, { ofHeads: 1980, line: line.slice(0, 2) })).toEqual([{ holder: affiliate, series: 1980 }]);
  expect(payeesOf(player, { ofHeads: 1978, line: [] })).toEqual([{ holder: player, series: 1978 }]);
});
