import { expect, test } from '../fixtures/accounts.ts';
import { byTwoPeople } from '../fixtures/admin.ts';
import { CENTRE_WORDS } from '../fixtures/centre-words.ts';
import { headerBalance, openCentre } from '../fixtures/centre-steps.ts';
import { join } from '../fixtures/join.ts';
import { aPicture } from '../fixtures/pictures.ts';
import { askSandbox } from '../fixtures/sandbox.ts';
import { ON_PHONE } from '../fixtures/test.ts';

const words = CENTRE_WORDS.EN;
const PAYMENT_PASSWORD = '270418';

test(
  '[C-04] [part of C-05] on a phone a member asks for money, which staff approves, answers whether it came, and pays money in that is in the balance when the provider says so',
  ON_PHONE,
  async ({ page, site, product, person, request, operate }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The hours that protect a new account and a new device are shown by server tests.
    await byTwoPeople(operate, 'withdrawals', 'set-rules', '--cooling-hours', '0', '--wait-hours', '0');
    await join(page, request, person);
    await site.open('/help');

    await test.step('a payment password', async () => {
      const security = await openCentre(page, words.mine);
      await security.getByRole('button', { name: words.setPayment }).click();
      const payment = page.getByRole('dialog', { name: words.paymentForm });
      await payment.getByLabel(words.password).fill(person.password);
      await payment.getByLabel(words.newPayment).fill(PAYMENT_PASSWORD);
      await payment.getByLabel(words.again).fill(PAYMENT_PASSWORD);
      await payment.getByRole('button', { name: words.save }).click();
      await expect(payment).toHaveCount(0);
    });

    const centre = await openCentre(page, 'Withdraw');
    const no = await test.step('an account, and a withdrawal to it that waits for a person', async () => {
      await centre.getByRole('button', { name: 'Add account' }).click();
      await centre.getByLabel('Account number').fill('0071001234567');
      await centre.getByLabel('Account holder').fill('NGUYEN VAN AN');
      await centre.getByLabel('Payment password').last().fill(PAYMENT_PASSWORD);
      await centre.getByRole('button', { name: 'Save' }).click();
      await expect(centre.getByText('•••• 4567').first()).toBeVisible();
      // The list may be read anew before the form of the account closes, which asks for the password too.
      await expect(centre.getByLabel('Account number')).toHaveCount(0);

      await centre.getByLabel('Amount').fill('60000');
      await centre.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
      await centre.getByRole('button', { name: 'Request withdrawal' }).click();
      const entry = centre.getByRole('article').first();
      await expect(entry).toContainText('Under review');
      await expect(headerBalance(page)).toContainText('40,000.00');
      return /W[0-9A-Z]{10,}/.exec(await entry.innerText())?.[0] ?? '';
    });

    await test.step('staff approves it, and the page says so by itself', async () => {
      await operate('withdrawals', 'claim', no);
      await operate('withdrawals', 'approve', no);
      await expect(centre.getByRole('article').first().getByRole('list')).toContainText('Approved', {
        timeout: 30_000,
      });
    });

    await test.step('a payout is on the open page by itself, and a part of it that is missing is disputed with a picture', async () => {
      const entry = centre.getByRole('article').first();
      await expect(entry).toContainText('Being paid');
      await expect(async () => askSandbox(request, product, 'payout', { no })).toPass();
      await expect(entry.getByRole('heading', { name: 'Did the money arrive?' })).toBeVisible();
      await entry.getByRole('button', { name: 'Partly received' }).click();
      await entry.getByLabel('Amount received').fill('20000');
      await entry.getByLabel('Pictures', { exact: true }).setInputFiles([aPicture('statement.png', [40, 90, 140])]);
      await entry.getByRole('button', { name: 'Send dispute' }).click();
      await expect(entry).toContainText('In dispute');
      await expect(entry.getByRole('button', { name: 'Partly received' })).toHaveCount(0);
    });

    await test.step('a deposit is paid on the page of the sandbox and credited by its callback', async () => {
      const deposit = await openCentre(page, 'Deposit');
      await deposit.getByRole('button', { name: '200,000' }).click();
      await deposit.getByRole('button', { name: 'Continue to payment' }).click();
      await expect(deposit.getByText('Waiting for payment').first()).toBeVisible();
      const [payment] = await Promise.all([
        page.waitForEvent('popup'),
        deposit.getByRole('link', { name: 'Open the payment page' }).click(),
      ]);
      await payment.getByRole('button', { name: /Pay in full/ }).click();
      await payment.close();
      await expect(deposit.getByText('The money is in your balance.')).toBeVisible({ timeout: 30_000 });
      await expect(headerBalance(page)).toContainText('240,000.00');
    });

    await test.step('what came in is to be played before it goes out again', async () => {
      await openCentre(page, 'Withdraw');
      await expect(centre.getByRole('progressbar').first()).toBeVisible();
    });
  },
);
