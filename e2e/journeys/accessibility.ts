import { accessibilityFaults, contrastFaults } from '../fixtures/accessibility.ts';
import { PAGES, SHAPES } from '../fixtures/routes.ts';
import { expect, test, WIDE } from '../fixtures/test.ts';

test.describe('no accessibility fault a machine can find, in either theme', () => {
  for (const path of PAGES) {
    // Another width changes the layout and no colour: there one page of each layout is enough.
    test(path, SHAPES.includes(path) ? {} : WIDE, async ({ page, site, isMobile }) => {
      // A colour on its way to another is neither.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await site.open(path, { theme: 'dark' });
      expect(await accessibilityFaults(page)).toEqual([]);

      // Another theme changes colours and nothing else, and colours do not depend on the width. The page is opened anew,
      // because the browser leaves what is far below the fold in the colours it had.
      if (isMobile) return;
      await page.evaluate(() => localStorage.setItem('theme', 'light'));
      await site.open(path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      expect(await contrastFaults(page)).toEqual([]);
    });
  }
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
