import { expect, test, WIDE } from '../fixtures/test.ts';

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
