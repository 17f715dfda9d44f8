import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { anOperator } from '../../../testing/modules.ts';
import { aHall, refusal, VND } from '../testing/hall.ts';

const POOL_SIZE = 6;
const database = await testDatabase({ poolSize: POOL_SIZE });
const hall = await aHall(database, {
  chainOf: async (member) => {
    await database.pool.query('select 1');
    return [{ holder: member, series: 1980 }];
  },
});
const crowd = Array.from({ length: 2 * POOL_SIZE }, (_, index) => index);

/** What everybody was answered, or that they wait for each other. */
const within = (work: readonly Promise<unknown>[]): Promise<unknown> => {
  const { promise: late, resolve } = Promise.withResolvers<unknown>();
  const timer = setTimeout(() => resolve('they wait for each other'), 40_000);
  return Promise.race([Promise.all(work.map(refusal)), late]).finally(() => clearTimeout(timer));
};

test('more orders are taken back at once than there are connections, on a node that has just started', async () => {
  const numero = await hall.anIssue('SSC1M');
  const ann = await hall.aPlayer(1_000_000_000);
  const placed = await Promise.all(crowd.map(() => hall.place(ann, hall.anOrder(numero))));
  const before = await hall.cashOf(ann);
  const started = await aHall(database);

  const answers = await within(
    placed.map(({ order: { orderId } }) => started.ask(ann, 'lottery.cancel-order', { query: { orderId } })),
  );

  expect(answers).toEqual(crowd.map(() => 'done'));
  expect(await hall.cashOf(ann)).toBe(before + placed.reduce((sum, { order }) => sum + Number(order.amount), 0));
});

test('more chases are placed at once than there are connections', async () => {
  const [numero] = [await hall.anIssue('F3D_1M'), await hall.anIssue('F3D_1M'), await hall.anIssue('F3D_1M')];
  const players = await Promise.all(crowd.map(() => hall.aPlayer(1_000_000_000)));
  const line = { play: 'three.direct', unit: 'whole', multiple: 1, bets: 1, content: '1|2|3' } as const;
  const chase = {
    ...{ gameCode: 'F3D_1M', numero, prizeMode: 'Elott', prizeGroup: 1980, lines: [line] },
    ...{ count: 3, amount: VND(6), winStop: false, plan: { kind: 'flat', multiple: 1 } },
  };

  const answers = await within(
    players.map((player, index) =>
      hall.ask(player, 'lottery.place-chase', { body: { ...chase, clientOrderId: `chase-of-${index}` } }),
    ),
  );

  expect(answers).toEqual(crowd.map(() => 'done'));
});

/** So many at once that their bets are added up before they are sent. */
const LARGE = 48;
const aLargeCrowd = () => Promise.all(Array.from({ length: LARGE }, () => hall.aPlayer(1_000_000)));

/** A node that has just started, which has met one order, and how it sells numbers of three digits. */
const aFreshNode = async () => {
  const node = await aHall(database);
  const numero = await hall.anIssue('F3D_1M');
  const on = (content: string) =>
    hall.anOrder(numero, content, {
      gameCode: 'F3D_1M',
      lines: [{ play: 'three.direct', content, unit: 'whole', multiple: 1, bets: 1 }],
    });
  await node.place(await hall.aPlayer(1_000_000), on('0|0|0'));
  const exposure = async (): Promise<ReadonlyMap<string, bigint>> => {
    const { id } = await hall.issueRow(numero);
    const { rows } = await database.pool.query<{ line: string; amount: bigint }>(
      'select line, amount from lottery_exposure where issue_id = $1',
      [id],
    );
    return new Map(rows.map(({ line, amount }) => [line, amount]));
  };
  return { node, on, exposure };
};

test('what a large crowd could cost is added up to the unit, also where some of it cannot pay', async () => {
  const { node, on, exposure } = await aFreshNode();
  const numbers = ['1|2|3', '4|5|6', '7|8|9'];
  const numberOf = (index: number): string => numbers[index % numbers.length] ?? '';
  const [rich, poor] = [await aLargeCrowd(), await Promise.all([hall.aPlayer(1), hall.aPlayer(1)])];
  const bought = (players: typeof rich) =>
    Promise.all(players.map((player, index) => refusal(node.place(player, on(numberOf(index))))));

  expect(new Set(await bought(rich))).toEqual(new Set(['done']));
  expect(await bought([...poor, ...rich])).toEqual([
    'lottery.insufficient-funds',
    'lottery.insufficient-funds',
    ...rich.map(() => 'done'),
  ]);

  // One stake of two brings 1980.
  const each = VND((1_980 * 2 * LARGE) / numbers.length);
  const added = await exposure();
  expect(numbers.map((number) => added.get(number.replaceAll('|', '')))).toEqual([each, each, each]);
});

test('of a large crowd on one number so many are sold as the house can pay for, and not one more', async () => {
  const { node, on } = await aFreshNode();
  await node.lottery.setLimits(anOperator, 'F3D_1M', { exposureMax: VND(10_000) });
  const crowdOf = await aLargeCrowd();

  const answers = await Promise.all(crowdOf.map((player) => refusal(node.place(player, on('1|2|3')))));

  expect(answers.filter((answer) => answer === 'done')).toHaveLength(5);
  expect(answers.filter((answer) => answer === 'lottery.exposure-reached')).toHaveLength(LARGE - 5);
});
