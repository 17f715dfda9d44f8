import type { MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { anOperator } from '../../../testing/modules.ts';
import { settledBetsOf } from '../../betting/index.ts';
import type { SettledBets } from '../../betting/index.ts';
import { aHall, VND } from '../testing/hall.ts';

const database = await testDatabase();
const boards = new Map<string, readonly string[]>();
const { lottery, anIssue, passTime, takeAll, aPlayer, cashOf, place, anOrder, orderOf, ask } = await aHall(database, {
  boards,
});

const validOf = async (member: MemberId) => {
  const { rows } = await database.pool.query<{ stake: bigint; valid: bigint }>(
    'select stake, valid_bet as valid from betting_bet where member_id = $1 order by id',
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

test('bets that cover a play in several orders of one issue count nothing, wherever they were placed; other members and issues are apart', async () => {
  const [spread, calm, twice] = [await aPlayer(10_000_000), await aPlayer(10_000_000), await aPlayer(10_000_000)];
  const [numero, next] = [await anIssue('SSC1M'), await anIssue('SSC1M')];
  for (const issue of [numero, next]) boards.set(issue, ['1', '2', '3', '4', '5']);
  const low = line('position.pick', '0,1,2,3||||', 4);
  const high = line('position.pick', '4,5,6,7||||', 4);
  const front = line('front3.direct', '1|2|3', 1);
  const buy = (player: MemberId, issue: string, ...lines: readonly ReturnType<typeof line>[]) =>
    place(
      player,
      anOrder(issue, '', { lines: [...lines], amount: VND(lines.reduce((sum, { bets }) => sum + 2 * bets, 0)) }),
    );
  await buy(spread, numero, low, front);
  await buy(calm, numero, low);
  await buy(spread, numero, high);
  // The same four numbers again cover no more than once.
  await buy(twice, numero, low);
  await buy(twice, numero, low);
  // Half of them on another issue.
  await buy(calm, next, high);

  await passTime(numero);
  await passTime(next);
  await takeAll();

  expect(await validOf(spread)).toEqual([
    { stake: VND(10), valid: VND(2) },
    { stake: VND(8), valid: 0n },
  ]);
  expect(await validOf(calm)).toEqual([
    { stake: VND(8), valid: VND(8) },
    { stake: VND(8), valid: VND(8) },
  ]);
  expect((await validOf(twice)).map(({ valid }) => valid)).toEqual([VND(8), VND(8)]);

  await lottery.correctIssue(anOperator, 'SSC1M', numero, ['9', '9', '9', '9', '9']);
  await takeAll();
  expect((await validOf(spread)).map(({ valid }) => valid)).toEqual([VND(2), 0n]);
});

test('an order that was taken back covers nothing, and what counts is announced to listeners', async () => {
  const ann = await aPlayer(10_000_000);
  const numero = await anIssue('SSC1M');
  boards.set(numero, ['9', '9', '9', '9', '9']);
  const sides = (side: string) =>
    anOrder(numero, '', {
      prizeMode: 'ZY',
      prizeGroup: 1960,
      lines: [line('position.sides', side, 1)],
      amount: VND(1),
    });
  const { order } = await place(ann, sides('big||||'));
  await ask(ann, 'lottery.cancel-order', { query: { orderId: order.orderId } });
  await place(ann, sides('small||||'));
  const bob = await aPlayer(10_000_000);
  await place(bob, sides('big||||'));
  await place(bob, sides('small||||'));

  await passTime(numero);
  await takeAll();

  expect((await validOf(ann)).map(({ valid }) => valid)).toEqual([0n, VND(1)]);
  expect((await validOf(bob)).map(({ valid }) => valid)).toEqual([0n, 0n]);
  const { rows } = await database.pool.query<{ payload: SettledBets }>(
    `select payload from outbox_fact where name = 'betting.bets-settled' order by id desc limit 5`,
  );
  expect(rows.flatMap(({ payload }) => settledBetsOf(payload))).toContainEqual(
    expect.objectContaining({ member: String(bob), stake: '10000', bonusPart: '0', payout: '0', validBet: '0' }),
  );
});

test('a bet whose stake comes back on the board counts nothing, and is decided again when the board is corrected', async () => {
  const ann = await aPlayer(10_000_000);
  const numero = await anIssue('LHC_5M');
  boards.set(numero, ['01', '02', '03', '04', '05', '06', '49']);
  const lines = [line('special.sides', 'big', 1)];
  const parts = { gameCode: 'LHC_5M', lines, amount: VND(2) };
  const { order } = await place(ann, anOrder(numero, '', parts));

  await passTime(numero);
  await takeAll();

  expect(await orderOf(ann, order)).toMatchObject({ state: 'VOID', payout: 0n });
  expect([await cashOf(ann), await validOf(ann)]).toEqual([10_000_000, [{ stake: VND(2), valid: 0n }]]);

  await lottery.correctIssue(anOperator, 'LHC_5M', numero, ['01', '02', '03', '04', '05', '06', '48']);
  await takeAll();

  expect(await orderOf(ann, order)).toMatchObject({ state: 'WON' });
  expect(await validOf(ann)).toEqual([{ stake: VND(2), valid: VND(2) }]);
});
