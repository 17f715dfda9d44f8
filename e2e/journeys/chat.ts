import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/accounts.ts';
import { byTwoPeople } from '../fixtures/admin.ts';
import { join } from '../fixtures/join.ts';
import { operatorOf } from '../fixtures/operator.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { waitForMemberPushes, lookOut, NARROW, WIDE } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';

/** Asks for the chat the way the menu of a phone offers it. */
const askInMenu = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Mở menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.locator('summary', { hasText: 'Hỗ trợ khách hàng' }).click();
  await menu.locator('details').getByRole('button', { name: 'Trò chuyện trực tuyến' }).click();
};

test.describe('with an outside chat for VIPs', () => {
  // The last call is broken on purpose, and the browser says so.
  test.use({ mustBeCalm: false });

  test(
    '[T-13] [part of T-03] [part of P-02] visitors get the login, trials a warning, and a VIP the channel of VIPs, in a window that closes if the call fails',
    WIDE,
    async ({ page, site, person, request, operate, context }) => {
      await context.route('https://chat.example/**', (route) => route.fulfill({ body: 'The desk of VIPs' }));
      await operate('service', 'set', 'vip', '--path', 'https://chat.example/vip?in={language}');
      const shortcut = page
        .getByRole('complementary', { name: 'Shortcuts' })
        .getByRole('button', { name: 'Live chat' });
      const chat = page.getByRole('region', { name: 'Live chat' });

      await site.open('/help', { language: 'EN' });
      await shortcut.click();
      const popup = page.getByRole('dialog');
      await expect(popup.getByRole('tab', { name: 'Log in' })).toHaveAttribute('aria-selected', 'true');
      await popup.getByRole('button', { name: 'Try for free' }).click();
      await expect(popup).toHaveCount(0);
      await shortcut.click();
      const told = page.getByRole('dialog', { name: 'Trial account' });
      await expect(told).toContainText('This needs a real account.');
      await told.getByRole('button', { name: 'OK' }).click();
      await expect(told).toHaveCount(0);
      await expect(chat).toHaveCount(0);

      await join(page, request, person);
      await byTwoPeople(operate, 'member', 'rank', person.username, '5');
      const asked = page.waitForResponse((answer) => answer.url().includes('/wps/relay/chat/url'));
      const counted = page.waitForResponse((answer) => answer.url().includes('/wps/relay/chat/unread'));
      await site.open('/help', { language: 'EN' });
      await shortcut.hover();
      expect((await (await asked).json()) as unknown).toMatchObject({ value: { csType: 'VIP' } });
      expect((await (await counted).json()) as unknown).toMatchObject({ value: { unReadCount: 0 } });

      const opening = page.waitForEvent('popup');
      await shortcut.click();
      const desk = await opening;
      await desk.waitForURL('https://chat.example/vip?in=EN');
      expect(await desk.evaluate(() => [innerWidth < 500, opener])).toEqual([true, null]);
      await desk.close();

      await page.route('**/wps/relay/customerService/paths*', (route) => route.abort());
      const failing = page.waitForEvent('popup');
      const failed = lookOut(page.getByText('The chat could not be opened. Please try again.'));
      await shortcut.click();
      await expect.poll(async () => (await failing).isClosed()).toBe(true);
      await failed;
      await expect(chat).toHaveCount(0);
    },
  );
});

test(
  '[part of A-08] [L-10] a member writes, staff answer from the terminal, and the window folds and grows',
  WIDE,
  async ({ page, site, person, request, operate, product, context }) => {
    await join(page, request, person);
    await site.open('/help', { language: 'EN' });
    const shortcut = page.getByRole('complementary', { name: 'Shortcuts' }).getByRole('button', { name: /^Live chat/ });
    await shortcut.click();
    const chat = page.getByRole('region', { name: 'Live chat' });
    const log = chat.getByRole('log');
    await expect(log).toContainText('every day from 08:00');
    await chat.getByRole('textbox', { name: 'Your message' }).fill('Is the fair open <b>today</b>?');
    await page.keyboard.press('Enter');
    await expect(log.getByText('Is the fair open <b>today</b>?')).toBeVisible();
    await expect(log.getByText('Sent', { exact: true })).toBeVisible();
    expect(await operatorOf(product.dataFolder)(['chat', 'list'])).toContain(person.username);

    // Another tab of the same member gets the same.
    await waitForMemberPushes(page);
    const other = await context.newPage();
    await other.goto('/site.webmanifest');
    const kept = await page.evaluate(() => Object.entries(sessionStorage) as [string, string][]);
    await other.evaluate((entries) => {
      for (const [key, value] of entries) sessionStorage.setItem(key, value);
    }, kept);
    await other.goto('/help');
    const badge = other.getByRole('complementary', { name: 'Shortcuts' }).getByRole('button', { name: /^Live chat/ });
    await badge.hover();

    const wide = (await chat.boundingBox())?.width ?? 0;
    await chat.getByRole('button', { name: 'Make the chat larger' }).click();
    expect((await chat.boundingBox())?.width ?? 0).toBeGreaterThan(wide);
    await chat.getByRole('button', { name: 'Make the chat smaller' }).click();
    await chat.getByRole('button', { name: 'Collapse the chat' }).click();
    await expect(log).toHaveCount(0);

    await operate('chat', 'answer', person.username, '--text', 'It is open every day.');
    await expect(chat.getByText('1 new')).toBeVisible();
    await expect(shortcut).toHaveAccessibleName('Live chat, 1 new message');
    await expect(badge).toHaveAccessibleName('Live chat, 1 new message');

    await chat.getByRole('button', { name: 'Show the chat' }).click();
    await expect(log.getByText('It is open every day.')).toBeVisible();
    await expect(log.getByText('Seen', { exact: true })).toBeVisible();
    await expect(shortcut).toHaveAccessibleName('Live chat');
    await expect(badge).toHaveAccessibleName('Live chat');
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(chat).toHaveCount(0);
    await site.open('/help', { language: 'EN' });
    await shortcut.click();
    await expect(log.getByText('Is the fair open <b>today</b>?')).toBeVisible();
  },
);

test.describe('without a network', () => {
  // The browser complains of what it cannot load.
  test.use({ mustBeCalm: false });

  test(
    '[part of T-13] TY: on a phone a visitor gets the login, and a member the chat over the whole screen; what did not get through is sent when somebody says so, once',
    NARROW,
    async ({ page, site, person, request, context }) => {
      const chat = page.getByRole('region', { name: 'Trò chuyện trực tuyến' });
      await site.open('/', { language: 'TY' });
      await askInMenu(page);
      const popup = page.getByRole('dialog').filter({ has: page.getByRole('tab') });
      await expect(popup.getByRole('tab', { name: 'Đăng nhập' })).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Escape');
      await expect(popup).toHaveCount(0);
      await expect(chat).toHaveCount(0);

      await join(page, request, person);
      await site.open('/help', { language: 'TY' });
      await askInMenu(page);
      await expect(chat.getByRole('log')).toBeVisible();
      expect(await chat.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await chat.evaluate((frame) => frame.contains(document.activeElement))).toBe(true);

      await context.setOffline(true);
      await chat.getByRole('textbox', { name: 'Tin nhắn của bạn' }).fill('Tôi cần trợ giúp');
      await chat.getByRole('button', { name: 'Gửi' }).click();
      await expect(chat.getByRole('alert')).toContainText('Chưa gửi được');
      await expect(chat.getByText('Bạn đang ngoại tuyến')).toBeVisible();
      await context.setOffline(false);
      await chat.getByRole('button', { name: 'Thử lại' }).click();

      await expect(chat.getByText('Đã gửi', { exact: true })).toBeVisible();
      await expect(chat.getByText('Tôi cần trợ giúp')).toHaveCount(1);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    },
  );
});
