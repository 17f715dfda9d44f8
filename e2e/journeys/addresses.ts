import type { Page } from '@playwright/test';
import { accessibilityFaults, contrastFaults } from '../fixtures/accessibility.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { ADDRESSES, inWalks, PAGES, SHAPES } from '../fixtures/routes.ts';
import type { Address } from '../fixtures/routes.ts';
import { expect, isAwake, NARROW, test, WIDE } from '../fixtures/test.ts';
import type { Site, Theme } from '../fixtures/test.ts';

/** Opening a page costs more than all that is asked of it, so that each is opened once for all of it. */
test.describe('[R-18] [L-12] every address opens directly and survives a reload with one heading, fits every width from 360 to 1920 px, and has no accessibility fault a machine can find, in either theme', () => {
  test.describe.configure({ timeout: 240_000 });

  const shapes = ADDRESSES.filter(({ path }) => SHAPES.includes(path));
  const alike = ADDRESSES.filter((address) => !shapes.includes(address));
  // What only has another name or another colour is the same at every width.
  const walks = [
    ...inWalks(shapes).map((addresses) => ({ addresses, width: {} })),
    ...inWalks(alike).map((addresses) => ({ addresses, width: WIDE })),
  ];
  for (const { addresses, width } of walks) {
    test(addresses.map(({ path }) => path).join(' '), width, async ({ page, site, isMobile }) => {
      for (const address of addresses) {
        await test.step(address.path, () => visit({ page, site }, address, { isWide: !isMobile }));
      }
    });
  }
});

/** What the query of an address shows is not known to every page that is kept for all. */
test(
  '[L-12] [A-13] a game, a room and a window of lotteries are drawn as what they will be',
  NARROW,
  async ({ page, site }) => {
    for (const path of [
      '/game?nodeId=1',
      '/seamless?lottoArea=SEA',
      '/lottery?gameCode=MB1M',
      '/vnlottery?gameCode=MB',
    ]) {
      await site.open(path);
      await page.waitForLoadState('networkidle');
      expect(await site.layoutShift(), path).toBeLessThan(SHIFT_MAX);
    }
  },
);

const SHIFT_MAX = 0.02;

type Walker = { readonly page: Page; readonly site: Site };

const visit = async (
  { page, site }: Walker,
  { path, frame }: Address,
  { isWide }: { readonly isWide: boolean },
): Promise<void> => {
  const heading = page.locator('h1');
  const size = page.viewportSize() ?? { width: 0, height: 0 };

  await chooseTheme(page, 'dark');
  await site.open(path);
  await expect(heading).toHaveCount(1);
  const words = await heading.innerText();
  expect(words.trim()).not.toBe('');
  await expect(page).toHaveTitle(/.+ · Fairground$/);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(frame === 'full' ? 1 : 0);
  if (PAGES.includes(path)) {
    await page.waitForLoadState('networkidle');
    expect(await site.layoutShift(), `${path} with all that comes late`).toBeLessThan(SHIFT_MAX);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await accessibilityFaults(page)).toEqual([]);
  }

  await page.setViewportSize(size);
  // Colours do not depend on the width.
  if (isWide) await chooseTheme(page, 'light');
  await page.reload();

  await expect(heading).toHaveText(words);
  expect(await site.layoutShift(), `${path} after a reload`).toBeLessThan(SHIFT_MAX);
  if (isWide && SHAPES.includes(path)) await fitsEveryWidth(page, path);
  if (isWide && PAGES.includes(path)) {
    await isAwake(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await contrastFaults(page)).toEqual([]);
  }
};

/** For the page that is opened next. A browser that has been nowhere yet has no choice to change. */
const chooseTheme = async (page: Page, theme: Theme): Promise<void> => {
  if (page.url() !== 'about:blank') await page.evaluate((word) => localStorage.setItem('theme', word), theme);
};

const fitsEveryWidth = async (page: Page, path: string): Promise<void> => {
  const size = page.viewportSize();
  for (const width of [360, 768, 1024, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    // Half a pixel is rounded up.
    expect(await overflowOf(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
  }
  if (size) await page.setViewportSize(size);
};
