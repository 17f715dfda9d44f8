import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/accounts.ts';
import { join } from '../fixtures/join.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { NARROW, WIDE } from '../fixtures/test.ts';

const WORDS = 'The lanterns of the lobby are lovely, but I miss a dimmer.';

test(
  '[part of A-08] a member writes to the house and is told the number; the same words again keep it',
  WIDE,
  async ({ page, site, person, request }) => {
    await join(page, request, person);
    await site.open('/help', { language: 'EN' });
    const write = async (): Promise<string> => {
      await page.getByRole('button', { name: /^Write (to us|once more)$/ }).click();
      await page.getByRole('textbox', { name: 'Your message' }).fill(WORDS);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      const thanks = page.getByText(/^Thank you\. Your message has arrived under number \d+\.$/);
      await expect(thanks).toBeVisible();
      return thanks.innerText();
    };

    const first = await write();

    expect(await write()).toBe(first);
  },
);

test(
  '[part of A-08] [part of V-04] a visitor is told what a letter lacks, reads the picture, and loses no word',
  NARROW,
  async ({ page, site }) => {
    await site.open('/help', { language: 'TY' });
    await page.getByRole('button', { name: 'Viết góp ý' }).click();
    const letter = page.getByRole('textbox', { name: 'Lời nhắn của bạn' });
    const send = page.getByRole('button', { name: 'Gửi', exact: true });
    await letter.fill('Ngắn quá');
    await send.click();
    await expect(page.getByText('Hãy viết từ 10 đến 500 ký tự.')).toBeVisible();
    await expect(page.getByText('Hãy nhập các ký tự trong hình.')).toBeVisible();

    await letter.fill('Sảnh chơi đẹp nhưng tôi muốn tìm trò chơi nhanh hơn nữa.');
    await page.locator('input[name="captcha"]').fill('!!!!');
    await send.click();

    await expect(page.getByRole('alert')).not.toBeEmpty();
    await expect(letter).toHaveValue(/^Sảnh chơi đẹp/);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  },
);
