import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { expect, test, WIDE } from '../fixtures/test.ts';

test('[T-04] a protected action without a token opens the login popup', async ({ page, site, isMobile }) => {
  await site.open('/');
  if (isMobile) {
    await page.getByRole('navigation', { name: 'Quick menu' }).getByRole('button', { name: 'Wallet' }).click();
  } else {
    await page.locator('summary', { hasText: 'Customer service' }).click();
    await page.getByRole('button', { name: 'Platform information' }).click();
  }

  const popup = page.getByRole('dialog');
  await expect(popup).toBeVisible();
  await expect(popup.getByRole('tab', { name: 'Log in' })).toHaveAttribute('aria-selected', 'true');
});

test('the login popup has a tab for each, keeps the focus and gives it back', async ({ page, site }) => {
  await site.open('/');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Sign up' });
  await opener.click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('tab', { name: 'Sign up' })).toHaveAttribute('aria-selected', 'true');

  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    // Past the last one the focus is carried back in the next frame.
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
  }
  await page.keyboard.press('Escape');

  await expect(popup).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('[R-15] a referral code on any route is kept for the registration', async ({ page, site }) => {
  await site.open('/fish?referralCode=FRIEND-42');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help centre' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();

  expect(await page.evaluate(() => sessionStorage.getItem('referralCode'))).toBe('FRIEND-42');
  await expect(page.getByRole('dialog')).toContainText('FRIEND-42');
});

test('[M-05] a question is answered in a popup over the page, and registration has one too', async ({ page, site }) => {
  await site.open('/');
  const question = page.getByRole('main').locator('a[href^="/help#"]').last();
  const title = (await question.textContent())?.trim() ?? '';
  await question.click();

  const help = page.getByRole('dialog');
  await expect(help.locator('details[open]')).toContainText(title);
  expect(await accessibilityFaults(page)).toEqual([]);
  await expect(page).toHaveURL(/\/$/);
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);

  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Create account' })).toBeVisible();
});

test('[R-11] nothing on the site leads to /login while visitors may look around', WIDE, async ({ page, site }) => {
  for (const path of ['/', '/rng', '/help', '/register']) {
    await site.open(path);
    await expect(page.locator('a[href="/login"]')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});
