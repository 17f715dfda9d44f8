import { money } from '@fairground/contract/money';
import { rebatesOf } from '@fairground/engines/lottery/rebate';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { anOperator } from '../../testing/modules.ts';
import { membersHouse } from './testing/house.ts';

const house = await membersHouse(await testDatabase());
const { members, registerAs, clock } = house;

const untilTomorrow = (): void => clock.advance(86_400_000);

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
  untilTomorrow();
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
  untilTomorrow();

  expect((await members.chainOf(below)).map(({ series }) => series)).toEqual([1900, 1900, 1900]);
  await members.setSeries(anOperator, head, null);
  untilTomorrow();
  expect((await members.chainOf(below)).map(({ series }) => series)).toEqual([1970, 1980, 1980]);
  expect((await members.chainOf(above))[0]?.series).toBe(1980);
});

test('a series that is not offered, or higher than what stands above, is refused and changes nothing', async () => {
  const { above, below } = await aLine('no');
  await members.setSeries(anOperator, above, 1950);
  untilTomorrow();

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

test('[part of A-03] a change counts from the next midnight of the business: one day has one series', async () => {
  const { head, above, below } = await aLine('mid');
  const seriesOf = async () => (await members.chainOf(below)).map(({ series }) => series);
  // Seven in the evening in Vietnam.
  clock.set(new Date('2027-03-10T12:00:00Z'));

  expect(await members.setSeries(anOperator, below, 1940)).toEqual({ from: '2027-03-11' });
  // Said again on the same day, the last word counts.
  await members.setSeries(anOperator, below, 1950);
  await members.setSeries(anOperator, above, 1960);
  const evening = await seriesOf();
  clock.set(new Date('2027-03-10T16:59:59Z'));
  const late = await seriesOf();
  clock.set(new Date('2027-03-10T17:00:00Z'));
  const midnight = await seriesOf();
  await members.setSeries(anOperator, below, 1900);

  expect([evening, late, midnight, await seriesOf()]).toEqual([
    [1980, 1980, 1980],
    [1980, 1980, 1980],
    [1950, 1960, 1980],
    [1950, 1960, 1980],
  ]);
  clock.set(new Date('2027-03-12T00:00:00Z'));
  expect(await seriesOf()).toEqual([1900, 1960, 1980]);
  expect((await members.chainOf(head))[0]?.series).toBe(1980);
});

test('what heads hold changes at midnight too, and a series is measured by what stands above then', async () => {
  const { head, above } = await aLine('heads');
  await members.setSeriesOfAll(anOperator, { heads: 1960, newcomers: null });

  const today = await members.chainOf(head);
  await expect(members.setSeries(anOperator, above, 1970)).rejects.toMatchObject({ code: 'members.series-refused' });
  untilTomorrow();

  expect([today[0]?.series, (await members.chainOf(head))[0]?.series]).toEqual([1980, 1960]);
  await members.setSeriesOfAll(anOperator, { heads: 1980, newcomers: null });
  untilTomorrow();
  expect((await members.chainOf(head))[0]?.series).toBe(1980);
});

test('high series are rationed: an agent gives as many as its quota says, twins never one more', async () => {
  const { head, above, below } = await aLine('few');
  await members.rationSeries(anOperator, 1960);
  await members.setSeriesQuota(anOperator, above, { series: 1960, most: 1 });
  const open = async (username: string) => {
    await members.openAccount(anOperator, { username, isAgent: 0, uplineId: above });
    return idOf(username);
  };
  const [one, other] = [await open('fewone01'), await open('fewtwo02')];

  // Whom nobody gave a rationed one gets the highest that is not.
  expect((await members.chainOf(one))[0]?.series).toBe(1958);
  const twins = await Promise.allSettled([
    members.setSeries(anOperator, one, 1960),
    members.setSeries(anOperator, other, 1960),
  ]);
  expect(twins.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual(['fulfilled', 'rejected']);
  await expect(members.setSeriesQuota(anOperator, above, { series: 1960, most: 0 })).rejects.toMatchObject({
    code: 'members.series-quota',
  });
  // Lower ones are free, and so is what was given before series were rationed.
  await members.setSeries(anOperator, other, 1950);
  expect((await members.chainOf(below))[0]?.series).toBe(1980);
  expect((await members.chainOf(head))[0]?.series).toBe(1980);
});

test('a link gives a rationed series as far as the quota of its owner goes', async () => {
  await members.rationSeries(anOperator, null);
  const { above } = await aLine('link');
  await members.rationSeries(anOperator, 1960);
  await members.setSeriesQuota(anOperator, above, { series: 1970, most: 1 });
  const { code } = await members.createLink(anOperator, { owner: above, opens: 0, series: 1970 });

  await registerAs({ username: 'linkone1', affiliateCode: code });
  await registerAs({ username: 'linktwo2', affiliateCode: code });

  const held = await Promise.all(['linkone1', 'linktwo2'].map(async (name) => members.chainOf(await idOf(name))));
  expect(held.map(([own]) => own?.series)).toEqual([1970, 1958]);
  for (const from of [1800, 1961, 1982])
    await expect(members.rationSeries(anOperator, from)).rejects.toMatchObject({ code: 'members.series-refused' });
  await members.rationSeries(anOperator, null);
});
