import { expect, test, WIDE } from '../fixtures/test.ts';

const LABELS = {
  EN: { menu: 'Open the menu', service: 'Customer service', chat: 'Live chat', login: 'Log in' },
  TY: { menu: 'Mở menu', service: 'Hỗ trợ khách hàng', chat: 'Trò chuyện trực tuyến', login: 'Đăng nhập' },
} as const;

for (const language of ['EN', 'TY'] as const) {
  const { menu, service, chat, login } = LABELS[language];

  test(`[part of T-13] a visitor who asks for the chat in ${language} gets the login, and no chat window`, async ({
    page,
    site,
    isMobile,
  }) => {
    await site.open('/', { language });
    if (isMobile) await page.getByRole('button', { name: menu }).click();
    const menuOf = isMobile ? page.getByRole('dialog') : page.locator('[data-rail-bar]');
    await menuOf.locator('summary', { hasText: service }).click();
    await menuOf.getByRole('button', { name: chat }).click();

    const popup = page.getByRole('dialog').filter({ has: page.getByRole('tab') });
    await expect(popup.getByRole('tab', { name: login })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('region', { name: chat })).toHaveCount(0);

    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(page.getByRole('region', { name: chat })).toHaveCount(0);
  });
}

test('[part of T-13] the shortcut beside the page asks a visitor to log in too', WIDE, async ({ page, site }) => {
  await site.open('/rng');
  const shortcut = page.getByRole('complementary', { name: 'Shortcuts' }).getByRole('button', { name: 'Live chat' });

  await shortcut.click();

  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Log in' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(shortcut).toBeFocused();
});
