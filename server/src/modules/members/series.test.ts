import { money } from '@fairground/contract/money';
import { rebatesOf } from '@fairground/engines/lottery/rebate';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { anOperator } from '../../testing/modules.ts';
import { membersHouse } from './testing/house.ts';

const house = await membersHouse(await testDatabase());
const { members, registerAs } = house;

const idOf = async (username: string) => {
  const member = await members.findByAccount(username);
  if (member === undefined) throw new Error(`${username} is nobody.`);
  return member.id;
};

/** A head, an agent below it, one more, and a player who came by a link of the last. */
const aLine = async (name: string) => {
  const open = async (username: string, isAgent: 0 | 1 | 2, upline?: bigint) => {
    await members.openAccount(anOperator, {
      ...{ username, isAgent },
      uplineId: (upline ?? null) as Awaited<ReturnType<typeof idOf>> | null,
    });
    return idOf(username);
  };
  const head = await open(`${name}head`, 2);
  const above = await open(`${name}above`, 1, head);
  const below = await open(`${name}below`, 1, above);
  return { head, above, below };
};

test('[part of A-03] everybody of a line gets the difference to the one below, as the worked example says', async () => {
  const { head, above, below } = await aLine('ex');
  await members.setSeries(anOperator, above, 1970);
  await members.setSeries(anOperator, below, 1960);
  const { code } = await members.createLink(anOperator, { owner: below, opens: 0, series: 1950 });
  await registerAs({ username: 'explayer', affiliateCode: code });
  const player = await idOf('explayer');

  const chain = await members.chainOf(player);
  const rebates = rebatesOf(money(100_000_000n), 1940, chain);

  expect(chain).toEqual([
    { holder: player, series: 1950 },
    { holder: below, series: 1960 },
    { holder: above, series: 1970 },
    { holder: head, series: 1980 },
  ]);
  expect(rebates.map(({ holder, amount }) => [holder, amount])).toEqual(
    [player, below, above, head].map((holder) => [holder, 500_000n]),
  );
});

test('nobody holds more than the upline, also when that is lowered afterwards; without a word one holds as much', async () => {
  const { head, above, below } = await aLine('low');
  await members.setSeries(anOperator, below, 1970);

  await members.setSeries(anOperator, head, 1900);

  expect((await members.chainOf(below)).map(({ series }) => series)).toEqual([1900, 1900, 1900]);
  await members.setSeries(anOperator, head, null);
  expect((await members.chainOf(below)).map(({ series }) => series)).toEqual([1970, 1980, 1980]);
  expect((await members.chainOf(above))[0]?.series).toBe(1980);
});

test('a series that is not offered, or higher than what stands above, is refused and changes nothing', async () => {
  const { above, below } = await aLine('no');
  await members.setSeries(anOperator, above, 1950);

  for (const series of [1951, 1798, 1982, 1960, 1.5, Number.NaN])
    await expect(members.setSeries(anOperator, below, series)).rejects.toMatchObject({
      code: 'members.series-refused',
    });
  await expect(members.createLink(anOperator, { owner: above, opens: 0, series: 1952 })).rejects.toMatchObject({
    code: 'members.link-refused',
  });
  await expect(members.setSeriesOfAll(anOperator, { heads: 1950, newcomers: 1960 })).rejects.toMatchObject({
    code: 'members.series-refused',
  });

  expect((await members.chainOf(below))[0]?.series).toBe(1950);
});

test('newcomers whom nobody invited are given what the site says; the house itself gets no part', async () => {
  await registerAs({ username: 'before01' });
  await members.setSeriesOfAll(anOperator, { heads: 1980, newcomers: 1956 });
  await registerAs({ username: 'after001' });
  const [before, after] = [await idOf('before01'), await idOf('after001')];

  expect(await members.chainOf(before)).toEqual([{ holder: before, series: 1980 }]);
  expect(await members.chainOf(after)).toEqual([{ holder: after, series: 1956 }]);
});
