import { DEPOSIT_REASONS } from '@fairground/contract/cashier/deposit-states';
import { RETURN_REASONS } from '@fairground/contract/cashier/withdrawal-states';
import { SECURITY_CHANGES } from '@fairground/contract/identity/notices';
import { MESSAGE_KINDS } from '@fairground/contract/messages/kinds';
import type { MessageKind } from '@fairground/contract/messages/kinds';
import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import { expect, test } from 'vitest';
import { renderMessage } from './render.ts';

const format = { numbers: createNumbers(SEED_STYLE), currencySymbol: 'xu', timeZone: 'Asia/Ho_Chi_Minh' };
const KINDS = Object.keys(MESSAGE_KINDS) as readonly MessageKind[];

test.each(KINDS)('%s has a title and a body in both languages that name everything it is filled with', (kind) => {
  const params = Object.fromEntries(MESSAGE_KINDS[kind].params.map((name) => [name, '7']));

  for (const language of ['TY', 'EN'] as const) {
    const { title, body } = renderMessage(kind, params, language, format);
    expect(title).not.toBe('');
    expect(`${title} ${body}`).not.toMatch(/[{}]/);
  }
});

test('moments are written in the zone of the brand and counts as numbers', () => {
  const { body } = renderMessage('time-out-begun', { until: '2026-01-05T20:30:00Z' }, 'EN', format);
  const { body: soon } = renderMessage('withdrawal-paid', { amount: '10000', no: 'W1', minutes: '1' }, 'EN', format);

  expect(body).toContain('1/6/26, 3:30');
  expect(soon).toContain('1 minute.');
});

test('what the reader must not be confused by is shown as it is: unknown words, amounts and moments', () => {
  const { body } = renderMessage(
    'deposit-rejected',
    { amount: 'much', no: 'D1', reason: 'blurred photo' },
    'EN',
    format,
  );

  expect(body).toContain('blurred photo');
  expect(body).toContain('much');
});

test('a kind of a newer version is announced without its content', () => {
  expect(renderMessage('of-tomorrow', { amount: '1' }, 'EN', format).title).toBe('New message');
});

test.each(SECURITY_CHANGES)('a change of security is named in words: %s', (change) => {
  const { body } = renderMessage('security-changed', { change, at: '2026-01-05T20:30:00Z' }, 'TY', format);

  expect(body).not.toContain(change);
});

test('a limit names its kind and its window, and counts money or minutes', () => {
  const limit = (kind: string, amount: string) =>
    renderMessage('limit-tightened', { kind, window: 'day', amount }, 'EN', format).body;

  expect(limit('deposit', '1000000')).toContain('deposits, per day, 100.00\u00A0xu');
  expect(limit('session-time', '90')).toContain('time of sessions, per day, 90 minutes');
  expect(limit('loss', '')).toContain('losses, per day, no limit');
});

test.each([
  ...DEPOSIT_REASONS.map((reason) => ({ kind: 'deposit-rejected', reason })),
  ...RETURN_REASONS.map((reason) => ({ kind: 'withdrawal-returned', reason })),
])('$kind names its reason in the words of the reader: $reason', ({ kind, reason }) => {
  const bodies = (['TY', 'EN'] as const).map(
    (language) => renderMessage(kind, { amount: '1000000', no: 'N1', reason }, language, format).body,
  );

  expect(new Set(bodies).size).toBe(2);
  for (const body of bodies) expect(body).not.toMatch(new RegExp(`: ${reason}\\.$`));
});
