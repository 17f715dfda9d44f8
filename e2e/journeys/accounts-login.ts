import type { Page } from '@playwright/test';
import { expectLoggedIn, field, leaveTab, logIn, openLoginPopup, tabTo } from '../fixtures/account-steps.ts';
import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { expect, test, WORDS } from '../fixtures/accounts.ts';
import { fillCaptcha, pictureOf } from '../fixtures/captcha.ts';
import { join, launchCode, openAccount } from '../fixtures/join.ts';
import { NARROW, WIDE } from '../fixtures/test.ts';

/** Several forms one after another, and a password is hashed slowly on purpose. */

/** The paths a page asks for from now on. */
const pathsOf = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  return asked;
};

const tokenOf = async (page: Page): Promise<string> =>
  (await page.evaluate(() => sessionStorage.getItem('token'))) ?? '';

test(
  '[T-09] [part of A-05] [part of T-10] [part of T-20] [B-02] TY: a password somebody else chose is changed first; the first login is greeted, and the name remembered for a day',
  NARROW,
  async ({ page, site, person, operate, context }) => {
    const words = WORDS.TY;
    const told = await operate('member', 'open', person.username);
    const given = /password\W+(?<password>\S+)/i.exec(told)?.groups?.['password'] ?? '';
    const asked = pathsOf(page);
    await site.open('/help', { language: 'TY' });

    await test.step('nobody gets past the change of the password, not by a reload', async () => {
      await openLoginPopup(page, 'TY', 'login');
      await logIn(page, 'TY', person.username, given);
      const change = page.getByRole('dialog', { name: words.changePassword });
      await expect(change).toBeVisible();
      await expect(field(page, 'oldPassword')).toHaveCount(0);
      await page.reload();
      await expect(change).toBeVisible();
      await field(page, 'newPassword').fill(person.password);
      await field(page, 'confirmNewPassword').fill(person.password);
      await change.getByRole('button', { name: words.changePassword }).click();
      await expect(page.getByRole('dialog')).toContainText(words.changed);
    });

    await test.step('login switches between name and SMS', async () => {
      const door = page.getByRole('dialog');
      await door.getByText(words.bySms).click();
      await expect(field(page, 'mobileNum')).toBeVisible();
      await expect(field(page, 'password')).toHaveCount(0);
      await door.getByText(words.byName, { exact: true }).click();
      await expect(field(page, 'password')).toBeVisible();
    });

    await test.step('after the first login come the greeting, the member, the token, and home without the popup', async () => {
      expect(asked).not.toContain('/wps/relay/session/first-login');
      asked.length = 0;
      await page.getByRole('checkbox').check();
      await logIn(page, 'TY', person.username, person.password);
      await expectLoggedIn(page, 'TY');
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(asked).toContain('/wps/member/info');
      expect(asked).toContain('/wps/relay/session/first-login');
    });

    await test.step('the browser remembers the name for a day, and no later login is greeted', async () => {
      const cookie = (await context.cookies()).find(({ name }) => name === 'rememberMe');
      expect(cookie?.value).toBe(person.username);
      expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1_000) / 3_600)).toBe(24);
      await leaveTab(page);
      asked.length = 0;
      await openLoginPopup(page, 'TY', 'login');
      await expect(field(page, 'username')).toHaveValue(person.username);
      await expect(field(page, 'password')).toHaveValue('');
      await logIn(page, 'TY', person.username, person.password);
      await expectLoggedIn(page, 'TY');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(asked).not.toContain('/wps/relay/session/first-login');
    });
  },
);

test(
  '[T-08] [part of X-01] the picture is renewed by a press, once a second at most, and on a change of mode; the login asks for it after failures',
  WIDE,
  async ({ page, site, person, request }) => {
    await openAccount(request, person);
    const asked = pathsOf(page);
    const picture = pictureOf(page);
    const shown = async (): Promise<string> => (await picture.getAttribute('src')) ?? '';
    await site.open('/register');
    await expect(picture).toBeVisible();

    await test.step('another mode brings another picture', async () => {
      const before = await shown();
      await page.getByRole('tab', { name: WORDS.EN.byMobile }).click();
      await expect(field(page, 'mobileNum')).toBeVisible();
      await expect(picture).not.toHaveAttribute('src', before);
    });

    await test.step('ten presses within a second bring one', async () => {
      const before = await shown();
      asked.length = 0;
      await page.getByRole('button', { name: 'Show another picture' }).evaluate((button: HTMLElement) => {
        for (let press = 0; press < 10; press += 1) button.click();
      });
      await expect(picture).not.toHaveAttribute('src', before);
      expect(asked.filter((path) => path === '/wps/captcha')).toHaveLength(1);
    });

    await test.step('a login that failed three times reads the picture, and then opens', async () => {
      await site.open('/help');
      await openLoginPopup(page, 'EN', 'login');
      await expect(field(page, 'captcha')).toHaveCount(0);
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await logIn(page, 'EN', person.username, 'wrong4ever');
        await expect(page.getByRole('alert').filter({ hasText: 'is not right' })).toBeVisible();
        await expect(page.getByRole('dialog').locator('form [aria-busy=true]')).toHaveCount(0);
      }
      await expect(picture).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      await fillCaptcha(page);
      await logIn(page, 'EN', person.username, person.password);
      await expectLoggedIn(page, 'EN');
    });
  },
);

test.describe('a session', () => {
  // The browser logs the 401 that ends one.
  test.use({ mustBeCalm: false });

  test(
    '[K-05] [part of T-01] a visit asks for the country and, with a token, for the member; a login link logs in once, and no address or referrer tells it on',
    WIDE,
    async ({ page, site, person, request }) => {
      const asked = pathsOf(page);
      await site.open('/help');
      await expect.poll(() => asked).toContain('/wps/relay/location/current');
      expect(asked).not.toContain('/wps/member/info');
      await join(page, request, person);
      asked.length = 0;
      await site.open('/help');
      await expect.poll(() => asked).toContain('/wps/relay/location/current');
      await expect.poll(() => asked).toContain('/wps/member/info');

      const token = await tokenOf(page);
      const code = await launchCode(page, request);
      const told: string[] = [];
      // What a page of another site would learn, if this one led there.
      await page.context().route('https://elsewhere.example/**', (route) => {
        told.push(route.request().headers()['referer'] ?? '');
        return route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' });
      });
      const addresses: string[] = [];
      page.context().on('request', (sent) => addresses.push(sent.url()));

      await test.step('the link logs in and leaves the address bar', async () => {
        await leaveTab(page, `/help?token=${code}`);
        await expectLoggedIn(page, 'EN');
        expect(await page.evaluate(() => sessionStorage.getItem('account'))).toBe(person.username);
        expect(page.url()).toMatch(/\/help$/);
      });

      await test.step('nobody learns the session or the code', async () => {
        const own = await tokenOf(page);
        await page.evaluate(() => {
          const link = document.createElement('a');
          link.href = 'https://elsewhere.example/';
          document.body.append(link);
          link.click();
        });
        await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
        expect(own).not.toBe('');
        expect(told).toEqual([`${new URL(addresses[0] ?? '').origin}/`]);
        expect(addresses.filter((address) => address.includes(token) || address.includes(own))).toEqual([]);
        expect(addresses.filter((address) => address.includes(code))).toHaveLength(1);
      });

      await test.step('the same link a second time says so', async () => {
        await leaveTab(page, `/help?token=${code}`);
        await expect(page.getByRole('dialog')).toContainText('The login link was used already');
        expect(new URL(page.url()).search).toBe('');
      });
    },
  );

  test(
    '[T-12] signing out asks first, calls, keeps only the keys of the merchant, goes home and closes the chat; who is sent to the login stays in this site, by keyboard alone',
    WIDE,
    async ({ page, site, person, request }) => {
      await join(page, request, person);
      const asked = pathsOf(page);

      await test.step('a member who opens a login page sees that they are logged in', async () => {
        for (const path of ['/login', '/register']) {
          await site.open(path);
          await expect(page.locator('#content').getByText(person.username)).toBeVisible();
          await expect(field(page, 'username')).toHaveCount(0);
        }
        expect(await accessibilityFaults(page)).toEqual([]);
      });

      await test.step('signing out asks first', async () => {
        await page.getByRole('complementary', { name: 'Shortcuts' }).getByRole('button', { name: 'Live chat' }).click();
        const chat = page.getByRole('region', { name: 'Live chat' });
        await expect(chat.getByRole('log')).toBeVisible();
        const askToLeave = async () => {
          await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
          await page.getByRole('button', { name: 'Sign out' }).last().click();
        };
        const question = page.getByRole('alertdialog');
        await askToLeave();
        await question.getByRole('button', { name: 'Stay' }).click();
        expect(await tokenOf(page)).not.toBe('');
        await expect(chat).toBeVisible();
        expect(asked).not.toContain('/wps/session/logout');

        await page.evaluate(() => sessionStorage.setItem('merchantCode', 'FAIR'));
        await askToLeave();
        await question.getByRole('button', { name: 'Sign out' }).click();
        await expect(page).toHaveURL(/\/$/);
        await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
        await expect(chat).toHaveCount(0);
        expect(asked).toContain('/wps/session/logout');
        const kept = await page.evaluate(() =>
          ['token', 'account', 'isAgent', 'customerId', 'merchantCode'].map((key) => sessionStorage.getItem(key)),
        );
        expect(kept).toEqual([null, null, null, null, 'FAIR']);
      });

      await test.step('the login page leads nowhere else', async () => {
        const away = encodeURIComponent('https://elsewhere.example/');
        await site.open(`/login?redirect=${away}&returnUrl=${away}&next=//elsewhere.example&url=javascript:alert(1)`);
        const here = new URL(page.url()).origin;
        await expect(field(page, 'username')).toBeVisible();
        await field(page, 'username').focus();
        await page.keyboard.type(person.username);
        await page.keyboard.press('Tab');
        await page.keyboard.type(person.password);
        await page.keyboard.press('Enter');
        await expectLoggedIn(page, 'EN');
        expect(new URL(page.url()).origin).toBe(here);
      });

      await test.step('a session that is over leads to the login with a friendly word, and back to where it ended', async () => {
        await site.open('/help');
        // At the very end of the page: a call it still makes would end the session before the next one looks at it.
        const reloaded = page.waitForEvent('load');
        await page.evaluate(() => {
          addEventListener('pagehide', () => sessionStorage.setItem('token', 'x'.repeat(43)));
          location.reload();
        });
        await reloaded;
        await expect(page.getByRole('dialog')).toContainText('Your session has ended');
        await tabTo(page, field(page, 'username'));
        await logIn(page, 'EN', person.username, person.password);
        await expectLoggedIn(page, 'EN');
        await expect(page).toHaveURL(/\/help$/);
      });
    },
  );
});
