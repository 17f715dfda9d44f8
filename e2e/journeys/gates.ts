import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { expect, NARROW, test, WIDE } from '../fixtures/test.ts';

test('[T-04] TY: a protected action without a token opens the login popup', NARROW, async ({ page, site }) => {
  await site.open('/', { language: 'TY' });
  await page.getByRole('navigation', { name: 'Menu nhanh' }).getByRole('button', { name: 'Ví' }).click();

  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('tab', { name: 'Đăng nhập' })).toHaveAttribute('aria-selected', 'true');
});

test(
  '[M-01] [M-05] [R-15] [part of T-04] login and registration are tabs of one popup, which keeps the focus and the referral code of any route; help is a popup too',
  WIDE,
  async ({ page, site }) => {
    await site.open('/fish?referralCode=FRIEND-42');
    const popup = page.getByRole('dialog');
    const tabs = {
      login: popup.getByRole('tab', { name: 'Log in' }),
      register: popup.getByRole('tab', { name: 'Sign up' }),
    };

    await test.step('a question is answered in a popup over the page', async () => {
      await site.open('/');
      const question = page.getByRole('main').locator('a[href^="/help#"]').last();
      const title = (await question.textContent())?.trim() ?? '';
      await question.click();
      await expect(popup.locator('details[open]')).toContainText(title);
      expect(await accessibilityFaults(page)).toEqual([]);
      await expect(page).toHaveURL(/\/$/);
      await page.keyboard.press('Escape');
      await expect(popup).toHaveCount(0);
    });

    await test.step('a protected action opens the popup at the login', async () => {
      await page.locator('summary', { hasText: 'Customer service' }).click();
      await page.getByRole('button', { name: 'Platform information' }).click();
      await expect(tabs.login).toHaveAttribute('aria-selected', 'true');
      await expect(popup.locator('input[name="password"]')).toBeVisible();
      await expect(popup.locator('input[name="confirmPassword"]')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(popup).toHaveCount(0);
    });

    await test.step('registration is its other tab, and knows who invited', async () => {
      const opener = page.getByRole('banner').getByRole('button', { name: 'Sign up' });
      await opener.click();
      await expect(tabs.login).toHaveAttribute('aria-selected', 'false');
      await expect(tabs.register).toHaveAttribute('aria-selected', 'true');
      await expect(popup.getByRole('button', { name: 'Create account' })).toBeVisible();
      await expect(popup).toContainText('FRIEND-42');
      expect(await page.evaluate(() => sessionStorage.getItem('referralCode'))).toBe('FRIEND-42');
      await tabs.login.click();
      await expect(tabs.login).toHaveAttribute('aria-selected', 'true');
      await expect(popup.getByRole('button', { name: 'Create account' })).toHaveCount(0);
      await expect(popup.getByRole('button', { name: 'Forgot password?' })).toBeVisible();
      await tabs.register.click();
      await expect(popup.getByRole('button', { name: 'Create account' })).toBeVisible();

      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press('Tab');
        // Past the last one the focus moves back in the next frame.
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null))
          .toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(popup).toHaveCount(0);
      await expect(opener).toBeFocused();
    });
  },
);
