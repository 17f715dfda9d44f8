import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { anOperator } from '../../../testing/modules.ts';
import { refusal } from '../../../testing/refusal.ts';
import { approveOrder, rejectOrder } from '../mall/decide-order.ts';
import { addStock } from '../mall/rewards.ts';
import { loyaltyFixture } from '../testing/fixture.ts';

const database = await testDatabase();
const house = await loyaltyFixture(database);
const { aPlayer, aReward, aBet, settle } = house;

const STEPS = ['earn', 'correct', 'convert', 'redeem', 'cancel', 'approve', 'reject'] as const;

test('entries add up to the balance, and stock with the orders that stand to what was supplied, after any story', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { minLength: 6, maxLength: 14 }), async (story) => {
      const player = await aPlayer(3_000n);
      const [goods, addressId] = [await aReward({ stock: 2 }), await player.address()];
      const orders: bigint[] = [];
      for (const step of story) {
        const order = orders.at(-1) ?? 0n;
        const deeds: Readonly<Record<(typeof STEPS)[number], () => Promise<unknown>>> = {
          earn: () => settle(aBet(player.id, { stake: '35000000', validBet: '35000000' })),
          correct: () =>
            settle(
              aBet(player.id, {
                stake: '-90000000',
                validBet: '-90000000',
                validCash: '-90000000',
                isCorrection: true,
              }),
            ),
          convert: () => player.convert(1_000),
          redeem: async () => {
            const made = await player.redeem(goods, { addressId });
            orders.push(made.id);
          },
          cancel: () => player.ask('cancel-redeem', { body: { id: order } }),
          approve: () => approveOrder(house, anOperator, order),
          reject: () => rejectOrder(house, anOperator, order, 'no'),
        };
        // Twins of every step; a step that is refused leaves nothing behind.
        await Promise.allSettled([deeds[step](), deeds[step]()]);
      }

      const { rows } = await database.pool.query<{ balance: bigint; sum: bigint }>(
        `select balance, (select coalesce(sum(delta), 0)::bigint from loyalty_point_entry e where e.member_id = a.member_id) as sum
           from loyalty_point_account a where member_id = $1`,
        [player.id.toString()],
      );
      expect(rows[0]?.sum).toBe(rows[0]?.balance);
      const { rows: shelf } = await database.pool.query<{ supplied: number; there: number }>(
        `select supplied, stock + coalesce((select sum(quantity) from loyalty_redeem d where d.reward_id = r.id
            and d.status in ('IN_PROCESS', 'APPROVED')), 0)::int as there from loyalty_reward r where id = $1`,
        [goods.toString()],
      );
      expect(shelf[0]?.there).toBe(shelf[0]?.supplied);
    }),
    { numRuns: 6 },
  );
});

test('a change of stock that was made is answered again, also where the stock would not allow it twice', async () => {
  const reward = await aReward({ stock: 3 });
  const change = { id: reward, change: -2, requestKey: '00000000-0000-4000-8000-00000000000a' };

  expect(await addStock(house, anOperator, change)).toBe(1);
  expect(await addStock(house, anOperator, change)).toBe(1);
  expect(
    await refusal(addStock(house, anOperator, { ...change, requestKey: '00000000-0000-4000-8000-00000000000b' })),
  ).toBe('loyalty.stock-too-low');
});
