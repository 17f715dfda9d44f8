import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

test('[M-03] the app download popup has four steps and a code of size 100 for each kind of phone', async ({
  page,
  site,
  isMobile,
}) => {
  await site.open('/');
  if (isMobile) {
    // On a phone the page itself is opened from the menu; the popup is asked for by its shortcut on wide screens only.
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  await page.getByRole('complementary', { name: 'Shortcuts' }).getByRole('button', { name: 'Get the app' }).click();
  const popup = page.getByRole('dialog', { name: 'Get the app' });

  for (const kind of ['Android', 'iPhone and iPad']) {
    await popup.getByRole('tab', { name: kind }).click();
    const panel = popup.getByRole('tabpanel');
    await expect(panel.getByRole('listitem')).toHaveCount(4);
    const code = panel.getByRole('img', { name: /^Code that opens the page/ });
    await expect(code).toBeVisible();
    const box = await code.boundingBox();
    expect(Math.round(box?.width ?? 0)).toBe(100);
  }
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('the download page lists the mirrors and times each of them', async ({ page, site }) => {
  await site.open('/down');

  await expect(page.getByRole('heading', { name: 'Our addresses' })).toBeVisible();
  await expect(page.getByText(/^\d+ ms$/).first()).toBeVisible();
});
