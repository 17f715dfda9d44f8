import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/accounts.ts';
import { fillCaptcha } from '../fixtures/captcha.ts';
import { join } from '../fixtures/join.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { aPicture, aPolyglot, aScript, ofBytes } from '../fixtures/pictures.ts';
import { NARROW, WIDE } from '../fixtures/test.ts';

const WORDS = 'The lanterns of the lobby are lovely, but I miss a dimmer.';

test(
  '[part of A-08] [part of V-04] a member writes and sees the number, the same words again keep it; pictures go with a letter, what is none is refused in words, and the author sees them again',
  WIDE,
  async ({ page, site, person, request }) => {
    await join(page, request, person);
    await site.open('/help', { language: 'EN' });
    const thanks = page.getByText(/^Thank you\. Your message has arrived under number \d+\.$/);
    const write = async (): Promise<string> => {
      await page.getByRole('button', { name: /^Write (to us|once more)$/ }).click();
      await page.getByRole('textbox', { name: 'Your message' }).fill(WORDS);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(thanks).toBeVisible();
      return thanks.innerText();
    };

    await test.step('the same words again keep their number', async () => {
      const first = await write();
      expect(await write()).toBe(first);
    });

    await test.step('what is no picture is refused in words, and three are enough', async () => {
      await page.getByRole('button', { name: 'Write once more' }).click();
      const box = page.getByLabel('Pictures', { exact: true });
      await box.setInputFiles([
        aScript('holiday.png'),
        {
          name: 'drawing.svg',
          mimeType: 'image/svg+xml',
          buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        },
        ofBytes('large.png', 5 * 1024 * 1024 + 1),
        aPicture('one.png', [200, 60, 40]),
      ]);
      await expect(page.getByText('holiday.png is neither a PNG nor a JPG.')).toBeVisible();
      await expect(page.getByText('drawing.svg is neither a PNG nor a JPG.')).toBeVisible();
      await expect(page.getByText('large.png is larger than 5 MB.')).toBeVisible();
      await expect(page.getByRole('img', { name: 'one.png' })).toBeVisible();

      await box.focus();
      await box.setInputFiles([2, 3, 4].map((at) => aPicture(`picture-${at}.png`, [40, at * 50, 180])));
      await expect(page.getByText('picture-4.png is one too many: 3 pictures at most.')).toBeVisible();
      await expect(box).toHaveCount(0);
      // The box is gone: keyboard focus is on the last picture, and back at the box once one is removed.
      await expect(page.getByRole('button', { name: 'Remove picture-3.png' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(box).toBeFocused();
      await expect(page.getByText('2 / 3')).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
    });

    await test.step('the author sees the letter and its pictures again', async () => {
      const letter = `${WORDS} Look at the pictures.`;
      await page.getByRole('textbox', { name: 'Your message' }).fill(letter);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(thanks).toBeVisible();
      const letters = page.getByRole('region', { name: 'What you wrote' });
      await expect(letters.getByText(letter)).toBeVisible();
      await expect(letters.getByRole('link', { name: /^Open picture/ })).toHaveCount(2);
      await expect
        .poll(() =>
          letters
            .locator('img')
            .first()
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBe(240);
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  },
);

test.describe('on a phone', () => {
  // The browser notes every refused call.
  test.use({ mustBeCalm: false });

  test(
    '[part of A-08] [part of V-04] TY: a visitor sees what a letter lacks, reads the picture and loses no word; a page that begins like a picture is refused by the server',
    NARROW,
    async ({ page, site, person, request }) => {
      await site.open('/help', { language: 'TY', theme: 'light' });
      const begin = page.getByRole('button', { name: 'Viết góp ý' });
      const letter = page.getByRole('textbox', { name: 'Lời nhắn của bạn' });
      const send = page.getByRole('button', { name: 'Gửi', exact: true });

      await test.step('a visitor who misreads the picture loses no word', async () => {
        await begin.click();
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
      });

      await test.step('one who reads it is heard', async () => {
        await fillCaptcha(page);
        await send.click();
        await expect(letter).toHaveCount(0);
        await expect(page.getByText(/^Cảm ơn bạn\. Góp ý đã tới nơi với số \d+\.$/)).toBeVisible();
      });

      await test.step('of a member, a page that begins like a picture is refused, and the letter goes without it', async () => {
        await join(page, request, person);
        await site.open('/help', { language: 'TY', theme: 'light' });
        await begin.click();
        const box = page.getByLabel('Hình ảnh', { exact: true });
        await box.setInputFiles([aPolyglot('bien-lai.png'), aPicture('tot.png', [30, 120, 90])]);
        await expect(
          page.getByText(
            'bien-lai.png chưa gửi được. Không đọc được tệp này như một ảnh PNG hoặc JPG. Hãy chọn ảnh khác.',
          ),
        ).toBeVisible();
        await expect(page.getByText('1 / 3')).toBeVisible();
        expect(await accessibilityFaults(page)).toEqual([]);
        await letter.fill('Ảnh này cho thấy dòng cuối bị che.');
        await send.click();
        const letters = page.getByRole('region', { name: 'Góp ý bạn đã gửi' });
        await expect(letters.getByRole('link', { name: 'Mở ảnh 1' })).toBeVisible();
        await expect(letters.getByRole('link')).toHaveCount(1);
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      });
    },
  );
});
