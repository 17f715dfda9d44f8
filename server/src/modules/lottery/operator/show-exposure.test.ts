import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { callRoute } from '../../../testing/modules.ts';
import { aCallOf, ANN } from '../../../testing/staff.ts';
import { aHall, refusal } from '../testing/hall.ts';

const { lottery, anIssue, anOrder, aPlayer, passTime, place } = await aHall(await testDatabase());

type Shown = { issue: string; line: string; amount: bigint; limit: bigint; used: string; state: string };
const exposure = async (query: object) =>
  ((await callRoute(lottery.routes, 'lottery.list-exposure', { query }, aCallOf(ANN))) as { list: Shown[] }).list;

test('[part of beyond 19] what single numbers would cost is shown beside their limit, and adds up over orders', async () => {
  const numero = await anIssue('SSC1M');
  const issue = `SSC1M.${numero}`;
  await place(await aPlayer(100_000_000), anOrder(numero));
  const [one] = await exposure({ issue });
  await place(await aPlayer(100_000_000), anOrder(numero));
  const [both] = await exposure({ issue });

  expect(one).toMatchObject({ issue, state: 'free' });
  expect(one?.amount).toBeGreaterThan(0n);
  expect(both?.amount).toBe(2n * (one?.amount ?? 0n));
  expect(both?.used).toBe(((Number(both?.amount) / Number(both?.limit)) * 100).toFixed(2));
});

test('without an issue the numbers of all issues on sale are shown; a drawn one is gone, an unknown one refused', async () => {
  const numero = await anIssue('SSC1M');
  await place(await aPlayer(100_000_000), anOrder(numero));
  const isShown = async (query: object) => (await exposure(query)).some(({ issue }) => issue === `SSC1M.${numero}`);

  expect(await isShown({})).toBe(true);
  expect(await isShown({ gameCode: 'SSC1M' })).toBe(true);
  await passTime(numero);
  expect(await isShown({})).toBe(false);
  expect(await refusal(exposure({ issue: 'SSC1M.20260105-9999' }))).toBe('lottery.issue-unknown');
});
