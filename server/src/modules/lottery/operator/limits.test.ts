import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { callRoute } from '../../../testing/modules.ts';
import { aCallOf, ANN } from '../../../testing/staff.ts';
import { aHall, refusal } from '../testing/hall.ts';

const { lottery } = await aHall(await testDatabase());
const reason = 'risk review of the week';

type Shown = {
  readonly gameCode: string;
  readonly winMax: bigint;
  readonly multipleMax: number;
  readonly version: string;
};
const lotteryNamed = async (gameCode: string): Promise<Shown> => {
  const { list } = (await callRoute(lottery.routes, 'lottery.list-games-for-staff', {}, aCallOf(ANN))) as {
    readonly list: readonly Shown[];
  };
  const found = list.find((each) => each.gameCode === gameCode);
  if (found === undefined) throw new Error(`No lottery ${gameCode}.`);
  return found;
};
const limit = async (limits: object): Promise<unknown> => {
  const { version } = await lotteryNamed('SSC1M');
  const body = { gameCode: 'SSC1M', version, reason, ...limits };
  return callRoute(lottery.routes, 'lottery.set-limits', { body }, aCallOf(ANN));
};

test('a limit that was set is taken back to that of the house, and what is not named stays', async () => {
  const house = await lotteryNamed('SSC1M');
  await limit({ winMax: money(5_000_000n), multipleMax: 7 });
  expect(await lotteryNamed('SSC1M')).toMatchObject({ winMax: 5_000_000n, multipleMax: 7 });

  await limit({ winMax: null });

  expect(await lotteryNamed('SSC1M')).toMatchObject({ winMax: house.winMax, multipleMax: 7 });
});

test('a limit of nothing is refused', async () => {
  expect(await refusal(limit({ winMax: money(0n) }))).toBe('lottery.limit-refused');
});
