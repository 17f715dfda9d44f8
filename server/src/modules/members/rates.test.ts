import { expect, test } from 'vitest';
import { createBusinessDays } from '../../platform/business-days.ts';
import { testDatabase } from '../../testing/database.ts';
import { anOperator } from '../../testing/modules.ts';
import { membersFixture } from './testing/fixture.ts';

const house = await membersFixture(await testDatabase());
const { members, registerAs, clock } = house;

const untilTomorrow = (): void => clock.advance(86_400_000);

const idOf = async (username: string) => {
  const member = await members.findByAccount(username);
  if (member === undefined) throw new Error(`${username} is nobody.`);
  return member.id;
};

/** What a member and everybody above it hold, the member first; the root of the tree left out. */
const heldAbove = async (member: Awaited<ReturnType<typeof idOf>>) =>
  (await members.lineOf(member)).line
    .filter(({ isHouse }) => !isHouse)
    .map(({ id, rate }) => ({ id, rate }))
    .toReversed();

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

test('nobody holds more than the upline, also when that is lowered afterwards; without a word one holds as much', async () => {
  const { head, above, below } = await aLine('low');
  await members.setRate(anOperator, below, 1970);

  await members.setRate(anOperator, head, 1900);
  untilTomorrow();

  expect((await heldAbove(below)).map(({ rate }) => rate)).toEqual([1900, 1900, 1900]);
  await members.setRate(anOperator, head, null);
  untilTomorrow();
  expect((await heldAbove(below)).map(({ rate }) => rate)).toEqual([1970, 1980, 1980]);
  expect((await heldAbove(above))[0]?.rate).toBe(1980);
});

test('a rate that is not offered, or higher than what stands above, is refused and changes nothing', async () => {
  const { above, below } = await aLine('no');
  await members.setRate(anOperator, above, 1950);
  untilTomorrow();

  for (const rate of [1951, 1798, 1982, 1960, 1.5, Number.NaN])
    await expect(members.setRate(anOperator, below, rate)).rejects.toMatchObject({
      code: 'members.series-refused',
    });
  await expect(members.createLink(anOperator, { owner: above, opens: 0, rate: 1952 })).rejects.toMatchObject({
    code: 'members.link-refused',
  });
  await expect(members.setRatesOfAll(anOperator, { heads: 1950, newcomers: 1960 })).rejects.toMatchObject({
    code: 'members.series-refused',
  });

  expect((await heldAbove(below))[0]?.rate).toBe(1950);
});

test('newcomers whom nobody invited are given what the site says', async () => {
  await registerAs({ username: 'before01' });
  await members.setRatesOfAll(anOperator, { heads: 1980, newcomers: 1956 });
  await registerAs({ username: 'after001' });
  const [before, after] = [await idOf('before01'), await idOf('after001')];

  expect(await heldAbove(before)).toEqual([{ id: before, rate: 1980 }]);
  expect(await heldAbove(after)).toEqual([{ id: after, rate: 1956 }]);
});

test('[part of A-03] a change counts from the next midnight of the business: one day has one rate', async () => {
  const { head, above, below } = await aLine('mid');
  const seriesOf = async () => (await heldAbove(below)).map(({ rate }) => rate);
  // Seven in the evening in Vietnam.
  clock.set(new Date('2027-03-10T12:00:00Z'));

  expect(await members.setRate(anOperator, below, 1940)).toEqual({ from: '2027-03-11' });
  // Said again on the same day, the last word counts.
  await members.setRate(anOperator, below, 1950);
  await members.setRate(anOperator, above, 1960);
  const evening = await seriesOf();
  clock.set(new Date('2027-03-10T16:59:59Z'));
  const late = await seriesOf();
  clock.set(new Date('2027-03-10T17:00:00Z'));
  const midnight = await seriesOf();
  await members.setRate(anOperator, below, 1900);

  expect([evening, late, midnight, await seriesOf()]).toEqual([
    [1980, 1980, 1980],
    [1980, 1980, 1980],
    [1950, 1960, 1980],
    [1950, 1960, 1980],
  ]);
  clock.set(new Date('2027-03-12T00:00:00Z'));
  expect(await seriesOf()).toEqual([1900, 1960, 1980]);
  expect((await heldAbove(head))[0]?.rate).toBe(1980);
});

test('what heads hold changes at midnight too, and a rate is measured by what stands above then', async () => {
  const { head, above } = await aLine('heads');
  await members.setRatesOfAll(anOperator, { heads: 1960, newcomers: null });

  const today = await heldAbove(head);
  await expect(members.setRate(anOperator, above, 1970)).rejects.toMatchObject({ code: 'members.series-refused' });
  untilTomorrow();

  expect([today[0]?.rate, (await heldAbove(head))[0]?.rate]).toEqual([1980, 1960]);
  await members.setRatesOfAll(anOperator, { heads: 1980, newcomers: null });
  untilTomorrow();
  expect((await heldAbove(head))[0]?.rate).toBe(1980);
});

test('high rates are rationed: an agent gives as many as its quota says, twins never one more', async () => {
  const { head, above, below } = await aLine('few');
  await members.rationRates(anOperator, 1960);
  await members.setRateQuota(anOperator, above, { rate: 1960, most: 1 });
  const open = async (username: string) => {
    await members.openAccount(anOperator, { username, isAgent: 0, uplineId: above });
    return idOf(username);
  };
  const [one, other] = [await open('fewone01'), await open('fewtwo02')];

  // Whom nobody gave a rationed one gets the highest that is not.
  expect((await heldAbove(one))[0]?.rate).toBe(1958);
  const twins = await Promise.allSettled([
    members.setRate(anOperator, one, 1960),
    members.setRate(anOperator, other, 1960),
  ]);
  expect(twins.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual(['fulfilled', 'rejected']);
  await expect(members.setRateQuota(anOperator, above, { rate: 1960, most: 0 })).rejects.toMatchObject({
    code: 'members.series-quota',
  });
  // Lower ones are free, and so is what was given before rates were rationed.
  await members.setRate(anOperator, other, 1950);
  expect((await heldAbove(below))[0]?.rate).toBe(1980);
  expect((await heldAbove(head))[0]?.rate).toBe(1980);
});

test('a link gives a rationed rate as far as the quota of its owner goes', async () => {
  await members.rationRates(anOperator, null);
  const { above } = await aLine('link');
  await members.rationRates(anOperator, 1960);
  await members.setRateQuota(anOperator, above, { rate: 1970, most: 1 });
  const { code } = await members.createLink(anOperator, { owner: above, opens: 0, rate: 1970 });

  await registerAs({ username: 'linkone1', affiliateCode: code });
  await registerAs({ username: 'linktwo2', affiliateCode: code });

  const held = await Promise.all(['linkone1', 'linktwo2'].map(async (name) => heldAbove(await idOf(name))));
  expect(held.map(([own]) => own?.rate)).toEqual([1970, 1958]);
  for (const from of [1800, 1961, 1982])
    await expect(members.rationRates(anOperator, from)).rejects.toMatchObject({ code: 'members.series-refused' });
  await members.rationRates(anOperator, null);
});

test('midnight is that of the time zone of the brand', async () => {
  const elsewhere = await membersFixture(await testDatabase(), () => ({
    days: createBusinessDays('America/New_York'),
  }));
  await elsewhere.members.openAccount(anOperator, { username: 'zonehead', isAgent: 2, uplineId: null });
  const head = await elsewhere.members.findByAccount('zonehead');
  if (head === undefined) throw new Error('The head is nobody.');
  // Ten in the evening of the ninth in New York, ten in the morning of the tenth in Vietnam.
  elsewhere.clock.set(new Date('2027-03-10T03:00:00Z'));

  expect(await elsewhere.members.setRate(anOperator, head.id, 1940)).toEqual({ from: '2027-03-10' });
});

test('lines asked for at once are the same as one by one, also of members that stand above each other', async () => {
  const { head, above, below } = await aLine('many');
  await members.setRate(anOperator, above, 1960);
  untilTomorrow();
  const nobody = 987_654_321n as typeof below;

  const together = await Promise.all([below, head, above, nobody].map((member) => members.lineOf(member)));

  expect(together).toEqual([
    await members.lineOf(below),
    await members.lineOf(head),
    await members.lineOf(above),
    await members.lineOf(nobody),
  ]);
  expect(together.map(({ line }) => line.at(-1)?.rate)).toEqual([1960, 1980, 1960, undefined]);
});
