import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectLoggedIn, leaveTab, logIn, logInBySms, openLoginPopup } from '../fixtures/account-steps.ts';
import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { aPerson, WORDS } from '../fixtures/accounts.ts';
import { admin, change, changeByTwo, stageUrl } from '../fixtures/admin.ts';
import { watchPictures } from '../fixtures/captcha.ts';
import { headerBalance, openCentre } from '../fixtures/centre-steps.ts';
import { CENTRE_WORDS } from '../fixtures/centre-words.ts';
import { join as joinHouse, launchCode } from '../fixtures/join.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { faultsOfClosing, openAndStir } from '../fixtures/stage.ts';
import { expect, stir, test, WIDE } from '../fixtures/test.ts';
import { playWithWallet, SIMULATOR, withWalletEach } from '../fixtures/vendor-wallet.ts';
import {
  askAsShipped,
  askForEverything,
  expectEveryElement,
  expectTabsByFlag,
  fillEverything,
  toldBy,
} from '../fixtures/whole-registration.ts';
import { isKept } from '../fixtures/worker.ts';

/**
 * These change the product for everybody, so they have one of their own, which no other file visits, and come one after
 * another, at one width. Each finds the site open, whatever the one before left behind.
 */
test.use({ baseURL: stageUrl });
test.describe.configure({ mode: 'default' });

test.afterEach(async () => {
  if (stageUrl !== '') await changeByTwo('status', 'open');
});

test.describe('a site that closes', () => {
  test.use({ mustBeCalm: false });

  test(
    '[A-14] [L-11] [T-01] maintenance and a refused region replace the whole site, in open browsers and without a script, and say why; an open site takes a login link',
    WIDE,
    async ({ browser, page, site, request }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stageUrl });
      await context.addCookies([{ name: 'lang', value: 'EN', url: stageUrl }]);
      const plain = await context.newPage();
      const contact = ['--contact', 'mailto:help@example.com'];
      const contactUs = page.getByRole('link', { name: 'Contact us' });
      await openAndStir(page, site, '/rng');

      await test.step('maintenance turns the open page by itself, names its end and offers contact', async () => {
        const maintenance = page.getByRole('heading', { level: 1, name: 'Upgrading' });
        const titles = ['--title', 'Nâng cấp', '--title', 'EN=Upgrading'];
        await changeByTwo('status', 'maintenance', '--until', '+2h', ...titles, ...contact);
        await expect(maintenance).toBeVisible();
        await expect(page.getByRole('banner')).toHaveCount(0);
        await expect(page.getByText(/^Expected back on /)).toBeVisible();
        await expect(page.getByRole('timer')).toBeVisible();
        await expect(contactUs).toHaveAttribute('href', 'mailto:help@example.com');
        expect(await accessibilityFaults(page)).toEqual([]);
        for (const path of ['/down', '/helpmc']) {
          await page.goto(path);
          await expect(maintenance).toBeVisible();
          await expect(page.getByRole('contentinfo')).toHaveCount(0);
        }
      });

      await test.step('it is shown without a script too, and the script takes the page over as it is', async () => {
        expect((await plain.goto('/rng'))?.status()).toBe(503);
        await expect(plain.getByRole('heading', { level: 1, name: 'Upgrading' })).toBeVisible();
        await expect(plain.getByText(/^Expected back on /)).toBeVisible();
        await expect(plain.getByRole('link', { name: 'Contact us' })).toBeVisible();
        await site.open('/rng');
        await expect(page.getByRole('timer')).toBeVisible();
        expect(await site.layoutShift()).toBeLessThan(0.02);
      });

      await test.step('without a known end it says so, on a phone too', async () => {
        await changeByTwo('status', 'maintenance', '--title', 'Bảo trì', '--title', 'EN=Repairs');
        await page.setViewportSize({ width: 390, height: 844 });
        await openAndStir(page, site, '/');
        await expect(page.getByRole('heading', { level: 1, name: 'Repairs' })).toBeVisible();
        await expect(page.getByText('The end is not known yet.')).toBeVisible();
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        await changeByTwo('status', 'open');
        await expect(page.getByRole('banner')).toBeVisible();
      });

      await test.step('a refused region reads its address and country, and whom to ask', async () => {
        await changeByTwo('status', 'region', ...contact);
        await expect(page.getByRole('heading', { level: 1, name: 'IP restriction' })).toBeVisible();
        await expect(page.getByText('Your IP address')).toBeVisible();
        await expect(page.getByText(/^(127\.0\.0\.1|::1)$/)).toBeVisible();
        await expect(page.getByText('Country', { exact: true })).toBeVisible();
        await expect(contactUs).toHaveAttribute('href', 'mailto:help@example.com');
        expect(await accessibilityFaults(page)).toEqual([]);
        expect((await plain.goto('/'))?.status()).toBe(403);
        await expect(plain.getByRole('heading', { level: 1, name: 'IP restriction' })).toBeVisible();
        await expect(plain.getByText(/^(127\.0\.0\.1|::1)$/)).toBeVisible();
      });

      await test.step('an open site takes a login link', async () => {
        await changeByTwo('status', 'open');
        await expect(page.getByRole('banner')).toBeVisible();
        await joinHouse(page, request, aPerson(), { proves: true });
        await leaveTab(page, `/help?token=${await launchCode(page, request)}`);
        await expectLoggedIn(page, 'EN');
      });
      await context.close();
      expect(await faultsOfClosing(site)).toEqual([]);
    },
  );
});

test(
  'what an operator writes reaches open pages: a mirror is listed, timed and gone again, a help article and an announcement are read',
  WIDE,
  async ({ page, site }) => {
    await test.step('a mirror', async () => {
      const timed: string[] = [];
      // The policy of the page is asked before this answers in the mirror's place.
      await page.route('https://mirror.example/**', (route) => {
        timed.push(route.request().url());
        return route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' }, body: '{}' });
      });
      await change('domain', 'set', 'mirror.example', '--weight', '80');
      await openAndStir(page, site, '/down');
      const mirror = page.getByRole('listitem').filter({ hasText: 'mirror.example' });
      await expect(mirror.getByText(/^\d+ ms$/)).toBeVisible();
      expect(timed[0]).toContain('https://mirror.example/wps/system/speed');
      await change('domain', 'remove', 'mirror.example');
      await expect(mirror).toHaveCount(0);
    });

    await test.step('a help article', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'fairground-help-'));
      const file = join(folder, 'tips.html');
      await writeFile(file, '<p>Look <strong>twice</strong></p><script>alert(1)</script>');
      await openAndStir(page, site, '/help');
      await change('help-section', 'set', 'tips', '--title', 'Mẹo', '--title', 'EN=Tips', '--sort', '1');
      await change(
        ...['help-article', 'set', 'first-tip', '--section', 'tips', '--title', 'Mẹo đầu', '--title', 'EN=A first tip'],
        ...['--file', file, '--file', `EN=${file}`],
      );
      const tip = page.getByText('A first tip').first();
      await expect(tip).toBeVisible();
      await change('help-article', 'remove', 'first-tip');
      await change('help-section', 'remove', 'tips');
      await expect(tip).toHaveCount(0);
      await rm(folder, { recursive: true });
    });

    await test.step('an announcement, cleaned on its way in', async () => {
      await site.open('/');
      const written = await change(
        ...['announcement', 'add', '--type', 'B', '--title', 'Tin nóng', '--html', '<p>Nội dung</p>', '--sort', '1'],
        ...['--title', 'EN=Fresh news', '--html', 'EN=<p>Read <script>alert(1)</script>this</p>'],
        ...['--as', 'maker'],
      );
      await change('draft', 'publish', /Draft (\d+)/.exec(written)?.[1] ?? '', '--as', 'checker');
      await page.getByRole('contentinfo').getByRole('button', { name: 'Announcements' }).click();
      const popup = page.getByRole('dialog');
      await popup
        .getByRole('button', { name: /Fresh news/ })
        .first()
        .click();
      await expect(popup.locator('article')).toContainText('Read this');
      await expect(popup.locator('article script')).toHaveCount(0);
    });
  },
);

test(
  '[R-12] [L-05] with "login to home" on, a visitor is sent to /login from everywhere but the open pages; without direct registration the header offers no sign-up',
  WIDE,
  async ({ page, site }) => {
    try {
      await change('flag', 'set', 'LOGINTOHOME', 'on');
      for (const path of ['/', '/rng', '/help', '/promotions']) {
        await site.prefer({ language: 'EN' });
        await page.goto(path);
        await expect(page, path).toHaveURL(/\/login$/);
      }
      for (const path of ['/login', '/register', '/register.html', '/helpmc', '/download']) {
        await site.open(path);
        await expect(page, path).toHaveURL(new RegExp(`${path}$`));
      }
    } finally {
      await change('flag', 'set', 'LOGINTOHOME', 'off');
    }

    await openAndStir(page, site, '/help');
    const header = page.getByRole('banner');
    const signUp = header.getByRole('button', { name: 'Sign up' });
    await expect(header.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(header.getByRole('button', { name: /^Switch to the (dark|light) theme$/ })).toBeVisible();
    await expect(signUp).toBeVisible();
    await change('flag', 'set', 'DIRECTREG3', 'off');
    await expect(signUp).toHaveCount(0);
    await change('flag', 'set', 'DIRECTREG3', 'on');
    await expect(signUp).toBeVisible();
  },
);

test.describe('registration as shipped', () => {
  // The browser logs the missing icon of the sandbox's other site.
  test.use({ mustBeCalm: false });

  test(
    '[F-01] [F-03] [A-05] TY: with every field asked for and the captcha on, a visitor registers and the server has stored each; the account opens by name and by SMS code, and each other way in has its flag',
    WIDE,
    async ({ page, site }) => {
      const words = WORDS.TY;
      const person = aPerson();
      const agent = aPerson();
      watchPictures(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await change('member', 'open', agent.username, '--kind', 'general-agent');
      const link = await change('member', 'link', agent.username);
      const told = { ...toldBy(person), affiliateCode: /^code\s+(\S+)/m.exec(link)?.[1] ?? '' };
      try {
        await askForEverything();
        await site.open('/register', { language: 'TY' });
        await stir(page);

        await test.step('every element of the form is there', () => expectEveryElement(page));
        await test.step('the tabs are there with mobile registration on alone; by number it asks for passwords too', () =>
          expectTabsByFlag(page));
        await test.step('somebody fills in all of it and is in', async () => {
          await page.getByRole('tab', { name: words.byName }).click();
          await fillEverything(page, person, told);
          await page.getByRole('main').getByRole('button', { name: words.create }).click();
          await expectLoggedIn(page, 'TY');
          await expect(page).toHaveURL(/\/$/);
        });

        await test.step('the server has stored each', async () => {
          const kept = await change('member', 'profile', person.username);
          const { paymentPassword: _secret, affiliateCode: _link, ...texts } = told;
          for (const text of Object.values(texts)) expect(kept).toMatch(new RegExp(` ${text}$`, 'm'));
          expect(await admin('member', 'show', person.username)).toMatch(
            new RegExp(`^upline +${agent.username}$`, 'm'),
          );
          const centre = await openCentre(page, CENTRE_WORDS.TY.mine, 'TY');
          await expect(centre.getByRole('button', { name: CENTRE_WORDS.TY.changePayment })).toBeVisible();
          await expect(centre.getByRole('button', { name: CENTRE_WORDS.TY.changeMobile })).toBeVisible();
        });

        await test.step('the account opens by SMS code and by name', async () => {
          await leaveTab(page, '/help');
          await openLoginPopup(page, 'TY', 'login');
          await logInBySms(page, 'TY', person);
          await expectLoggedIn(page, 'TY');
          await leaveTab(page, '/help');
          await openLoginPopup(page, 'TY', 'login');
          await logIn(page, 'TY', person.username, person.password);
          await expectLoggedIn(page, 'TY');
        });

        await test.step('each other way in is offered by its own flag', async () => {
          await leaveTab(page, '/help');
          await openLoginPopup(page, 'TY', 'login');
          await stir(page);
          const door = page.getByRole('dialog');
          const ways = { FREEPLAY: words.trial, FACEBOOK: /Facebook/, GOOGLE: /Google/, TELEGRAM: /Telegram/ } as const;
          for (const [flag, name] of Object.entries(ways)) {
            await expect(door.getByRole('button', { name })).toBeVisible();
            await change('flag', 'set', flag, 'off');
            await expect(door.getByRole('button', { name })).toHaveCount(0);
          }
          await change('flag', 'set', 'FREEPLAY', 'on');
          await door.getByRole('button', { name: words.trial }).click();
          await expectLoggedIn(page, 'TY');
        });
      } finally {
        await askAsShipped();
      }
    },
  );
});

test(
  '[part of C-03] [part of A-07] with a wallet for each vendor money is moved there and fetched back in one press, and goes along with a game and returns with its player',
  WIDE,
  async ({ page, site, request }) => {
    await joinHouse(page, request, aPerson(), { proves: true });
    const vendor = `W${Date.now() % 100_000}X`;
    const [, game = ''] = /game (\d+)/.exec(await change('vendor', 'simulate')) ?? [];
    await withWalletEach([vendor, SIMULATOR], async () => {
      await site.open('/help');
      const centre = await openCentre(page, 'Wallet');
      await centre.getByRole('combobox', { name: 'To' }).click();
      await page.getByRole('option', { name: vendor }).click();
      await centre.getByLabel('Amount').fill('400');
      await centre.getByRole('button', { name: 'Transfer now' }).click();
      const row = centre.getByRole('listitem').filter({ hasText: vendor });
      await expect(row).toContainText('X400.00');
      await expect(row.getByRole('button')).toBeEnabled();
      expect(await accessibilityFaults(page)).toEqual([]);

      await centre.getByLabel('Amount').fill('99601');
      await centre.getByRole('button', { name: 'Transfer now' }).click();
      await expect(centre.getByText('There is not that much in this wallet.')).toBeVisible();

      await centre.getByRole('button', { name: 'Bring everything back' }).click();
      await expect(row).toContainText('X0.00');
      await expect(centre.locator('dl > div').filter({ hasText: 'Main wallet' })).toContainText('100,000.00');
      await expect(headerBalance(page)).toContainText('100,000.00');

      await test.step('a game takes the balance along and gives it back', () => playWithWallet(page, game));
    });
  },
);

test.describe('with the worker that keeps the site', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an operator switches it off, and browsers forget what they have kept', WIDE, async ({ page, site }) => {
    await site.open('/');
    await isKept(page, '/');

    await change('flag', 'set', 'OFFLINESITE', 'off');
    await page.goto('/');

    const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(workers).toBe(0);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await change('flag', 'set', 'OFFLINESITE', 'on');
  });
});
