import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { refusal } from '../../../testing/refusal.ts';
import { ANN, BEN, byTwoPeople } from '../../../testing/staff.ts';
import { PAY_PASSWORD, withdrawalFixture } from '../testing/fixture.ts';

const database = await testDatabase();
const house = await withdrawalFixture(database);
const { aMember, aReadyMember, approvals, desk, levels, later, members, messagesOf, names } = house;
const reason = 'the papers show it';

type Page = Awaited<ReturnType<typeof aMember>>;

const correct = (page: Page, payeeName: string, payPassword = PAY_PASSWORD) =>
  page.call('correct-payee-name', { body: { payeeName, payPassword } });
const nameOf = async ({ id }: Page) => (await members.find(id))?.payeeName;
/** Proven by documents in this name. */
const proven = (page: Page, name: string): void => {
  levels.set(page.id, 2);
  names.set(page.id, name);
};
const accountsOf = async (page: Page) => {
  const { list } = (await page.call('list-bank-accounts')) as { list: { holder: string; state: string }[] };
  return list.map(({ holder, state }) => [holder, state]);
};
const waitOf = async (page: Page) => (await page.settings()).waits.map(({ cause }) => cause);
const audited = async (page: Page) => {
  const lines = await house.audit.listLines({ limit: 100 });
  return lines.filter(
    ({ action, resourceId }) => action === 'cashier.change-payee-name' && resourceId === `${page.id}`,
  );
};

test('a member whose documents were accepted corrects its name to theirs: its owner is notified, and money waits a day', async () => {
  const page = await aMember();
  await page.addAccount({ holder: 'NGUYEN VAN AM' });
  proven(page, 'Nguyễn Văn An');

  expect(await correct(page, ' Nguyễn  Văn An ')).toEqual({ payeeName: 'Nguyễn Văn An' });
  expect(await correct(page, 'Nguyễn Văn An')).toEqual({ payeeName: 'Nguyễn Văn An' });

  expect([await nameOf(page), await accountsOf(page)]).toEqual(['Nguyễn Văn An', [['NGUYEN VAN AM', 'LOCKED']]]);
  expect((await messagesOf(page.id)).filter((kind) => kind === 'security-changed')).toHaveLength(1);
  expect(await waitOf(page)).toEqual(['security-change']);
  expect(await audited(page)).toMatchObject([{ actorKind: 'member', after: { lockedAccounts: '1' } }]);
  later(24 * 60 + 1);
  expect(await waitOf(page)).toEqual([]);
});

test('below the second identity level, in another name than the documents and with a wrong password nothing changes', async () => {
  const page = await aMember();
  await page.addAccount({ holder: 'NGUYEN VAN AM' });

  expect(await refusal(correct(page, 'NGUYEN VAN AN'))).toBe('cashier.identity-level');
  proven(page, 'NGUYEN VAN AN');
  expect(await refusal(correct(page, 'TRAN THI BE'))).toBe('cashier.payee-name-differs');
  expect(await refusal(correct(page, 'NGUYEN VAN AN', '000000'))).toBe('identity.payment-password-wrong');

  expect([await nameOf(page), await waitOf(page), await audited(page)]).toEqual(['NGUYEN VAN AM', [], []]);
});

test('a verified account keeps the name of its holder, in any spelling', async () => {
  const page = await aReadyMember();
  proven(page, 'NGUYEN VAN ANH');
  expect(await refusal(correct(page, 'NGUYEN VAN ANH'))).toBe('cashier.payee-name-bound');

  proven(page, 'Nguyễn Văn An');
  await correct(page, 'Nguyễn Văn An');

  expect([await nameOf(page), await accountsOf(page)]).toEqual(['Nguyễn Văn An', [['NGUYEN VAN AN', 'VERIFIED']]]);
});

test('two people of staff change a name at any time, accounts in the former one are locked and one can be added in the new one', async () => {
  const page = await aReadyMember();
  await byTwoPeople(approvals, (maker) =>
    desk.holdPayeeName(maker, { memberId: page.id, payeeName: 'TRAN THI BE' }, { reason }),
  );

  expect([await nameOf(page), await accountsOf(page), await waitOf(page)]).toEqual([
    'TRAN THI BE',
    [['NGUYEN VAN AN', 'LOCKED']],
    ['security-change'],
  ]);
  expect(await messagesOf(page.id)).toContain('security-changed');
  expect(await audited(page)).toMatchObject([{ actorKind: 'operator', reason }]);
  later(25 * 60);
  expect(await refusal(page.ask({ accountId: page.accountId }))).toBe('cashier.account-not-verified');
  expect(await page.addAccount({ number: '0071999888777', holder: 'Tran Thi Be' })).toMatchObject({ state: 'PENDING' });
});

test('staff gives nobody another name than that of accepted documents, and none while a withdrawal is on its way', async () => {
  const page = await aReadyMember();
  const hold = (payeeName: string) => desk.holdPayeeName(ANN, { memberId: page.id, payeeName }, { reason });
  names.set(page.id, 'NGUYEN VAN AN');
  expect(await refusal(hold('TRAN THI BE'))).toBe('cashier.payee-name-differs');
  names.delete(page.id);
  const held = await hold('TRAN THI BE');

  await page.ask({ accountId: page.accountId, amount: money(1_000_0000n) });

  expect(await approvals.decide(BEN, held, 'approve')).toMatchObject({
    status: 'FAILED',
    failure: 'cashier.withdrawal-open',
  });
  expect(await refusal(hold('TRAN THI BI'))).toBe('cashier.withdrawal-open');
  levels.set(page.id, 2);
  expect(await refusal(correct(page, 'Nguyễn Văn An'))).toBe('cashier.withdrawal-open');
  expect([await nameOf(page), await accountsOf(page)]).toEqual(['NGUYEN VAN AN', [['NGUYEN VAN AN', 'VERIFIED']]]);
});
