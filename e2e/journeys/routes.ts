import { expect, test, WIDE } from '../fixtures/test.ts';

const HOMES = ['/', '/index', '/index.html', '/home'];

test(
  `[R-01] [R-02] [R-10] ${HOMES.join(', ')} are home with header, banner, footer and side menu, /register and /register.html the registration, /down the download page`,
  WIDE,
  async ({ page, site }) => {
    for (const path of HOMES)
      await test.step(path, async () => {
        await site.open(path);
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeAttached();
        await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
      });

    for (const path of ['/register', '/register.html'])
      await test.step(path, async () => {
        await site.open(path);
        await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
        const form = page.getByRole('main').locator('form');
        await expect(form.getByLabel(/^Username/)).toBeVisible();
        await expect(form.getByRole('button', { name: 'Create account' })).toBeEnabled();
      });

    await test.step('/down', async () => {
      await site.open('/down');
      await expect(page.getByRole('heading', { level: 1, name: 'Fairground on your home screen' })).toBeVisible();
      await expect(page.getByRole('tab', { name: 'Android' })).toBeVisible();
      await expect(page.getByRole('tab', { name: 'iPhone and iPad' })).toBeVisible();
    });
  },
);

test(
  '[R-09] [R-14] [R-18] /helpmc is /help without a header, /seamless and /vnlottery have no bars unless a stored flag brings them back, and an unknown address answers 404 inside the layout',
  WIDE,
  async ({ page, site }) => {
    await test.step('/help and /helpmc', async () => {
      await site.open('/help');
      await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();

      await site.open('/helpmc');
      await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    });

    await test.step('an unknown address', async () => {
      expect((await page.request.get('/no/such/page')).status()).toBe(404);
      // The browser logs the status; nothing else may be wrong.
      await site.open('/help');
      await page.evaluate(() => history.pushState(null, '', '/no/such/page'));
      await expect(page.getByRole('heading', { level: 1, name: 'This ride does not exist' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeAttached();
    });

    await test.step('/seamless and /vnlottery', async () => {
      for (const path of ['/seamless', '/vnlottery']) {
        await site.open(path);
        await expect(page.getByRole('banner')).toHaveCount(0);
        await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
      }
      await page.evaluate(() => sessionStorage.setItem('showLeftTopBar', 'true'));
      for (const path of ['/vnlottery', '/seamless']) {
        await site.open(path);
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
      }
    });
  },
);
