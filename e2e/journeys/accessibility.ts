import { accessibilityFaults, contrastFaults } from '../fixtures/accessibility.ts';
import type { Page } from '@playwright/test';
import { inWalks, PAGES, SHAPES } from '../fixtures/routes.ts';
import { expect, test, WIDE } from '../fixtures/test.ts';
import type { Site } from '../fixtures/test.ts';

type Walker = { readonly page: Page; readonly site: Site; readonly isMobile: boolean };

test.describe('no accessibility fault a machine can find, in either theme', () => {
  test.describe.configure({ timeout: 240_000 });

  const walk = async ({ page, site, isMobile }: Walker, paths: readonly string[]): Promise<void> => {
    // A colour on its way to another is neither.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.prefer({ theme: 'dark' });
    for (const path of paths) {
      await test.step(path, async () => {
        await site.open(path);
        expect(await accessibilityFaults(page)).toEqual([]);
      });
    }
    // Another theme changes colours and nothing else, and colours do not depend on the width. The pages are opened
    // anew, because the browser leaves what is far below the fold in the colours it had.
    if (isMobile) return;
    await page.evaluate(() => localStorage.setItem('theme', 'light'));
    for (const path of paths) {
      await test.step(`${path} in light`, async () => {
        await site.open(path);
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
        expect(await contrastFaults(page)).toEqual([]);
      });
    }
  };

  for (const paths of inWalks(SHAPES))
    test(paths.join(' '), async ({ page, site, isMobile }) => walk({ page, site, isMobile }, paths));
  // Another width changes the layout and no colour: there one page of each layout is enough.
  for (const paths of inWalks(PAGES.filter((path) => !SHAPES.includes(path))))
    test(paths.join(' '), WIDE, async ({ page, site, isMobile }) => walk({ page, site, isMobile }, paths));
});

// A phone has no Tab key.
test('the keyboard reaches the content first, through the skip link', WIDE, async ({ page, site }) => {
  await site.open('/');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('main')).toBeFocused();
});

test('whoever follows a link finds the focus on the new heading', async ({ page, site }) => {
  await site.open('/');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Help centre' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeFocused();
});
