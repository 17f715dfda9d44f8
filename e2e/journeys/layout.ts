import { expect, stir, test, WIDE } from '../fixtures/test.ts';

test('[L-05] a visitor finds theme switch, login and, with direct registration on, sign-up in the header', async ({
  page,
  site,
}) => {
  await site.open('/');
  const header = page.getByRole('banner');

  await expect(header.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Sign up' })).toBeVisible();
});

test('the left bar keeps its order and folds to icons for good', WIDE, async ({ page, site }) => {
  await site.open('/');
  const menu = page.getByRole('navigation', { name: 'Main menu' });

  const entries = await menu.locator('ul > li > a, ul > li > details > summary').allInnerTexts();
  const order = ['Home', 'Hot games', 'Our own games', 'Promotions', 'Customer service', 'Get the app', 'Language'];
  const places = order.map((entry) => entries.findIndex((text) => text.trim().startsWith(entry)));
  expect(places.toSorted((a, b) => a - b)).toEqual(places);
  expect(places).not.toContain(-1);

  const bar = page.locator('[data-rail-bar]');
  const wide = (await bar.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Collapse the menu' }).click();
  await expect.poll(async () => (await bar.boundingBox())?.width ?? 0).toBeLessThan(wide / 2);
  await page.reload();
  await expect.poll(async () => (await bar.boundingBox())?.width ?? 0).toBeLessThan(wide / 2);
});

test('[L-08] the right bar has live chat, social and download shortcuts', WIDE, async ({ page, site }) => {
  await site.open('/');
  const bar = page.getByRole('complementary', { name: 'Shortcuts' });

  await expect(bar.getByRole('button', { name: 'Live chat' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Get the app' })).toBeVisible();
  expect(await bar.getByRole('link').count()).toBeGreaterThan(0);
});

test('the footer has about us, responsibility and the years', async ({ page, site }) => {
  await site.open('/');
  const footer = page.getByRole('contentinfo');

  await expect(footer.getByRole('region', { name: 'About Fairground' })).toBeAttached();
  await expect(footer.getByRole('region', { name: 'Play within your limits' })).toBeAttached();
  await expect(footer).toContainText('2019–2025');
});

test('the bottom bar is there on phones and nowhere else', async ({ page, site, isMobile }) => {
  await site.open('/');
  const bar = page.getByRole('navigation', { name: 'Quick menu' });

  await expect(bar).toBeVisible({ visible: isMobile });
  if (isMobile) {
    await bar.getByRole('link', { name: 'Promotions' }).click();
    await expect(page).toHaveURL(/\/promotions$/);
    await expect(bar.getByRole('link', { name: 'Promotions' })).toHaveAttribute('aria-current', 'page');
  }
});

test('a shelf of games takes exactly the place that was kept for it', async ({ page, site }) => {
  const released = Promise.withResolvers<void>();
  await page.route('**/wps/relay/game/hot*', async (route) => {
    await released.promise;
    await route.continue();
  });
  await site.open('/');
  const shelf = page.locator('section[data-category="hot"]');
  const heightOf = async (): Promise<number | undefined> => (await shelf.boundingBox())?.height;
  await stir(page);
  await expect(shelf.locator('[aria-hidden].shelf-place')).toBeVisible();
  const kept = await heightOf();

  released.resolve();

  await expect(shelf.getByRole('article').first()).toBeVisible();
  expect(await heightOf()).toBe(kept);
});
