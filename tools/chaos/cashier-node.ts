import process, { env, exit } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Id, MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { SandboxBehaviour } from '../../server/src/modules/cashier/index.ts';
import { PAY_PASSWORD, openCashier } from './cashier-house.ts';
import type { CashierHouse } from './cashier-house.ts';
import { laterClock } from './cashier-clock.ts';
import { actAsPeople } from './cashier-people.ts';

/** What the process that kills asks a node for; numbers as text, because bigints do not travel. */
export type CashierRequest =
  | {
      readonly serial: number;
      readonly ask: 'deposit';
      readonly member: string;
      readonly channel: string;
      readonly whole: number;
    }
  | { readonly serial: number; readonly ask: 'pay'; readonly no: string; readonly behaviour: SandboxBehaviour }
  | {
      readonly serial: number;
      readonly ask: 'withdraw';
      readonly member: string;
      readonly session: string;
      readonly accountId: string;
      readonly whole: number;
    };
export type CashierReply = { readonly serial: number; readonly outcome: string; readonly no: string };

const obey = async (
  house: CashierHouse,
  channels: ReadonlyMap<string, Id<'channel'>>,
  asked: CashierRequest,
): Promise<string> => {
  const idempotencyKey = `chaos-key-${asked.serial}`;
  if (asked.ask === 'pay') {
    const { rows } = await house.pool.query<{ provider: string; reference: string }>(
      'select provider, provider_ref as reference from cashier_deposit where no = $1',
      [asked.no],
    );
    for (const { provider, reference } of rows) await house.payments.play(provider, reference, asked.behaviour);
    return asked.no;
  }
  const [member, amount] = [BigInt(asked.member) as MemberId, money(BigInt(asked.whole) * 10_000n)];
  const body =
    asked.ask === 'deposit'
      ? { channelId: channels.get(asked.channel), amount, idempotencyKey }
      : { accountId: BigInt(asked.accountId), amount, payPassword: PAY_PASSWORD, idempotencyKey };
  return (
    await house.call<{ readonly no: string }>(
      `cashier.create-${asked.ask === 'deposit' ? 'deposit' : 'withdrawal'}`,
      member,
      { body, ...(asked.ask === 'withdraw' && { session: asked.session }) },
    )
  ).no;
};

/** A node of the cashier in a child process: answers, takes callbacks, does its timed work, and is killed. */
const serve = async (url: string): Promise<void> => {
  const house = await openCashier(url, 10, laterClock);
  const { rows } = await house.pool.query<{ code: string; id: Id<'channel'> }>('select code, id from cashier_channel');
  const channels = new Map(rows.map(({ code, id }) => [code, id]));
  const answer = async (asked: CashierRequest): Promise<void> => {
    const tell = (outcome: string, no: string): void =>
      void process.send?.({ serial: asked.serial, outcome, no } satisfies CashierReply);
    try {
      tell('done', await obey(house, channels, asked));
    } catch (error) {
      // A refusal is an answer; what fails otherwise is asked for again by the one who waits.
      if (error instanceof Error && error.name === 'Refusal') tell(error.message, '');
    }
  };
  process.on('message', (asked: readonly CashierRequest[]) => asked.forEach((one) => void answer(one)));
  process.on('disconnect', () => exit(1));
  process.send?.('ready');
  for (;;) {
    await house.work().catch(() => undefined);
    await actAsPeople(house).catch(() => undefined);
    await sleep(100);
  }
};

const url = env['CHAOS_DATABASE_URL'];
if (url !== undefined) await serve(url);
