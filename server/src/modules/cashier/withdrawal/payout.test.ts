import type { Withdrawal } from '@fairground/contract/cashier/withdrawal-fields';
import type { Id } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { createSecretBox, SANDBOX_SECRETS_KEY } from '../../../platform/secret-box.ts';
import { testDatabase } from '../../../testing/database.ts';
import { aCaller, anOperator, callRoute } from '../../../testing/modules.ts';
import { aPicture } from '../../../testing/pictures.ts';
import { ANN, byTwoPeople } from '../../../testing/staff.ts';
import { cashierDesk } from '../testing/cashier-desk.ts';
import { signedCallHeaders } from '../providers/callback-signing.ts';

const PAY_PASSWORD = '246810';
const HOUR_MS = 3_600_000;
const AMOUNT = money(500_0000n);
const ann = { staff: ANN, reason: 'looks right' };

const database = await testDatabase();
const desk = await cashierDesk(database);
const { cashier, clock, http, wallet, pageOf, runJob, queued } = desk;
await desk.system.setRegisterRule(anOperator, 'paymentPassword', { enabled: true, required: false });

const work = async (): Promise<void> => {
  for (const { job, run } of queued.splice(0)) if (job.startsWith('cashier.')) await run();
};

/** A withdrawal that a person approved and that was ordered at the sandbox's provider. */
const ordered = async (username: string, number: string) => {
  const member = await desk.aMember(username, { paymentPassword: PAY_PASSWORD });
  const { rows } = await database.pool.query<{ id: bigint }>('select id from identity_session where member_id = $1', [
    member.toString(),
  ]);
  const page = pageOf(member, rows[0]?.id);
  const { accountId } = await page.call<{ readonly accountId: Id<'bank-account'> }>('add-bank-account', {
    body: { bank: 'VCB', number, holder: 'NGUYEN VAN AN', payPassword: PAY_PASSWORD },
  });
  clock.advance(25 * HOUR_MS);
  const { withdrawalId: id, no } = await page.call<Withdrawal>('create-withdrawal', {
    body: { accountId, amount: AMOUNT, payPassword: PAY_PASSWORD, idempotencyKey: `key-of-${username}` },
  });
  await work();
  await cashier.withdrawalDesk.claim(id, ann);
  await cashier.withdrawalDesk.approve(id, ann);
  await work();
  const state = async () =>
    (await page.call<{ readonly list: readonly Withdrawal[] }>('list-withdrawals', { query: {} })).list[0]?.state;
  return { page, member, id, no, state };
};

const callBack = (provider: string, told: object) => {
  const body = JSON.stringify(told);
  const box = createSecretBox({ current: SANDBOX_SECRETS_KEY, old: [] }, desk.random, 'cashier sandbox');
  const headers = signedCallHeaders(box.derive(`callbacks of ${provider}`, 32), clock.now(), body);
  return http.fastify.inject({
    ...({ method: 'POST', url: `/psp/${provider}/callback`, payload: body } as const),
    headers: { host: 'play.example', 'content-type': 'application/json', ...headers },
  });
};
const casesOf = async (no: string) =>
  (await cashier.listPaymentCases()).list.filter((each) => each.no === no).map(({ kind, what }) => ({ kind, what }));

test('a withdrawal is paid out by the sandbox’s provider, and its callback says so', async () => {
  const { page, member, id, no, state } = await ordered('payout01', '0071000555001');
  expect(await state()).toBe('PAYING');

  clock.advance(5_000);
  await runJob('cashier.sandbox-callbacks');

  expect(await state()).toBe('PAID_OUT');
  await page.call('confirm-receipt', { body: { id, result: 'RECEIVED', images: [] } });
  expect(await state()).toBe('CONFIRMED');
  expect((await wallet.balanceOf(member, desk.currency)).sum).toBe(500_0000n);
  expect(await casesOf(no)).toEqual([]);
  expect((await wallet.prove()).faults).toEqual([]);
});

test('a developer of the sandbox has a payout paid at once, and one that was never ordered is unknown', async () => {
  const { no, state } = await ordered('payout01b', '0071000555101');
  const now = (number: string) =>
    callRoute(cashier.routes, 'cashier.pay-out-now', { body: { no: number } }, aCaller({ session: undefined }));
  expect(await state()).toBe('PAYING');

  await now(no);
  await now(no);

  expect(await state()).toBe('PAID_OUT');
  expect(await casesOf(no)).toEqual([]);
  await expect(now('W0000000000')).rejects.toThrow('cashier.withdrawal-unknown');
});

test('a payout whose callback is lost is found by asking', async () => {
  const { state } = await ordered('payout02', '0071000555002');

  clock.advance(60_000);
  await runJob('cashier.sweep-withdrawals');

  expect(await state()).toBe('PAID_OUT');
});

test('a closed account is refused, and a payment of it that is told later is a case for a person', async () => {
  const { no, state, member } = await ordered('payout03', '0071000550000');
  expect(await state()).toBe('PAY_FAILED');
  const told = { reference: 'SBX-late', no, what: 'payout', state: 'paid', amount: '500.0000' };

  await callBack('sandbox-bank', told);
  await callBack('sandbox-bank', told);

  expect(await state()).toBe('PAY_FAILED');
  expect(await casesOf(no)).toEqual([{ kind: 'missing-here', what: 'payout' }]);
  expect((await wallet.balanceOf(member, desk.currency)).cash).toBe(500_0000n);
});

test('a provider settles no payout of another one, and another amount than ordered is a case', async () => {
  const { no, state } = await ordered('payout04', '0071000555004');
  const told = { reference: 'SBX-odd', no, what: 'payout', state: 'paid', amount: '400.0000' };

  await callBack('sandbox-card', told);
  expect(await state()).toBe('PAYING');
  await callBack('sandbox-bank', told);

  expect(await state()).toBe('PAID_OUT');
  expect(await casesOf(no)).toEqual([
    { kind: 'notice-unknown', what: 'payout' },
    { kind: 'amount-differs', what: 'payout' },
  ]);
});

const reconciled = async (no: string) => {
  clock.advance(1_000);
  const span = { from: new Date(clock.now().getTime() - 48 * HOUR_MS), to: clock.now() };
  await cashier.reconcilePayments(span);
  const results = await cashier.reconcilePayments(span);
  return results.flatMap(({ differences }) => differences).filter((each) => each.no === no);
};

test('a payout that both sides booked alike is no difference, before and after the member says it came', async () => {
  const { page, id, no } = await ordered('payout05', '0071000555005');
  clock.advance(5_000);
  await runJob('cashier.sandbox-callbacks');
  expect(await reconciled(no)).toEqual([]);

  await page.call('confirm-receipt', { body: { id, result: 'RECEIVED', images: [] } });

  expect(await reconciled(no)).toEqual([]);
  expect(await casesOf(no)).toEqual([]);
});

test('a payout that the provider booked and we did not note is one case, however often statements are compared', async () => {
  const { no, state } = await ordered('payout06', '0071000555006');
  clock.advance(5_000);
  // The callback may still come.
  expect(await reconciled(no)).toEqual([]);
  clock.advance(16 * 60_000);

  const found = await reconciled(no);

  expect(await state()).toBe('PAYING');
  expect(found).toMatchObject([{ what: 'payout', kind: 'missing-here', theirs: AMOUNT }]);
  expect(await casesOf(no)).toEqual([{ kind: 'missing-here', what: 'payout' }]);
});

test('a payout that we noted and the provider did not book is a case', async () => {
  const { no, state } = await ordered('payout07', '0071000555007');
  await callBack('sandbox-bank', { reference: 'SBX-early', no, what: 'payout', state: 'paid', amount: '500.0000' });
  expect(await state()).toBe('PAID_OUT');
  await database.pool.query('update cashier_sandbox_payment set state = $2, decided_at = null where no = $1', [
    no,
    'pending',
  ]);

  expect(await reconciled(no)).toMatchObject([{ what: 'payout', kind: 'missing-there', ours: AMOUNT, theirs: null }]);
});

test('what staff decided a member did not get, and the provider says it paid, is a case for the provider', async () => {
  const { page, id, no } = await ordered('payout08', '0071000555008');
  clock.advance(5_000);
  await runJob('cashier.sandbox-callbacks');
  const picture = await callRoute(
    desk.pictures.routes,
    'pictures.send-picture',
    { body: await aPicture('png', 'red') },
    page.caller,
  );
  const { pictureId } = picture as { readonly pictureId: Id<'picture'> };
  await page.call('confirm-receipt', { body: { id, result: 'NOT_RECEIVED', images: [pictureId] } });

  await byTwoPeople(desk.approvals, (maker) =>
    cashier.withdrawalDesk.holdReceipt(maker, { withdrawalId: id, decision: 'NOT_RECEIVED' }, { reason: 'a test' }),
  );

  expect(await reconciled(no)).toMatchObject([{ what: 'payout', kind: 'amount-differs', ours: 0n, theirs: AMOUNT }]);
});
