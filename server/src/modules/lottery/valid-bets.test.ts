import type { MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { anOperator } from '../../testing/modules.ts';
import { aHall, VND } from './testing/hall.ts';

const database = await testDatabase();
const boards = new Map<string, readonly string[]>();
const { lottery, anIssue, passTime, takeAll, aPlayer, place, anOrder } = await aHall(database, { boards });

const validOf = async (member: MemberId) => {
  const { rows } = await database.pool.query<{ stake: bigint; valid: bigint }>(
    'select stake, valid_bet as valid from betting_bet where member_id = $1',
    [member],
  );
  return rows;
};

const line = (play: string, content: string, bets: number) =>
  ({ play, content, unit: 'whole', multiple: 1, bets }) as const;

test('[part of C-09] bets on more than seventy in a hundred outcomes of a play count nothing, others beside them do', async () => {
  const [most, some, seventy] = [await aPlayer(10_000_000), await aPlayer(10_000_000), await aPlayer(10_000_000)];
  const numero = await anIssue('SSC1M');
  boards.set(numero, ['1', '2', '3', '4', '5']);
  const eight = line('position.pick', '0,1,2,3,4,5,6,7||||', 8);
  const front = line('front3.direct', '1|2|3', 1);
  await place(most, anOrder(numero, '', { lines: [eight], amount: VND(16) }));
  await place(some, anOrder(numero, '', { lines: [eight, front], amount: VND(18) }));
  const seven = line('position.pick', '0,1,2,3,4,5,6||||', 7);
  await place(seventy, anOrder(numero, '', { lines: [seven], amount: VND(14) }));

  await passTime(numero);
  await takeAll();

  expect(await validOf(most)).toEqual([{ stake: VND(16), valid: 0n }]);
  expect(await validOf(some)).toEqual([{ stake: VND(18), valid: VND(2) }]);
  expect(await validOf(seventy)).toEqual([{ stake: VND(14), valid: VND(14) }]);

  await lottery.correctIssue(anOperator, 'SSC1M', numero, ['9', '9', '9', '9', '9']);
  await takeAll();

  expect([await validOf(most), await validOf(some)]).toMatchObject([[{ valid: 0n }], [{ valid: VND(2) }]]);
});
