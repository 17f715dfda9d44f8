import { sql } from 'kysely';
import type { MemberId } from '@fairground/contract/ids';
import { parseMoney } from '@fairground/contract/money';
import type { Withdrawal } from '@fairground/contract/cashier/withdrawal-fields';
import type { DepositDetail } from '@fairground/contract/cashier/deposit-endpoints';
import type { SandboxBehaviour } from '../../modules/cashier/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import { aSession } from '../http.ts';
import { aCaller, callRoute } from '../modules.ts';
import { ANN } from '../staff.ts';
import type { Play } from './play.ts';

const PAY_PASSWORD = '246810';
/** Longer than the sandbox takes for a payout. */
const PAID_BY_MS = 10 * 60_000;

export type Payer = { readonly id: MemberId; readonly token: string };
/** Who pays in, who is paid out, and whose payout waits. */
export type Payers = { readonly depositor: Payer; readonly paid: MemberId; readonly held: MemberId };

/** Bank accounts of people whose money leaves; they have waited their day. */
export const addAccounts = async (play: Play, members: readonly MemberId[]): Promise<void> => {
  for (const [index, member] of members.entries())
    await callRoute(
      play.app.cashier.routes,
      'cashier.add-bank-account',
      {
        body: { bank: 'VCB', number: `007100012345${index}`, holder: 'NGUYEN VAN AN', payPassword: PAY_PASSWORD },
      },
      await callerOf(play, member),
    );
  await play.asOwner(
    `update cashier_bank_account set added_at = added_at - interval '25 hours', usable_at = usable_at - interval '25 hours'`,
  );
};

/** Deposits that were credited, wait for the payer or for staff, and payouts that were made or hold their amount. */
export const playPayments = async (play: Play, { depositor, paid, held }: Payers): Promise<void> => {
  const { app } = play;
  await app.cashier.installSandboxChannels('VND');
  await pay(play, await deposit(play, depositor, 1), 'pay');
  await pay(play, await deposit(play, depositor, 2), 'wrong-amount');
  await deposit(play, depositor, 3);

  await withdraw(play, held);
  const waiting = await withdraw(play, paid);
  const desk = app.cashier.withdrawalDesk;
  const proceed = (): Promise<void> => runJob(play, 'cashier.proceed-withdrawal', { id: waiting.toString() });
  await proceed();
  await desk.claim(waiting, BY_ANN);
  await desk.approve(waiting, BY_ANN);
  await proceed();
};

/** The provider is asked again for the payout that was under way. */
export const endPayout = async ({ app, clock }: Pick<Play, 'app' | 'clock'>): Promise<void> => {
  clock.advance(PAID_BY_MS);
  await runJob({ app }, 'cashier.sweep-withdrawals', null);
};

const BY_ANN = { staff: ANN, reason: 'looks right' };

const runJob = async ({ app }: Pick<Play, 'app'>, name: string, data: unknown): Promise<void> => {
  const job = app.cashier.jobs?.find((each) => each.name === name) as Job<unknown> | undefined;
  if (job === undefined) throw new Error(`No job ${name}.`);
  await job.run(data, new AbortController().signal);
};

/** What a member registers with who is paid out. */
export const PAYING = { paymentPassword: PAY_PASSWORD, payeeName: 'NGUYEN VAN AN' } as const;

const callerOf = async ({ db }: Play, memberId: MemberId) => {
  const { rows } = await sql<{ id: bigint }>`
    select id from identity_session where member_id = ${memberId} order by id desc limit 1`.execute(db);
  return aCaller({ session: aSession({ memberId, account: 'member', sessionId: rows[0]?.id ?? 0n }) });
};

const deposit = async (play: Play, { id, token }: Payer, number: number): Promise<DepositDetail> => {
  const channels = await callRoute(
    play.app.cashier.routes,
    'cashier.list-deposit-channels',
    {},
    await callerOf(play, id),
  );
  const channel = (channels as { list: { channelId: bigint; code: string }[] }).list.find(({ code }) => code === 'qr');
  const body = {
    channelId: channel?.channelId.toString(),
    amount: `${number}00000`,
    idempotencyKey: `upgrade-deposit-${number}`,
  };
  const { text } = await play.ask({
    ...{ method: 'POST', path: '/wps/relay/deposit/create', token },
    body: JSON.stringify(body),
  });
  if (!text.includes('"success":true')) throw new Error(`The deposit answers ${text}.`);
  return JSON.parse(text).value;
};

const pay = async ({ app }: Play, { instructions }: DepositDetail, behaviour: SandboxBehaviour): Promise<void> => {
  const { statusCode, body } = await app.http.fastify.inject({
    method: 'POST',
    url: instructions?.redirectUrl ?? '',
    headers: { host: 'play.example', 'x-sandbox-behaviour': behaviour },
  });
  if (statusCode !== 303) throw new Error(`The payer's page answers ${statusCode}: ${body}`);
};

const withdraw = async (play: Play, member: MemberId): Promise<Withdrawal['withdrawalId']> => {
  const { routes } = play.app.cashier;
  const caller = await callerOf(play, member);
  const accounts = await callRoute(routes, 'cashier.list-bank-accounts', {}, caller);
  const [account] = (accounts as { list: { accountId: bigint }[] }).list;
  const body = {
    ...{ amount: parseMoney('100'), accountId: account?.accountId, payPassword: PAY_PASSWORD },
    idempotencyKey: `upgrade-payout-${member}`,
  };
  const asked = await callRoute(routes, 'cashier.create-withdrawal', { body }, caller);
  return (asked as Withdrawal).withdrawalId;
};
