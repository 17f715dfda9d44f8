import type { MemberId } from '@fairground/contract/ids';
import type { OrderShown } from '@fairground/contract/lottery/orders';
import type { Money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { aSession } from '../../../testing/http.ts';
import { aCaller, anOperator, callRoute } from '../../../testing/modules.ts';
import { aHall, refusal, VND } from '../testing/hall.ts';

const database = await testDatabase({ poolSize: 12 });
const hall = await aHall(database);
const { lottery, aNode, anIssue, passTime, aPlayer, cashOf, place, anOrder, ask, wallet } = hall;
const RICH = 10_000_000;

let names = 0;
const aName = (): string => `repeat-${(names += 1)}`;
type Repeated = { readonly order: OrderShown; readonly balance: Money };
const repeat = (member: MemberId, { orderId }: Pick<OrderShown, 'orderId'>, clientOrderId: string) =>
  ask<Repeated>(member, 'lottery.repeat-order', { body: { orderId, clientOrderId } });

/** Somebody who bought twice on an issue that is over, of a game of its own, and the next issue. */
const anOldOrder = async (gameCode: string) => {
  const ann = await aPlayer(RICH);
  const old = await anIssue(gameCode, { locksInMs: 20_000, drawsInMs: 25_000 });
  const line = { play: 'front3.direct', content: '1|2|3', unit: 'whole', multiple: 2, bets: 1 } as const;
  const bought = () => place(ann, anOrder(old, '1', { gameCode, lines: [line], amount: VND(4) }));
  const [{ order }, { order: alike }] = [await bought(), await bought()];
  await passTime(old);
  return { ann, order, alike, next: await anIssue(gameCode), left: await cashOf(ann) };
};

test('the last order is repeated on what is on sale now', async () => {
  const { ann, order, next } = await anOldOrder('SSC1M');

  const again = await repeat(ann, order, aName());

  expect(again.order).toMatchObject({ numero: next, amount: VND(4), prizeMode: 'Elott', prizeGroup: 1980 });
  expect(await refusal(repeat(await aPlayer(RICH), order, aName()))).toBe('lottery.order-unknown');
  expect((await wallet.prove()).faults).toEqual([]);
});

test('[part of A-03] a repeat that is sent again is answered with what it bought, also after the lock and when nothing is on sale', async () => {
  const { ann, order, next, left } = await anOldOrder('SSC2M');
  const name = aName();
  const first = await repeat(ann, order, name);
  await passTime(next, 'lock');
  const after = await anIssue('SSC2M');

  expect(await repeat(ann, order, name)).toMatchObject({ order: { orderId: first.order.orderId, numero: next } });
  await passTime(after, 'lock');
  await lottery.setGameOn(anOperator, 'SSC2M', false);
  const last = await repeat(ann, order, name);
  await lottery.setGameOn(anOperator, 'SSC2M', true);

  expect(last).toMatchObject({ order: { orderId: first.order.orderId }, balance: BigInt(left) - VND(4) });
  expect(await cashOf(ann)).toBe(left - 40_000);
});

test('[part of A-03] another order repeated under a name that is taken is refused, though it be alike or of another game', async () => {
  const { ann, order, alike, next, left } = await anOldOrder('SSC5M');
  const { order: elsewhere } = await place(
    ann,
    anOrder(await anIssue('XSHCM'), '1', {
      ...{ gameCode: 'XSHCM', prizeMode: 'Lott', amount: VND(1) },
      lines: [{ play: 'de.special', content: '11', unit: 'whole', multiple: 1, bets: 1 }],
    }),
  );
  const [repeated, bought] = [aName(), anOrder(next, '1|2|3', { gameCode: 'SSC5M' })];
  await repeat(ann, order, repeated);
  const { order: own } = await place(ann, bought);

  for (const other of [alike, elsewhere])
    expect(await refusal(repeat(ann, other, repeated))).toBe('lottery.order-id-taken');
  // A name under which a cart was bought is not one of a repeat, and the other way round.
  expect(await refusal(repeat(ann, own, bought.clientOrderId))).toBe('lottery.order-id-taken');
  expect(await refusal(place(ann, { ...bought, clientOrderId: repeated }))).toBe('lottery.order-id-taken');
  expect(await cashOf(ann)).toBe(left - 10_000 - 40_000 - 20_000);
});

test('one repeat sent many times at once buys once, and of two under one name one is refused', async () => {
  const { ann, order, alike, left } = await anOldOrder('P5_5M');
  const [name, shared] = [aName(), aName()];

  const twins = await Promise.all(Array.from({ length: 6 }, () => repeat(ann, order, name)));
  const two = await Promise.all([refusal(repeat(ann, order, shared)), refusal(repeat(ann, alike, shared))]);

  expect(new Set(twins.map((twin) => twin.order.orderId)).size).toBe(1);
  expect(two.toSorted()).toEqual(['done', 'lottery.order-id-taken']);
  expect(await cashOf(ann)).toBe(left - 80_000);
});

test('a repeat that finds the next issue while its twin buys the one before is answered with that one', async () => {
  const { ann, order, next, left } = await anOldOrder('SSC45S');
  const name = aName();
  const session = aSession({ memberId: ann, language: 'EN' });
  const bought: Promise<Repeated>[] = [];
  // Its twin buys after this one has looked for it, and sale passes to the next issue.
  const late = aNode({
    betting: {
      ...hall.betting,
      roundOf: async (round) => {
        if (bought.length > 0) return hall.betting.roundOf(round);
        bought.push(repeat(ann, order, name));
        await Promise.all(bought);
        await passTime(next, 'lock');
        await anIssue('SSC45S');
        return undefined;
      },
    },
  });

  const body = { orderId: order.orderId, clientOrderId: name };
  const answer = await callRoute(late.routes, 'lottery.repeat-order', { body }, aCaller({ session }));

  expect(answer).toMatchObject({ order: { orderId: (await bought[0])?.order.orderId, numero: next } });
  expect(await cashOf(ann)).toBe(left - 40_000);
});
