import type { Id } from '@fairground/contract/ids';
import type { OwnCase, VerificationStanding } from '@fairground/contract/verification/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { IdentityCard } from './identity-card.tsx';

const aCase = (parts: Partial<OwnCase>): OwnCase => ({
  caseId: 1n as Id<'verification-case'>,
  level: 2,
  state: 'REJECTED',
  documents: [],
  fullName: 'Nguyen Van An',
  sentAt: new Date('2026-11-16T05:00:00Z'),
  decidedAt: new Date('2026-11-16T06:00:00Z'),
  reason: 'UNREADABLE',
  note: 'Take it in daylight.',
  expiresAt: null,
  ...parts,
});
const standing = (parts: Partial<VerificationStanding> = {}): VerificationStanding => ({
  level: 1,
  hasConfirmedContact: true,
  payeeName: 'NGUYEN VAN AN',
  minimumAge: 18,
  isSandbox: true,
  cases: [],
  maySend: [2],
  ...parts,
});
const show = (parts: Partial<VerificationStanding> = {}) =>
  renderOnSite(<IdentityCard />, {
    account: 'minh',
    answers: { 'verification.read-standing': standing(parts) },
  });

test('each level says how it stands and from which total of withdrawals it is needed', async () => {
  await show();

  await expect.element(page.getByText(/Confirmed. You can recover/)).toBeVisible();
  await expect.element(page.getByText(/withdrawals reach 2,000,000.00 in total, for payments/)).toBeVisible();
  await expect.element(page.getByText(/withdrawals reach 50,000,000.00 in total/)).toBeVisible();
  await expect.element(page.getByText('Not open yet')).toBeVisible();
  expect(page.getByRole('button', { name: /^Send documents: Address/ }).elements()).toEqual([]);
});

test('a rejection shows its reason with the words of staff, and other documents may be sent', async () => {
  await show({ cases: [aCase({})] });

  await expect.element(page.getByText(/cannot be read.*Take it in daylight/)).toBeVisible();
  await page.getByRole('button', { name: 'Send documents: Identity document' }).click();

  await expect.element(page.getByRole('dialog', { name: 'Identity document' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /Full name/ })).toHaveValue('NGUYEN VAN AN');
  await page.getByRole('button', { name: 'Send documents', exact: true }).click();
  await expect.element(page.getByText('Enter your date of birth.')).toBeVisible();
});

test('documents in review cannot be sent again, and accepted ones say until when they count', async () => {
  const accepted = aCase({ state: 'ACCEPTED', reason: null, note: '', expiresAt: new Date('2030-01-02T00:00:00Z') });
  const review = aCase({ level: 3, state: 'REVIEW', reason: null, note: '', decidedAt: null });
  await show({ level: 2, cases: [accepted, review], maySend: [] });

  await expect.element(page.getByText(/Valid until/)).toBeVisible();
  await expect.element(page.getByText('In review')).toBeVisible();
  expect(page.getByRole('button', { name: /documents/ }).elements()).toEqual([]);
});
