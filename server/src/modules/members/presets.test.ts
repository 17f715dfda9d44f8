import type { PresetRate } from '@fairground/contract/members/preset-rates';
import type { MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { aSession } from '../../testing/http.ts';
import { aCaller, anOperator } from '../../testing/modules.ts';
import { membersFixture } from './testing/fixture.ts';

const house = await membersFixture(await testDatabase());
const { call, clock, db, days, members, registerAs } = house;

const untilTomorrow = (): void => clock.advance(86_400_000);
const idOf = async (username: string): Promise<MemberId> =>
  (await members.findByAccount(username))?.id ?? (0n as MemberId);
const open = async (username: string, isAgent: 0 | 1 | 2, uplineId: MemberId | null): Promise<MemberId> =>
  (await members.openAccount(anOperator, { username, isAgent, uplineId })).memberId;
/** A head and an agent below it, with rates of two products. */
const aLine = async (name: string): Promise<readonly [MemberId, MemberId]> => {
  const head = await open(`${name}head`, 2, null);
  const agent = await open(`${name}agent`, 1, head);
  await give(head, 'LIVE', 8_000);
  untilTomorrow();
  await give(agent, 'LIVE', 6_000);
  untilTomorrow();
  return [head, agent];
};
const give = (member: MemberId, product: 'LIVE' | 'RNG', rate: number) =>
  members.setProductRate(anOperator, member, { product, rate });
const heldBy = async (member: MemberId) => {
  const held = (await members.productRatesOn(db, [member], days.dayOf(clock.now()))).get(member)?.own;
  return { LIVE: held?.get('LIVE'), RNG: held?.get('RNG') };
};
const seriesOf = async (member: MemberId): Promise<number | undefined> =>
  (await members.lineOf(member)).line.at(-1)?.rate;
const openAs = (memberId: MemberId, username: string, presets: { series?: number; rates?: PresetRate[] }) =>
  call(
    'open-account',
    { body: { username, type: 0, ...presets } },
    aCaller({ session: aSession({ memberId, account: 'agent' }) }),
  );

test('[G-04] a link gives rates of products from the first day on, at most what its owner holds when it is used', async () => {
  const [, agent] = await aLine('clamp');
  const rates = [
    { product: 'LIVE', rate: 5_500 },
    { product: 'RNG', rate: 0 },
  ] as const;
  const { code } = await members.createLink(anOperator, { owner: agent, opens: 0, rates });

  await registerAs({ username: 'clampone', affiliateCode: code });
  await give(agent, 'LIVE', 4_000);
  untilTomorrow();
  await registerAs({ username: 'clamptwo', affiliateCode: code });
  await give(agent, 'LIVE', 6_000);
  untilTomorrow();

  expect(await heldBy(await idOf('clampone'))).toEqual({ LIVE: 5_500, RNG: 0 });
  expect(await heldBy(await idOf('clamptwo'))).toEqual({ LIVE: 4_000, RNG: 0 });
  expect(await members.team.linksOf(agent, 10)).toMatchObject([{ code, rates }]);
});

test('the series of a link is clamped at use, so that what its owner gets later is not passed on', async () => {
  const [, agent] = await aLine('serie');
  const { code } = await members.createLink(anOperator, { owner: agent, opens: 0, rate: 1970 });
  await members.setRate(anOperator, agent, 1950);
  untilTomorrow();

  await registerAs({ username: 'serieone', affiliateCode: code });
  await members.setRate(anOperator, agent, 1980);
  untilTomorrow();

  expect(await seriesOf(await idOf('serieone'))).toBe(1950);
});

test('a link that gives more of a product than its owner holds is not made', async () => {
  const [, agent] = await aLine('more');

  const link = { owner: agent, opens: 0, rates: [{ product: 'LIVE', rate: 6_001 }] } as const;
  await expect(members.createLink(anOperator, link)).rejects.toMatchObject({ code: 'members.link-refused' });
});

test('[T-10] an account is opened with a series and rates of products, and with none that the agent does not hold', async () => {
  const [, agent] = await aLine('hand');
  await expect(openAs(agent, 'handone1', { series: 1982 })).rejects.toMatchObject({ code: 'members.series-refused' });
  await expect(openAs(agent, 'handone1', { rates: [{ product: 'LIVE', rate: 6_001 }] })).rejects.toMatchObject({
    code: 'members.rate-refused',
  });
  expect(await members.findByAccount('handone1')).toBeUndefined();

  await openAs(agent, 'handone1', { series: 1940, rates: [{ product: 'LIVE', rate: 6_000 }] });

  const opened = await idOf('handone1');
  expect([await seriesOf(opened), (await heldBy(opened)).LIVE]).toEqual([1940, 6_000]);
});

test('a rationed series that an account is opened with comes out of the quota of the agent', async () => {
  const [, agent] = await aLine('quota');
  await members.rationRates(anOperator, 1960);
  await members.setRateQuota(anOperator, agent, { rate: 1970, most: 1 });

  await openAs(agent, 'quotaone', { series: 1970 });
  await openAs(agent, 'quotatwo', { series: 1970 });

  expect([await seriesOf(await idOf('quotaone')), await seriesOf(await idOf('quotatwo'))]).toEqual([1970, 1958]);
  await members.rationRates(anOperator, null);
});
