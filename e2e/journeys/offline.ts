import type { BrowserContext, Page } from '@playwright/test';
import { accessibilityFaults, contrastFaults } from '../fixtures/accessibility.ts';
import { expect, isAwake, test, WIDE } from '../fixtures/test.ts';
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

test('[part of A-12] a page that was visited opens without a network, loaded or reached by a click', async ({
  page,
  site,
  context,
}) => {
  await site.open('/');
  await isKept(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help centre' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();
  await isKept(page, '/help');
  await areFilesKept(page);

  await goOffline(context);

  await page.goto('/');
  await isAwake(page);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.goto('/help');
  await isAwake(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();
  await page.goto('/?utm=letter');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('[part of A-12] a page never seen before shows the offline page, and comes when the network is back', async ({
  page,
  site,
  context,
}) => {
  await site.open('/', { theme: 'light' });
  await isKept(page, '/offline');
  await isKept(page, '/');

  await goOffline(context);
  await page.goto('/down');

  const title = page.getByRole('heading', { level: 1, name: 'You are offline' });
  await expect(title).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  const list = page.getByRole('region', { name: 'You can still open' });
  await expect(list.getByRole('link')).toHaveCount(1);
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

test('whoever changes the language reads the offline page in it', WIDE, async ({ page, site, context }) => {
  await site.open('/');
  await isKept(page, '/offline');
  const offlinePage = () => page.evaluate(async () => (await caches.match('/offline'))?.text());
  expect(await offlinePage()).toContain('You are offline');

  await page.getByRole('banner').getByRole('button', { name: 'Tiếng Việt' }).click();

  await expect.poll(offlinePage).toContain('Bạn đang ngoại tuyến');
  await goOffline(context);
  await page.goto('/down');
  await expect(page.getByRole('heading', { level: 1, name: 'Bạn đang ngoại tuyến' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Thử lại' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bạn vẫn có thể mở' }).getByRole('link')).not.toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('public reads are kept by what they ask, and nothing that tells of the visitor', WIDE, async ({ page, site }) => {
  await site.open('/');
  await isKept(page, '/');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Help centre' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();
  await page.evaluate(() => Promise.all(['current', 'countries'].map((what) => fetch(`/wps/relay/location/${what}`))));

  const keptCalls = () =>
    page.evaluate(async () => {
      const shelves = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return shelves
        .flat()
        .map(({ url }) => new URL(url))
        .filter(({ pathname }) => pathname.startsWith('/wps/'))
        .map(({ pathname, searchParams }) => `${pathname} ${searchParams.get('kept-in') ?? ''}`);
    });
  await expect.poll(keptCalls).toContain('/wps/system/helpCenter EN');
  expect((await keptCalls()).filter((call) => call.includes('location'))).toEqual([]);
});

test('a new version says so and waits until the visitor wants it', WIDE, async ({ page, site, context }) => {
  await site.open('/');
  await isKept(page, '/');
  const loadedAt = await page.evaluate(() => performance.timeOrigin);
  await serveNextBuild(context);

  await bringNextBuild(page);

  await expect(page.getByText('A new version is ready')).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Load it now' }).click();
  await expect.poll(() => page.evaluate(() => performance.timeOrigin).catch(() => loadedAt)).toBeGreaterThan(loadedAt);
  await isAwake(page);
  await isKept(page, '/');
});

test(
  'nobody is told of a new version in a game; it is said once the game is left',
  WIDE,
  async ({ page, site, context }) => {
    await site.open('/game');
    await isKept(page, '/game');
    await serveNextBuild(context);

    await bringNextBuild(page);
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);

    await expect(page.getByText('A new version is ready')).toHaveCount(0);
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click();
    await expect(page.getByText('A new version is ready')).toBeVisible();
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
