import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../testing/stand.tsx';
import { SecurityCentre } from './security-centre.tsx';

const at = new Date('2026-11-18T10:00:00Z');
const ANSWERS = {
  'identity.read-security': {
    ...{ passwordSetAt: at, hasPaymentPassword: true, hasTotp: true, recoveryCodesLeft: 9, passkeys: 1 },
    ...{ mobile: { hint: '•••• 321', isVerified: true }, email: { hint: 'a•••@example.com', isVerified: true } },
    ...{ social: ['google'], isPhoneBound: false, alertsByMail: true, lastLogin: null },
  },
  'identity.list-sessions': {
    list: [
      {
        ...{ sessionId: 1n, isCurrent: true, ip: '203.0.113.7', country: 'VN', device: 'Firefox, Windows' },
        ...{ openedAt: at, seenAt: at, expiresAt: at },
      },
      {
        ...{ sessionId: 2n, isCurrent: false, ip: '198.51.100.9', country: 'VN', device: 'Safari, iOS' },
        ...{ openedAt: at, seenAt: at, expiresAt: at },
      },
    ],
  },
  'identity.list-devices': { list: [] },
  'identity.list-passkeys': { list: [] },
  'cashier.list-bank-accounts': {
    ...{ payeeName: 'NGUYEN VAN AN', max: 5, coolingHours: 24, hasPaymentPassword: true },
    list: [
      {
        ...{ accountId: 3n, kind: 'BANK', bank: 'VCB', number: '•••• 3456', holder: 'NGUYEN VAN AN' },
        ...{ state: 'VERIFIED', usableAt: at },
      },
    ],
  },
};

test('[C-02] the security centre covers profile, avatar, password, payment password, phone, e-mail, bank accounts, authenticator, sessions and bindings', async () => {
  await renderOnSite(<SecurityCentre />, { account: 'ann', answers: ANSWERS });
  const dialog = page.getByRole('dialog');
  const closed = async (): Promise<void> => {
    await dialog
      .getByRole('button', { name: /^(Close|Cancel)$/ })
      .first()
      .click();
    await expect.element(dialog).not.toBeInTheDocument();
  };
  const opens = async (name: string | RegExp): Promise<void> => {
    await page.getByRole('button', { name }).first().click();
    await expect.element(dialog.first()).toBeVisible();
    await closed();
  };

  await expect.element(page.getByText('ann', { exact: true }).first()).toBeVisible();
  await opens('Change your nickname');
  await opens('Change your picture');
  await opens(/^Change: Payment password/);
  await opens(/^Change: Mobile/);
  await opens(/^Change: E-?mail/i);
  await opens(/^Switch off: Authenticator/i);
  await opens(/^Unlink: Google/i);

  await expect.element(page.getByText('•••• 321')).toBeVisible();
  await expect.element(page.getByText('a•••@example.com')).toBeVisible();
  await expect.element(page.getByText(/•••• 3456/)).toBeVisible();
  await page.getByRole('button', { name: 'Add account' }).click();
  await expect.element(page.getByLabelText(/^Account number/)).toBeVisible();
  await expect.element(page.getByText('This device', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Safari, iOS')).toBeVisible();
});

test('before a change that delays money its dialog says for how long, and a harmless one says nothing', async () => {
  const settings = { waits: [], waitHours: 24 };
  await renderOnSite(<SecurityCentre />, {
    account: 'ann',
    answers: { ...ANSWERS, 'cashier.read-withdrawal-settings': settings },
  });
  const dialog = page.getByRole('dialog');
  const note = dialog.getByText('For 24 hours after this change no money can be withdrawn.');

  for (const name of [/^Change: Payment password/, /^Change: Mobile/, /^Change: E-?mail/i, /^Switch off: Auth/i]) {
    await page.getByRole('button', { name }).first().click();
    await expect.element(note).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  }
  await page
    .getByRole('button', { name: /^Unlink/ })
    .first()
    .click();
  await expect.element(dialog.getByRole('heading', { name: 'Unlink Google' })).toBeVisible();
  expect(note.elements()).toEqual([]);
});
