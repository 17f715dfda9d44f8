import type { Page } from '@playwright/test';
import { expect, ON_PHONE, test, WIDE } from '../fixtures/test.ts';
import { overflowOf } from '../fixtures/overflow.ts';

const WORDS = {
  EN: {
    title: 'Search the site',
    pages: 'Pages',
    help: 'Help articles',
    offers: 'Promotions',
    recent: 'Recent',
    slots: 'Slots',
    typed: 'slots',
    found: /^\d+ results?$/,
    none: 'Nothing found for “zzzz”',
  },
  TY: {
    title: 'Tìm trên trang',
    pages: 'Trang',
    help: 'Bài trợ giúp',
    offers: 'Khuyến mãi',
    recent: 'Gần đây',
    slots: 'Nổ hũ',
    // Without its accents, as people type in a hurry.
    typed: 'no hu',
    found: /^\d+ kết quả$/,
    none: 'Không tìm thấy “zzzz”',
  },
} as const;

const palette = (page: Page, title: string) => page.getByRole('dialog', { name: title });

for (const [language, width] of [
  ['EN', WIDE],
  ['TY', ON_PHONE],
] as const) {
  const words = WORDS[language];

  test(
    `the search in ${language} opens by its key, finds pages and offers while one types, and offers first what was gone to`,
    width,
    async ({ page, site }) => {
      const popup = palette(page, words.title);
      const field = popup.getByRole('combobox', { name: words.title });
      await site.open('/no/such/page', { language });

      await test.step('it opens with groups, and the arrows move over the edge of a group and back', async () => {
        await page.keyboard.press('Control+k');
        await expect(field).toBeFocused();
        await expect(popup.getByRole('group', { name: words.recent })).toHaveCount(0);
        await expect(popup.getByRole('group', { name: words.help })).toBeVisible();
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        const options = popup.getByRole('option');
        const pages = await popup.getByRole('group', { name: words.pages }).getByRole('option').count();
        const marked = popup.locator('[role=option][data-highlighted]');
        await field.focus();
        for (let press = 0; press < pages; press += 1) await page.keyboard.press('ArrowDown');
        const inHelp = popup.getByRole('group', { name: words.help }).getByRole('option').first();
        await expect(marked).toHaveText(await inHelp.innerText());
        await page.keyboard.press('ArrowUp');
        await expect(marked).toHaveText(await options.nth(pages - 1).innerText());
      });

      await test.step('it finds while one types, and Enter goes there', async () => {
        await field.pressSequentially(words.typed);
        const first = popup.getByRole('option').first();
        await expect(first).toHaveText(words.slots);
        await expect(first).toHaveAttribute('data-highlighted', '');
        await expect(popup.getByText(words.found)).toBeAttached();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/rng$/);
        await expect(popup).toHaveCount(0);
      });

      await test.step('what was gone to is offered first the next time, also after a reload', async () => {
        await site.open('/help', { language });
        await page.keyboard.press('Control+k');
        await expect(popup.getByRole('option').first()).toHaveText(words.slots);
        const recent = popup.getByRole('group', { name: words.recent });
        // What was typed to get there may follow.
        await expect(recent.getByRole('option').first()).toHaveText(words.slots);
        await expect(popup.getByRole('option', { name: words.slots, exact: true })).toHaveCount(1);
        await field.pressSequentially('zzzz');
        await expect(popup.getByText(words.none)).toBeVisible();
      });

      await test.step('an offer is found by its words and leads to its page', async () => {
        const answer = await page.request.get('/wps/relay/promotion/list', { headers: { language } });
        const { value } = (await answer.json()) as { value: { list: readonly { id: string; title: string }[] } };
        const [offer] = value.list;
        await field.fill(offer?.title ?? '');
        const offers = popup.getByRole('group', { name: words.offers });
        await expect(offers.getByRole('option').first()).toHaveText(offer?.title ?? '');
        await offers.getByRole('option').first().click();
        await expect(page).toHaveURL(new RegExp(`/promotions/${offer?.id}$`));
      });
    },
  );
}

test('Escape and the button close the search, open nothing and give the focus back', WIDE, async ({ page, site }) => {
  await site.open('/help');
  const opener = page.getByRole('banner').getByRole('button', { name: /^Search/ });
  const popup = palette(page, WORDS.EN.title);
  await opener.click();
  await popup.getByRole('combobox').pressSequentially('slots');

  await page.keyboard.press('Escape');

  await expect(popup).toHaveCount(0);
  await expect(page).toHaveURL(/\/help$/);
  await expect(opener).toBeFocused();

  await opener.click();
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toHaveCount(0);
});
