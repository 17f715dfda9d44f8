import process, { env, exit } from 'node:process';
import type { MemberId } from '@fairground/contract/ids';
import { CHAOS_GAMES } from './lottery-games.ts';
import { callerOf } from '../process/member-caller.ts';
import { openLottery } from './lottery-house.ts';

/** What the process that kills asks a node for: a call of the lottery, for a member. */
export type LotteryRequest = {
  readonly serial: number;
  readonly member: number;
  readonly call: 'lottery.place-order' | 'lottery.place-chase';
  readonly body: object;
  /** The amount travels as text, because bigints do not. */
  readonly amount: string;
};
export type LotteryReply = { readonly serial: number; readonly outcome: string; readonly orders: readonly string[] };

type Answer = {
  readonly order?: { readonly orderId: bigint };
  readonly orders?: readonly { readonly orderId: bigint }[];
};

/** A lottery node in a child process: runs the calendars, takes orders, and is killed. */
const serve = async (url: string): Promise<void> => {
  const { lottery } = await openLottery(url, 10, CHAOS_GAMES);
  const obey = async ({ serial, member, call, body, amount }: LotteryRequest): Promise<void> => {
    const route = lottery.routes?.find(({ endpoint }) => endpoint.name === call);
    if (route === undefined) throw new Error(`No route answers ${call}.`);
    const tell = (outcome: string, orders: readonly string[]): void =>
      void process.send?.({ serial, outcome, orders } satisfies LotteryReply);
    try {
      const input = { query: undefined, body: { ...body, amount: BigInt(amount) } };
      const answer = (await route.handle(input, callerOf(BigInt(member) as MemberId))) as Answer;
      const orders = answer.orders ?? (answer.order === undefined ? [] : [answer.order]);
      tell(
        'taken',
        orders.map(({ orderId }) => orderId.toString()),
      );
    } catch (error) {
      // A refusal is an answer; what fails otherwise is asked for again by the one who waits.
      if (error instanceof Error && error.name === 'Refusal') tell(error.message, []);
      else process.stderr.write(`an order failed: ${String(error)}\n`);
    }
  };
  process.on('message', (asked: readonly LotteryRequest[]) => asked.forEach((one) => void obey(one)));
  process.on('disconnect', () => exit(1));
  lottery.start();
  process.send?.('ready');
};

const url = env['CHAOS_DATABASE_URL'];
if (url !== undefined) await serve(url);
