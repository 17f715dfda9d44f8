import type { Id, MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { messagesFixture } from './testing/fixture.ts';

const { db, clock, sent, messages, aMember, pageOf, write } = await messagesFixture(await testDatabase());

const DAY_MS = 86_400_000;

const credited = (member: MemberId, no: string, amount = '1000000') =>
  write({
    member,
    kind: 'deposit-credited',
    params: { amount, no },
    link: { page: 'depositv2', id: no },
    key: `deposit:${no}:credited`,
  });

const titlesOf = ({ list }: { readonly list: readonly { readonly title: string }[] }) => list.map(({ title }) => title);

test('[part of C-12] a message is shown in the language of its reader, with amounts and links, until it is read', async () => {
  const member = aMember();
  await credited(member, 'D-17', '1234567800');

  const english = await pageOf(member).list();
  const [message] = english.list;
  const vietnamese = await pageOf(member, 'TY').list();
  const arabic = await pageOf(member, 'AR').list();

  expect(message).toMatchObject({
    category: 'FINANCE',
    title: 'Deposit received',
    link: { page: 'depositv2', id: 'D-17' },
    isRead: false,
  });
  expect(message?.body).toContain('123,456.78\u00A0xu');
  expect(titlesOf(vietnamese)).toEqual(['Đã nhận tiền nạp']);
  expect(titlesOf(arabic)).toEqual(['Deposit received']);
  expect([english.unreadMessage, await pageOf(member).unread(), await messages.countUnread(member)]).toEqual([1, 1, 1]);

  expect(await pageOf(member).read({ ids: [message?.messageId ?? (0n as Id<'message'>)] })).toBe(0);
  expect((await pageOf(member).list()).list).toMatchObject([{ isRead: true }]);
});

test('the same key is one message, also from twins at once, and a transaction that fails writes none', async () => {
  const member = aMember();

  await Promise.all(Array.from({ length: 5 }, () => credited(member, 'D-1')));
  await inTransaction(db, async (tx) => {
    await messages.write(tx, { member, kind: 'limits-to-review', params: {}, key: 'review:1' });
    throw new Error('the cause failed');
  }).catch(() => undefined);

  expect(titlesOf(await pageOf(member).list())).toEqual(['Deposit received']);
});

test('[part of L-07] every open page gets the new count after the commit and after each mark', async () => {
  const member = aMember();
  sent.splice(0);

  await credited(member, 'D-1');
  await expect.poll(() => sent).toContainEqual({ push: 'messages.inbox-changed', data: { unreadMessage: 1 } });
  const [message] = (await pageOf(member).list()).list;
  sent.splice(0);
  await pageOf(member).delete(message?.messageId ?? (0n as Id<'message'>));

  await expect.poll(() => sent).toContainEqual({ push: 'messages.inbox-changed', data: { unreadMessage: 0 } });
});

test('pages of the list follow each other without gap or repeat while new messages come', async () => {
  const member = aMember();
  for (let index = 0; index < 45; index += 1) {
    // Several in one moment: the number decides between them.
    if (index % 3 === 0) clock.advance(1_000);
    await credited(member, `D-${index}`);
  }
  const page = pageOf(member);

  const first = await page.list();
  await credited(member, 'D-new');
  const second = await page.list({ before: first.next ?? '' });
  const third = await page.list({ before: second.next ?? '' });

  expect([first.list.length, second.list.length, third.list.length, third.next]).toEqual([20, 20, 5, null]);
  const numbers = [first, second, third].flatMap(({ list }) => list.map(({ link }) => link?.id));
  expect(numbers).toEqual(Array.from({ length: 45 }, (_, index) => `D-${44 - index}`));
});

test('the list is narrowed by category, by unread and by what is in a message, without regard to case and accents', async () => {
  const member = aMember();
  await credited(member, 'D-77', '5000000');
  await write({ member, kind: 'limits-to-review', params: {}, key: 'review' });
  await write({
    member,
    kind: 'transfer-received',
    params: { amount: '200000', account: 'anna_01' },
    key: 'transfer:1',
  });
  const page = pageOf(member);
  const found = async (search: string) => titlesOf(await page.list({ search }));

  expect(titlesOf(await page.list({ category: 'SECURITY' }))).toEqual(['Time to review your limits']);
  expect(await found('DEPOSIT rec')).toEqual(['Deposit received']);
  expect(await found('d-77')).toEqual(['Deposit received']);
  expect(await found('500')).toEqual(['Deposit received']);
  expect(await found('anna_')).toEqual(['Transfer received']);
  expect(await found('anna%')).toEqual([]);
  expect(titlesOf(await pageOf(member, 'TY').list({ search: 'han muc' }))).toEqual(['Đã đến lúc xem lại hạn mức']);
  expect(await found('  ')).toHaveLength(3);
  const [newest] = (await page.list()).list;
  await page.read({ ids: [newest?.messageId ?? (0n as Id<'message'>)] });
  expect(titlesOf(await page.list({ unreadOnly: '1' }))).toEqual(['Time to review your limits', 'Deposit received']);
});

test('all is marked as read up to what was shown, and what came since stays unread', async () => {
  const member = aMember();
  await credited(member, 'D-1');
  await write({ member, kind: 'limits-to-review', params: {}, key: 'review' });
  const page = pageOf(member);
  const [newest] = (await page.list()).list;
  const upTo = newest?.messageId ?? (0n as Id<'message'>);
  await credited(member, 'D-2');

  expect(await page.read({ upTo, category: 'SECURITY' })).toBe(2);
  expect(await page.read({ upTo })).toBe(1);
  expect((await page.list({ unreadOnly: '1' })).list).toMatchObject([{ link: { id: 'D-2' } }]);
});

test('a deleted message is gone from list, search and count, and comes back as it was', async () => {
  const member = aMember();
  await credited(member, 'D-1');
  const page = pageOf(member);
  const [message] = (await page.list()).list;
  const id = message?.messageId ?? (0n as Id<'message'>);

  expect([await page.delete(id), await page.delete(id)]).toEqual([0, 0]);
  expect((await page.list({ search: 'D-1' })).list).toEqual([]);
  expect(await page.restore(id)).toBe(1);
  expect((await page.list()).list).toEqual([message]);
});

test('[part of P-03] nobody reads, marks or deletes the messages of another member', async () => {
  const [owner, other] = [aMember(), aMember()];
  await credited(owner, 'D-1');
  const [message] = (await pageOf(owner).list()).list;
  const id = message?.messageId ?? (0n as Id<'message'>);

  await pageOf(other).read({ ids: [id] });
  await pageOf(other).read({ upTo: id });
  await pageOf(other).delete(id);

  expect((await pageOf(other).list()).list).toEqual([]);
  expect((await pageOf(owner).list()).list).toEqual([message]);
});

test('a category can be switched off and on, but not the money and the security of the account', async () => {
  const member = aMember();
  const page = pageOf(member);

  for (const category of ['FINANCE', 'SECURITY'] as const)
    await expect(async () => page.choose({ category, isOn: false })).rejects.toMatchObject({
      code: 'messages.category-always-sent',
    });
  await page.choose({ category: 'PROMO', isOn: false });
  await page.choose({ category: 'PROMO', isOn: false });

  expect((await page.choices()).list).toEqual([
    { category: 'SYSTEM', isOn: true, isFixed: false },
    { category: 'FINANCE', isOn: true, isFixed: true },
    { category: 'PROMO', isOn: false, isFixed: false },
    { category: 'AGENT', isOn: true, isFixed: false },
    { category: 'SECURITY', isOn: true, isFixed: true },
  ]);
  await page.choose({ category: 'PROMO', isOn: true });
  expect((await page.choices()).list).toContainEqual({ category: 'PROMO', isOn: true, isFixed: false });
});

test('what was deleted a month ago and what is older than a year is removed', async () => {
  const member = aMember();
  const page = pageOf(member);
  await credited(member, 'D-old');
  clock.advance(340 * DAY_MS);
  await credited(member, 'D-deleted');
  const [message] = (await page.list()).list;
  const id = message?.messageId ?? (0n as Id<'message'>);
  await page.delete(id);
  const purge = () => messages.schedules?.[0]?.job.run(null, new AbortController().signal);

  clock.advance(25 * DAY_MS - 1);
  await purge();
  expect((await page.list()).list).toMatchObject([{ link: { id: 'D-old' } }]);
  clock.advance(6 * DAY_MS);
  await purge();

  expect((await page.list()).list).toEqual([]);
  expect(await page.restore(id)).toBe(0);
});
