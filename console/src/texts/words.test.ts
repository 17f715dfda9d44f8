import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import { expect, test } from 'vitest';
import { createTexts } from './texts.tsx';
import { inWords, wordsOf } from './words.ts';

const parts = {
  shell: { fields: { reason: 'Reason' }, languages: { EN: 'English' } },
  content: { fields: { 'texts-title': 'Title', names: 'Name' } },
  approvals: { fields: { status: 'State' }, values: { target: { member: 'Member' } }, states: { PENDING: 'Waits' } },
  wallet: { adjust: { fields: { amount: 'Amount' } }, fields: { CASH: 'Cash' } },
};
const texts = createTexts('EN', parts, createNumbers(SEED_STYLE));

test('an offer has its own words, then those of its module, then those of the console', () => {
  const words = wordsOf(texts, 'approvals.request');

  expect(words.field('status')).toBe('State');
  expect(words.field('reason')).toBe('Reason');
  expect(words.field('unknown')).toBe('unknown');
  expect(words.value('status', 'PENDING')).toBe('Waits');
});

test('a text in several languages has one name, with the language behind it', () => {
  const words = wordsOf(texts, 'content.banner');

  expect(words.field('texts.EN.title')).toBe('Title · English');
  expect(words.field('names.EN')).toBe('Name · English');
  expect(words.field('texts.AR.title')).toBe('Title · AR');
  expect(words.field('texts.EN.unknown')).toBe('texts.EN.unknown · English');
});

test('a change of another module is shown in the words of that module', () => {
  const words = wordsOf(texts, 'approvals.changes', 'wallet.adjust');

  expect(words.field('amount')).toBe('Amount');
  expect(words.field('CASH VND')).toBe('Cash VND');
  expect(words.value('target', 'member 12')).toBe('Member 12');
});

test('of a name that was put together the longest phrases are replaced, and the rest stays as it is', () => {
  const known = { withdrawal: 'Lệnh rút', 'of member': 'của hội viên', member: 'Hội viên' } as const;
  const wordOf = (phrase: string) => (known as Readonly<Record<string, string>>)[phrase];

  expect(inWords('withdrawal W-8 of member 12', wordOf)).toBe('Lệnh rút W-8 của hội viên 12');
  expect(inWords('nothing known', wordOf)).toBe('nothing known');
});
