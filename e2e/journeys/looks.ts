import type { Page } from '@playwright/test';
import { pictured } from '../fixtures/pictured.ts';
import { withStillMatches } from '../fixtures/still-matches.ts';
import { BOTH, expect, ON_PHONE, test } from '../fixtures/test.ts';

const themeOf = () => document.documentElement.dataset['theme'];

test('[A-13] the theme switch changes the theme, and a new visit starts in it without a flash', async ({
  page,
  site,
}) => {
  await site.open('/');
  expect(await page.evaluate(themeOf)).toBe('dark');

  await page.getByRole('banner').getByRole('button', { name: 'Switch to the light theme' }).click();
  expect(await page.evaluate(themeOf)).toBe('light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');

  // Records the theme at every step of the next load: the very first paint must have it already.
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = [];
    Object.assign(globalThis, { seenThemes: seen });
    const note = () => {
      if (document.body) seen.push(document.documentElement.dataset['theme']);
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Switch to the dark theme' })).toBeVisible();

  const seen = await page.evaluate((): unknown => Reflect.get(globalThis, 'seenThemes'));
  expect([...new Set(seen as readonly string[])]).toEqual(['light']);
});

test(
  '[A-13] [T-15] choosing a language speaks it, remembers it with the one before, and tells the server',
  ON_PHONE,
  async ({ page, site, isMobile }) => {
    await site.open('/help', { language: 'TY' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    const told = page.waitForRequest((request) => request.url().endsWith('/wps/relay/language/update'));

    if (isMobile) await page.getByRole('button', { name: 'Mở menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu chính' });
    await menu.locator('summary', { hasText: 'Ngôn ngữ' }).click();
    await menu.getByRole('button', { name: 'English' }).click();

    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect((await told).postDataJSON()).toEqual({ language: 'EN' });
    expect(await page.evaluate(() => [localStorage.getItem('lang'), localStorage.getItem('hisLang')])).toEqual([
      'EN',
      'TY',
    ]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();
  },
);

test('the page arrives in the chosen language, before any script runs', async ({ page, context, baseURL }) => {
  for (const [language, heading] of [
    ['TY', 'Trung tâm trợ giúp'],
    ['EN', 'Help centre'],
  ] as const) {
    await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);

    const html = await (await page.request.get('/help')).text();

    expect(html).toContain(heading);
  }
});

/** Key pages, home in both themes; each further page in one, to keep the pictures few. */
const PICTURED = [
  ['home', '/', 'dark', 'both'],
  ['slots', '/rng', 'dark', 'both'],
  ['e-lottery', '/elott', 'dark', 'both'],
  ['download', '/down', 'dark', 'both'],
  // A lobby differs from the next one by its hue and its games, which a phone shows as well.
  ['fishing', '/fish', 'dark', 'phone'],
  ['sports', '/sports', 'dark', 'phone'],
  ['cockfight', '/cockfight', 'dark', 'phone'],
  ['hot', '/hot', 'dark', 'phone'],
  ['home', '/', 'light', 'both'],
  ['live', '/live', 'light', 'both'],
  ['help', '/help', 'light', 'both'],
  ['not-found', '/no/such/page', 'light', 'both'],
  ['cards', '/pvp', 'light', 'phone'],
  ['e-sports', '/esports', 'light', 'phone'],
  ['in-house', '/inhouse', 'light', 'phone'],
] as const;

/** The part of a page that comes after the rest: on a slow machine a picture without it would be taken. */
const COMES_LAST: Readonly<Partial<Record<(typeof PICTURED)[number][0], string>>> = {
  home: 'section[data-category="hot"] .game-shelf .tile',
  sports: '.sb-lobby-rows > :nth-child(4)',
  cockfight: '.sb-lobby-rows > :nth-child(4)',
  'e-sports': '.sb-lobby-rows > :nth-child(4)',
  cards: 'a[href^="/pvp/room/"]',
};

// One after the other in one browser: the second page of a visit opens in half the time.
test.describe('in pictures', () => {
  test.use({ isDrawnWhole: true });

  for (const theme of ['dark', 'light'] as const)
    test(`the key pages look as they should, ${theme}`, BOTH, async ({ page, site, isMobile }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // Tables never stand still: a picture shows their tiles without a clock and a road.
      const value = { now: new Date().toISOString(), list: [] };
      await page.route('**/wps/relay/studio/tables?*', (route) =>
        route.fulfill({ json: { success: true, value, message: null } }),
      );
      await withStillMatches(page);
      const pictures = PICTURED.filter(([, , hue, where]) => hue === theme && (isMobile || where === 'both'));
      for (const [name, path] of pictures)
        await test.step(name, async () => {
          await site.open(path, { theme });
          const last = COMES_LAST[name];
          if (last !== undefined) await expect(page.locator(last).first()).toBeVisible();
          await pictured(page);
          // Lotteries are drawn while they are looked at.
          const mask = [page.locator('.lot-cards article > :not(header, [aria-hidden])')];
          await expect.soft(page).toHaveScreenshot(`${name}-${theme}.png`, { mask });
        });
    });

  /** What of a look a rule that is missing would change. */
  const LOOKS = [
    'color',
    'background-color',
    'font-size',
    'font-weight',
    'position',
    'display',
    'opacity',
    'visibility',
    'border-radius',
    'box-shadow',
    'padding',
  ] as const;

  /** How the parts of the first screen look and where they stand. */
  const looksOfFirstScreen = (page: Page): Promise<readonly string[]> =>
    page.evaluate(
      (names) =>
        [...document.querySelectorAll('header.sticky *, section[data-category="hot"] *')].flatMap((element) => {
          const style = getComputedStyle(element);
          const { x, y, width, height } = element.getBoundingClientRect();
          // Tiles beside the screen are drawn once somebody is there.
          if (x >= innerWidth) return [];
          const box = [x, y, width, height].map((side) => Math.round(side));
          const looks = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
          return [[element.tagName, element.getAttribute('class'), ...box, ...looks].join(' ')];
        }),
      LOOKS,
    );

  test('home looks the same by the rules it came with and by the whole stylesheet', BOTH, async ({ page, site }) => {
    // The whole stylesheet comes with the visitor's first sign of life, and even a browser alone moves its pointer.
    await page.addInitScript(() => {
      for (const sign of ['pointermove', 'pointerdown', 'wheel', 'scroll'])
        window.addEventListener(sign, (event) => event.stopImmediatePropagation(), { capture: true });
    });
    // A phone draws no more of a shelf than it shows before somebody is there.
    const count = test.info().project.name === 'phone' ? 3 : 12;
    const tiles = page.locator('section[data-category="hot"] article');
    let before: Awaited<ReturnType<typeof looksOfFirstScreen>> = [];
    // After some seconds of quiet everything comes by itself; then it was looked at too late.
    await expect(async () => {
      await site.open('/');
      await expect.poll(() => tiles.count(), { timeout: 10_000 }).toBeGreaterThanOrEqual(count);
      await page.evaluate(() => document.fonts.ready);
      before = await looksOfFirstScreen(page);
      expect(await page.locator('style[data-own-styles]').count()).toBe(1);
      if (count === 3) expect(await tiles.count()).toBe(count);
    }).toPass();

    await page.keyboard.press('Shift');
    await expect(page.locator('style[data-own-styles]')).toHaveCount(0);

    expect(await looksOfFirstScreen(page)).toEqual(before);
  });
});
