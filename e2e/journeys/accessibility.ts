import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { PAGES } from '../fixtures/routes.ts';
import { expect, test, WIDE } from '../fixtures/test.ts';

for (const theme of ['dark', 'light'] as const) {
  // Colours do not depend on the width: phones show one theme.
  test.describe(`no accessibility fault a machine can find, ${theme}`, theme === 'light' ? WIDE : {}, () => {
    for (const path of PAGES) {
      test(path, async ({ page, site }) => {
        await site.open(path, { theme });

        expect(await accessibilityFaults(page)).toEqual([]);
      });
    }
  });
}

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
