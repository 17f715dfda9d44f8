import { accessibilityFaults, contrastFaults } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { overflowOf } from '../fixtures/overflow.ts';

test.use({ isDrawnWhole: true });

const STILL = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;
/** As for the pictures of pages, see playwright.config.ts. */
const DIFFERENCE_MAX = { maxDiffPixelRatio: 0.02, threshold: 0.25 } as const;

for (const theme of ['dark', 'light'] as const) {
  test(`every part of the design system has no accessibility fault and looks as it should, ${theme}`, async ({
    page,
    site,
    isMobile,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/gallery/?theme=${theme}`);
    await page.evaluate(() => document.fonts.ready);
    const ids = await page.locator('main section[id]').evaluateAll((sections) => sections.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(30);

    // Names and roles do not depend on the theme: they are looked at once.
    expect(await (theme === 'dark' ? accessibilityFaults(page) : contrastFaults(page))).toEqual([]);
    // One width is enough for pictures of parts; pages are pictured at both.
    for (const id of isMobile ? [] : ids) {
      // Nothing moves in the gallery: one look at each part is enough.
      const picture = await page.locator(`section[id="${id}"]`).screenshot(STILL);
      expect.soft(picture).toMatchSnapshot(['gallery', `${id}-${theme}.png`], DIFFERENCE_MAX);
    }
    expect(await site.faults()).toEqual([]);
  });
}

test('the design system mirrors from right to left without a fault', async ({ page, site }) => {
  await page.goto('/gallery/?dir=rtl');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

  // What stands over something else shows as a colour that is not its own.
  expect(await contrastFaults(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await site.faults()).toEqual([]);
});
