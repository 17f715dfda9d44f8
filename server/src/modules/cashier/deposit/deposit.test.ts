import { DEPOSIT_EDGES } from '@fairground/contract/cashier/deposit-states';
import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { testDatabase } from '../../../testing/database.ts';
import { refusal } from '../../../testing/refusal.ts';
import { depositsIn } from '../store/deposits.ts';
import { callRoute } from '../../../testing/modules.ts';
import { createProtection } from '../../protection/index.ts';
import { cashierDesk } from '../testing/cashier-desk.ts';

const database = await testDatabase();
const desk = await cashierDesk(database);
const { aMember, pageOf, pay, runJob, clock, wallet } = desk;
const MINUTE = 60_000;

const proveBooks = async () => expect((await wallet.prove()).faults).toEqual([]);

test('[part of C-04] a deposit by QR is credited by its callback, with its whole way in the timeline', async () => {
  const page = pageOf(await aMember('quinn01'));
  const deposit = await page.deposit('qr', 100_000);
  expect(deposit).toMatchObject({ status: 'AWAITING', payAmount: 1_000_000_000n, fee: 0n });
  expect(deposit.instructions?.qr).toMatch(/^000201010212/);

  const answer = await pay(deposit, 'pay');

  expect(answer.statusCode).toBe(303);
  const { status, received, timeline } = await page.status(deposit.no);
  expect({ status, received }).toEqual({ status: 'CREDITED', received: 1_000_000_000n });
  expect(timeline.map((step) => step.status)).toEqual(['CREATED', 'AWAITING', 'PAID', 'CREDITED']);
  expect(await page.cash()).toBe(1_000_000_000n);
  await proveBooks();
});

test.each(['doubled', 'reordered'] as const)('a %s callback credits once', async (behaviour) => {
  const page = pageOf(await aMember(`twice${behaviour}`.slice(0, 11)));
  const deposit = await page.deposit('ewallet', 100_000);

  await pay(deposit, behaviour);
  await pay(deposit, behaviour);
  await runJob('cashier.ask-providers');

  expect((await page.status(deposit.no)).status).toBe('CREDITED');
  // Half a percent is the fee of this channel.
  expect(await page.cash()).toBe(995_000_000n);
  await proveBooks();
});

test('a deposit that follows a loss is noted once as a marker of harm, whatever the callbacks do', async () => {
  const member = await aMember('chaser01');
  const page = pageOf(member);
  const first = await page.deposit('qr', 100_000);
  await pay(first, 'pay');
  const { cash } = await wallet.accountsOf(member, desk.currency);
  await wallet.apply({
    id: { tenant: 'fairground', source: 'test', member, action: 'stake', transactionId: 'lost' },
    kind: 'stake',
    account: cash,
    counter: await wallet.houseAccount('H_GAME', desk.currency),
    amount: money(-10_000n),
  });

  await pay(await page.deposit('ewallet', 100_000), 'doubled');

  const { rows } = await database.pool.query('select kind from protection_marker where member_id = $1', [
    member.toString(),
  ]);
  expect(rows).toEqual([{ kind: 'deposit-after-loss' }]);
});

test('a lost callback is found by asking, and nothing is guessed before', async () => {
  const page = pageOf(await aMember('lostone'));
  const deposit = await page.deposit('card', 100_000);
  await pay(deposit, 'lost');
  await runJob('cashier.ask-providers');
  expect((await page.status(deposit.no)).status).toBe('AWAITING');

  clock.advance(MINUTE);
  await runJob('cashier.ask-providers');

  expect((await page.status(deposit.no)).status).toBe('CREDITED');
});

test('a delayed callback is delivered later', async () => {
  const page = pageOf(await aMember('delayed1'));
  const deposit = await page.deposit('qr', 50_000);
  await pay(deposit, 'delayed');
  expect((await page.status(deposit.no)).status).toBe('AWAITING');

  clock.advance(MINUTE);
  await runJob('cashier.sandbox-callbacks');

  expect((await page.status(deposit.no)).status).toBe('CREDITED');
});

test('an unpaid deposit expires after thirty minutes, and a late payment is credited all the same', async () => {
  const page = pageOf(await aMember('latecomer'));
  const deposit = await page.deposit('qr', 70_000);
  await pay(deposit, 'late');
  clock.advance(29 * MINUTE);
  await runJob('cashier.expire-deposits');
  expect((await page.status(deposit.no)).status).toBe('AWAITING');
  clock.advance(MINUTE);
  await runJob('cashier.expire-deposits');
  expect((await page.status(deposit.no)).status).toBe('EXPIRED');

  clock.advance(MINUTE);
  await runJob('cashier.sandbox-callbacks');

  expect((await page.status(deposit.no)).timeline.map(({ status }) => status)).toEqual([
    ...['CREATED', 'AWAITING', 'EXPIRED', 'PAID', 'CREDITED'],
  ]);
  expect(await page.cash()).toBe(700_000_000n);
});

test('a wrong amount waits for review and credits nothing', async () => {
  const page = pageOf(await aMember('tenthless'));
  const deposit = await page.deposit('qr', 100_000);

  await pay(deposit, 'wrong-amount');

  expect(await page.status(deposit.no)).toMatchObject({
    status: 'REVIEW',
    reason: 'amount-differs',
    received: 900_000_000n,
  });
  expect(await page.cash()).toBe(0n);
});

test('a payer with another name than the member gave waits for review', async () => {
  const page = pageOf(await aMember('named01', { payeeName: 'Nguyễn Văn Dũng' }));
  const deposit = await page.deposit('qr', 100_000);

  await pay(deposit, 'other-name');

  expect(await page.status(deposit.no)).toMatchObject({ status: 'REVIEW', reason: 'payer-differs' });
});

test('bank transfers of one amount have tails of their own', async () => {
  const members = await Promise.all(['tail0001', 'tail0002', 'tail0003'].map((name) => aMember(name)));

  const deposits = await Promise.all(members.map((member) => pageOf(member).deposit('bank', 100_000)));

  const tails = deposits.map(({ payAmount }) => payAmount - 1_000_000_000n);
  expect(new Set(tails).size).toBe(3);
  for (const tail of tails) {
    expect(tail % 100n).toBe(0n);
    expect(tail).toBeGreaterThanOrEqual(100n);
    expect(tail).toBeLessThanOrEqual(9_900n);
  }
});

test('a member has at most three unpaid deposits, however many are asked for at once', async () => {
  const page = pageOf(await aMember('hundred1'));

  const asked = await Promise.allSettled(Array.from({ length: 12 }, () => page.deposit('qr', 20_000)));

  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await refusal(page.deposit('qr', 20_000))).toBe('cashier.too-many-unpaid');
});

test('the same key asks once, at the same moment too; another request with it is refused', async () => {
  const page = pageOf(await aMember('samekey1'));

  const deposits = await Promise.all([1, 2, 3].map(() => page.deposit('qr', 30_000, 'one-and-the-same')));

  expect(new Set(deposits.map(({ no }) => no)).size).toBe(1);
  expect(await refusal(page.deposit('qr', 40_000, 'one-and-the-same'))).toBe('cashier.key-conflict');
});

test('amounts outside of the channel are refused', async () => {
  const page = pageOf(await aMember('ranges01'));

  expect(await refusal(page.deposit('qr', 19_999))).toBe('cashier.amount-range');
  expect(await refusal(page.deposit('qr', 100_000_001))).toBe('cashier.amount-range');
});

test('a cancelled deposit stays cancelled, and money that comes is credited', async () => {
  const page = pageOf(await aMember('cancels1'));
  const deposit = await page.deposit('qr', 30_000);
  await page.call('cancel-deposit', { body: { no: deposit.no } });
  await page.call('cancel-deposit', { body: { no: deposit.no } });
  expect((await page.status(deposit.no)).status).toBe('CANCELLED');

  await pay(deposit, 'pay');

  expect((await page.status(deposit.no)).status).toBe('CREDITED');
});

test('a proof needs a picture or a number, and is taken once', async () => {
  const page = pageOf(await aMember('prooves1'));
  const { no } = await page.deposit('bank', 60_000);
  const proof = (note: string) => page.call('send-deposit-proof', { body: { no, note, pictures: [] } });

  expect(await refusal(proof(''))).toBe('cashier.proof-required');
  await proof('FT2611180001');
  await proof('FT2611180001');

  expect(await page.status(no)).toMatchObject({ status: 'PROOF_SENT', proof: { note: 'FT2611180001' } });
  expect(await refusal(proof('another'))).toBe('cashier.deposit-state');
});

test('nobody sees or touches the deposit of somebody else', async () => {
  const { no } = await pageOf(await aMember('owner001')).deposit('qr', 30_000);
  const stranger = pageOf(await aMember('stranger1'));

  expect(await refusal(stranger.status(no))).toBe('cashier.deposit-unknown');
  expect(await refusal(stranger.call('cancel-deposit', { body: { no } }))).toBe('cashier.deposit-unknown');
  expect(await stranger.call('list-deposits', { query: {} })).toEqual({ list: [], next: null });
});

test('the edges of the database are those of the code, and it refuses any other', async () => {
  const { db } = database;
  const rows = await depositsIn(db).selectFrom('cashier_deposit_edge').selectAll().execute();
  const words = (pairs: readonly (readonly string[])[]) => pairs.map((pair) => pair.join(' ')).toSorted();
  expect(words(rows.map(({ from_status, to_status }) => [from_status, to_status]))).toEqual(words(DEPOSIT_EDGES));

  const { no } = await pageOf(await aMember('edgecase')).deposit('qr', 30_000);
  const jump = inTransaction(db, (tx) =>
    depositsIn(tx)
      .updateTable('cashier_deposit')
      .set({ status: 'CREDITED', received: money(1n) })
      .where('no', '=', no)
      .execute(),
  );
  await expect(jump).rejects.toThrow('does not go from AWAITING to CREDITED');
});

test('what makes a bank transfer recognisable counts for a deposit limit: what is asked for is credited, or refused before anybody pays', async () => {
  const page = pageOf(await aMember('atthelimit'));
  const body = { kind: 'deposit', window: 'day', amount: money(1_000_000_000n) };
  await callRoute(createProtection(desk).routes, 'protection.set-limit', { body }, page.caller);

  expect(await refusal(page.deposit('bank', 100_000))).toBe('protection.deposit-limit');
  const deposit = await page.deposit('bank', 99_999);
  await pay(deposit, 'pay');

  expect((await page.status(deposit.no)).status).toBe('CREDITED');
  expect(deposit.payAmount).toBeGreaterThan(999_990_000n);
  // The same amount by a way without such a tail fits as it is.
  const other = pageOf(await aMember('atthelimit2'));
  await callRoute(createProtection(desk).routes, 'protection.set-limit', { body }, other.caller);
  const byQr = await other.deposit('qr', 100_000);
  await pay(byQr, 'pay');
  expect((await other.status(byQr.no)).status).toBe('CREDITED');
});
