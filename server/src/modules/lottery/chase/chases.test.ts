import type { ChaseShown } from '@fairground/contract/lottery/chases';
import type { OrderShown } from '@fairground/contract/lottery/orders';
import type { MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { anOperator } from '../../../testing/modules.ts';
import { aHall, refusal, VND } from '../testing/hall.ts';

const database = await testDatabase({ poolSize: 12 });
const boards = new Map<string, readonly string[]>();
const hall = await aHall(database, { boards });
const { lottery, aNode, issues, passTime, takeAll, aPlayer, cashOf, ask, wallet } = hall;
const RICH = 100_000_000;
const LOSES = ['9', '9', '9', '9', '9'];
const WINS = ['1', '2', '3', '4', '5'];

type Chased = { readonly chase: ChaseShown; readonly orders: readonly OrderShown[] };

let names = 0;
const chase = (member: MemberId, code: string, numeros: readonly string[], parts: object): Promise<Chased> =>
  ask(member, 'lottery.place-chase', {
    body: {
      clientOrderId: `chase-${(names += 1)}-x`,
      gameCode: code,
      prizeMode: 'Elott',
      prizeGroup: 1980,
      lines: [{ play: 'front3.direct', content: '1|2|3', unit: 'whole', multiple: 1, bets: 1 }],
      numero: numeros[0],
      count: numeros.length,
      winStop: true,
      ...parts,
    },
  });
const draw = async (numero: string, board: readonly string[]): Promise<void> => {
  boards.set(numero, board);
  await passTime(numero);
  await takeAll();
};

test('a ladder is paid at once, plays step by step and ends with a win: what was to come goes back', async () => {
  const ann = await aPlayer(RICH);
  const numeros = await issues('SSC2M', 4);
  const plan = { kind: 'ladder', multiple: 1, factor: 2, every: 1 };

  const { chase: made, orders } = await chase(ann, 'SSC2M', numeros, { plan, amount: VND(2 * (1 + 2 + 4 + 8)) });
  expect(made).toMatchObject({ state: 'RUNNING', steps: 4, amount: VND(30) });
  expect(orders.map(({ amount }) => amount)).toEqual([VND(2), VND(4), VND(8), VND(16)]);
  expect(await cashOf(ann)).toBe(RICH - 300_000);

  await draw(numeros[0] ?? '', LOSES);
  await draw(numeros[1] ?? '', WINS);

  const after = await found(ann, made);
  expect(after.orders.map(({ state }) => state)).toEqual(['LOST', 'WON', 'CANCELLED', 'CANCELLED']);
  expect(after.chase).toMatchObject({ state: 'STOPPED', refunded: VND(24), payout: VND(3_960), stepsCancelled: 2 });
  expect(await cashOf(ann)).toBe(RICH - 60_000 + 39_600_000);
  expect((await wallet.prove()).faults).toEqual([]);
  expect((await hall.betting.prove()).faults).toEqual([]);
});

/** What is shown of a chase by now. */
const found = (member: MemberId, { chaseId }: ChaseShown) =>
  ask<Chased>(member, 'lottery.read-chase', { query: { chaseId } });

/** A flat chase of three steps of two, whose first issue was drawn so. */
const drawnOnce = async (code: string, board: readonly string[]) => {
  const ann = await aPlayer(RICH);
  const numeros = await issues(code, 3);
  const { chase: made } = await chase(ann, code, numeros, { plan: { kind: 'flat', multiple: 1 }, amount: VND(6) });
  await draw(numeros[0] ?? '', board);
  const correct = (other: readonly string[]) => lottery.correctIssue(anOperator, code, numeros[0] ?? '', other);
  return { ann, made, first: numeros[0] ?? '', correct };
};

test('a step that a correction makes win ends its chase, once however often and on however many nodes it is taken', async () => {
  const { ann, made, first, correct } = await drawnOnce('SSC1M', LOSES);
  expect((await found(ann, made)).orders.map(({ state }) => state)).toEqual(['LOST', 'ACCEPTED', 'ACCEPTED']);
  let undone = 0;
  const dying = aNode({
    betting: {
      ...hall.betting,
      prepare: (wagers) => {
        if (wagers[0]?.action === 'undo' && (undone += 1) > 1) throw new Error('the node died');
        return hall.betting.prepare(wagers);
      },
    },
  });

  await correct(WINS);
  await takeAll(dying);
  expect((await found(ann, made)).orders.map(({ state }) => state)).toEqual(['WON', 'CANCELLED', 'ACCEPTED']);
  for (let times = 0; times < 2; times += 1) {
    await database.pool.query(
      `update lottery_issue set state = 'CORRECTING', due_at = clock_timestamp() where numero = $1`,
      [first],
    );
    await Promise.all([takeAll(aNode()), takeAll(aNode())]);
  }

  const after = await found(ann, made);
  expect(after.orders.map(({ state }) => state)).toEqual(['WON', 'CANCELLED', 'CANCELLED']);
  expect(after.chase).toMatchObject({ state: 'STOPPED', refunded: VND(4), payout: VND(1_980), stepsCancelled: 2 });
  expect(await cashOf(ann)).toBe(RICH - 20_000 + 19_800_000);
  expect((await wallet.prove()).faults).toEqual([]);
});

test('a chase that ended with a win stays ended when the win is taken back', async () => {
  const { ann, made, correct } = await drawnOnce('P5_5M', WINS);
  expect((await found(ann, made)).chase).toMatchObject({ state: 'STOPPED', refunded: VND(4) });

  await correct(LOSES);
  await takeAll();

  const after = await found(ann, made);
  expect(after.orders.map(({ state }) => state)).toEqual(['LOST', 'CANCELLED', 'CANCELLED']);
  expect(after.chase).toMatchObject({ state: 'STOPPED', refunded: VND(4), payout: 0n });
  expect(await cashOf(ann)).toBe(RICH - 20_000);
  expect((await wallet.prove()).faults).toEqual([]);
});

test('a chase without a stop goes on after a win; single steps are taken back by the player', async () => {
  const ann = await aPlayer(RICH);
  const numeros = await issues('SSC5M', 3);
  const parts = { plan: { kind: 'flat', multiple: 3 }, amount: VND(18), winStop: false };
  const { chase: made, orders } = await chase(ann, 'SSC5M', numeros, parts);
  await draw(numeros[0] ?? '', WINS);
  const stop = (orderIds?: readonly bigint[]) =>
    ask<{ readonly cancelled: number; readonly refunded: bigint; readonly chase: ChaseShown }>(
      ann,
      'lottery.stop-chase',
      {
        body: { chaseId: made.chaseId, ...(orderIds && { orderIds }) },
      },
    );
  const last = orders[2]?.orderId ?? 0n;

  expect(await stop([last])).toMatchObject({ cancelled: 1, refunded: VND(6), chase: { state: 'RUNNING' } });
  expect(await refusal(stop([last]))).toBe('lottery.order-over');
  expect(await stop()).toMatchObject({ cancelled: 1, chase: { state: 'STOPPED', payout: VND(5_940) } });
  expect(await stop()).toMatchObject({ cancelled: 0, refunded: 0n });
  expect(await cashOf(ann)).toBe(RICH - 60_000 + 59_400_000);
});

test('a target of profit picks the least multiples; a plan that cannot be followed buys nothing', async () => {
  const ann = await aPlayer(RICH);
  const numeros = await issues('SSC45S', 3);
  const pick = { play: 'position.pick', content: '1||||', unit: 'whole', multiple: 1, bets: 1 } as const;
  // A win brings 19.80 for 2; a profit of 50 % of all that was spent stays within one stake for three steps.
  const parts = { lines: [pick], plan: { kind: 'target', profit: { percent: 50 } }, amount: VND(6) };

  const { orders } = await chase(ann, 'SSC45S', numeros, parts);
  expect(orders.map(({ amount }) => amount)).toEqual([VND(2), VND(2), VND(2)]);
  const greedy = { ...parts, plan: { kind: 'target', profit: { percent: 1_000 } } };
  expect(await refusal(chase(ann, 'SSC45S', numeros, greedy))).toBe('lottery.chase-refused');
  expect(await refusal(chase(ann, 'SSC45S', [...numeros, 'one more'], parts))).toBe('lottery.chase-refused');
  expect(await refusal(chase(ann, 'SSC45S', numeros, { ...parts, amount: VND(5) }))).toBe('lottery.amount-differs');
  expect(await cashOf(ann)).toBe(RICH - 60_000);
});

test('the same chase sent many times at once is one, and a chase beyond the balance buys no step of it', async () => {
  const ann = await aPlayer(50_000);
  const numeros = await issues('PC28_1M', 2);
  const pick = { play: 'sum.sides', content: 'big', unit: 'whole', multiple: 1, bets: 1 } as const;
  const parts = { clientOrderId: 'chase-twin', lines: [pick], plan: { kind: 'flat', multiple: 1 }, amount: VND(4) };

  const twins = await Promise.all(Array.from({ length: 5 }, () => chase(ann, 'PC28_1M', numeros, parts)));

  expect(new Set(twins.map(({ chase: made }) => made.chaseId)).size).toBe(1);
  expect(await cashOf(ann)).toBe(10_000);
  const more = { ...parts, clientOrderId: 'chase-poor' };
  expect(await refusal(chase(ann, 'PC28_1M', numeros, more))).toBe('lottery.insufficient-funds');
  expect(await cashOf(ann)).toBe(10_000);
});

test('an old chase that still runs is found page by page, the newest first, and stopped from there', async () => {
  const ann = await aPlayer(RICH);
  const numeros = await issues('PC28_3M', 1);
  const pick = { play: 'sum.sides', content: 'big', unit: 'whole', multiple: 1, bets: 1 } as const;
  const parts = { lines: [pick], plan: { kind: 'flat', multiple: 1 }, amount: VND(2) };
  const made: bigint[] = [];
  for (let count = 0; count < 5; count += 1) made.push((await chase(ann, 'PC28_3M', numeros, parts)).chase.chaseId);
  type Page = { readonly list: readonly ChaseShown[]; readonly next: bigint | null };

  const pages: Page[] = [];
  for (let before: bigint | null | undefined; before !== null; before = pages.at(-1)?.next ?? null)
    pages.push(
      await ask<Page>(ann, 'lottery.list-chases', {
        query: { which: 'ALL', pageSize: '2', ...(before !== undefined && { before }) },
      }),
    );

  expect(pages.map(({ list }) => list.length)).toEqual([2, 2, 1]);
  expect(pages.flatMap(({ list }) => list.map(({ chaseId }) => chaseId))).toEqual(made.toReversed());
  const oldest = pages.at(-1)?.list[0];
  expect(oldest?.state).toBe('RUNNING');
  expect(await ask(ann, 'lottery.stop-chase', { body: { chaseId: oldest?.chaseId } })).toMatchObject({
    cancelled: 1,
    chase: { state: 'STOPPED' },
  });
});

test('a target aims at what the line itself can win, whatever other lines of its play could', async () => {
  const ann = await aPlayer(RICH);
  const numeros = await issues('PC28_1M', 4);
  // A leopard brings 198 for 2; a pair, which is of the same play, would bring 7.33 and need more from the fourth step on.
  const leopard = { play: 'kind.three', content: 'leopard', unit: 'whole', multiple: 1, bets: 1 } as const;
  const plan = { kind: 'target', profit: { percent: 20 } };

  const { orders } = await chase(ann, 'PC28_1M', numeros, { lines: [leopard], plan, amount: VND(8) });
  expect(orders.map(({ amount }) => amount)).toEqual([VND(2), VND(2), VND(2), VND(2)]);

  const pair = { ...leopard, content: 'pair' };
  const pairs = await chase(ann, 'PC28_1M', numeros, { lines: [pair], plan, amount: VND(10) });
  expect(pairs.orders.map(({ amount }) => amount)).toEqual([VND(2), VND(2), VND(2), VND(4)]);
});

test('a name is one chase’s for ever: another plan, other lines or another stop under it are refused, the same is answered', async () => {
  const ann = await aPlayer(RICH);
  const numeros = await issues('SSC1M', 2);
  const plan = { kind: 'flat', multiple: 1 };
  const asked = { clientOrderId: 'chase-named', plan, amount: VND(4) };
  const { chase: made } = await chase(ann, 'SSC1M', numeros, asked);
  const others = [
    { plan: { kind: 'ladder', multiple: 1, factor: 1, every: 1 } },
    { lines: [{ play: 'front3.direct', content: '3|2|1', unit: 'whole', multiple: 1, bets: 1 }] },
    { winStop: false },
    { prizeGroup: 1960 },
  ];

  for (const other of others)
    expect(await refusal(chase(ann, 'SSC1M', numeros, { ...asked, ...other }))).toBe('lottery.order-id-taken');
  await draw(numeros[0] ?? '', LOSES);

  expect((await chase(ann, 'SSC1M', numeros, asked)).chase.chaseId).toBe(made.chaseId);
  expect(await cashOf(ann)).toBe(RICH - 40_000);
});
