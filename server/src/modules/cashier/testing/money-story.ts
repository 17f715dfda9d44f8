import type { DepositDetail } from '@fairground/contract/cashier/deposit-endpoints';
import type { Withdrawal } from '@fairground/contract/cashier/withdrawal-fields';
import { isFinalState } from '@fairground/contract/cashier/withdrawal-states';
import type { Id, MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { inTransaction } from '../../../platform/database/index.ts';
import type { RandomSource } from '../../../platform/random.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { whoseCommitsAreLost } from '../../../testing/database.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import { anOperator, callRoute } from '../../../testing/modules.ts';
import { aPicture } from '../../../testing/pictures.ts';
import { ANN, BEN, byTwoPeople } from '../../../testing/staff.ts';
import { betsSettled } from '../../betting/index.ts';
import { BEHAVIOURS } from '../providers/sandbox/behaviour.ts';
import { cashierDesk } from './cashier-desk.ts';
import { memberPaymentSteps } from './member-payments.ts';
import { faultsOfMoney } from './money-faults.ts';

const PAY_PASSWORD = '246810';
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const CHANNELS = ['qr', 'bank', 'ewallet', 'card', 'crypto'] as const;
const REASON = 'a step of the story';
const JOBS = ['sandbox-callbacks', 'expire-deposits', 'ask-providers', 'sweep-withdrawals'] as const;
/** Of every second member, in whole units: a few deposits reach it. */
const LIMIT = 400_000;
/** Of every third member: what it may stake in a day, and what it may lose. */
const PLAY_LIMITS = [
  ['stake', 900_000],
  ['loss', 300_000],
] as const;

const REACHED = `
  select 'deposit ' || status as state from cashier_deposit_history
  union select 'withdrawal ' || status from cashier_withdrawal_step
  union select 'transfer' from cashier_peer_transfer
  union select 'paid by crypto' from cashier_deposit d join cashier_channel c on c.id = d.channel_id
         where c.kind = 'CRYPTO' and d.status = 'CREDITED'
  union select 'stopped by a limit of play' from wallet_operation where status = 'limit-reached' and kind = 'stake'
  union select 'slice ' || status from cashier_slice
  union select 'paid by a member' from cashier_slice s join cashier_deposit d on d.id = s.deposit_id
         where s.withdrawal_id is not null and d.status = 'CREDITED'
  union select 'owes' from wallet_account where owner_kind = 'debt' and version > 0
  union select 'paid back' from wallet_account where owner_kind = 'debt' and version > 0 and balance = 0`;

type Page = ReturnType<Awaited<ReturnType<typeof cashierDesk>>['pageOf']>;
type Player = { readonly id: MemberId; readonly page: Page; readonly accountId: Id<'bank-account'> };

/**
 * Plays members, providers and staff at random on a real database: deposits whose callbacks come twice, late, in another
 * order or never, bets, transfers, withdrawals, disputes, charge-backs and limits, often the same step by twins at once. Where
 * commits are lost, every other transaction of the cashier is tried again although it was committed; where members pay each
 * other, larger withdrawals wait for the deposits of others.
 */
export const moneyStory = async (
  database: TestDatabase,
  chance: RandomSource,
  memberCount: number,
  { areCommitsLost = false, doMembersPay = false }: StoryOptions = {},
) => {
  const desk = await cashierDesk(database, ({ db, verification }) => ({
    ...(areCommitsLost && { db: whoseCommitsAreLost(db) }),
    ...(doMembersPay && { verification: { ...verification, levelOf: () => Promise.resolve(2) } }),
  }));
  const { cashier, clock, wallet, currency, approvals, queued, runJob } = desk;
  const { protection } = desk.modules;
  await desk.system.setRegisterRule(anOperator, 'paymentPassword', { enabled: true, required: false });
  if (doMembersPay) await letMembersPay(desk);
  const invitation = await invitationOf(desk);
  const players: Player[] = [];
  for (let count = 0; count < memberCount; count += 1) players.push(await newPlayer(count));
  // New accounts and devices wait for a day.
  clock.advance(DAY_MS + MINUTE_MS);
  const counter = await wallet.houseAccount('H_GAME', currency);

  async function newPlayer(count: number): Promise<Player> {
    const more = { paymentPassword: PAY_PASSWORD, affiliateCode: invitation };
    const id = await desk.aMember(`story${count}${'x'.repeat(count % 6)}`, more);
    const { rows } = await database.pool.query<{ id: bigint }>('select id from identity_session where member_id = $1', [
      id.toString(),
    ]);
    const page = desk.pageOf(id, rows[0]?.id);
    const limit = { kind: 'deposit', window: 'day', amount: money(BigInt(LIMIT) * 10_000n) };
    if (count % 2 === 0) await callRoute(protection.routes, 'protection.set-limit', { body: limit }, page.caller);
    for (const [kind, amount] of count % 3 === 0 ? PLAY_LIMITS : []) {
      const cap = { kind, window: 'month', amount: money(BigInt(amount) * 10_000n) };
      await callRoute(protection.routes, 'protection.set-limit', { body: cap }, page.caller);
    }
    await desk.members.allowUpline(anOperator, id, { toUpline: true });
    // Every fifth number is a closed account, whose payouts are refused.
    const number = count % 5 === 4 ? `00710${count}0000` : `0071000555${100 + count}`;
    const body = { bank: 'VCB', number, holder: 'NGUYEN VAN AN', payPassword: PAY_PASSWORD };
    return {
      id,
      page,
      accountId: (await page.call<{ accountId: Id<'bank-account'> }>('add-bank-account', { body })).accountId,
    };
  }

  const one = <Value>(list: readonly Value[]): Value | undefined =>
    list.length === 0 ? undefined : list[chance.below(list.length)];
  const whole = (from: number, to: number): bigint => BigInt(from + chance.below(to - from)) * 10_000n;
  let keys = 0;
  const aKey = (): string => `story-key-${(keys += 1)}`;
  const depositsOf = async ({ page }: Player) =>
    (await page.call<{ list: readonly DepositDetail[] }>('list-deposits', { query: {} })).list;
  const withdrawalsOf = async ({ page }: Player) =>
    (await page.call<{ list: readonly Withdrawal[] }>('list-withdrawals', { query: {} })).list;
  const openOf = async (player: Player) => (await withdrawalsOf(player)).find(({ state }) => !isFinalState(state));
  /** One whose withdrawal is in this state, or else the one that was chosen: few of them are at a time. */
  const oneIn = async (state: Withdrawal['state'], chosen: Player): Promise<Player> => {
    for (const player of players) if ((await openOf(player))?.state === state) return player;
    return chosen;
  };
  const work = async (): Promise<void> => {
    for (const { job, run } of queued.splice(0)) if (job.startsWith('cashier.')) await run();
  };

  const bet = async ({ id: member }: Player): Promise<void> => {
    const stake = whole(10_000, 200_000);
    const { cash } = await wallet.accountsOf(member, currency);
    const transactionId = aKey();
    const move = (kind: 'stake' | 'win', amount: bigint) =>
      wallet.apply({
        id: { tenant: 'fairground', source: 'story', member, action: kind, transactionId },
        ...{ kind, account: cash, counter, amount: money(amount) },
      });
    if ((await move('stake', -stake)).outcome !== 'applied') return;
    if (chance.below(2) === 0) await move('win', stake + stake / 2n);
    const settled = {
      ...{ bet: transactionId, member: member.toString(), product: 1, game: 'g', currency, award: null },
      ...{ stake: stake.toString(), validBet: stake.toString(), bonusPart: '0', payout: '0', bonusPayout: '0' },
      ...{ rule: 'stake' as never, isCorrection: false },
    };
    const heard = cashier.listeners?.find(({ name }) => name === 'cashier.turnover');
    const fact = { id: 1n, name: betsSettled.name, at: clock.now(), payload: { bets: [settled] } };
    await inTransaction(desk.db, async (tx) => heard?.handle(tx, [fact]));
  };

  const deposit = async (player: Player): Promise<void> => {
    const key = aKey();
    const channel = one(CHANNELS) ?? 'qr';
    const amount = (channel === 'crypto' ? 200_000 : 50_000) + chance.below(10) * 10_000;
    await atOnce(() => player.page.deposit(channel, amount, key));
  };
  const pay = async (player: Player): Promise<void> => {
    const chosen = one(
      (await depositsOf(player)).filter(({ status, kind }) => status !== 'CREDITED' && kind !== 'C2C'),
    );
    const found = chosen && (await player.page.status(chosen.no));
    const behaviour = one(BEHAVIOURS) ?? 'pay';
    if (found?.instructions) await atOnce(() => desk.pay(found, behaviour));
  };
  const answerDeposit = async (player: Player): Promise<void> => {
    const no = one((await depositsOf(player)).filter(({ status }) => ['CREATED', 'AWAITING'].includes(status)))?.no;
    if (no === undefined) return;
    if (chance.below(2) === 0) await atOnce(() => player.page.call('cancel-deposit', { body: { no } }));
    else await player.page.call('send-deposit-proof', { body: { no, note: 'FT1', pictures: [] } });
  };
  const decideDeposit = async (player: Player): Promise<void> => {
    const found = one((await depositsOf(player)).filter(({ status }) => ['REVIEW', 'PROOF_SENT'].includes(status)));
    if (found === undefined) return;
    const { no, received, payAmount } = found;
    if (chance.below(3) > 0)
      await atOnce(() => cashier.matchDeposit(anOperator, { no, received: received ?? payAmount }));
    else await cashier.rejectDeposit(anOperator, { no, why: 'not-received' });
  };
  const chargeBack = async (player: Player): Promise<void> => {
    const no = one((await depositsOf(player)).filter(({ status }) => status === 'CREDITED'))?.no;
    if (no !== undefined)
      await byTwoPeople(approvals, (maker) => cashier.holdDepositReversal(maker, { no }, { reason: REASON }));
  };
  /** What a member is given pays what it owes. */
  const earn = async ({ id: member }: Player): Promise<void> => {
    const { cash: account } = await wallet.accountsOf(member, currency);
    const amount = money(whole(50_000, 400_000));
    const id = { tenant: 'fairground', source: 'story', member, action: 'promotion', transactionId: aKey() };
    await atOnce(() =>
      inTransaction(desk.db, (tx) => wallet.applyIn(tx, [{ id, kind: 'promotion', account, counter, amount }])),
    );
  };
  const withdraw = async ({ page, accountId }: Player): Promise<void> => {
    const isForMembers = doMembersPay && chance.below(3) > 0;
    const amount = isForMembers ? payments.anAmount() : money(whole(100, 900));
    const body = { accountId, amount, payPassword: PAY_PASSWORD };
    const key = aKey();
    await atOnce(() =>
      page.call('create-withdrawal', { body: { ...body, idempotencyKey: chance.below(2) === 0 ? key : aKey() } }),
    );
  };
  const transfer = async ({ page }: Player): Promise<void> => {
    const body = { amount: money(whole(50, 900)), payPassword: PAY_PASSWORD, idempotencyKey: aKey() };
    await atOnce(() => page.call('transfer-upline', { body }));
  };
  const cancel = async (player: Player): Promise<void> => {
    const found = await openOf(player);
    if (found)
      await atOnce(() => player.page.call('cancel-withdrawal', { body: { withdrawalId: found.withdrawalId } }));
  };
  const review = async (chosen: Player): Promise<void> => {
    const id = (await openOf(await oneIn('REVIEW_1', chosen)))?.withdrawalId;
    if (id === undefined) return;
    const step = { staff: one([ANN, BEN]) ?? ANN, reason: REASON };
    await cashier.withdrawalDesk.claim(id, step);
    if (chance.below(5) === 0) await cashier.withdrawalDesk.reject(id, 'rules-broken', step);
    else await atOnce(() => cashier.withdrawalDesk.approve(id, step));
    await work();
  };
  const giveUp = async (player: Player): Promise<void> => {
    const found = await openOf(player);
    const step = { staff: ANN, reason: REASON };
    if (found?.state === 'PAY_FAILED')
      await atOnce(() => cashier.withdrawalDesk.giveUp(found.withdrawalId, 'account-wrong', step));
  };
  const picture = async ({ caller }: Page) => {
    const body = await aPicture('png', 'red');
    const answer = await callRoute(desk.pictures.routes, 'pictures.send-picture', { body }, caller);
    return (answer as { readonly pictureId: Id<'picture'> }).pictureId;
  };
  const answerReceipt = async (chosen: Player): Promise<void> => {
    const player = await oneIn('PAID_OUT', chosen);
    const found = await openOf(player);
    if (found?.state !== 'PAID_OUT') return;
    const { withdrawalId: id } = found;
    const result = one(['RECEIVED', 'RECEIVED', 'NOT_RECEIVED', 'PARTLY'] as const) ?? 'RECEIVED';
    const images = result === 'RECEIVED' ? [] : [await picture(player.page)];
    const amount = result === 'PARTLY' ? { amount: money(found.amount / 2n) } : {};
    await atOnce(() => player.page.call('confirm-receipt', { body: { id, result, images, ...amount } }));
  };
  const decideReceipt = async (chosen: Player): Promise<void> => {
    const found = await openOf(await oneIn('DISPUTED', chosen));
    if (found?.state !== 'DISPUTED' && found?.state !== 'PAID_OUT') return;
    const decision = one(['RECEIVED', 'NOT_RECEIVED', 'PARTLY'] as const) ?? 'RECEIVED';
    const amount = decision === 'PARTLY' ? { amount: money(found.amount / 3n) } : {};
    const { withdrawalId } = found;
    await byTwoPeople(approvals, (maker) =>
      cashier.withdrawalDesk.holdReceipt(maker, { withdrawalId, decision, ...amount }, { reason: REASON }),
    );
  };
  /** Asks for a wider limit, or says the second yes to it: a cap only grows, so that what was used never lies above it. */
  const widenLimit = async ({ page }: Player): Promise<void> => {
    const which = { kind: 'deposit', window: 'day' };
    const body = { ...which, amount: money(whole(LIMIT, 10 * LIMIT)) };
    if (chance.below(2) === 0)
      await callRoute(protection.routes, 'protection.confirm-limit', { body: which }, page.caller);
    else await callRoute(protection.routes, 'protection.set-limit', { body }, page.caller);
  };
  const timePasses = async (): Promise<void> => {
    clock.advance((one([1, 2, 10, 31, 240, 1_440]) ?? 1) * MINUTE_MS);
    for (const name of [...JOBS, ...(doMembersPay ? ['sweep-slices'] : [])])
      await atOnce(() => runJob(`cashier.${name}`));
    await runJob('cashier.probe-providers');
    await work();
  };

  /** One time in three the step is done by twins at the same moment; what the rules refuse is part of the story. */
  const atOnce = async (step: () => PromiseLike<unknown>): Promise<void> => {
    const twins = chance.below(3) === 0 ? 2 + chance.below(3) : 1;
    const done = await Promise.allSettled(Array.from({ length: twins }, () => step()));
    for (const result of done) if (result.status === 'rejected') refused(result.reason);
  };
  const refusals = new Map<string, number>();
  const refused = (error: unknown): void => {
    // A decision of two people that came too late is answered in a sentence of the helper.
    const isLate = error instanceof Error && error.message.startsWith('The change is ');
    if (!(error instanceof Refusal) && !isLate) throw error;
    const code = error instanceof Refusal ? error.code : 'approvals.failed';
    refusals.set(code, (refusals.get(code) ?? 0) + 1);
  };

  const payments = memberPaymentSteps({
    ...{ desk, chance, aKey, picture, atOnce },
    pages: () => players.map(({ page }) => page),
  });
  const STEPS: readonly (readonly [times: number, step: (player: Player) => Promise<void>])[] = [
    [5, deposit],
    [7, pay],
    [1, answerDeposit],
    [2, decideDeposit],
    [1, chargeBack],
    [8, bet],
    [2, earn],
    [6, withdraw],
    [2, transfer],
    [1, cancel],
    [6, review],
    [1, giveUp],
    [4, answerReceipt],
    [2, decideReceipt],
    [1, widenLimit],
    [4, timePasses],
    ...(doMembersPay
      ? ([
          [4, ({ page }: Player) => payments.payMember(page)],
          [4, ({ page }: Player) => payments.sendSlip(page)],
          [4, () => payments.answerSlice()],
          [3, () => payments.decideSlice()],
        ] as const)
      : []),
  ];
  const bag = STEPS.flatMap(([times, step]) => Array.from({ length: times }, () => step));

  return {
    refusals,
    desk,
    play: async (steps: number): Promise<void> => {
      for (let played = 0; played < steps; played += 1) {
        const [step, player] = [one(bag), one(players)];
        if (step && player) await step(player).catch(refused);
      }
    },
    /** Every state that a deposit or withdrawal had, and how much of the rest was met. */
    reached: async (): Promise<ReadonlySet<string>> => {
      const { rows } = await database.pool.query<{ state: string }>(REACHED);
      return new Set([...rows.map(({ state }) => state), ...refusals.keys()]);
    },
    /** Sentences about what must not be; none when all is well. */
    faults: async (): Promise<readonly string[]> => [
      ...(await faultsOfMoney(database.pool)),
      ...(await wallet.prove()).faults,
    ],
  };
};

type StoryOptions = { readonly areCommitsLost?: boolean; readonly doMembersPay?: boolean };

/** Switches on that members pay each other; the counterparty acts by the hundredths of an amount. */
const letMembersPay = async ({
  system,
  approvals,
  cashier,
}: Awaited<ReturnType<typeof cashierDesk>>): Promise<void> => {
  await system.setFlag(anOperator, 'C2C', 'on');
  await byTwoPeople(approvals, (maker) =>
    cashier.withdrawalDesk.holdRules(maker, { step: money(100n) }, { reason: REASON }),
  );
};

/** The link of an agent of a line, whose members may send money up to it. */
const invitationOf = async ({ members }: Pick<Awaited<ReturnType<typeof cashierDesk>>, 'members'>): Promise<string> => {
  const open = async (username: string, isAgent: 1 | 2, uplineId: MemberId | null): Promise<MemberId> => {
    await members.openAccount(anOperator, { username, isAgent, uplineId });
    const found = await members.findByAccount(username);
    if (found === undefined) throw new Error(`${username} is nobody.`);
    return found.id;
  };
  const owner = await open('storyagent', 1, await open('storyhead', 2, null));
  return (await members.createLink(anOperator, { owner, opens: 0 })).code;
};
