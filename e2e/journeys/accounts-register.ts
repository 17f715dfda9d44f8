import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { expectLoggedIn, field, fillMobile, fillRegistration, openDoor, tabTo } from '../fixtures/account-steps.ts';
import { expect, test, WALKS, WORDS } from '../fixtures/accounts.ts';
import { openAccount } from '../fixtures/join.ts';
import { carouselOf } from '../fixtures/carousel.ts';
import { lookOut, NARROW, stopTime, WIDE } from '../fixtures/test.ts';
import { overflowOf } from '../fixtures/overflow.ts';

// Several forms one after another, and a password is hashed slowly on purpose.
for (const { language, width } of WALKS) {
  const words = WORDS[language];

  test(
    `[A-04] [T-05] [T-06] [part of A-15] ${language}: a visitor registers by name, is logged in at once and has the bonus`,
    width,
    async ({ page, site, person }) => {
      await site.open('/rng', { language });
      await openDoor(page, language, 'register');
      await expect(page.getByRole('dialog')).toContainText(/1[.,]000 VND/);

      await fillRegistration(page, person);
      const welcomed = lookOut(page.getByText(words.welcome));
      await page.getByRole('dialog').getByRole('button', { name: words.create }).click();

      await welcomed;
      await expectLoggedIn(page, language);
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await page.evaluate(() => sessionStorage.getItem('account'))).toBe(person.username);
      await expect(page.getByRole('banner')).toContainText(/1[.,]000/);
    },
  );

  test(
    `[A-04] [F-01] [F-02] [T-05] [T-07] ${language}: a visitor registers by mobile number and is told the account's name`,
    width,
    async ({ page, site, person, newestTo }) => {
      await site.open('/register', { language });
      await page.getByRole('tab', { name: words.byMobile }).click();
      await fillMobile(page, person.mobile);
      const getCode = page.getByRole('button', { name: words.getCode });
      await getCode.click();

      // While it counts down it cannot be pressed.
      await expect(getCode).toHaveCount(0);
      const { code } = await newestTo(`+84${person.mobile}`);
      await field(page, 'verificationCode').fill(code ?? '');
      await field(page, 'password').fill(person.password);
      await field(page, 'confirmPassword').fill(person.password);
      await page.getByRole('main').getByRole('button', { name: words.create }).click();

      const told = page.getByRole('dialog', { name: words.accountName });
      await expect(told).toBeVisible();
      const account = await page.evaluate(() => sessionStorage.getItem('account'));
      await expect(told).toContainText(account ?? 'no account');
      await told.getByRole('button', { name: words.ok }).click();
      await expect(page).toHaveURL(/\/$/);
      await expectLoggedIn(page, language);
    },
  );
}

test(
  '[F-02] [F-03] [F-04] [F-08] [X-01] the form shows what the rules ask for, marks it with a star, and says what is wrong beside it',
  NARROW,
  async ({ page, site }) => {
    await site.open('/register');
    await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
    await expect(field(page, 'username')).toHaveAttribute('placeholder', /\*$/);
    await expect(field(page, 'email')).toHaveAttribute('placeholder', /[^*]$/);
    await expect(field(page, 'qqNum')).toHaveCount(0);
    await expect(field(page, 'terms')).toBeChecked();
    await expect(page.getByRole('main').getByRole('link', { name: 'Read the terms' }).first()).toHaveAttribute(
      'href',
      /^\/help/,
    );

    await field(page, 'username').fill('a b');
    await field(page, 'terms').uncheck();
    await page.getByRole('button', { name: 'Create account' }).click();

    await expect(field(page, 'username')).toBeFocused();
    await expect(page.getByText('Only letters and digits, 6–12 characters.')).toBeVisible();
    await expect(page.getByText('Please fill in this field.')).not.toHaveCount(0);
    await expect(page.getByText('Please accept the terms and the privacy policy first.')).toBeVisible();

    // One that is known from leaks is told while it is typed.
    await field(page, 'password').fill('password1');
    await expect(page.getByText('This password is known from leaks. Choose another one.').first()).toBeVisible();

    await page.getByRole('button', { name: 'Clear the form' }).click();
    await expect(field(page, 'username')).toHaveValue('');
    await expect(field(page, 'terms')).toBeChecked();
  },
);

test(
  '[F-01] [F-02] [F-06] [F-07] the page shows the offers to new players one at a time, age, install guide, mirrors and providers, leads home, and only it can be cleared',
  WIDE,
  async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await site.open('/register');
    await stopTime(page);
    const main = page.getByRole('main');
    const offers = page.getByRole('region', { name: 'For new players' });
    await expect(offers.getByRole('listitem', { name: 'Slide 1 of 3' })).toContainText('A 1,000₫ welcome gift');
    await expect(offers.getByRole('button', { name: 'Pause' })).toBeVisible();
    const slide = await offers.getByRole('listitem', { name: 'Slide 1 of 3' }).boundingBox();
    expect(slide?.width).toBeCloseTo((await offers.boundingBox())?.width ?? 0, 0);
    const { dots, choose, turnTo } = carouselOf(page, offers);
    await choose(dots.first());
    await turnTo(/^Slide 2 of 3$/);
    await page.clock.resume();
    await expect(main.getByText('For players aged 18 and over.')).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Fairground on your home screen' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Our addresses' })).toBeVisible();
    const providers = main.getByRole('region', { name: 'Our vendors' });
    await providers.scrollIntoViewIfNeeded();
    await expect(providers.getByRole('link', { name: 'Old Banyan' })).toBeVisible();
    await main.getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL(/\/$/);

    await openDoor(page, 'EN', 'register');

    await expect(page.getByRole('dialog').getByRole('button', { name: 'Create account' })).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Clear the form' })).toHaveCount(0);
  },
);

test(
  '[F-09] the country picker opens on focus, sets the code, and closes after it is left',
  WIDE,
  async ({ page, site }) => {
    await site.open('/register');
    await page.getByRole('tab', { name: 'Mobile number' }).click();
    const picker = page.getByRole('combobox', { name: 'Country code' });
    await expect(picker).toHaveValue('+84');
    await expect(picker).toHaveAttribute('readonly', '');

    await picker.focus();
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.type('thai');
    await page.keyboard.press('Enter');
    await expect(picker).toHaveValue('+66');
    await expect(page.getByRole('listbox')).toHaveCount(0);

    await picker.click();
    await page.getByRole('option', { name: /Singapore/ }).click();
    await expect(picker).toHaveValue('+65');

    await picker.click();
    await field(page, 'mobileNum').focus();
    await expect(page.getByRole('listbox')).toHaveCount(0);
  },
);

test('[T-05] [X-01] a wrong invitation code warns and stays on the form', NARROW, async ({ page, site, person }) => {
  await site.open('/');
  await openDoor(page, 'EN', 'register');
  await fillRegistration(page, person);
  await field(page, 'affiliateCode').fill('NOBODY99');

  await page.getByRole('button', { name: 'Create account' }).click();

  const warning = page.getByRole('dialog', { name: 'Please check' });
  await expect(warning).toContainText('The invitation code is not valid.');
  await warning.getByRole('button', { name: 'OK' }).click();
  await expect(field(page, 'username')).toHaveValue(person.username);
});

test.describe('what the server refuses by its status', () => {
  // The browser itself tells of every answer that is not a 200.
  test.use({ mustBeCalm: false });

  test('[X-01] a name that is taken is told beside its field', WIDE, async ({ page, site, person, request }) => {
    await openAccount(request, person);
    await site.open('/help');

    await openDoor(page, 'EN', 'register');
    await fillRegistration(page, person);
    await page.getByRole('dialog').getByRole('button', { name: 'Create account' }).click();

    await expect(page.getByText('This username is taken. Choose another one.')).toBeVisible();
  });

  test(
    '[X-01] an SMS that cannot be sent is told in a warning with the words of the server',
    NARROW,
    async ({ page, site }) => {
      await site.open('/register', { language: 'TY' });
      await page.getByRole('tab', { name: WORDS.TY.byMobile }).click();
      await fillMobile(page, '000000000');
      const answer = page.waitForResponse('**/wps/verification/sms/register');
      await page.getByRole('button', { name: WORDS.TY.getCode }).click();

      const { message } = (await (await answer).json()) as { readonly message: string };
      const warning = page.getByRole('dialog').filter({ hasText: message });
      await warning.getByRole('button', { name: WORDS.TY.ok }).click();
      await expect(warning).toHaveCount(0);
      await expect(page.getByRole('button', { name: WORDS.TY.getCode })).toBeVisible();
    },
  );
});

test(
  '[part of T-07] a code is not asked for before the country of the number is known',
  WIDE,
  async ({ page, site, person }) => {
    const countries = Promise.withResolvers<void>();
    await page.route('**/wps/relay/location/countries*', async (route) => {
      await countries.promise;
      await route.continue();
    });
    await site.open('/register', { language: 'EN' });
    await page.getByRole('tab', { name: WORDS.EN.byMobile }).click();
    await field(page, 'mobileNum').fill(person.mobile);
    const getCode = page.getByRole('button', { name: WORDS.EN.getCode });
    await expect(getCode).toHaveAttribute('aria-disabled', 'true');

    const sent = page.waitForRequest('**/wps/verification/sms/register');
    countries.resolve();
    await expect(getCode).toHaveAttribute('aria-disabled', 'false');
    await getCode.click();
    expect((await sent).postData()).toContain('"countryDialingCode":"84"');
  },
);

test(
  '[part of T-05] whoever is faster than the terms arrive registers all the same',
  WIDE,
  async ({ page, site, person }) => {
    const pressed = Promise.withResolvers<void>();
    await page.route('**/wps/relay/member/terms', async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await site.open('/help');
    await openDoor(page, 'EN', 'register');
    await fillRegistration(page, person);
    await page.getByRole('dialog').getByRole('button', { name: WORDS.EN.create }).click();
    pressed.resolve();

    await expectLoggedIn(page, 'EN');
  },
);

test('registering needs no mouse', WIDE, async ({ page, site, person }) => {
  await site.open('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).focus();
  await page.keyboard.press('Enter');
  await tabTo(page, field(page, 'username'));

  await page.keyboard.type(person.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  // Past the button that shows the password.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');

  await expectLoggedIn(page, 'EN');
});

test('the register form has no accessibility fault a machine can find, as page and as popup', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.open('/register');
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await site.open('/');
  await openDoor(page, 'EN', 'register');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Please fill in this field.')).not.toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});
