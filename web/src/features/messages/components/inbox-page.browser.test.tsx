import type { InboxMessage } from '@fairground/contract/messages/endpoints';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toast } from '@fairground/ui/toast';
import { renderOnSite } from '../../../testing/stand.tsx';
import { InboxPage } from './inbox-page.tsx';

const message = (id: bigint, parts: Partial<InboxMessage> = {}): InboxMessage => ({
  messageId: id as InboxMessage['messageId'],
  category: 'FINANCE',
  title: `Deposit ${id}`,
  body: `Body of ${id}`,
  link: null,
  createdAt: new Date('2026-11-17T05:00:00Z'),
  isRead: true,
  ...parts,
});

/** Answers the writes of a page, by the end of their path. */
const answerWrites = (answers: Readonly<Record<string, () => unknown>>): void => {
  const fetchPage = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const path = new URL(input instanceof Request ? input.url : input, location.href).pathname;
    const answer = answers[path.slice(path.lastIndexOf('/') + 1)];
    return answer === undefined
      ? fetchPage(input, init)
      : Promise.resolve(Response.json({ success: true, value: answer(), message: null }));
  });
};
afterEach(() => vi.restoreAllMocks());

const pageOf = (list: readonly InboxMessage[], unreadMessage = 0) => ({ list, next: null, unreadMessage });

test('[part of C-12] a message opens in its place, counts as read, and leads to what it is about', async () => {
  const onOpen = vi.fn<(page: string, item: string | undefined) => void>();
  let isRead = false;
  answerWrites({
    read: () => {
      isRead = true;
      return { unreadMessage: 0 };
    },
  });
  await renderOnSite(<InboxPage pages={['depositv2']} onOpen={onOpen} />, {
    account: 'ann',
    answers: {
      'messages.list': () =>
        pageOf([message(2n, { isRead, link: { page: 'depositv2', id: '7' } }), message(1n)], isRead ? 0 : 1),
    },
  });

  const unread = page.getByRole('button', { name: /Unread: Deposit 2/ });
  await unread.click();
  const read = page.getByRole('button', { name: /^Deposit 2/ });
  await expect.element(read).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();

  expect(onOpen).toHaveBeenCalledWith('depositv2', '7');
});

test('a deleted message can be brought back at once', async () => {
  const asked: string[] = [];
  const marks = (name: string) => () => {
    asked.push(name);
    return { unreadMessage: 0 };
  };
  const isGone = () => asked.at(-1) === 'delete';
  answerWrites({ delete: marks('delete'), restore: marks('restore') });
  await renderOnSite(<InboxPage pages={[]} onOpen={() => undefined} />, {
    account: 'ann',
    answers: {
      'messages.list': () => pageOf(isGone() ? [] : [message(1n)]),
    },
  });

  await page.getByRole('button', { name: /^Deposit 1/ }).click();
  await page.getByRole('button', { name: 'Delete: Deposit 1' }).click();
  await expect.element(page.getByText('No messages')).toBeVisible();
  const offered = toast.snapshot().at(-1);
  expect(offered).toMatchObject({ title: 'The message was deleted.', action: { label: 'Undo' } });
  offered?.action?.onPress();

  await expect.element(page.getByRole('button', { name: /^Deposit 1/ })).toBeVisible();
  expect(asked).toEqual(['delete', 'restore']);
});

test('a search without a match says so and can be cleared', async () => {
  await renderOnSite(<InboxPage pages={[]} onOpen={() => undefined} />, {
    account: 'ann',
    answers: { 'messages.list': pageOf([]) },
  });

  await page.getByRole('searchbox', { name: 'Search messages' }).fill('nothing');
  await expect.element(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();

  await expect.element(page.getByText('No messages')).toBeVisible();
});

test('categories are chosen, and the money and the security of the account stay on', async () => {
  const choices = (isOn: boolean) => ({
    list: [
      { category: 'PROMO', isOn, isFixed: false },
      { category: 'FINANCE', isOn: true, isFixed: true },
    ],
  });
  answerWrites({ choices: () => choices(false) });
  await renderOnSite(<InboxPage pages={[]} onOpen={() => undefined} />, {
    account: 'ann',
    answers: {
      'messages.list': pageOf([]),
      'messages.read-choices': choices(true),
    },
  });

  await page.getByRole('button', { name: 'Choose messages' }).click();
  await expect.element(page.getByRole('switch', { name: 'Money' })).toBeDisabled();
  await page.getByRole('switch', { name: 'Promotions' }).click();

  await expect.element(page.getByRole('switch', { name: 'Promotions' })).not.toBeChecked();
});
