import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { navigate } from 'wouter/use-browser-location';
import { isMiniGameWanted } from '../../shared/store/mini-game-store.ts';
import { useModal } from '../../shared/store/modal-store.ts';
import { renderOnSite } from '../../testing/stand.tsx';
import { Header } from './header.tsx';
import { MainMenu } from './main-menu.tsx';
import { RightBar } from './right-bar.tsx';

let here = '';
beforeEach(() => {
  here = location.pathname + location.search;
  navigate('/rng', { replace: true });
});
afterEach(() => navigate(here, { replace: true }));

const nothing = () => undefined;
const bars = (
  <>
    <MainMenu />
    <RightBar />
  </>
);
const entry = () => page.getByRole('button', { name: 'Play a quick game' });

test.each([
  [1440, 'complementary', 'Shortcuts'],
  [390, 'navigation', 'Main menu'],
] as const)(
  '[part of L-01] at %i px the small game is opened from a bar of the site, and its button lies over nothing',
  async (width, role, name) => {
    await page.viewport(width, 844);
    await renderOnSite(bars, { account: 'lan', flags: { MINIGAME: true } });

    await expect
      .element(page.getByRole(role, { name }).getByRole('button', { name: 'Play a quick game' }))
      .toBeVisible();
    expect(entry().elements()).toHaveLength(1);
    for (let part = entry().element(); part.closest('aside, nav') !== part; part = part.parentElement ?? document.body)
      expect(getComputedStyle(part).position).not.toBe('fixed');

    await entry().click();
    expect(isMiniGameWanted()).toBe(true);
    await entry().click();
    expect(isMiniGameWanted()).toBe(false);
  },
);

test.each([
  ...(['/', '/rng', '/help', '/down', '/promotions', '/no/such/page'] as const).map((path) => [path, 1] as const),
  ...(['/lottery', '/game', '/register', '/login', '/responsible'] as const).map((path) => [path, 0] as const),
])('[part of L-01] on %s the bars offer the small game %i times', async (path, times) => {
  await page.viewport(1440, 844);
  navigate(path, { replace: true });
  await renderOnSite(bars, { account: 'lan', flags: { MINIGAME: true } });

  await expect.element(page.getByRole('complementary', { name: 'Shortcuts' })).toBeVisible();
  expect(entry().elements()).toHaveLength(times);
});

test('the small game asks a visitor to log in first', async () => {
  await page.viewport(1440, 844);
  await renderOnSite(bars, { flags: { MINIGAME: true } });

  await entry().click();

  expect(isMiniGameWanted()).toBe(false);
  expect(useModal.getState().current?.type).toBe('login');
});

test.each([360, 390])(
  'a phone of %i px has the search in its bar, and everything in the bar fits, in Vietnamese too',
  async (width) => {
    await page.viewport(width, 844);
    const { texts } = await renderOnSite(<Header onMenuOpen={nothing} />, { flags: { DIRECTREG3: true } });

    await page.getByRole('button', { name: 'Search games and pages' }).click();

    expect(useModal.getState().current?.type).toBe('search');
    const overflow = (): number => {
      const bar = page.getByRole('banner').element().firstElementChild;
      const last = bar?.lastElementChild?.getBoundingClientRect().right ?? 0;
      return Math.max((bar?.scrollWidth ?? 0) - width, last - width);
    };
    // Until the font of the brand has come, another one is wider.
    await document.fonts.ready;
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    // A finger needs larger buttons than the pointer of the tests.
    for (const button of document.querySelectorAll<HTMLElement>('header button')) button.style.minWidth = '2.75rem';
    await texts.speak('TY');
    await expect.element(page.getByRole('button', { name: 'Đăng ký' })).toBeVisible();
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  },
);
