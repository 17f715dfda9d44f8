import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { aHall, refusal, VND } from './testing/hall.ts';

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
    placed.map(({ order: { orderId } }) => started.ask(ann, 'lottery.cancel-order', { body: { orderId } })),
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
