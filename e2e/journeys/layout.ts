import { BOTH, expect, isAwake, NARROW, stir, test, WIDE } from '../fixtures/test.ts';

test(
  '[L-05] [part of L-08] a visitor finds the skip link, the header, the left bar in its order, the right bar and the footer around a page',
  WIDE,
  async ({ page, site }) => {
    await site.open('/');

    await test.step('the keyboard reaches the content first, through the skip link', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });

    await test.step('the header has the theme switch, login and, with direct registration on, sign-up', async () => {
      const header = page.getByRole('banner');
      await expect(header.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible();
      await expect(header.getByRole('button', { name: 'Log in' })).toBeVisible();
      await expect(header.getByRole('button', { name: 'Sign up' })).toBeVisible();
    });

    await test.step('the right bar has live chat, news and download shortcuts', async () => {
      const bar = page.getByRole('complementary', { name: 'Shortcuts' });
      await expect(bar.getByRole('button', { name: 'Live chat' })).toBeVisible();
      await expect(bar.getByRole('button', { name: 'Get the app' })).toBeVisible();
      // The default configuration is tested nowhere else.
      await expect(bar.getByRole('link')).toHaveCount(0);
    });

    await test.step('the footer has about us, responsibility and the years; the bottom bar is for phones', async () => {
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('region', { name: 'About Fairground' })).toBeAttached();
      await expect(footer.getByRole('region', { name: 'Play within your limits' })).toBeAttached();
      await expect(footer).toContainText('2019–2025');
      await expect(page.getByRole('navigation', { name: 'Quick menu' })).toBeHidden();
    });

    await test.step('the left bar keeps its order and folds to icons for good', async () => {
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
      await isAwake(page);
      await expect.poll(async () => (await bar.boundingBox())?.width ?? 0).toBeLessThan(wide / 2);
    });
  },
);

test('a phone has the bottom bar, which marks the page it has led to', NARROW, async ({ page, site }) => {
  await site.open('/', { language: 'TY' });
  const bar = page.getByRole('navigation', { name: 'Menu nhanh' });

  await bar.getByRole('link', { name: 'Khuyến mãi' }).click();

  await expect(page).toHaveURL(/\/promotions$/);
  await expect(bar.getByRole('link', { name: 'Khuyến mãi' })).toHaveAttribute('aria-current', 'page');
});

test('a shelf of games takes exactly the place that was kept for it', BOTH, async ({ page, site }) => {
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
