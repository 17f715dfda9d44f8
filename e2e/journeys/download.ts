import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { expect, test, WIDE } from '../fixtures/test.ts';

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

test('[A-12] the download page has steps and a code for each kind of phone, times the addresses and names the providers', async ({
  page,
  site,
  isMobile,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/system/speed')) asked.push(request.url());
  });
  if (isMobile) await site.open('/down#mirrors');
  else {
    await site.open('/help');
    await page.getByRole('complementary', { name: 'Shortcuts' }).getByRole('button', { name: 'Get the app' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Which address is fastest?' }).click();
    await expect(page).toHaveURL(/\/down#mirrors$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

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
});

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

test('[part of A-12] the address names the tab, and a browser that can install the site is offered to', async ({
  page,
  site,
}) => {
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
});
