import type { DepositDetail } from '@fairground/contract/cashier/deposit-endpoints';
import { SLICE_EDGES } from '@fairground/contract/cashier/slice-states';
import type { StaffSlice } from '@fairground/contract/cashier/slice-operator-endpoints';
import type { Slice, Withdrawal } from '@fairground/contract/cashier/withdrawal-fields';
import type { Id, MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { anOperator, callRoute } from '../../../testing/modules.ts';
import { aPicture } from '../../../testing/pictures.ts';
import { refusal } from '../../../testing/refusal.ts';
import { aCallOf, ANN, BEN, byTwoPeople } from '../../../testing/staff.ts';
import { cashierDesk } from '../testing/cashier-desk.ts';
import { faultsOfMoney } from '../testing/money-faults.ts';
import { listSliceEdges } from '../store/slices.ts';

const PAY_PASSWORD = '246810';
const MINUTE = 60_000;
const whole = (amount: number) => money(BigInt(Math.round(amount * 100)) * 100n);

const database = await testDatabase();
const levels = new Map<MemberId, 0 | 1 | 2>();
/** Whose deposit limit was used up after they asked for a deposit. */
const limited = new Set<MemberId>();
const desk = await cashierDesk(database, ({ protection }) => ({
  verification: {
    levelOf: (_reader, member) => Promise.resolve(levels.get(member) ?? 2),
    nameOf: () => Promise.resolve(undefined),
  },
  protection: {
    ...protection,
    objectionToDeposit: (tx, member, deposit) =>
      limited.has(member)
        ? Promise.resolve('protection.deposit-limit')
        : protection.objectionToDeposit(tx, member, deposit),
  },
}));
const { cashier, clock, wallet, pageOf, runJob, queued, approvals } = desk;
await desk.system.setRegisterRule(anOperator, 'paymentPassword', { enabled: true, required: false });
await desk.system.setFlag(anOperator, 'C2C', 'on');
// The counterparty acts by the tail of an amount.
await byTwoPeople(desk.approvals, (maker) =>
  cashier.withdrawalDesk.holdRules(maker, { step: money(100n) }, { reason: 'a test of tails' }),
);

const work = async (): Promise<void> => {
  for (const { job, run } of queued.splice(0)) if (job.startsWith('cashier.')) await run();
};
const give = async (member: MemberId, amount: bigint): Promise<void> => {
  const { cash } = await wallet.accountsOf(member, desk.currency);
  const counter = await wallet.houseAccount('H_ADJUST', desk.currency);
  const id = { tenant: 'fairground', source: 'test', member, action: 'adjust', transactionId: 'opening' };
  await wallet.apply({ id, kind: 'adjustment', account: cash, counter, amount: money(amount) });
};
const later = async (minutes: number): Promise<void> => {
  clock.advance(minutes * MINUTE);
  for (const name of ['expire-deposits', 'sweep-slices', 'sweep-withdrawals']) await runJob(`cashier.${name}`);
};
/** A picture of the member, as the site sends it. */
const pictureOf = async (caller: ReturnType<typeof pageOf>['caller']) => {
  const answer = await callRoute(
    desk.pictures.routes,
    'pictures.send-picture',
    { body: await aPicture('png', 'red') },
    caller,
  );
  return (answer as { readonly pictureId: Id<'picture'> }).pictureId;
};

let serial = 0;
/** Somebody whose approved withdrawal waits for payers. */
const aReceiver = async (amount: number) => {
  const username = `receiver${(serial += 1)}`;
  const member = await desk.aMember(username, { paymentPassword: PAY_PASSWORD });
  await give(member, whole(amount));
  const { rows } = await database.pool.query<{ id: bigint }>('select id from identity_session where member_id = $1', [
    member.toString(),
  ]);
  const page = pageOf(member, rows[0]?.id);
  const { accountId } = await page.call<{ readonly accountId: Id<'bank-account'> }>('add-bank-account', {
    body: { bank: 'VCB', number: `00710006${1000 + serial}`, holder: 'NGUYEN VAN AN', payPassword: PAY_PASSWORD },
  });
  clock.advance(25 * 60 * MINUTE);
  const { withdrawalId: id, no } = await page.call<Withdrawal>('create-withdrawal', {
    body: { accountId, amount: whole(amount), payPassword: PAY_PASSWORD, idempotencyKey: `key-of-${username}` },
  });
  await work();
  const step = { staff: ANN, reason: 'looks right' };
  await cashier.withdrawalDesk.claim(id, step);
  await cashier.withdrawalDesk.approve(id, step);
  await work();
  const shown = async (): Promise<Withdrawal> => {
    const { list } = await page.call<{ readonly list: readonly Withdrawal[] }>('list-withdrawals', { query: {} });
    const [own] = list;
    if (own === undefined) throw new Error('There is no withdrawal.');
    return own;
  };
  const answer = async (place: number, body: object): Promise<Slice> =>
    page.call<Slice>('confirm-slice', {
      body: { sliceId: (await shown()).slices[place]?.sliceId, images: [], ...body },
    });
  return { member, page, no, shown, answer, cash: async () => (await wallet.balanceOf(member, desk.currency)).cash };
};

const aPayer = async () => {
  const member = await desk.aMember(`payer00${(serial += 1)}`, { paymentPassword: PAY_PASSWORD });
  const page = pageOf(member);
  const slip = async ({ no, sliceId }: DepositDetail) => {
    await page.call('send-slip', { body: { sliceId, images: [await pictureOf(page.caller)] } });
    return no;
  };
  return { ...page, member, slip };
};

const slicesOf = async (receiver: Awaited<ReturnType<typeof aReceiver>>) =>
  (await receiver.shown()).slices.map(({ amount, state }) => [amount, state]);
const proveBooks = async () => {
  expect((await wallet.prove()).faults).toEqual([]);
  expect(await faultsOfMoney(database.pool)).toEqual([]);
};
const holdDecision = async (sliceId: Id<'slice'>, body: object): Promise<bigint> => {
  const held = (await callRoute(
    cashier.routes,
    'cashier.decide-slice',
    { body: { sliceId, reason: 'seen in both statements', ...body } },
    aCallOf(ANN),
  )) as { readonly approvalId: bigint };
  return held.approvalId;
};
const decide = async (sliceId: Id<'slice'>, body: object) =>
  approvals.decide(BEN, await holdDecision(sliceId, body), 'approve');

test('a deposit pays a waiting withdrawal of its amount: the payer sees the account, the receipt moves the money once', async () => {
  const receiver = await aReceiver(100_000);
  expect((await receiver.shown()).state).toBe('PAYING');
  const payer = await aPayer();

  const deposit = await payer.deposit('c2c', 100_000);

  expect(deposit).toMatchObject({ status: 'AWAITING', payAmount: whole(100_000) });
  expect(deposit.instructions?.bank).toMatchObject({ code: 'VCB', holder: 'NGUYEN VAN AN', note: deposit.no });
  expect(await slicesOf(receiver)).toEqual([[whole(100_000), 'MATCHED']]);
  expect(await refusal(receiver.answer(0, { result: 'RECEIVED' }))).toBe('cashier.receipt-final');
  expect(await refusal(payer.call('send-slip', { body: { sliceId: deposit.sliceId, images: [] } }))).toBe(
    'cashier.proof-required',
  );
  await payer.slip(deposit);
  expect((await payer.status(deposit.no)).status).toBe('PROOF_SENT');
  expect(await payer.cash()).toBe(0n);

  const answers = await Promise.allSettled(Array.from({ length: 8 }, () => receiver.answer(0, { result: 'RECEIVED' })));

  expect(answers.every(({ status }) => status === 'fulfilled')).toBe(true);
  expect((await payer.status(deposit.no)).status).toBe('CREDITED');
  expect((await payer.status(deposit.no)).instructions).toBeNull();
  expect(await payer.cash()).toBe(whole(100_000));
  expect(await receiver.shown()).toMatchObject({ state: 'CONFIRMED', paid: whole(100_000), receiptBy: 'member' });
  await proveBooks();
});

test('no part is promised twice: of payers at the same moment one gets it, the others pay the counterparty', async () => {
  const receiver = await aReceiver(110_000);
  const payers = await Promise.all(Array.from({ length: 4 }, aPayer));

  await Promise.all(payers.map((payer) => payer.deposit('c2c', 110_000)));

  expect(await slicesOf(receiver)).toEqual([[whole(110_000), 'MATCHED']]);
  await later(16);
  await proveBooks();
});

test('a larger withdrawal is split, silence counts as received, and what nobody pays goes to the bank after two hours', async () => {
  const receiver = await aReceiver(300_000.03);
  const payer = await aPayer();
  const deposit = await payer.deposit('c2c', 120_000);
  expect(await slicesOf(receiver)).toEqual([[whole(120_000), 'MATCHED']]);
  await payer.slip(deposit);

  // The counterparty takes the rest and, by its tail, never pays it.
  await later(2);
  expect(await slicesOf(receiver)).toEqual([
    [whole(120_000), 'PAID'],
    [whole(180_000.03), 'MATCHED'],
  ]);
  await later(30);

  expect((await payer.status(deposit.no)).status).toBe('CREDITED');
  expect((await receiver.shown()).slices[0]).toMatchObject({ state: 'RECEIVED', receiptBy: 'silence' });
  expect((await receiver.shown()).slices[1]).toMatchObject({ state: 'EXPIRED', received: 0n });
  await later(100);
  await later(20);
  await later(1);
  expect(await receiver.shown()).toMatchObject({ state: 'PAID_OUT' });
  const { withdrawalId: id } = await receiver.shown();
  await receiver.page.call('confirm-receipt', { body: { id, result: 'RECEIVED', images: [] } });
  expect(await receiver.shown()).toMatchObject({ state: 'CONFIRMED', paid: whole(300_000.03), returned: 0n });
  await proveBooks();
});

test('a withdrawal that waited for two hours is matched no more, even before the sweep orders it at a provider', async () => {
  const receiver = await aReceiver(260_000);
  const [inTime, late] = [await aPayer(), await aPayer()];
  clock.advance(119 * MINUTE);
  await inTime.deposit('c2c', 126_000);
  clock.advance(MINUTE);

  await late.deposit('c2c', 134_000);

  expect(await slicesOf(receiver)).toEqual([[whole(126_000), 'MATCHED']]);
  await proveBooks();
});

test('[T-19] what nobody pays is taken back to the balance on request, at once and once, though asked for many times', async () => {
  const receiver = await aReceiver(330_000.03);
  const [before, cash] = [await receiver.shown(), await receiver.cash()];
  expect(before).toMatchObject({ state: 'PAYING', canCancel: true, isComingBack: false });
  const takeBack = () =>
    receiver.page.call<Withdrawal>('cancel-withdrawal', { body: { withdrawalId: before.withdrawalId } });

  await Promise.all([takeBack(), takeBack(), takeBack()]);
  await takeBack();
  await later(2);

  expect(await receiver.shown()).toMatchObject({
    ...{ state: 'RETURNED', reason: 'member-cancelled', canCancel: false, isComingBack: false },
    ...{ paid: 0n, returned: whole(330_000.03), slices: [] },
  });
  expect(await receiver.cash()).toBe(cash + whole(330_000.03));
  await proveBooks();
});

test('[T-19] what is promised to a payer stays so: its part is received, and only the rest comes back', async () => {
  const receiver = await aReceiver(340_000);
  const payer = await aPayer();
  const deposit = await payer.deposit('c2c', 90_000);
  const [{ withdrawalId }, cash] = [await receiver.shown(), await receiver.cash()];

  expect(await receiver.page.call('cancel-withdrawal', { body: { withdrawalId } })).toMatchObject({
    ...{ state: 'PAYING', canCancel: false, isComingBack: true },
  });
  // Nobody gets a further part of it, the counterparty neither.
  const other = await aPayer();
  await other.deposit('c2c', 95_000);
  await later(2);
  expect([await slicesOf(receiver), await receiver.cash()]).toEqual([[[whole(90_000), 'MATCHED']], cash]);
  await payer.slip(deposit);
  await receiver.answer(0, { result: 'RECEIVED' });
  await later(1);

  expect(await receiver.shown()).toMatchObject({
    ...{ state: 'PART_CONFIRMED', reason: 'member-cancelled', isComingBack: false },
    ...{ paid: whole(90_000), returned: whole(250_000) },
  });
  expect(await receiver.cash()).toBe(cash + whole(250_000));
  await proveBooks();
});

test('[T-19] a promise that ran out comes back as well, and a withdrawal that was promised whole is paid whole', async () => {
  const [idle, full] = [await aReceiver(143_000), await aReceiver(144_000)];
  const [nobody, payer] = [await aPayer(), await aPayer()];
  await nobody.deposit('c2c', 143_000);
  const deposit = await payer.deposit('c2c', 144_000);
  for (const { page, shown } of [idle, full])
    await page.call('cancel-withdrawal', { body: { withdrawalId: (await shown()).withdrawalId } });
  await payer.slip(deposit);
  await full.answer(0, { result: 'RECEIVED' });
  await later(16);
  await later(1);

  expect(await idle.shown()).toMatchObject({ state: 'RETURNED', returned: whole(143_000) });
  expect(await full.shown()).toMatchObject({ state: 'CONFIRMED', paid: whole(144_000), returned: 0n });
  await proveBooks();
});

test('[T-19] a payer and a receiver who change their mind meet: the part is promised or back, never both', async () => {
  for (let round = 0; round < 6; round += 1) {
    const amount = 151_000 + round;
    const [receiver, payer] = [await aReceiver(amount), await aPayer()];
    const { withdrawalId } = await receiver.shown();

    const [deposit] = await Promise.all([
      payer.deposit('c2c', amount),
      receiver.page.call('cancel-withdrawal', { body: { withdrawalId } }),
    ]);

    const { state, slices } = await receiver.shown();
    expect([state, slices.length]).toEqual(slices.length === 0 ? ['RETURNED', 0] : ['PAYING', 1]);
    await payer.call('cancel-deposit', { body: { no: deposit.no } });
  }
  await later(1);
  await proveBooks();
});

test('the database gives nothing back that a provider was told to pay', async () => {
  const receiver = await aReceiver(30_000);
  const { withdrawalId, state } = await receiver.shown();

  expect(state).not.toBe('RETURNED');
  await expect(
    database.pool.query('update cashier_withdrawal set rest_back_at = now() where id = $1', [withdrawalId.toString()]),
  ).rejects.toThrow('only what members pay is taken back, and once');
  await expect(receiver.page.call('cancel-withdrawal', { body: { withdrawalId } })).rejects.toMatchObject({
    code: 'cashier.state-conflict',
  });
});

test('a payer who does not pay or cancels loses the promise, and another one gets it', async () => {
  const receiver = await aReceiver(130_000.03);
  const [idle, second, third] = [await aPayer(), await aPayer(), await aPayer()];
  const { no } = await idle.deposit('c2c', 70_000);
  clock.advance(15 * MINUTE);
  await runJob('cashier.expire-deposits');
  expect((await idle.status(no)).status).toBe('EXPIRED');

  const cancelled = await second.deposit('c2c', 75_000);
  await second.call('cancel-deposit', { body: { no: cancelled.no } });
  await third.deposit('c2c', 80_000);

  expect(await slicesOf(receiver)).toEqual([
    [whole(70_000), 'EXPIRED'],
    [whole(75_000), 'EXPIRED'],
    [whole(80_000), 'MATCHED'],
  ]);
  await proveBooks();
});

test('a dispute needs a proof and is decided by two people: in part, the payer gets the part and the rest returns to the pool', async () => {
  const receiver = await aReceiver(200_000);
  const payer = await aPayer();
  const deposit = await payer.deposit('c2c', 200_000);
  await payer.slip(deposit);
  const half = { result: 'PARTLY', amount: whole(100_000) };
  expect(await refusal(receiver.answer(0, half))).toBe('cashier.proof-required');
  await receiver.answer(0, { ...half, images: [await pictureOf(receiver.page.caller)] });
  const { list } = (await callRoute(cashier.routes, 'cashier.list-slice-disputes', { query: {} }, aCallOf(ANN))) as {
    readonly list: readonly StaffSlice[];
  };
  const disputed = list.find(({ withdrawalNo }) => withdrawalNo === receiver.no);
  expect(disputed).toMatchObject({ payerId: payer.member, answer: 'PARTLY', payerProofs: [expect.anything()] });
  // Nobody of staff decides about the deposit beside the dispute.
  const past = { no: deposit.no, why: 'not-received', reason: 'in a hurry' };
  expect(await refusal(callRoute(cashier.routes, 'cashier.reject-deposit', { body: past }, aCallOf(ANN)))).toBe(
    'cashier.deposit-state',
  );

  await decide(disputed?.sliceId as Id<'slice'>, { decision: 'PARTLY', amount: whole(100_000) });

  expect(await payer.cash()).toBe(whole(100_000));
  expect((await receiver.shown()).state).toBe('PAYING');
  const other = await aPayer();
  await other.deposit('c2c', 100_000);
  expect(await slicesOf(receiver)).toEqual([
    [whole(200_000), 'PARTLY'],
    [whole(100_000), 'MATCHED'],
  ]);
  await proveBooks();
});

test('a dispute is decided on one connection: while locks are held it waits for no other', async () => {
  const receiver = await aReceiver(155_000);
  const payer = await aPayer();
  const deposit = await payer.deposit('c2c', 155_000);
  await payer.slip(deposit);
  await receiver.answer(0, { result: 'NOT_RECEIVED', images: [await pictureOf(receiver.page.caller)] });
  const approvalId = await holdDecision(deposit.sliceId as Id<'slice'>, { decision: 'RECEIVED' });
  const { pool } = database;
  const busy = await Promise.all(Array.from({ length: pool.options.max - 1 }, () => pool.connect()));

  await approvals.decide(BEN, approvalId, 'approve').finally(() => {
    for (const client of busy) client.release();
  });

  expect((await payer.status(deposit.no)).status).toBe('CREDITED');
  await proveBooks();
});

test('[T-19] a forced receipt is not refunded to the receiver, and the payer keeps the credit; a payer who did not pay gets nothing', async () => {
  const disputed = async (amount: number) => {
    const receiver = await aReceiver(amount);
    const payer = await aPayer();
    const deposit = await payer.deposit('c2c', amount);
    await payer.slip(deposit);
    await receiver.answer(0, { result: 'NOT_RECEIVED', images: [await pictureOf(receiver.page.caller)] });
    return [receiver, payer, deposit] as const;
  };
  const [forced, one, first] = await disputed(140_000);
  const [unpaid, other, second] = await disputed(150_000);
  const before = await forced.cash();

  await decide(first.sliceId as Id<'slice'>, { decision: 'RECEIVED' });
  await decide(second.sliceId as Id<'slice'>, { decision: 'NOT_RECEIVED' });

  expect(await forced.shown()).toMatchObject({ state: 'CONFIRMED', receiptBy: 'forced', returned: 0n });
  expect(await forced.cash()).toBe(before);
  expect(await one.cash()).toBe(whole(140_000));
  expect(await other.cash()).toBe(0n);
  expect((await other.status(second.no)).status).toBe('REJECTED');
  expect((await unpaid.shown()).state).toBe('PAYING');
  expect(await refusal(forced.answer(0, { result: 'RECEIVED' }))).toBe('cashier.receipt-final');
  await proveBooks();
});

test('a deposit in review whose slice was received is not rejected, and is credited with what was received alone', async () => {
  const receiver = await aReceiver(145_000);
  const payer = await aPayer();
  const deposit = await payer.deposit('c2c', 145_000);
  await payer.slip(deposit);
  limited.add(payer.member);
  await receiver.answer(0, { result: 'RECEIVED' });
  limited.delete(payer.member);
  expect(await payer.status(deposit.no)).toMatchObject({ status: 'REVIEW', reason: 'credit-refused' });
  const staff = (name: string, body: object) =>
    callRoute(cashier.routes, `cashier.${name}`, { body: { no: deposit.no, reason: 'seen', ...body } }, aCallOf(ANN));
  const match = (amount: number) => staff('match-deposit', { received: whole(amount) });

  const rejected = await refusal(staff('reject-deposit', { why: 'paid-back' }));
  const matched = [await refusal(match(145_001)), await refusal(match(1))];

  expect([rejected, ...matched]).toEqual(Array.from({ length: 3 }, () => 'cashier.slice-received'));
  expect(await payer.cash()).toBe(0n);
  await Promise.all([match(145_000), match(145_000)]);
  expect((await payer.status(deposit.no)).status).toBe('CREDITED');
  expect(await payer.cash()).toBe(whole(145_000));
  await proveBooks();
});

test.each([
  ['.01 receives all', 60_000.01, 'CREDITED'],
  ['.02 says that half came', 60_000.02, 'PROOF_SENT'],
  ['.03 is silent, which counts as received', 60_000.03, 'CREDITED'],
  ['.04 says that nothing came', 60_000.04, 'PROOF_SENT'],
] as const)('the sandbox’s counterparty %s', async (_words, amount, status) => {
  const payer = await aPayer();
  const { list } = await payer.call<{ list: readonly { code: string; channelId: Id<'channel'> }[] }>(
    'list-deposit-channels',
  );
  const channelId = list.find(({ code }) => code === 'c2c')?.channelId;
  const deposit = await payer.call<DepositDetail>('create-deposit', {
    body: { channelId, amount: whole(amount), idempotencyKey: `key-${amount}` },
  });
  await payer.slip(deposit);

  await later(1);
  if (status === 'CREDITED') await later(30);

  expect((await payer.status(deposit.no)).status).toBe(status);
  await proveBooks();
});

test('off by default and for members who are not identified: no channel, and withdrawals go to a provider', async () => {
  const payer = await aPayer();
  levels.set(payer.member, 1);
  expect(await refusal(payer.deposit('c2c', 100_000))).toBe('cashier.identity-level');

  await desk.system.setFlag(anOperator, 'C2C', 'off');
  await expect(payer.channelOf('c2c')).rejects.toThrow('No channel');
  const receiver = await aReceiver(160_000);

  expect((await receiver.shown()).slices).toEqual([]);
  await later(1);
  expect((await receiver.shown()).state).toBe('PAID_OUT');
  await desk.system.setFlag(anOperator, 'C2C', 'on');
});

test('the database knows the same edges as the code, and no slices beyond their withdrawal', async () => {
  const rows = await listSliceEdges(desk.db);
  const edges = rows.map(({ from_status, to_status }) => `${from_status} ${to_status}`);
  expect(edges.toSorted()).toEqual(SLICE_EDGES.map((edge) => edge.join(' ')).toSorted());

  const receiver = await aReceiver(170_000);
  const { withdrawalId } = await receiver.shown();
  const cut = database.pool.query(
    `insert into cashier_slice (withdrawal_id, currency, amount, matched_at, pay_deadline, moved_at, moved_by)
     values ($1, 'VND', $2, now(), now(), now(), 'test')`,
    [withdrawalId.toString(), whole(170_000.01).toString()],
  );
  await expect(cut).rejects.toThrow('slices pass their withdrawal');
});
