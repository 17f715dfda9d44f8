import { expect, NARROW, test, WIDE } from '../fixtures/test.ts';

test('[M-04] announcements come nine to a page, and one opens in full', NARROW, async ({ page, site }) => {
  await site.open('/');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Announcements' }).click();
  const popup = page.getByRole('dialog');
  const entries = popup.getByRole('listitem').filter({ has: page.locator('time') });
  await expect(entries).toHaveCount(9);
  const pager = popup.getByRole('navigation', { name: 'Pages' });

  await pager.getByRole('button', { name: 'Next page' }).click();
  await expect(pager.locator('[aria-current="page"]')).toHaveText('2');
  const onSecond = await entries.count();
  expect(onSecond).toBeGreaterThan(0);
  expect(onSecond).toBeLessThanOrEqual(9);

  const title = (await entries.first().locator('.truncate, .font-semibold').first().innerText()).trim();
  await entries.first().getByRole('button').click();
  await expect(popup.getByRole('heading', { name: title })).toBeVisible();
  await expect(popup.locator('article p').first()).toBeVisible();
  await popup.getByRole('button', { name: 'All announcements' }).click();
  await expect(entries.first()).toBeVisible();
});

test.describe('popups', () => {
  test.use({ hasClosedPopups: false });

  test(
    'TY: greet a visitor one after another and stay closed for the rest of the visit',
    WIDE,
    async ({ page, site }) => {
      const answer = await page.request.get('/wps/relay/announcement/list', { headers: { language: 'TY' } });
      const { value } = (await answer.json()) as { value: { popup: readonly { type: string; title: string }[] } };
      const expected = value.popup.filter(({ type }) => type === 'PU');
      expect(expected.length).toBeGreaterThan(0);

      await site.open('/', { language: 'TY' });
      // They come by themselves, with the page or not at all: a machine that was too slow shows them on the next visit.
      await expect(async () => {
        if ((await page.getByRole('dialog').count()) === 0) await page.reload();
        await expect(page.getByRole('dialog')).toContainText(expected[0]?.title ?? '', { timeout: 8_000 });
      }).toPass();
      for (const { title } of expected) {
        await expect(page.getByRole('dialog')).toContainText(title);
        await page.keyboard.press('Escape');
      }
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );
});
