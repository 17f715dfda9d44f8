import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { expect, isAwake, ON_PHONE, test, WIDE } from '../fixtures/test.ts';

/** As somebody types who leaves out accents … */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .toLowerCase();

/** … and whose fingers swap two letters of the longest word. */
const slipped = (name: string): string => {
  const words = plain(name).split(' ');
  const longest = words.toSorted((one, other) => other.length - one.length)[0] ?? '';
  return words.map((word) => (word === longest ? word.replace(/^(.)(.)(.)/, '$1$3$2') : word)).join(' ');
};

const tiles = (page: Page) => page.getByRole('main').locator('.tile-link');

test('[part of B-07] [part of E-07] a lobby of thousands asks for pages of 42, draws only what the screen shows, and fills the screen wherever it is scrolled to', async ({
  page,
  site,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/wps/relay/game/list')
      asked.add(`${searchParams.get('pageNo')} of ${searchParams.get('pageSize')}`);
  });
  await site.open('/rng');
  await expect(page.getByText(/^9,\d{3} games$/)).toBeVisible();
  await expect(tiles(page).first()).toBeVisible();

  // The page is as long as all the rows once one of them has been measured.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(50_000);
  await page.evaluate(() => scrollTo({ top: 40_000, behavior: 'instant' }));

  await expect.poll(() => [...asked].some((page) => /^([5-9]|\d{2,}) of 42$/.test(page))).toBe(true);
  await expect(tiles(page).first()).toBeVisible();
  expect(await page.getByRole('main').locator('.tile').count()).toBeLessThan(120);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(tiles(page).first()).toBeVisible();
  const grid = page.locator('.game-grid');
  await page.evaluate(() => scrollTo({ top: 3_600, behavior: 'instant' }));
  await expect.poll(() => grid.evaluate(fillsScreen)).toBe(true);
  await expect(tiles(page).first()).toBeVisible();
});

/** Runs in the page: rows stand from the upper edge of the screen to the lower one. */
const fillsScreen = (grid: Element): boolean =>
  (grid.firstElementChild?.getBoundingClientRect().top ?? Infinity) <= 0 &&
  (grid.lastElementChild?.getBoundingClientRect().bottom ?? 0) >= innerHeight;

test(
  'every filter is an address: it is reloaded, sent on and gone back from; what nothing fits says so and shows the way on',
  WIDE,
  async ({ page, site }) => {
    await site.open('/rng');
    const count = page.getByText(/^[\d,]+ games?$/);
    const before = await count.innerText();

    await page.getByRole('button', { name: '25 or more lines' }).click();
    await expect(page).toHaveURL(/\/rng\?lines=25$/);
    await expect(count).not.toHaveText(before);
    const wide = await count.innerText();
    await page.getByRole('button', { name: 'Vendor' }).click();
    await page.getByRole('button', { name: /^Old Banyan/ }).click();
    await expect(page).toHaveURL(/\/rng\?lines=25&vendor=OBN$/);
    // The address changes at once, the games when they have come.
    await expect(count).not.toHaveText(wide);
    const narrow = await count.innerText();
    await page.reload();
    await isAwake(page);
    await expect(page.getByRole('button', { name: '25 or more lines' })).toHaveAttribute('aria-pressed', 'true');
    await expect(count).toHaveText(narrow);

    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/rng$/);
    await expect(count).toHaveText(before);

    await site.open('/fish?q=zzzzzz');
    await expect(page.getByRole('heading', { name: 'No game named “zzzzzz” here' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all games' }).click();
    await expect(page).toHaveURL(/\/fish$/);
    await expect(tiles(page).first()).toBeVisible();
  },
);

test.describe('without a network', () => {
  // Pictures that cannot come complain in the console.
  test.use({ mustBeCalm: false });

  test(
    '[part of B-07] the search of a lobby forgives accents and slips, and works on without a network',
    WIDE,
    async ({ page, site, context }) => {
      await site.open('/rng', { language: 'TY' });
      const field = page.getByRole('searchbox', { name: 'Tìm trong Nổ hũ' });
      const first = tiles(page).first();
      const [name = '', other = ''] = await tiles(page).allInnerTexts();
      // Not the one that stands first without a search, and with a slip, which the server does not forgive: that it stands
      // first now shows that the list of names has come.
      await field.pressSequentially(slipped(other));
      await expect(first).toHaveText(other);

      await context.setOffline(true);
      await field.fill(slipped(name));
      await expect(first).toHaveText(name);
      await context.setOffline(false);
    },
  );
});

test('the details of a game are an address, and the way back closes them', ON_PHONE, async ({ page, site }) => {
  await site.open('/fish');
  const name = await tiles(page).first().innerText();
  await page
    .getByRole('button', { name: `Details of ${name}` })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toContainText('How it is played');
  await expect(page).toHaveURL(/\/fish\?game=\d+$/);

  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.goForward();
  await expect(dialog).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await expect(page).toHaveURL(/\/fish$/);
});

test('[part of T-14] a visitor is asked to log in before a game is marked', WIDE, async ({ page, site }) => {
  await site.open('/live');
  await tiles(page).first().hover();

  await page
    .getByRole('button', { name: /^Add .* to favourites$/ })
    .first()
    .click();

  await expect(page.getByRole('dialog')).toContainText('Log in');
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByText('Favourites', { exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Log in');
  await expect(page).toHaveURL(/\/live$/);
});

test('[part of R-16] the entry of the lottery asks a visitor to log in', WIDE, async ({ page, site }) => {
  await site.open('/help');

  await page.getByRole('complementary').getByRole('link', { name: 'Lottery', exact: true }).click();

  await expect(page.getByRole('dialog')).toContainText('Log in');
  await expect(page).toHaveURL(/\/help$/);
});

test(
  '[part of L-09] [B-04] the footer shows the marks of vendors, in Vietnamese without those of the platform',
  WIDE,
  async ({ page, site }) => {
    await site.open('/no/such/page', { language: 'TY' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();

    const marks = page.getByRole('contentinfo').getByRole('list', { name: 'Nhà cung cấp' });
    await expect(marks.getByRole('link').first()).toBeVisible();
    await expect(marks.locator('a[href*="TCG"]')).toHaveCount(0);
  },
);
