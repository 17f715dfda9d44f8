import type { ChatMessage } from '@fairground/contract/support/endpoints';
import { expect, test } from 'vitest';
import { firstUnread, isOwnChat, lastUnread, mergeChats, withEarlier, withMarks, withMessage } from './chat.ts';
import type { Chat } from './chat.ts';
import { splitDays } from './days.ts';

const idOf = (number: number) => BigInt(number) as ChatMessage['messageId'];

const line = (number: number, parts: Partial<ChatMessage> = {}): ChatMessage => ({
  messageId: idOf(number),
  clientId: null,
  author: 'house',
  content: `line ${number}`,
  sentAt: new Date(Date.UTC(2026, 0, 5, 8, number)),
  ...parts,
});

const chatOf = (numbers: readonly number[], parts: Partial<Chat> = {}): Chat => ({
  list: numbers.map((number) => line(number)),
  hasMore: false,
  readUpTo: null,
  seenUpTo: null,
  isClosed: false,
  unReadCount: 0,
  ...parts,
});

const numbersOf = ({ list }: Chat) => list.map(({ messageId }) => Number(messageId));

test('an answer that was on its way while a line was pushed does not lose the line', () => {
  const shown = withMessage(chatOf([1, 2]), line(3));

  expect(numbersOf(mergeChats(shown, chatOf([1, 2])))).toEqual([1, 2, 3]);
  expect(numbersOf(withMessage(shown, line(3)))).toEqual([1, 2, 3]);
});

test('where lines between what is shown and what came are missing, only what came is shown', () => {
  const arrived = chatOf([50, 51], { hasMore: true });

  expect(mergeChats(chatOf([1, 2]), arrived)).toBe(arrived);
  expect(numbersOf(mergeChats(chatOf([49, 50], { hasMore: true }), arrived))).toEqual([49, 50, 51]);
});

test('earlier lines come before the others and say whether there are more', () => {
  const chat = withEarlier(chatOf([5, 6], { hasMore: true }), chatOf([3, 4]));

  expect(numbersOf(chat)).toEqual([3, 4, 5, 6]);
  expect(chat.hasMore).toBe(false);
  expect(mergeChats(chat, chatOf([5, 6], { hasMore: true })).hasMore).toBe(false);
});

test('marks never go back, and what is unread lies behind them', () => {
  const marks = { readUpTo: idOf(1), seenUpTo: null, isClosed: true, unReadCount: 0 };
  const chat = withMarks(chatOf([1, 2, 3], { readUpTo: idOf(2), seenUpTo: idOf(1) }), marks);

  expect(chat).toMatchObject({ readUpTo: 2n, seenUpTo: 1n, isClosed: true });
  expect([firstUnread(chatOf([1, 2, 3]))?.messageId, lastUnread(chat)?.messageId]).toEqual([1n, 3n]);
  expect(lastUnread(chatOf([1], { readUpTo: idOf(1) }))).toBeUndefined();
  expect(lastUnread({ ...chatOf([]), list: [line(4, { author: 'member', clientId: 'a' })] })).toBeUndefined();
});

test('lines stand under their days, each day once', () => {
  const late = line(3, { sentAt: new Date('2026-01-06T17:30:00Z') });
  const dayOf = (at: Date) => at.toISOString().slice(0, 10);

  expect(splitDays([line(1), line(2), late], dayOf).map(({ day, lines }) => [day, lines.length])).toEqual([
    ['2026-01-05', 2],
    ['2026-01-06', 1],
  ]);
});

test('a page of the site is our own chat, any other address is not', () => {
  expect(['/help#contact', 'https://chat.example/'].map(isOwnChat)).toEqual([true, false]);
});
