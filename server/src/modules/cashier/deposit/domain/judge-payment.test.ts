import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { objectionToPayment } from './judge-payment.ts';
import type { Payment } from './judge-payment.ts';

const judged = (more: Partial<Payment>) =>
  objectionToPayment({
    ...{ expected: money(100n), received: money(100n), payerName: null, payeeName: null },
    ...{ creditedBefore: money(0n), identityLevel: 0, identifiedFrom: money(1_000n) },
    ...more,
  });

test('from the bar on a person looks at a payment of a member that is not known, and below it nobody does', () => {
  expect(judged({ creditedBefore: money(899n) })).toBeUndefined();
  expect(judged({ creditedBefore: money(900n) })).toBe('identity-needed');
  expect(judged({ creditedBefore: money(5_000n) })).toBe('identity-needed');
});

test('what came in counts and not what was asked for, and a known member is never asked', () => {
  expect(judged({ creditedBefore: money(900n), received: money(99n) })).toBeUndefined();
  expect(judged({ creditedBefore: money(900n), identityLevel: 1 })).toBe('identity-needed');
  expect(judged({ creditedBefore: money(900n), identityLevel: 2 })).toBeUndefined();
  expect(judged({ creditedBefore: money(900n), identityLevel: 3 })).toBeUndefined();
});

test('another amount and another payer are named before the identity', () => {
  const over = { creditedBefore: money(5_000n) };
  expect(judged({ ...over, received: money(200n) })).toBe('amount-differs');
  expect(judged({ ...over, payerName: 'LE VAN B', payeeName: 'Nguyễn Văn A' })).toBe('payer-differs');
});
