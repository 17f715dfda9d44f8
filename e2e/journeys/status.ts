import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { admin, stageUrl } from '../fixtures/admin.ts';
import { expect, stir, test, WIDE } from '../fixtures/test.ts';
import type { Site } from '../fixtures/test.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { isKept } from '../fixtures/worker.ts';

/** These change the product for everybody, so they have one of their own and come one after another, at one width. */
test.use({ baseURL: stageUrl });
test.describe.configure({ mode: 'serial' });

const because = (reason: string) => ['--reason', reason];

/** Opens a page with somebody at it. */
const openAndStir = async (page: Page, site: Site, path: string): Promise<void> => {
  await site.open(path);
  await stir(page);
};

test.afterAll(async () => {
  if (stageUrl !== '') await admin('status', 'open', ...because('the journey is over'));
});

test(
  '[A-14] [L-11] [part of T-01] maintenance replaces the whole site in open browsers too, names its end and offers contact',
  WIDE,
  async ({ page, site }) => {
    await openAndStir(page, site, '/rng');
    const maintenance = page.getByRole('heading', { level: 1, name: 'Upgrading' });

    await admin(
      ...['status', 'maintenance', '--until', '+2h', '--title', 'Nâng cấp', '--title', 'EN=Upgrading'],
      ...['--contact', 'mailto:help@example.com', ...because('a journey')],
    );

    // The page that is open already turns by itself, without a click and without a reload.
    await expect(maintenance).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByText(/^Expected back on /)).toBeVisible();
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', 'mailto:help@example.com');
    expect(await accessibilityFaults(page)).toEqual([]);

    for (const path of ['/', '/help', '/down', '/helpmc']) {
      await page.goto(path);
      await expect(maintenance).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    }
    await stir(page);

    await admin('status', 'open', ...because('a journey'));

    await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();
  },
);

test('[L-11] maintenance without a known end says so', WIDE, async ({ page, site }) => {
  await admin('status', 'maintenance', '--title', 'Bảo trì', '--title', 'EN=Repairs', ...because('a journey'));

  await page.setViewportSize({ width: 390, height: 844 });
  await site.prefer({ language: 'EN' });
  await page.goto('/');

  await expect(page.getByRole('heading', { level: 1, name: 'Repairs' })).toBeVisible();
  await expect(page.getByText('The end is not known yet.')).toBeVisible();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await admin('status', 'open', ...because('a journey'));
});

test(
  '[A-14] [L-11] [part of T-01] a refused region sees its page with address and country, and contact',
  WIDE,
  async ({ page, site }) => {
    await openAndStir(page, site, '/');

    await admin('status', 'region', '--contact', 'mailto:help@example.com', ...because('a journey'));

    await expect(page.getByRole('heading', { level: 1, name: 'IP restriction' })).toBeVisible();
    await expect(page.getByText('Your IP address')).toBeVisible();
    await expect(page.getByText(/^(127\.0\.0\.1|::1)$/)).toBeVisible();
    await expect(page.getByText('Country', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', 'mailto:help@example.com');
    expect(await accessibilityFaults(page)).toEqual([]);
    await admin('status', 'open', ...because('a journey'));
    await expect(page.getByRole('banner')).toBeVisible();
  },
);

test(
  '[A-14] [L-11] a closed site says why without a script too, and its script takes the page over as it is',
  WIDE,
  async ({ browser, page, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stageUrl });
    await context.addCookies([{ name: 'lang', value: 'EN', url: stageUrl }]);
    const plain = await context.newPage();

    await admin(
      ...['status', 'maintenance', '--until', '+2h', '--title', 'Nâng cấp', '--title', 'EN=Upgrading'],
      ...['--contact', 'mailto:help@example.com', ...because('a journey')],
    );
    expect((await plain.goto('/rng'))?.status()).toBe(503);
    await expect(plain.getByRole('heading', { level: 1, name: 'Upgrading' })).toBeVisible();
    await expect(plain.getByText(/^Expected back on /)).toBeVisible();
    await expect(plain.getByRole('link', { name: 'Contact us' })).toBeVisible();
    await site.open('/rng');
    await expect(page.getByRole('timer')).toBeVisible();
    expect(await site.layoutShift()).toBeLessThan(0.02);

    await admin('status', 'region', ...because('a journey'));
    expect((await plain.goto('/'))?.status()).toBe(403);
    await expect(plain.getByRole('heading', { level: 1, name: 'IP restriction' })).toBeVisible();
    await expect(plain.getByText(/^(127\.0\.0\.1|::1)$/)).toBeVisible();
    await openAndStir(page, site, '/');
    await expect(page.getByRole('heading', { level: 1, name: 'IP restriction' })).toBeVisible();

    await admin('status', 'open', ...because('a journey'));
    await expect(page.getByRole('banner')).toBeVisible();
    await context.close();
  },
);

test(
  'a mirror that is added is listed and timed, and gone from open pages when it is removed',
  WIDE,
  async ({ page, site }) => {
    const timed: string[] = [];
    // The policy of the page is asked before this answers in the mirror's place.
    await page.route('https://mirror.example/**', (route) => {
      timed.push(route.request().url());
      return route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' }, body: '{}' });
    });
    await admin('domain', 'set', 'mirror.example', '--weight', '80', ...because('a journey'));
    await openAndStir(page, site, '/down');
    const mirror = page.getByRole('listitem').filter({ hasText: 'mirror.example' });

    await expect(mirror.getByText(/^\d+ ms$/)).toBeVisible();
    expect(timed[0]).toContain('https://mirror.example/wps/system/speed');
    await admin('domain', 'remove', 'mirror.example', ...because('a journey'));

    await expect(mirror).toHaveCount(0);
  },
);

test('a help article is read in open browsers as soon as it is written', WIDE, async ({ page, site }) => {
  const folder = await mkdtemp(join(tmpdir(), 'fairground-help-'));
  const file = join(folder, 'tips.html');
  await writeFile(file, '<p>Look <strong>twice</strong></p><script>alert(1)</script>');
  await openAndStir(page, site, '/help');
  await admin(
    'help-section',
    'set',
    'tips',
    '--title',
    'Mẹo',
    '--title',
    'EN=Tips',
    '--sort',
    '1',
    ...because('a journey'),
  );

  await admin(
    ...['help-article', 'set', 'first-tip', '--section', 'tips', '--title', 'Mẹo đầu', '--title', 'EN=A first tip'],
    ...['--file', file, '--file', `EN=${file}`, ...because('a journey')],
  );

  const tip = page.getByText('A first tip').first();
  await expect(tip).toBeVisible();
  await admin('help-article', 'remove', 'first-tip', ...because('a journey'));
  await admin('help-section', 'remove', 'tips', ...because('a journey'));
  await expect(tip).toHaveCount(0);
  await rm(folder, { recursive: true });
});

test(
  '[R-12] with "login to home" on, a visitor is sent to /login from everywhere but the open pages',
  WIDE,
  async ({ page, site }) => {
    await admin('flag', 'set', 'LOGINTOHOME', 'on', ...because('a journey'));
    for (const path of ['/', '/rng', '/help', '/promotions']) {
      await site.prefer({ language: 'EN' });
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/login$/);
    }
    for (const path of ['/login', '/register', '/register.html', '/helpmc', '/download']) {
      await site.open(path);
      await expect(page, path).toHaveURL(new RegExp(`${path}$`));
    }
    await admin('flag', 'set', 'LOGINTOHOME', 'off', ...because('a journey'));
  },
);

test('[L-05] without direct registration the header offers no sign-up', WIDE, async ({ page, site }) => {
  await openAndStir(page, site, '/');
  const signUp = page.getByRole('banner').getByRole('button', { name: 'Sign up' });
  await expect(signUp).toBeVisible();

  await admin('flag', 'set', 'DIRECTREG3', 'off', ...because('a journey'));

  await expect(signUp).toHaveCount(0);
  await admin('flag', 'set', 'DIRECTREG3', 'on', ...because('a journey'));
  await expect(signUp).toBeVisible();
});

test('an announcement that is published reaches an open page', WIDE, async ({ page, site }) => {
  await site.open('/');
  await admin(
    ...['announcement', 'add', '--type', 'B', '--title', 'Tin nóng', '--html', '<p>Nội dung</p>'],
    ...[
      '--title',
      'EN=Fresh news',
      '--html',
      'EN=<p>Read <script>alert(1)</script>this</p>',
      '--sort',
      '1',
      ...because('a journey'),
    ],
  );

  await page.getByRole('contentinfo').getByRole('button', { name: 'Announcements' }).click();
  const popup = page.getByRole('dialog');
  await popup.getByRole('button', { name: /Fresh news/ }).click();

  // The HTML of an operator is cleaned on its way in.
  await expect(popup.locator('article')).toContainText('Read this');
  await expect(popup.locator('article script')).toHaveCount(0);
});

test.describe('with the worker that keeps the site', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an operator switches it off, and browsers forget what they have kept', WIDE, async ({ page, site }) => {
    await site.open('/');
    await isKept(page, '/');

    await admin('flag', 'set', 'OFFLINESITE', 'off', ...because('a journey'));
    await page.goto('/');

    const left = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        shelves: await caches.keys(),
      }));
    await expect.poll(left).toEqual({ workers: 0, shelves: [] });
    await admin('flag', 'set', 'OFFLINESITE', 'on', ...because('the journey is over'));
  });
});
