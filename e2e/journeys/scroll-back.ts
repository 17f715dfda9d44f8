import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/accounts.ts';
import { join } from '../fixtures/join.ts';
import { isAwake, ON_PHONE } from '../fixtures/test.ts';

const scrollTop = () => Math.round(document.documentElement.scrollTop);
const tiles = (page: Page) => page.getByRole('main').locator('.tile-link');

/** Where somebody is in a lobby: how far down, a game in the middle of the screen, and the others in sight. */
type Place = { readonly top: number; readonly name: string; readonly beside: readonly string[] };

/** Far down a lobby of thousands. */
const scrollFarDown = async (page: Page): Promise<Place> => {
  await expect(tiles(page).first()).toBeVisible();
  // What remembers the place comes with the first scroll.
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.evaluate(() => scrollTo({ top: 30_000, behavior: 'instant' }));
  await expect.poll(() => namesInSight(page)).not.toEqual([]);
  const names = await namesInSight(page);
  // In the middle of the screen, where all of its tile can be pressed without a scroll.
  const middle = Math.floor(names.length / 2);
  const beside = names.filter((_, place) => place !== middle);
  expect(beside).not.toEqual([]);
  return { top: await page.evaluate(scrollTop), name: names[middle] ?? '', beside };
};

/** The names of the games between the bars of the screen. */
const namesInSight = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main .tile-link')]
      .filter((tile) => {
        const { top, bottom } = tile.getBoundingClientRect();
        return top > 150 && bottom < innerHeight - 150;
      })
      .map((tile) => tile.innerText),
  );

const isBack = async (page: Page, { top, beside }: Place): Promise<void> => {
  // What stands above the tiles may have come since, and the browser holds the tiles.
  await expect.poll(async () => Math.abs((await page.evaluate(scrollTop)) - top)).toBeLessThan(150);
  // The opened game may have moved, because opening it makes it more popular; most of the others stay.
  const isInSight = async (): Promise<boolean> => {
    const names = await namesInSight(page);
    return beside.some((name) => names.includes(name));
  };
  await expect.poll(isInSight).toBe(true);
};

test.beforeEach(async ({ page, site, request, person }, info) => {
  info.setTimeout(info.timeout + 60_000);
  await join(page, request, person);
  // A frame that belongs to no site would have to ask leave for the header that says where a test comes from.
  await page.context().setExtraHTTPHeaders({});
  await site.open('/rng?lines=25');
});

test('[part of R-13] the way back from a game, its details or another page leads to the same place of a lobby', async ({
  page,
}) => {
  const place = await scrollFarDown(page);
  const { name } = place;

  await page
    .getByRole('button', { name: `Details of ${name}`, exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/rng\?lines=25&game=\d+$/);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await isBack(page, place);

  await tiles(page).filter({ hasText: name }).first().click();
  await expect(page).toHaveURL(/\/game\?nodeId=\d+$/);
  await expect(page.getByRole('button', { name: 'Leave the game' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/rng\?lines=25$/);
  await isBack(page, place);

  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/help"]')?.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();
  await expect.poll(() => page.evaluate(scrollTop)).toBe(0);
  await page.goBack();
  await isBack(page, place);
  await page.goForward();
  await expect.poll(() => page.evaluate(scrollTop)).toBe(0);
});

test(
  '[part of R-13] leaving a game by its own button leads back to the lobby as it was, and so does a reload',
  ON_PHONE,
  async ({ page }) => {
    const place = await scrollFarDown(page);
    const { name } = place;

    await tiles(page).filter({ hasText: name }).first().click();
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await expect(page).toHaveURL(/\/rng\?lines=25$/);
    await isBack(page, place);

    await page.reload();
    await isAwake(page);
    await isBack(page, place);
  },
);

test('[part of R-13] the way back from a lobby leads to where the home page was left', async ({ page, site }) => {
  await site.open('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Help centre' });
  await link.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.evaluate(() => scrollTo({ top: 1_200, behavior: 'instant' }));
  await page.waitForFunction(() => document.documentElement.scrollTop === 1_200);

  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/rng"]')?.click());
  await expect(page).toHaveURL(/\/rng$/);
  await expect.poll(() => page.evaluate(scrollTop)).toBe(0);
  await page.goBack();

  await expect.poll(() => page.evaluate(scrollTop)).toBe(1_200);
});
