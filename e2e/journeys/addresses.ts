import type { Page } from '@playwright/test';
import { accessibilityFaults, contrastFaults } from '../fixtures/accessibility.ts';
import { englishIn } from '../fixtures/foreign-words.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { ADDRESSES, inWalks, PAGES, SHAPES } from '../fixtures/routes.ts';
import type { Address } from '../fixtures/routes.ts';
import { look, VISITS } from '../fixtures/settings.ts';
import type { Visit } from '../fixtures/settings.ts';
import { expect, isAwake, NARROW, test, WIDE } from '../fixtures/test.ts';
import type { Site } from '../fixtures/test.ts';

/** How far things may jump while a page comes. */
const SHIFT_MAX = 0.02;
/** One page for each kind of bars around a page: there they are looked at too, and on a phone as well. */
const FRAMES = ['/register', '/vnlottery', '/helpmc', '/help'];
/** Widths between those that are looked at. */
const WIDTHS = [360, 768, 1024, 1920];

// Widths and themes are changed in the open page: opening one costs more than all that is asked of it.
test.describe('[R-18] [L-12] every address opens directly and survives a reload with one heading, fits every width from 360 to 1920 px and every pair of width, theme and language, has no English in Vietnamese, and no accessibility fault a machine can find in either theme', () => {
  test.describe.configure({ timeout: 240_000 });

  for (const addresses of inWalks(ADDRESSES))
    test(addresses.map(({ path }) => path).join(' '), WIDE, async ({ page, site }) => {
      for (const address of addresses)
        for (const [index, visit] of visitsOf(address).entries())
          await test.step(`${address.path} in ${visit.language}`, () =>
            visitIn({ page, site }, address, { ...visit, isFirst: index === 0 }));
    });
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

/** Another name of a page is the same page: that it opens is all there is to see. */
const visitsOf = ({ path }: Address): readonly Visit[] => (PAGES.includes(path) ? VISITS : VISITS.slice(0, 1));

type Walker = { readonly page: Page; readonly site: Site };

/** Opens an address in one language, the first time directly and then by a reload, and looks at it in its settings. */
const visitIn = async (
  { page, site }: Walker,
  { path, frame }: Address,
  { language, looks, isFirst }: Visit & { readonly isFirst: boolean },
): Promise<void> => {
  const [first, ...others] = looks;
  if (first === undefined) return;
  await page.setViewportSize({ width: first.width, height: 900 });
  if (isFirst) await site.open(path, { language });
  else {
    await site.prefer({ language });
    await page.reload();
    await isAwake(page);
  }

  const heading = page.locator('h1');
  await expect(heading).toHaveCount(1);
  expect((await heading.innerText()).trim()).not.toBe('');
  await expect(page).toHaveTitle(/.+ · Fairground$/);
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'TY' ? 'vi' : 'en');
  // A page for members asks a visitor to log in, and what stands behind the question has no roles meanwhile.
  const behind = page.locator(':not([role=dialog] *)');
  await expect(page.getByRole('main', { includeHidden: true })).toBeVisible();
  await expect(page.getByRole('banner', { includeHidden: true }).and(behind)).toHaveCount(frame === 'full' ? 1 : 0);
  if (!PAGES.includes(path)) return;
  await page.waitForLoadState('networkidle');
  expect(await site.layoutShift(), `${path} with all that comes late`).toBeLessThan(SHIFT_MAX);
  if (language === 'TY') expect(await englishIn(page)).toEqual([]);
  if (isFirst && SHAPES.includes(path)) await fitsEveryWidth(page, path);

  await look(page, first);
  expect(await overflowOf(page), `${path} at ${first.width} px`).toBeLessThanOrEqual(0);
  // Names and roles depend on the layout alone, and colours on the page and its theme: each is looked at once.
  const part = FRAMES.includes(path) ? 'all' : 'without bars';
  const isNewShape = (isFirst && SHAPES.includes(path)) || FRAMES.includes(path);
  if (isNewShape) expect(await accessibilityFaults(page, part)).toEqual([]);
  else if (isFirst) expect(await contrastFaults(page, part)).toEqual([]);
  for (const setting of others) {
    await look(page, setting);
    expect(await overflowOf(page), `${path} at ${setting.width} px`).toBeLessThanOrEqual(0);
    if (isFirst) expect(await contrastFaults(page, part)).toEqual([]);
  }
};

const fitsEveryWidth = async (page: Page, path: string): Promise<void> => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    // Half a pixel is rounded up.
    expect(await overflowOf(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
  }
};
