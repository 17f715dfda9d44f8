import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../testing/stand.tsx';
import { MainMenu } from './main-menu.tsx';
import { RightBar } from './right-bar.tsx';

const bars = (
  <>
    <MainMenu />
    <RightBar />
  </>
);
const shortcuts = () => page.getByRole('complementary', { name: 'Shortcuts' });
const chats = () => page.getByRole('button', { name: /chat/i });

test('the bars offer the chat of the site', async () => {
  await page.viewport(1440, 900);
  await renderOnSite(bars, { account: 'lan' });

  await expect.element(shortcuts().getByRole('button', { name: /chat/i })).toBeVisible();
});

test('with CBS3 off no bar offers a chat', async () => {
  await page.viewport(1440, 900);
  await renderOnSite(bars, { account: 'lan', flags: { CBS3: false } });

  await expect.element(shortcuts().getByRole('button', { name: 'Announcements' })).toBeVisible();
  expect(chats().elements()).toEqual([]);
});
