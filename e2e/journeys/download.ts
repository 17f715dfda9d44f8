import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { expect, ON_PHONE, test, WIDE } from '../fixtures/test.ts';

test(
  '[M-03] [A-12] the download popup and the download page have four steps and a code of size 100 for each kind of phone, and the page times the addresses and names the providers',
  WIDE,
  async ({ page, site }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/wps/system/speed')) asked.push(request.url());
    });
    await site.open('/help');

    await page.getByRole('complementary', { name: 'Shortcuts' }).getByRole('button', { name: 'Get the app' }).click();
    const popup = page.getByRole('dialog', { name: 'Get the app' });
    for (const kind of ['Android', 'iPhone and iPad']) {
      await popup.getByRole('tab', { name: kind }).click();
      const panel = popup.getByRole('tabpanel');
      await expect(panel.getByRole('listitem')).toHaveCount(4);
      const code = panel.getByRole('img', { name: /^Code that opens the page/ });
      await expect(code).toBeVisible();
      expect(Math.round((await code.boundingBox())?.width ?? 0)).toBe(100);
    }
    expect(await accessibilityFaults(page)).toEqual([]);

    await popup.getByRole('link', { name: 'Which address is fastest?' }).click();
    await expect(page).toHaveURL(/\/down#mirrors$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const main = page.getByRole('main');
    for (const kind of ['Android', 'iPhone and iPad']) {
      await main.getByRole('tab', { name: kind }).click();
      await expect(main.getByRole('tabpanel').getByRole('listitem')).toHaveCount(4);
      await expect(main.getByRole('img', { name: `Code that opens the page for ${kind}` })).toBeVisible();
    }
    const providers = main.getByRole('region', { name: 'Our vendors' });
    await providers.scrollIntoViewIfNeeded();
    await expect(providers.getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Our addresses' })).toBeVisible();
    await expect(page.getByText(/^\d+ ms$/).first()).toBeVisible();
    await expect(page.getByText('You are here')).toBeVisible();
    // One that opens the connection and five that count.
    expect(asked.length).toBe(6);
  },
);

test.describe('where something is broken on purpose', () => {
  test.use({ mustBeCalm: false });

  test(
    '[part of A-12] an address that does not answer, or answers with an error, has no speed',
    WIDE,
    async ({ page, site }) => {
      await page.route('**/wps/system/speed', (route) => route.fulfill({ status: 502, body: '{}' }));
      await site.open('/down');
      await expect(page.getByText('No answer')).toBeVisible();

      await page.unroute('**/wps/system/speed');
      await page.route('**/wps/system/speed', (route) => route.abort());
      await page.getByRole('button', { name: 'Measure again' }).click();
      await expect(page.getByText('No answer')).toBeVisible();
      await expect(page.getByText(/\d ms$/)).toHaveCount(0);

      await page.unroute('**/wps/system/speed');
      await page.getByRole('button', { name: 'Measure again' }).click();
      await expect(page.getByText(/^\d+ ms$/)).toBeVisible();
    },
  );
});

test(
  '[part of A-12] the address names the tab, and a browser that can install the site is offered to',
  ON_PHONE,
  async ({ page, site }) => {
    await site.open('/down#ios');
    await expect(page.getByRole('tab', { name: 'iPhone and iPad' })).toHaveAttribute('aria-selected', 'true');
    const button = page.getByRole('button', { name: 'Install now' });
    await expect(button).toHaveCount(0);

    // Headless browsers never make the offer themselves.
    const isHeldBack = await page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => {
          document.documentElement.dataset['prompted'] = 'yes';
          return Promise.resolve({ outcome: 'dismissed' });
        },
      });
      return !dispatchEvent(offer);
    });
    expect(isHeldBack).toBe(true);
    await expect(button).toBeVisible();

    await button.click();
    await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes');
    await expect(button).toHaveCount(0);
  },
);
