import { expect, test } from '../fixtures/test.ts';

test.use({ mustBeCalm: false });

test('[X-02] a part that does not load says so and loads again on demand', async ({ page, site }) => {
  await site.open('/');
  await page.route(/help-page[^/]*\.js/, (route) => route.abort());

  await page.getByRole('contentinfo').getByRole('link', { name: 'Help centre' }).click();
  await expect(page.getByRole('heading', { name: 'A part of the page did not load' })).toBeVisible();

  await page.unroute(/help-page[^/]*\.js/);
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();
});

test('[X-02] a stylesheet that does not load says so and loads again on demand', async ({ page, site }) => {
  await page.route(/\/assets\/[^/]*\.css/, (route) => route.abort());
  await site.open('/');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Help centre' }).click();
  await expect(page.getByRole('heading', { name: 'A part of the page did not load' })).toBeVisible();

  await page.unroute(/\/assets\/[^/]*\.css/);
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();
});

test('a lost network is shown, and so is its return', async ({ page, site, context }) => {
  await site.open('/');

  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('You are offline')).toHaveCount(0);
});
