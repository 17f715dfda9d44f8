import type { BrowserContext, Page } from '@playwright/test';
import { accessibilityFaults, contrastFaults } from '../fixtures/accessibility.ts';
import { expect, isAwake, ON_PHONE, test, WIDE } from '../fixtures/test.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { isKept } from '../fixtures/worker.ts';

// Without a network the browser complains of every call; what the site makes of it is what is looked at here.
test.use({ serviceWorkers: 'allow', mustBeCalm: false });

/** Everything the page asked for so far can be found without a network. */
const areFilesKept = async (page: Page): Promise<void> => {
  const missing = () =>
    page.evaluate(async () => {
      const files = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.startsWith(`${location.origin}/assets/`));
      const found = await Promise.all(files.map((file) => caches.match(file)));
      return files.filter((_, index) => found[index] === undefined);
    });
  await expect.poll(missing).toEqual([]);
};

const goOffline = (context: BrowserContext) => context.setOffline(true);

test(
  '[part of A-12] without a network visited pages open, others show the offline page until the network is back, and nothing of the visitor is kept',
  ON_PHONE,
  async ({ page, site, context }) => {
    await site.open('/', { theme: 'light' });
    await isKept(page, '/offline');
    await isKept(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help centre' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();
    await isKept(page, '/help');
    await areFilesKept(page);

    await test.step('public reads are kept by what they ask, and nothing that tells of the visitor', async () => {
      await page.evaluate(() =>
        Promise.all(['current', 'countries'].map((what) => fetch(`/wps/relay/location/${what}`))),
      );
      await expect.poll(() => keptCalls(page)).toContain('/wps/system/helpCenter EN');
      expect((await keptCalls(page)).filter((call) => call.includes('location'))).toEqual([]);
    });

    await goOffline(context);

    await test.step('a page that was visited opens, by its address or another query', async () => {
      await page.goto('/');
      await isAwake(page);
      await expect(page.getByText('You are offline.')).toBeVisible();
      await page.goto('/help');
      await isAwake(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();
      await page.goto('/?utm=letter');
      await expect(page.getByRole('banner')).toBeVisible();
    });

    await test.step('a page never seen before shows the offline page, in the theme of the visitor', async () => {
      await page.goto('/down');
      const title = page.getByRole('heading', { level: 1, name: 'You are offline' });
      await expect(title).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
      const list = page.getByRole('region', { name: 'You can still open' });
      await expect(list.getByRole('link')).toHaveCount(2);
      await expect(list.getByRole('link', { name: /^Slots, live tables/ })).toHaveAttribute('href', '/');
      const hasPictures = () => [...document.images].every(({ naturalWidth }) => naturalWidth > 0);
      await expect.poll(() => page.evaluate(hasPictures)).toBe(true);
      expect(await overflowOf(page)).toBe(0);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
      expect(await contrastFaults(page)).toEqual([]);

      await context.setOffline(false);
      await expect(title).toHaveCount(0);
      await expect(page).toHaveURL(/\/down$/);
      await isAwake(page);
    });
  },
);

/** The calls whose answers are kept, each with the language it was kept in. */
const keptCalls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const shelves = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return shelves
      .flat()
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname.startsWith('/wps/'))
      .map(({ pathname, searchParams }) => `${pathname} ${searchParams.get('kept-in') ?? ''}`);
  });

test('after a change of language the offline page speaks it', WIDE, async ({ page, site, context }) => {
  await site.open('/');
  await isKept(page, '/offline');
  const offlinePage = () => page.evaluate(async () => (await caches.match('/offline'))?.text());
  expect(await offlinePage()).toContain('You are offline');

  await page.getByRole('banner').getByRole('button', { name: 'Tiếng Việt' }).click();

  // The page contains every offered language and shows the chosen one.
  expect(await offlinePage()).toContain('Bạn đang ngoại tuyến');
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await goOffline(context);
  await page.goto('/down');
  await expect(page.getByRole('heading', { level: 1, name: 'Bạn đang ngoại tuyến' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Thử lại' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bạn vẫn có thể mở' }).getByRole('link')).not.toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test(
  'a new version is announced outside of games only, and waits until the visitor wants it',
  WIDE,
  async ({ page, site, context }) => {
    await site.open('/game');
    await isKept(page, '/game');
    await serveNextBuild(context);
    await bringNextBuild(page);
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
    await expect(page.getByText('A new version is ready')).toHaveCount(0);
    const loadedAt = await page.evaluate(() => performance.timeOrigin);

    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click();
    await expect(page.getByText('A new version is ready')).toBeVisible();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Load it now' }).click();
    await expect
      .poll(() => page.evaluate(() => performance.timeOrigin).catch(() => loadedAt))
      .toBeGreaterThan(loadedAt);
    await isAwake(page);
    await isKept(page, '/');
  },
);

/** A worker of a build that this page did not start with, as a release would bring it. */
const serveNextBuild = (context: BrowserContext): Promise<unknown> =>
  context.route(/\/sw\.js\?next$/, async (route) => {
    const answer = await route.fetch();
    const script = (await answer.text()).replace(/entry-client-[\w-]+\.js(?=`,stamp)/, 'entry-client-next.js');
    await route.fulfill({ response: answer, body: script });
  });

const bringNextBuild = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js?next');
  });
