import type { DepositDetail } from '@fairground/contract/cashier/deposit-endpoints';
import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { DepositDesk } from './deposit-desk.tsx';

const at = new Date('2026-11-18T10:00:00Z');
const REJECTED: DepositDetail = {
  ...{ no: 'D261118ABCDEFGH', channel: 'Sandbox', kind: 'BANK', status: 'REJECTED', reason: 'payer-differs' },
  ...{ amount: parseMoney('500'), payAmount: parseMoney('500'), fee: parseMoney('0'), received: null },
  ...{ currency: 'VND', currencySymbol: '₫', promotionId: null, isOfferGranted: null, createdAt: at, expiresAt: at },
  ...{ sliceId: null, instructions: null, proof: { note: '', pictures: [] } },
  timeline: [{ status: 'REJECTED', reason: 'payer-differs', at }],
};

test('a deposit that a message leads to is shown at once', async () => {
  await renderOnSite(<DepositDesk item={REJECTED.no} />, {
    account: 'ann',
    answers: { 'cashier.read-deposit-status': REJECTED },
  });

  await expect.element(page.getByRole('button', { name: 'Pay again' })).toBeVisible();
});
