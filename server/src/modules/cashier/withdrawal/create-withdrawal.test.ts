import { money } from '@fairground/contract/money';
import { WITHDRAWAL_EDGES } from '@fairground/contract/cashier/withdrawal-states';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { testDatabase } from '../../../testing/database.ts';
import { aCaller, anOperator, callRoute } from '../../../testing/modules.ts';
import { refusal } from '../../../testing/refusal.ts';
import { ANN } from '../../../testing/staff.ts';
import { createProtection, memberExcluded } from '../../protection/index.ts';
import { listOpenTurnover } from '../store/turnover.ts';
import { listEdges } from '../store/withdrawals.ts';
import { aKey, withdrawalFixture } from '../testing/fixture.ts';

const database = await testDatabase();
const house = await withdrawalFixture(database);
const { aMember, aReadyMember, later, levels, wallet, turnover, members, desk, db } = house;
const protection = createProtection(house.deps);
const protect = (
  { session }: Pick<Awaited<ReturnType<typeof aMember>>, 'session'>,
  call: 'take-time-out' | 'exclude-self',
  body: object,
) => callRoute(protection.routes, `protection.${call}`, { body }, aCaller({ session }));

test('a withdrawal holds the amount at once, tells the member and is answered again under the same key', async () => {
  const page = await aReadyMember();
  const idempotencyKey = aKey();

  const asked = await page.ask({ accountId: page.accountId, idempotencyKey });
  const again = await page.ask({ accountId: page.accountId, idempotencyKey });

  expect(asked).toMatchObject({ state: 'REQUESTED', amount: 1_000_0000n, account: { bank: 'VCB' } });
  expect(again.no).toBe(asked.no);
  expect([await page.cash(), await page.hold()]).toEqual([9_000_0000n, 1_000_0000n]);
  expect(await house.messagesOf(page.id)).toEqual(['bank-account-added', 'withdrawal-requested']);
  expect(await refusal(page.ask({ accountId: page.accountId, idempotencyKey, amount: money(2_000_0000n) }))).toBe(
    'cashier.key-conflict',
  );
});

test('of twenty withdrawals at the same moment one is taken and its amount is held once', async () => {
  const page = await aReadyMember();

  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => page.ask({ accountId: page.accountId })));

  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await page.hold()).toBe(1_000_0000n);
  expect(await refusal(page.ask({ accountId: page.accountId }))).toBe('cashier.withdrawal-open');
});

test('an account is held in the payee name, shown masked, added once, five at most, waits a day, and its owner is told of each', async () => {
  const page = await aMember();
  const first = await page.addAccount({ holder: 'Nguyễn Văn  Ân' });

  expect(first).toMatchObject({ state: 'PENDING', number: '•••• 3456' });
  expect((await page.addAccount({ holder: 'NGUYEN VAN AN' })).accountId).toBe(first.accountId);
  expect(await refusal(page.addAccount({ number: '111222333', holder: 'TRAN THI BE' }))).toBe('cashier.holder-differs');
  expect(await refusal(page.addAccount({ number: '111222333', payPassword: '000000' }))).toBe(
    'identity.payment-password-wrong',
  );
  for (const number of ['10000001', '10000002', '10000003', '10000004']) await page.addAccount({ number });
  expect(await refusal(page.addAccount({ number: '10000005' }))).toBe('cashier.accounts-full');
  expect(await house.messagesOf(page.id)).toEqual(Array.from({ length: 5 }, () => 'bank-account-added'));
  expect(await refusal(page.ask({ accountId: first.accountId }))).toBe('cashier.account-not-verified');
  const { rows } = await database.pool.query('select number_enc from cashier_bank_account where id = $1', [
    first.accountId.toString(),
  ]);
  expect(JSON.stringify(rows)).not.toContain('0071000123456');
});

test('a removed account is gone, may come back, and its owner is told each time', async () => {
  const page = await aMember();
  const { accountId } = await page.addAccount();
  const body = { accountId, payPassword: '246810' };

  await page.call('remove-bank-account', { body });
  expect(await refusal(page.call('remove-bank-account', { body }))).toBe('cashier.account-unknown');
  later(1);
  expect((await page.addAccount()).state).toBe('PENDING');

  expect(await house.messagesOf(page.id)).toEqual(['bank-account-added', 'bank-account-removed', 'bank-account-added']);
});

test('an account that a withdrawal is paid to stays until it is over', async () => {
  const page = await aReadyMember();
  await page.ask({ accountId: page.accountId });
  const body = { accountId: page.accountId, payPassword: '246810' };

  expect(await refusal(page.call('remove-bank-account', { body }))).toBe('cashier.account-in-use');
});

test('amounts outside the range, not of the step or beyond the balance are refused and hold nothing', async () => {
  const page = await aReadyMember();
  const ask = (amount: bigint) => refusal(page.ask({ accountId: page.accountId, amount: money(amount) }));

  expect(await ask(10_0000n)).toBe('cashier.amount-range');
  expect(await ask(-100_0000n)).toBe('cashier.amount-range');
  expect(await ask(100_0001n)).toBe('cashier.amount-range');
  expect(await ask(20_000_0000n)).toBe('wallet.insufficient-funds');
  expect(await page.hold()).toBe(0n);
});

test('a wrong payment password is refused, and too many of them lock it', async () => {
  const page = await aReadyMember();
  const guess = () => refusal(page.ask({ accountId: page.accountId, payPassword: '000000' }));

  for (let tries = 0; tries < 5; tries += 1) expect(await guess()).toBe('identity.payment-password-wrong');

  expect(await guess()).toBe('identity.payment-password-locked');
});

test('turnover, debts, identity level and a lock stand in the way, and the page says so before', async () => {
  const page = await aReadyMember(9_000_000_0000n);
  const ask = (amount = 1_000_0000n) => page.ask({ accountId: page.accountId, amount: money(amount) });
  expect(await page.settings()).toMatchObject({ withdrawable: 9_000_000_0000n, levelNeeded: 2, turnover: [] });

  await inTransaction(db, (tx) =>
    turnover.open(tx, { member: page.id, source: 'DEPOSIT', reference: '1', required: money(500_0000n) }),
  );
  expect(await refusal(ask())).toBe('cashier.turnover-not-met');
  expect(await page.settings()).toMatchObject({ withdrawable: 0n, turnoverLeft: 500_0000n });

  const debt = await wallet.debtAccount(page.id, 'CLAWBACK', 'VND');
  const house_ = await wallet.houseAccount('H_RECEIVABLE', 'VND');
  const id = { tenant: 'fairground', source: 'test', member: page.id, action: 'owe', transactionId: aKey() };
  await wallet.apply({ id, kind: 'adjustment', account: debt, counter: house_, amount: money(-70_0000n) });
  expect(await refusal(ask())).toBe('cashier.obligation-open');
  expect((await page.settings()).owed).toBe(70_0000n);

  expect(await refusal(ask(3_000_000_0000n))).toBe('cashier.identity-level');
  levels.set(page.id, 2);
  expect(await refusal(ask(3_000_000_0000n))).toBe('cashier.obligation-open');

  await members.changeStatus(anOperator, page.id, 'withdraw-locked');
  expect(await refusal(ask())).toBe('cashier.withdrawals-locked');
});

test('a member in a time-out takes out what was paid in after a person looked, and a gift is still to be played', async () => {
  const page = await aReadyMember();
  const open = (source: 'DEPOSIT' | 'PROMO') =>
    inTransaction(db, (tx) =>
      turnover.open(tx, { member: page.id, source, reference: aKey(), required: money(500_0000n) }),
    );
  await open('DEPOSIT');
  expect(await refusal(page.ask({ accountId: page.accountId }))).toBe('cashier.turnover-not-met');
  await protect(page, 'take-time-out', { days: 7 });

  expect(await page.settings()).toMatchObject({ withdrawable: 10_000_0000n, turnover: [], turnoverLeft: 0n });
  await open('PROMO');
  expect((await page.settings()).turnover).toMatchObject([{ source: 'PROMO' }]);
  expect(await refusal(page.ask({ accountId: page.accountId }))).toBe('cashier.turnover-not-met');
  await database.pool.query(`update cashier_turnover set status = 'WAIVED', closed_at = now() where source = 'PROMO'`);
  await page.ask({ accountId: page.accountId });
  await house.work();

  expect(await page.list()).toMatchObject([
    { state: 'REVIEW_1', reviewReasons: expect.arrayContaining(['turnover-open']) },
  ]);
});

test('who excluded itself takes the money out without playing for it, and nothing is left to play afterwards', async () => {
  const page = await aReadyMember();
  await inTransaction(db, (tx) =>
    turnover.open(tx, { member: page.id, source: 'DEPOSIT', reference: aKey(), required: money(500_0000n) }),
  );
  await protect(page, 'exclude-self', { months: 6 });

  expect(await page.settings()).toMatchObject({ withdrawable: 10_000_0000n, turnover: [] });
  expect((await page.ask({ accountId: page.accountId })).state).toBe('REQUESTED');
  const fact = { id: 1n, name: memberExcluded.name, at: house.clock.now(), payload: { member: page.id.toString() } };
  for (const heard of turnover.listeners ?? [])
    if (heard.hears.includes(memberExcluded.name)) await inTransaction(db, (tx) => heard.handle(tx, [fact]));
  expect(await listOpenTurnover(db, page.id)).toEqual([]);
});

test('what a deposit opens after a withdrawal was asked for does not send it to a person', async () => {
  const page = await aReadyMember();
  await page.ask({ accountId: page.accountId });
  later(1);
  await inTransaction(db, (tx) =>
    turnover.open(tx, { member: page.id, source: 'DEPOSIT', reference: aKey(), required: money(500_0000n) }),
  );
  await house.work();

  expect((await page.list())[0]?.reviewReasons).not.toContain('turnover-open');
});

test('nothing leaves for a day after the password changed, and the page names the moment it ends', async () => {
  const page = await aReadyMember();
  await database.pool.query(
    'insert into identity_security_change (member_id, change, changed_at) values ($1, $2, $3)',
    [page.id.toString(), 'password', house.clock.now()],
  );

  expect(await refusal(page.ask({ accountId: page.accountId }))).toBe('cashier.withdrawals-wait');
  expect((await page.settings()).waits).toMatchObject([{ cause: 'security-change' }]);
  later(24 * 60 + 1);
  expect((await page.ask({ accountId: page.accountId })).state).toBe('REQUESTED');
});

test('a withdrawal of which nobody has hold is cancelled and given back; a claimed one is not', async () => {
  const page = await aReadyMember();
  const { withdrawalId } = await page.ask({ accountId: page.accountId });
  await house.work();

  const cancelled = await page.call('cancel-withdrawal', { body: { withdrawalId } });
  const again = await page.call('cancel-withdrawal', { body: { withdrawalId } });

  expect([cancelled, again]).toMatchObject([
    { state: 'CANCELLED', reason: 'member-cancelled' },
    { state: 'CANCELLED' },
  ]);
  const { rows } = await database.pool.query('select kind from protection_marker where member_id = $1', [
    page.id.toString(),
  ]);
  expect(rows).toEqual([{ kind: 'withdrawal-cancelled' }]);
  expect([await page.cash(), await page.hold()]).toEqual([10_000_0000n, 0n]);
  const next = await page.ask({ accountId: page.accountId });
  await house.work();
  await desk.claim(next.withdrawalId, { staff: ANN, reason: 'a test' });
  expect(await refusal(page.call('cancel-withdrawal', { body: { withdrawalId: next.withdrawalId } }))).toBe(
    'cashier.state-conflict',
  );
});

test('a member that excluded itself takes no withdrawal back, and is not offered to', async () => {
  const page = await aReadyMember();
  const { withdrawalId } = await page.ask({ accountId: page.accountId });
  const excluded = house.pageOf(page.id, { ...page.session, scope: 'withdraw' });

  expect([(await page.list())[0]?.canCancel, (await excluded.list())[0]?.canCancel]).toEqual([true, false]);
  expect(await refusal(excluded.call('cancel-withdrawal', { body: { withdrawalId } }))).toBe('cashier.cancel-refused');
});

test('nobody reads or changes the withdrawal of somebody else', async () => {
  const owner = await aReadyMember();
  const other = await aReadyMember();
  const { withdrawalId } = await owner.ask({ accountId: owner.accountId });

  expect(await refusal(other.call('cancel-withdrawal', { body: { withdrawalId } }))).toBe('cashier.withdrawal-unknown');
  expect(await refusal(other.ask({ accountId: owner.accountId }))).toBe('cashier.account-not-verified');
  expect(await other.list()).toEqual([]);
});

test('the database knows the same edges as the contract and lets no other change of state pass', async () => {
  const page = await aReadyMember();
  const { no } = await page.ask({ accountId: page.accountId });
  const edges = (await listEdges(db)).map(({ from_status, to_status }) => `${from_status} ${to_status}`);

  expect(edges.toSorted()).toEqual(WITHDRAWAL_EDGES.map(([from, to]) => `${from} ${to}`).toSorted());
  await expect(
    database.pool.query("update cashier_withdrawal set status = 'PAID_OUT' where no = $1", [no]),
  ).rejects.toThrow('does not go from REQUESTED to PAID_OUT');
  await expect(database.pool.query('update cashier_withdrawal set amount = 1 where no = $1', [no])).rejects.toThrow(
    'never edited',
  );
});

const waiting = async (): Promise<number> => {
  const { rowCount } = await database.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount ?? 0;
};

test.each([
  ['staff locks the member', `update members_member set status = 'frozen' where id = $1`, 'cashier.withdrawals-locked'],
  [
    'the protection of the account changes',
    `with account as (select from identity_account where member_id = $1 for no key update)
     insert into identity_security_change (member_id, change, changed_at)
       select $1, 'password', '2100-01-01' from account`,
    'cashier.withdrawals-wait',
  ],
])('a request that is under way while %s sees it and holds nothing', async (_what, statement, code) => {
  const page = await aReadyMember();
  const before = await page.cash();
  const other = await database.pool.connect();
  await other.query('begin');
  await other.query(statement, [page.id.toString()]);

  const asking = refusal(page.ask({ accountId: page.accountId }));
  await expect.poll(waiting).toBeGreaterThan(0);
  await other.query('commit');
  other.release();

  expect([await asking, await page.cash(), await page.hold()]).toEqual([code, before, 0n]);
});
