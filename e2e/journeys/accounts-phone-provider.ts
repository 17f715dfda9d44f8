import { expectLoggedIn, field, fillMobile, leaveTab, openLoginPopup, signUp } from '../fixtures/account-steps.ts';
import { aPerson, expect, test, WITH_PHONE_PROVIDER, WORDS } from '../fixtures/accounts.ts';
import { fillCaptcha } from '../fixtures/captcha.ts';
import { NARROW, WIDE } from '../fixtures/test.ts';

test.use({ product: WITH_PHONE_PROVIDER });

/** Once for each process. */
let isPrepared = false;
test.beforeEach(async ({ operate }) => {
  if (isPrepared) return;
  isPrepared = true;
  await operate('flag', 'set', 'PHONEPROVIDER', 'sandbox');
});

test(
  '[T-21] [part of T-05] TY: a number the provider confirms is linked for good, to an account that is there already or to a new one',
  NARROW,
  async ({ page, site, person, newestTo }) => {
    const words = WORDS.TY;
    const confirm = async (mobile: string): Promise<void> => {
      await leaveTab(page);
      await openLoginPopup(page, 'TY', 'login');
      await page.getByRole('dialog').getByText(words.bySms).click();
      await fillMobile(page, mobile);
      await page.getByRole('button', { name: words.getCode }).click();
      await field(page, 'verificationCode').fill((await newestTo(`+84${mobile}`)).code ?? '');
      await page.getByRole('dialog').locator('form').getByRole('button', { name: words.login, exact: true }).click();
    };
    await site.open('/', { language: 'TY' });
    await signUp(page, 'TY', person);

    await test.step('to an account that is there already', async () => {
      await confirm(person.mobile);
      const choice = page.getByRole('dialog', { name: words.newNumber });
      await expect(choice).toContainText(person.mobile);
      await choice.getByRole('button', { name: words.linkAccount }).click();
      await field(page, 'username').fill(person.username);
      await field(page, 'password').fill(person.password);
      await choice.getByRole('button', { name: words.linkForGood }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: words.linkForGood }).click();
      await expectLoggedIn(page, 'TY');
      expect(await page.evaluate(() => sessionStorage.getItem('account'))).toBe(person.username);
    });

    await test.step('to a new account', async () => {
      const { mobile } = aPerson();
      await confirm(mobile);
      await page.getByRole('button', { name: words.registerNew }).click();
      await expect(page.getByRole('dialog')).toContainText(`+84 ${mobile}`);
      await expect(field(page, 'mobileNum')).toHaveCount(0);
      await field(page, 'password').fill(person.password);
      await field(page, 'confirmPassword').fill(person.password);
      await fillCaptcha(page);
      await page.getByRole('button', { name: words.create }).click();
      await expect(page.getByRole('dialog', { name: words.accountName })).toBeVisible();
    });
  },
);

test.describe('where the server refuses', () => {
  // The browser logs the 429 of the lock.
  test.use({ mustBeCalm: false });

  test(
    '[part of X-03] [part of T-05] a wrong code of the provider is shown beside its field and stops the registration; after five the form is locked for five minutes',
    WIDE,
    async ({ page, site, person, newestTo }) => {
      await site.open('/');
      await openLoginPopup(page, 'EN', 'register');
      await page.getByRole('dialog').getByRole('tab', { name: 'Mobile number' }).click();
      await fillMobile(page, person.mobile);
      await page.getByRole('button', { name: 'Get code' }).click();
      await expect(page.getByRole('button', { name: /Again in/ })).toBeVisible();
      const right = (await newestTo(`+84${person.mobile}`)).code ?? '';
      await field(page, 'password').fill(person.password);
      await field(page, 'confirmPassword').fill(person.password);
      const create = page.getByRole('button', { name: 'Create account' });
      const send = async (code: string): Promise<void> => {
        await field(page, 'verificationCode').fill(code);
        await fillCaptcha(page);
        const answered = page.waitForResponse((answer) => answer.url().includes('/phone/'));
        await create.click();
        await answered;
        await expect(create).not.toHaveAttribute('aria-busy', 'true');
      };

      await send(right === '000000' ? '111111' : '000000');
      await expect(page.getByText('The verification code is not valid.')).toBeVisible();
      await expect(field(page, 'verificationCode')).toBeFocused();
      for (let wrong = 1; wrong < 5; wrong += 1) await send(right === '000000' ? '111111' : '000000');
      // The right one is refused as well now.
      await send(right);

      const alert = page.getByRole('dialog').getByRole('alert').filter({ hasText: 'Too many attempts' });
      await expect(alert).toContainText(/(5:00|4:5\d)/);
      await expect(create).toHaveAttribute('aria-disabled', 'true');
      expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    },
  );
});
