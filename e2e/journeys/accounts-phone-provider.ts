import { expectLoggedIn, field, fillMobile, leaveTab, openDoor, signUp } from '../fixtures/account-steps.ts';
import { expect, test, WALKS, WITH_PHONE_PROVIDER, WORDS } from '../fixtures/accounts.ts';
import { WIDE } from '../fixtures/test.ts';

test.use({ product: WITH_PHONE_PROVIDER });
// Several forms one after another, and a password is hashed slowly on purpose.
let isPrepared = false;
test.beforeEach(async ({ operate }) => {
  if (isPrepared) return;
  isPrepared = true;
  await operate('flag', 'set', 'PHONEPROVIDER', 'sandbox');
  await operate('rule', 'set', 'captcha', '--off');
});

for (const { language, width } of WALKS) {
  const words = WORDS[language];

  test(
    `[T-21] ${language}: a number the provider confirms is linked to an account for good, and then logs in`,
    width,
    async ({ page, site, person, newestTo }) => {
      const number = `+84${person.mobile}`;
      await site.open('/', { language });
      await signUp(page, language, person);
      await leaveTab(page);
      await openDoor(page, language, 'login');
      await page.getByRole('dialog').getByText(words.bySms).click();
      await fillMobile(page, person.mobile);
      await page.getByRole('button', { name: words.getCode }).click();
      await field(page, 'verificationCode').fill((await newestTo(number)).code ?? '');
      await page.getByRole('dialog').locator('form').getByRole('button', { name: words.login, exact: true }).click();

      const choice = page.getByRole('dialog', { name: words.newNumber });
      await expect(choice).toContainText(person.mobile);
      await choice.getByRole('button', { name: words.linkAccount }).click();
      await field(page, 'username').fill(person.username);
      await field(page, 'password').fill(person.password);
      await choice.getByRole('button', { name: words.linkForGood }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: words.linkForGood }).click();
      await expectLoggedIn(page, language);
      expect(await page.evaluate(() => sessionStorage.getItem('account'))).toBe(person.username);
    },
  );
}

test(
  '[T-05] [T-21] a number nobody has can be registered with at once',
  WIDE,
  async ({ page, site, person, newestTo }) => {
    await site.open('/');
    await openDoor(page, 'EN', 'login');
    await page.getByRole('dialog').getByText('SMS code').click();
    await fillMobile(page, person.mobile);
    await page.getByRole('button', { name: 'Get code' }).click();
    await field(page, 'verificationCode').fill((await newestTo(`+84${person.mobile}`)).code ?? '');
    await page.getByRole('dialog').locator('form').getByRole('button', { name: 'Log in', exact: true }).click();

    await page.getByRole('button', { name: 'Register a new account' }).click();
    await expect(page.getByRole('dialog')).toContainText(`+84 ${person.mobile} is confirmed`);
    await field(page, 'password').fill(person.password);
    await field(page, 'confirmPassword').fill(person.password);
    await page.getByRole('button', { name: 'Create account' }).click();

    await expect(page.getByRole('dialog', { name: 'Your account name' })).toBeVisible();
  },
);

test(
  '[X-03] [T-05] a wrong code of the provider is told beside its field and stops the registration',
  WIDE,
  async ({ page, site, person }) => {
    await site.open('/');
    await openDoor(page, 'EN', 'register');
    await page.getByRole('dialog').getByRole('tab', { name: 'Mobile number' }).click();
    await fillMobile(page, person.mobile);
    await page.getByRole('button', { name: 'Get code' }).click();
    await expect(page.getByRole('button', { name: /Again in/ })).toBeVisible();
    await field(page, 'verificationCode').fill('000000');
    await field(page, 'password').fill(person.password);
    await field(page, 'confirmPassword').fill(person.password);

    await page.getByRole('button', { name: 'Create account' }).click();

    await expect(page.getByText('The verification code is not valid.')).toBeVisible();
    await expect(field(page, 'verificationCode')).toBeFocused();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  },
);
