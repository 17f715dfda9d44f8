import type { DepositDetail } from '@fairground/contract/cashier/deposit-endpoints';
import type { StaffSlice } from '@fairground/contract/cashier/slice-operator-endpoints';
import type { Withdrawal } from '@fairground/contract/cashier/withdrawal-fields';
import type { Id } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { RandomSource } from '../../../platform/random.ts';
import { callRoute } from '../../../testing/modules.ts';
import { aCallOf, ANN, byTwoPeople } from '../../../testing/staff.ts';
import type { cashierDesk } from './cashier-desk.ts';

type Desk = Awaited<ReturnType<typeof cashierDesk>>;
type Page = ReturnType<Desk['pageOf']>;

export type StoryHands = {
  readonly desk: Desk;
  readonly chance: RandomSource;
  readonly pages: () => readonly Page[];
  readonly aKey: () => string;
  readonly picture: (page: Page) => Promise<Id<'picture'>>;
  readonly atOnce: (step: () => PromiseLike<unknown>) => Promise<void>;
};

/** The sandbox's counterparty acts by the hundredths of an amount: most of them pay and receive all. */
const TAILS = [0n, 0n, 0n, 2n, 3n, 4n] as const;
const HUNDREDTH = 100n;
const RESULTS = ['RECEIVED', 'RECEIVED', 'NOT_RECEIVED', 'PARTLY'] as const;

/** What members do who pay each other, and staff who decides what they dispute, at random. */
export const memberPaymentSteps = ({ desk, chance, pages, aKey, picture, atOnce }: StoryHands) => {
  const one = <Value>(list: readonly Value[]): Value | undefined =>
    list.length === 0 ? undefined : list[chance.below(list.length)];
  const withdrawalsOf = async (page: Page) =>
    (await page.call<{ list: readonly Withdrawal[] }>('list-withdrawals', { query: {} })).list;
  const anAmount = () => money(BigInt(50_000 + chance.below(10) * 10_000) * 10_000n + (one(TAILS) ?? 0n) * HUNDREDTH);
  const resultOf = (amount: bigint) => {
    const result = one(RESULTS) ?? 'RECEIVED';
    return result === 'PARTLY' ? { result, amount: money(amount / 3n) } : { result };
  };

  return {
    anAmount,
    /** Asks to pay another member: just what somebody waits for, or another amount. */
    payMember: async (page: Page): Promise<void> => {
      const others = pages().filter((each) => each !== page);
      const open = (await Promise.all(others.map(withdrawalsOf))).flat().filter(({ state }) => state === 'PAYING');
      const amount = (chance.below(4) > 0 ? one(open)?.amount : undefined) ?? anAmount();
      const [idempotencyKey, channelId] = [aKey(), await page.channelOf('c2c')];
      await atOnce(() => page.call('create-deposit', { body: { channelId, amount, idempotencyKey } }));
    },
    sendSlip: async (page: Page): Promise<void> => {
      const { list } = await page.call<{ list: readonly DepositDetail[] }>('list-deposits', { query: {} });
      const chosen = one(list.filter(({ kind, status }) => kind === 'C2C' && status === 'AWAITING'));
      const sliceId = chosen && (await page.status(chosen.no)).sliceId;
      if (!sliceId) return;
      const images = [await picture(page)];
      await atOnce(() => page.call('send-slip', { body: { sliceId, images } }));
    },
    /** A receiver answers whether a member's payment came. */
    answerSlice: async (): Promise<void> => {
      for (const page of pages()) {
        const slice = one(
          (await withdrawalsOf(page)).flatMap(({ slices }) => slices).filter(({ state }) => state === 'PAID'),
        );
        if (slice === undefined) continue;
        const answer = resultOf(slice.amount);
        const images = answer.result === 'RECEIVED' ? [] : [await picture(page)];
        await atOnce(() => page.call('confirm-slice', { body: { sliceId: slice.sliceId, images, ...answer } }));
        return;
      }
    },
    decideSlice: async (): Promise<void> => {
      const asked = await callRoute(desk.cashier.routes, 'cashier.list-slice-disputes', { query: {} }, aCallOf(ANN));
      const slice = one((asked as { readonly list: readonly StaffSlice[] }).list);
      if (slice === undefined) return;
      const { result: decision, ...part } = resultOf(slice.amount);
      await byTwoPeople(desk.approvals, async () => {
        const body = { sliceId: slice.sliceId, reason: 'a step of the story', decision, ...part };
        const held = await callRoute(desk.cashier.routes, 'cashier.decide-slice', { body }, aCallOf(ANN));
        return (held as { readonly approvalId: bigint }).approvalId;
      });
    },
  };
};
