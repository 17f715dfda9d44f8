import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { refusal } from '../../../testing/refusal.ts';
import { ANN, aPersonOfStaff, BEN, byTwoPeople } from '../../../testing/staff.ts';
import { anOperator } from '../../../testing/modules.ts';
import { withdrawalFixture } from '../testing/fixture.ts';

const database = await testDatabase();
const suspects = new Set<MemberId>();
const standing = {
  underInvestigation: (_reader: unknown, id: MemberId) => Promise.resolve(suspects.has(id)),
};
const house = await withdrawalFixture(database, { standing });
const { aReadyMember, desk, payments, work, sweep, later, messagesOf, approvals, levels } = house;
const ann = { staff: ANN, reason: 'looks right' };
const ben = { staff: BEN, reason: 'looks right too' };

type Page = Awaited<ReturnType<typeof aReadyMember>>;

const asked = async (amount = 1_000_0000n, cash?: bigint) => {
  payments.behave('pays');
  const page = await aReadyMember(cash);
  levels.set(page.id, 3);
  const { withdrawalId, no } = await page.ask({ accountId: page.accountId, amount: money(amount) });
  await work();
  return { page, id: withdrawalId, no };
};
const stateOf = async (page: Page) => (await page.list())[0]?.state;
/** Approved by one person and sent to the provider. */
const approved = async () => {
  const made = await asked();
  await desk.claim(made.id, ann);
  await desk.approve(made.id, ann);
  return made;
};
const paidOut = async () => {
  const made = await approved();
  await work();
  return made;
};
/** The owner changes how the account is protected. */
const CHANGE = `insert into identity_security_change (member_id, change, changed_at) values ($1, 'password', $2)
  on conflict (member_id) do update set changed_at = excluded.changed_at`;
const changeProtection = (page: Page) =>
  database.pool.query(CHANGE, [page.id.toString(), house.clock.now().toISOString()]);
/** One that is paid without a person unless something speaks against it. */
const askedAgain = async () => {
  const { page, id } = await paidOut();
  await answer(page, { id, result: 'RECEIVED' });
  later(8 * 24 * 60);
  const { withdrawalId, no } = await page.ask({ accountId: page.accountId });
  return { page, id: withdrawalId, no };
};
const answer = (page: Page, body: Record<string, unknown>) =>
  page.call('confirm-receipt', { body: { images: [], ...body } });

test('a first withdrawal waits for a reviewer, is paid by the provider under its number and ends by "received"', async () => {
  const { page, id, no } = await asked();
  expect(await page.list()).toMatchObject([{ state: 'REVIEW_1', reviewReasons: ['account-first-use', 'member-new'] }]);
  expect(await refusal(desk.approve(id, ann))).toBe('cashier.not-claimed');

  await desk.claim(id, ann);
  expect(await refusal(desk.claim(id, ben))).toBe('cashier.claimed-already');
  await desk.approve(id, ann);
  await work();
  expect(await page.list()).toMatchObject([{ state: 'PAID_OUT', answer: null }]);
  expect(payments.orders.get(no)?.account).toMatchObject({ bank: 'VCB', holder: 'NGUYEN VAN AN' });
  await answer(page, { id, result: 'RECEIVED' });
  await answer(page, { id, result: 'RECEIVED' });

  const [ended] = await page.list();
  expect(ended).toMatchObject({ state: 'CONFIRMED', receiptBy: 'member', paid: 1_000_0000n, returned: 0n });
  expect(ended?.steps.map(({ state }) => state)).toEqual([
    ...['REQUESTED', 'REVIEW_1', 'APPROVED', 'PAYING', 'PAID_OUT', 'CONFIRMED'],
  ]);
  expect([await page.cash(), await page.hold()]).toEqual([9_000_0000n, 0n]);
  expect(await messagesOf(page.id)).toEqual([
    'bank-account-added',
    'withdrawal-requested',
    'withdrawal-paid',
    'withdrawal-confirmed',
  ]);
});

test('an account that was paid to before is paid without a person up to the limit', async () => {
  const { page, id } = await paidOut();
  await answer(page, { id, result: 'RECEIVED' });
  later(8 * 24 * 60);

  await page.ask({ accountId: page.accountId });
  await work();

  expect((await page.list())[0]).toMatchObject({ state: 'PAID_OUT', reviewReasons: [] });
});

test('of two reviewers at the same moment one has it, and above the limit two different people approve', async () => {
  const large = 20_000_000_0000n;
  const { page, id, no } = await asked(large, large);
  const claims = await Promise.allSettled([desk.claim(id, ann), desk.claim(id, ben)]);
  expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const [first, second] = claims[0]?.status === 'fulfilled' ? [ann, ben] : [ben, ann];

  await desk.approve(id, first);
  expect(await stateOf(page)).toBe('REVIEW_2');
  expect(await refusal(desk.claim(id, first))).toBe('cashier.same-person');
  await expect(
    database.pool.query('update cashier_withdrawal set reviewer2 = reviewer1 where no = $1', [no]),
  ).rejects.toThrow('cashier_withdrawal_has_two_reviewers');
  await desk.claim(id, second);
  await desk.approve(id, second);

  expect(await stateOf(page)).toBe('APPROVED');
});

test('a review that nobody comes back to falls free: another person takes it, and the first one decides nothing', async () => {
  const { page, id } = await asked();
  await desk.claim(id, ann);
  later(10);
  await desk.claim(id, ann);
  later(14);
  expect(await refusal(desk.claim(id, ben))).toBe('cashier.claimed-already');
  expect((await page.list())[0]?.canCancel).toBe(false);

  later(2);
  const taken = await Promise.allSettled([desk.claim(id, ben), desk.claim(id, ben)]);

  expect(taken.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await refusal(desk.approve(id, ann))).toBe('cashier.not-claimed');
  await desk.release(id, ben);
});

test('a member takes back what a reviewer has left, and the reviewer then finds it decided', async () => {
  const { page, id } = await asked();
  await desk.claim(id, ann);
  later(16);

  expect((await page.list())[0]?.canCancel).toBe(true);
  await page.call('cancel-withdrawal', { body: { withdrawalId: id } });

  expect(await stateOf(page)).toBe('CANCELLED');
  expect(await refusal(desk.approve(id, ann))).toBe('cashier.state-conflict');
});

test('somebody without the permission reviews nothing', async () => {
  const { id } = await asked();
  const staff = aPersonOfStaff('cid', 3n, ['withdrawals.read']);

  expect(await refusal(desk.claim(id, { staff, reason: 'out of curiosity' }))).toBe('access.permission-required');
});

test('a rejected withdrawal goes back with a reason the member reads', async () => {
  const { page, id } = await asked();
  await desk.claim(id, ann);
  await desk.reject(id, 'account-wrong', ann);

  expect(await page.list()).toMatchObject([{ state: 'REJECTED', reason: 'account-wrong', returned: 1_000_0000n }]);
  expect([await page.cash(), await page.hold()]).toEqual([10_000_0000n, 0n]);
  expect(await messagesOf(page.id)).toContain('withdrawal-returned');
});

test('a payout whose answer is lost is unknown, is asked about and never given back or paid twice', async () => {
  const { page, no } = await approved();
  payments.behave('times-out');
  await work();
  expect(await stateOf(page)).toBe('UNKNOWN');
  await sweep();
  expect([await stateOf(page), await page.hold()]).toEqual(['UNKNOWN', 1_000_0000n]);

  payments.pay(no);
  await sweep();

  expect(await stateOf(page)).toBe('PAID_OUT');
  expect(payments.asked.filter((each) => each === no)).toHaveLength(1);
});

test('an order that the provider never got is ordered again under the same number', async () => {
  const { page, no } = await approved();
  payments.behave('loses-order');
  await work();
  expect(await stateOf(page)).toBe('UNKNOWN');

  payments.behave('pays');
  await sweep();

  expect(await stateOf(page)).toBe('PAID_OUT');
  expect(payments.asked.filter((each) => each === no)).toHaveLength(2);
});

test('a refused payout waits for staff, who order it again or give it back', async () => {
  const { page, id } = await approved();
  payments.behave('refuses');
  await work();
  expect([await stateOf(page), await page.hold()]).toEqual(['PAY_FAILED', 1_000_0000n]);
  await desk.pay(id, ann);
  await work();
  expect(await stateOf(page)).toBe('PAY_FAILED');

  await desk.giveUp(id, 'bank-refused', ann);

  expect([await stateOf(page), await page.hold()]).toEqual(['REJECTED', 0n]);
});

test('a callback about a payout is kept once, whatever the order it comes in', async () => {
  const { page, no } = await approved();
  payments.behave('accepts');
  await work();
  expect(await stateOf(page)).toBe('PAYING');
  const notice = { reference: 'r1', no, what: 'payout', amount: money(1_000_0000n) } as const;

  await house.withdrawals.notePayout('sandbox', { ...notice, state: 'pending' });
  await Promise.all([1, 2, 3].map(() => house.withdrawals.notePayout('sandbox', { ...notice, state: 'paid' })));
  await house.withdrawals.notePayout('sandbox', { ...notice, state: 'failed', reason: 'late' });

  expect(await stateOf(page)).toBe('PAID_OUT');
});

test('[T-19] silence counts as received after the configured minutes, with a notice before', async () => {
  await byTwoPeople(approvals, (maker) =>
    desk.holdRules(maker, { confirmMinutes: 45, noticeMinutes: 15 }, { reason: 'slow banks' }),
  );
  const { page, id } = await paidOut();
  await sweep();
  expect(await messagesOf(page.id)).not.toContain('withdrawal-confirm-soon');

  later(31);
  await sweep();
  await sweep();
  expect((await messagesOf(page.id)).filter((kind) => kind === 'withdrawal-confirm-soon')).toHaveLength(1);
  later(15);
  expect(await refusal(answer(page, { id, result: 'RECEIVED' }))).toBe('cashier.receipt-final');
  await sweep();

  expect(await page.list()).toMatchObject([{ state: 'CONFIRMED', receiptBy: 'silence' }]);
  expect(await page.hold()).toBe(0n);
});

test('[T-19] "not received" needs a proof and opens a dispute; a forced receipt by two people is not refunded', async () => {
  const { page, id } = await paidOut();
  expect(await refusal(answer(page, { id, result: 'NOT_RECEIVED' }))).toBe('cashier.proof-required');

  const picture = await page.picture();
  await answer(page, { id, result: 'NOT_RECEIVED', images: [picture] });
  expect(await page.list()).toMatchObject([{ state: 'DISPUTED', answer: 'NOT_RECEIVED', proofs: [picture] }]);
  later(600);
  await sweep();
  expect(await stateOf(page)).toBe('DISPUTED');
  await byTwoPeople(approvals, (maker) =>
    desk.holdReceipt(maker, { withdrawalId: id, decision: 'RECEIVED' }, { reason: 'the bank proved it' }),
  );

  expect(await page.list()).toMatchObject([{ state: 'CONFIRMED', receiptBy: 'forced', returned: 0n }]);
  expect([await page.cash(), await page.hold()]).toEqual([9_000_0000n, 0n]);
  expect(await refusal(answer(page, { id, result: 'RECEIVED' }))).toBe('cashier.receipt-final');
});

test('[T-19] a part that arrived is kept and the rest goes back, by two people', async () => {
  const { page, id } = await paidOut();
  const images = [await page.picture('blue')];
  const partly = { id, result: 'PARTLY', images };
  expect(await refusal(answer(page, partly))).toBe('cashier.amount-range');
  expect(await refusal(answer(page, { ...partly, amount: money(1_000_0000n) }))).toBe('cashier.amount-range');

  await answer(page, { ...partly, amount: money(400_0000n) });
  await byTwoPeople(approvals, (maker) =>
    desk.holdReceipt(
      maker,
      { withdrawalId: id, decision: 'PARTLY', amount: money(400_0000n) },
      { reason: 'the slip shows it' },
    ),
  );

  expect(await page.list()).toMatchObject([
    { state: 'PART_CONFIRMED', answerAmount: 400_0000n, paid: 400_0000n, returned: 600_0000n },
  ]);
  expect([await page.cash(), await page.hold()]).toEqual([9_600_0000n, 0n]);
});

test('a dispute that the member wins is given back in full', async () => {
  const { page, id } = await paidOut();
  await answer(page, { id, result: 'NOT_RECEIVED', images: [await page.picture('green')] });

  await byTwoPeople(approvals, (maker) =>
    desk.holdReceipt(maker, { withdrawalId: id, decision: 'NOT_RECEIVED' }, { reason: 'never sent by the bank' }),
  );

  expect(await page.list()).toMatchObject([{ state: 'RETURNED', reason: 'not-received' }]);
  expect([await page.cash(), await page.hold()]).toEqual([10_000_0000n, 0n]);
});

test('staff locks a member between approval and payout: nothing is ordered, and it is reviewed from the beginning', async () => {
  const { page, id, no } = await approved();
  await house.members.lockAccount(anOperator, page.id, 'frozen');
  await work();
  expect(await page.list()).toMatchObject([{ state: 'REVIEW_1', reviewReasons: ['member-locked'] }]);

  await desk.claim(id, ben);
  await desk.approve(id, ben);
  await work();
  expect([await stateOf(page), payments.asked.includes(no)]).toEqual(['REVIEW_1', false]);

  await house.members.changeStatus(anOperator, page.id, 'active');
  await desk.claim(id, ann);
  await desk.approve(id, ann);
  await work();
  expect([await stateOf(page), await page.hold()]).toEqual(['PAID_OUT', 1_000_0000n]);
});

test('of two reviewers of a large amount neither is bound once the review begins again', async () => {
  const large = 20_000_000_0000n;
  const { page, id } = await asked(large, large);
  const review = async (first: typeof ann, second: typeof ann): Promise<void> => {
    await desk.claim(id, first);
    await desk.approve(id, first);
    await desk.claim(id, second);
    await desk.approve(id, second);
  };
  await review(ann, ben);
  await changeProtection(page);
  later(1);
  await house.members.lockAccount(anOperator, page.id, 'withdraw-locked');
  await work();
  expect(await stateOf(page)).toBe('REVIEW_1');
  await house.members.changeStatus(anOperator, page.id, 'active');

  await review(ben, ann);
  await work();

  expect(await stateOf(page)).toBe('PAID_OUT');
});

test('a member who is locked before the judgement is not paid without a person', async () => {
  const { page } = await askedAgain();
  await house.members.lockAccount(anOperator, page.id, 'withdraw-locked');
  await work();

  expect((await page.list())[0]).toMatchObject({ state: 'REVIEW_1', reviewReasons: ['member-locked'] });
});

test('a change of the protection after the request is seen by a person, and one after the approval by a person again', async () => {
  const { page, id } = await askedAgain();
  later(1);
  await changeProtection(page);
  await work();
  expect((await page.list())[0]).toMatchObject({ state: 'REVIEW_1', reviewReasons: ['security-change'] });

  later(1);
  await desk.claim(id, ann);
  await desk.approve(id, ann);
  later(1);
  await changeProtection(page);
  await work();
  expect(await stateOf(page)).toBe('REVIEW_1');

  later(1);
  await desk.claim(id, ann);
  await desk.approve(id, ann);
  await work();
  expect(await stateOf(page)).toBe('PAID_OUT');
});

test('an open case of risk sends a withdrawal to a person, who may approve it', async () => {
  const { page, id } = await askedAgain();
  suspects.add(page.id);
  await work();
  expect((await page.list())[0]).toMatchObject({ state: 'REVIEW_1', reviewReasons: ['risk-case'] });

  await desk.claim(id, ann);
  await desk.approve(id, ann);
  await work();

  expect(await stateOf(page)).toBe('PAID_OUT');
});

test('an order that the provider never got is not sent again for a member who is locked meanwhile', async () => {
  const { page, id, no } = await approved();
  payments.behave('loses-order');
  await work();
  await house.members.lockAccount(anOperator, page.id, 'frozen');
  payments.behave('pays');
  await sweep();
  expect([await stateOf(page), payments.asked.filter((each) => each === no)]).toEqual(['PAY_FAILED', [no]]);

  await desk.giveUp(id, 'other', ann);
  expect([await page.cash(), await page.hold()]).toEqual([10_000_0000n, 0n]);
});

test('after all of it the ledger holds, and holds equal open withdrawals', async () => {
  const { faults } = await house.wallet.prove();
  const { rows } = await database.pool.query<{ held: string; open: string }>(
    `select (select coalesce(sum(balance), 0)::text from wallet_account where kind = 'HOLD_WD') as held,
            (select coalesce(sum(amount), 0)::text from cashier_withdrawal where paid_amount is null) as open`,
  );

  expect(faults).toEqual([]);
  expect(rows[0]?.held).toBe(rows[0]?.open);
});
