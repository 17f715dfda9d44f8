import { expect, test, WIDE } from '../fixtures/test.ts';

test('[R-18] an unknown address answers 404 and shows the not-found page inside the layout', async ({ page, site }) => {
  const answer = await page.request.get('/no/such/page');

  expect(answer.status()).toBe(404);
  // The browser tells of the status in its console; nothing else may be wrong.
  await site.open('/');
  await page.evaluate(() => history.pushState(null, '', '/no/such/page'));
  await expect(page.getByRole('heading', { level: 1, name: 'This ride does not exist' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
});

const HOMES = ['/', '/index', '/index.html', '/home'];

test(`[R-01] ${HOMES.join(', ')} are the home page with header, banner, footer and side menu`, async ({
  page,
  site,
  isMobile,
}) => {
  // Another name is the same page at every width.
  for (const path of isMobile ? ['/'] : HOMES) {
    await site.open(path);

    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    if (isMobile) {
      await page.getByRole('button', { name: 'Open the menu' }).click();
    }
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  }
});

test('[R-02] /register and /register.html are the registration page', WIDE, async ({ page, site }) => {
  for (const path of ['/register', '/register.html']) {
    await site.open(path);

    await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
    const form = page.getByRole('main').locator('form');
    await expect(form.getByLabel(/^Username/)).toBeVisible();
    await expect(form.getByRole('button', { name: 'Create account' })).toBeEnabled();
  }
});

test('[R-09] /help is the help page and /helpmc the same help without a header', async ({ page, site }) => {
  await site.open('/help');
  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();

  await site.open('/helpmc');
  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('[R-10] /down is the app download page', async ({ page, site }) => {
  await site.open('/down');

  await expect(page.getByRole('heading', { level: 1, name: 'Fairground on your home screen' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Android' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'iPhone and iPad' })).toBeVisible();
});

test('[R-14] on /seamless and /vnlottery the bars stay away unless a stored flag brings them back', async ({
  page,
  site,
}) => {
  for (const path of ['/seamless', '/vnlottery']) {
    await site.open(path);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
  }

  await page.evaluate(() => sessionStorage.setItem('showLeftTopBar', 'true'));
  await page.reload();

  await expect(page.getByRole('banner')).toBeVisible();
});
