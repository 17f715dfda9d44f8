import { accessibilityFaults } from '../fixtures/accessibility.ts';
import {
  expectLoggedIn,
  field,
  fillMobile,
  fillRegistration,
  leaveTab,
  openLoginPopup,
  tabTo,
} from '../fixtures/account-steps.ts';
import { aPerson, expect, test, WORDS } from '../fixtures/accounts.ts';
import { fillCaptcha, pictureOf } from '../fixtures/captcha.ts';
import { carouselOf } from '../fixtures/carousel.ts';
import { openAccount } from '../fixtures/join.ts';
import { lookOut, stopTime, WIDE } from '../fixtures/test.ts';

/** Registration with every field, as the site is shipped, is walked in `status.ts`: it changes the rules for everybody. */

test.describe('a visitor', () => {
  // The browser logs every answer that is not a 200.
  test.use({ mustBeCalm: false });

  test(
    '[A-04] [T-05] [part of T-07] [part of A-15] [part of X-01] registers by name with the keyboard alone and has the bonus, or by mobile number and sees the name of the account',
    WIDE,
    async ({ page, site, person, newestTo }) => {
      const words = WORDS.EN;

      await test.step('by name: a wrong invitation code warns and stays on the form', async () => {
        await site.open('/rng');
        await page.getByRole('banner').getByRole('button', { name: words.register }).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog')).toContainText(/100,000₫/);
        await tabTo(page, field(page, 'username'));
        await page.keyboard.type(person.username);
        await page.keyboard.press('Tab');
        await page.keyboard.type(person.password);
        // Past the button that shows the password.
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await page.keyboard.type(person.password);
        await field(page, 'affiliateCode').fill('NOBODY99');
        await fillCaptcha(page);
        await page.keyboard.press('Enter');
        const warning = page.getByRole('dialog', { name: 'Please check' });
        await expect(warning).toContainText('The invitation code is not valid.');
        await page.keyboard.press('Escape');
        await expect(warning).toHaveCount(0);
        await expect(field(page, 'username')).toHaveValue(person.username);
      });

      await test.step('by name: logged in at once, welcomed, at home and with the bonus', async () => {
        await field(page, 'affiliateCode').fill('');
        await fillCaptcha(page);
        const welcomed = lookOut(page.getByText(words.welcome));
        await page.keyboard.press('Enter');
        await welcomed;
        await expectLoggedIn(page, 'EN');
        await expect(page).toHaveURL(/\/$/);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        expect(await page.evaluate(() => sessionStorage.getItem('account'))).toBe(person.username);
        await expect(page.getByRole('banner')).toContainText(/100[.,]000/);
      });

      await test.step('by number: no code before the country is known; one that cannot be sent is refused by the server', async () => {
        const countries = Promise.withResolvers<void>();
        await page.route('**/wps/relay/location/countries*', async (route) => {
          await countries.promise;
          await route.continue();
        });
        await leaveTab(page, '/register');
        await page.getByRole('tab', { name: words.byMobile }).click();
        await field(page, 'mobileNum').fill('000000000');
        const getCode = page.getByRole('button', { name: words.getCode });
        await expect(getCode).toHaveAttribute('aria-disabled', 'true');
        countries.resolve();
        await expect(getCode).toHaveAttribute('aria-disabled', 'false');
        const answer = page.waitForResponse('**/wps/verification/sms/register');
        await getCode.click();
        const { message } = (await (await answer).json()) as { readonly message: string };
        const warning = page.getByRole('dialog').filter({ hasText: message });
        await warning.getByRole('button', { name: words.ok }).click();
        await expect(warning).toHaveCount(0);
      });

      await test.step('by number: the code counts down, and the name of the account is shown', async () => {
        await fillMobile(page, person.mobile);
        const getCode = page.getByRole('button', { name: words.getCode });
        // One press a second counts; during the countdown there is nothing to press.
        await expect(async () => {
          await getCode.click();
          await expect(getCode).toHaveCount(0, { timeout: 2_000 });
        }).toPass();
        await field(page, 'verificationCode').fill((await newestTo(`+84${person.mobile}`)).code ?? '');
        await field(page, 'password').fill(person.password);
        await field(page, 'confirmPassword').fill(person.password);
        await fillCaptcha(page);
        await page.getByRole('main').getByRole('button', { name: words.create }).click();
        const told = page.getByRole('dialog', { name: words.accountName });
        await expect(told).toBeVisible();
        const account = await page.evaluate(() => sessionStorage.getItem('account'));
        await expect(told).toContainText(account ?? 'no account');
        await told.getByRole('button', { name: words.ok }).click();
        await expect(page).toHaveURL(/\/$/);
        await expectLoggedIn(page, 'EN');
      });
    },
  );

  test(
    '[part of X-01] [part of T-05] sees beside the field that a name is taken, and registers all the same when faster than the terms arrive',
    WIDE,
    async ({ page, site, person, request }) => {
      const taken = aPerson();
      await openAccount(request, taken);
      const pressed = Promise.withResolvers<void>();
      await page.route('**/wps/relay/member/terms', async (route) => {
        await pressed.promise;
        await route.continue();
      });
      await site.open('/help', { theme: 'light' });
      await openLoginPopup(page, 'EN', 'register');
      const create = page.getByRole('dialog').getByRole('button', { name: WORDS.EN.create });
      await create.click();
      await expect(page.getByText('Please fill in this field.')).not.toHaveCount(0);
      expect(await accessibilityFaults(page)).toEqual([]);

      await fillRegistration(page, taken);
      const used = (await pictureOf(page).getAttribute('src')) ?? '';
      await create.click();
      pressed.resolve();
      await expect(page.getByText('This username is taken. Choose another one.')).toBeVisible();

      // The picture was used up with the refusal, which may come after the word beside the field: the form shows another.
      await expect(pictureOf(page)).not.toHaveAttribute('src', used);
      await fillRegistration(page, person);
      await create.click();
      await expectLoggedIn(page, 'EN');
    },
  );
});

test(
  '[F-02] [F-04] [F-06] [F-07] [F-08] the page says what is wrong beside each field, can be cleared, and has the offers, age, install guide, mirrors and providers; the popup cannot be cleared',
  WIDE,
  async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await site.open('/register');
    await stopTime(page);
    const main = page.getByRole('main');

    await test.step('offers to new players come one at a time', async () => {
      const offers = page.getByRole('region', { name: 'For new players' });
      await expect(offers.getByRole('listitem', { name: 'Slide 1 of 3' })).toContainText('A 100,000₫ welcome gift');
      await expect(offers.getByRole('button', { name: 'Pause' })).toBeVisible();
      const slide = await offers.getByRole('listitem', { name: 'Slide 1 of 3' }).boundingBox();
      expect(slide?.width).toBeCloseTo((await offers.boundingBox())?.width ?? 0, 0);
      const { dots, choose, turnTo } = carouselOf(page, offers);
      await choose(dots.first());
      await turnTo(/^Slide 2 of 3$/);
      await page.clock.resume();
    });

    await test.step('what the rules ask for is shown, and marked with a star where it is required', async () => {
      await expect(field(page, 'username')).toHaveAttribute('placeholder', /\*$/);
      await expect(field(page, 'captcha')).toHaveAttribute('placeholder', /\*$/);
      await expect(field(page, 'email')).toHaveAttribute('placeholder', /[^*]$/);
      await expect(field(page, 'qqNum')).toHaveCount(0);
      await expect(main.getByRole('link', { name: 'Read the terms' }).first()).toHaveAttribute('href', /^\/help/);
    });

    await test.step('what is wrong stands beside its field, and the form can be cleared', async () => {
      await field(page, 'username').fill('a b');
      await field(page, 'terms').uncheck();
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(field(page, 'username')).toBeFocused();
      await expect(page.getByText('Only letters and digits, 6–12 characters.')).toBeVisible();
      await expect(page.getByText('Please fill in this field.')).not.toHaveCount(0);
      await expect(page.getByText('Please accept the terms and the privacy policy first.')).toBeVisible();
      // One that is known from leaks is refused while it is typed.
      await field(page, 'password').fill('password1');
      await expect(page.getByText('This password is known from leaks. Choose another one.').first()).toBeVisible();
      await page.getByRole('button', { name: 'Clear the form' }).click();
      await expect(field(page, 'username')).toHaveValue('');
      await expect(field(page, 'terms')).toBeChecked();
    });

    await test.step('age, install guide, mirrors and providers stand beside it', async () => {
      await expect(main.getByText('For players aged 18 and over.')).toBeVisible();
      await expect(main.getByRole('heading', { name: 'Fairground on your home screen' })).toBeVisible();
      await expect(main.getByRole('heading', { name: 'Our addresses' })).toBeVisible();
      const providers = main.getByRole('region', { name: 'Our vendors' });
      await providers.scrollIntoViewIfNeeded();
      await expect(providers.getByRole('link', { name: 'Old Banyan' })).toBeVisible();
    });

    await test.step('the popup has both modes as well, and no button that clears', async () => {
      await openLoginPopup(page, 'EN', 'register');
      const popup = page.getByRole('dialog');
      await expect(popup.getByRole('button', { name: 'Create account' })).toBeVisible();
      await popup.getByRole('tab', { name: WORDS.EN.byMobile }).click();
      await expect(popup.locator('input[name="mobileNum"]')).toBeVisible();
      await expect(popup.getByRole('button', { name: 'Clear the form' })).toHaveCount(0);
    });
  },
);
