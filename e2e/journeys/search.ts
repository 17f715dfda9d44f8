import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { expect, test, WIDE } from '../fixtures/test.ts';
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

for (const language of ['EN', 'TY'] as const) {
  const words = WORDS[language];
  // Another language changes what is found, another width how it looks: each is shown once.
  const where = language === 'TY' ? WIDE : {};

  test(
    `the search opens by its key in ${language}, finds while one types, and Enter goes there`,
    where,
    async ({ page, site }) => {
      await site.open('/', { language });
      await page.keyboard.press('Control+k');
      const popup = palette(page, words.title);
      const field = popup.getByRole('combobox', { name: words.title });
      await expect(field).toBeFocused();
      await expect(popup.getByRole('group', { name: words.pages })).toBeVisible();
      await expect(popup.getByRole('group', { name: words.help })).toBeVisible();

      await field.pressSequentially(words.typed);

      const first = popup.getByRole('option').first();
      await expect(first).toHaveText(words.slots);
      await expect(first).toHaveAttribute('data-highlighted', '');
      await expect(popup.getByText(words.found)).toBeAttached();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/rng$/);
      await expect(popup).toHaveCount(0);
    },
  );

  test(
    `the arrows move through what was found in ${language}, over the edge of a group and back`,
    where,
    async ({ page, site }) => {
      await site.open('/', { language });
      await page.keyboard.press('Control+k');
      const popup = palette(page, words.title);
      const options = popup.getByRole('option');
      await expect(popup.getByRole('group', { name: words.help })).toBeVisible();
      const pages = await popup.getByRole('group', { name: words.pages }).getByRole('option').count();
      const marked = popup.locator('[role=option][data-highlighted]');

      for (let press = 0; press < pages; press += 1) await page.keyboard.press('ArrowDown');
      const inHelp = popup.getByRole('group', { name: words.help }).getByRole('option').first();
      await expect(marked).toHaveText(await inHelp.innerText());
      await page.keyboard.press('ArrowUp');
      await expect(marked).toHaveText(await options.nth(pages - 1).innerText());
    },
  );

  test(
    `what was gone to is offered first the next time in ${language}, also after a reload`,
    where,
    async ({ page, site }) => {
      await site.open('/', { language });
      await page.keyboard.press('Control+k');
      const popup = palette(page, words.title);
      await expect(popup.getByRole('group', { name: words.recent })).toHaveCount(0);
      await popup.getByRole('combobox').pressSequentially(words.typed);
      await popup.getByRole('option', { name: words.slots, exact: true }).click();
      await expect(page).toHaveURL(/\/rng$/);

      await site.open('/help', { language });
      await page.keyboard.press('Control+k');

      await expect(popup.getByRole('option').first()).toHaveText(words.slots);
      const recent = popup.getByRole('group', { name: words.recent });
      // What was typed to get there may follow.
      await expect(recent.getByRole('option').first()).toHaveText(words.slots);
      await expect(popup.getByRole('option', { name: words.slots, exact: true })).toHaveCount(1);
      await popup.getByRole('combobox').pressSequentially('zzzz');
      await expect(popup.getByText(words.none)).toBeVisible();
    },
  );
}

for (const language of ['EN', 'TY'] as const)
  test(`offers are found by their words in ${language}, and lead to their page`, WIDE, async ({ page, site }) => {
    const answer = await page.request.get('/wps/relay/promotion/list', { headers: { language } });
    const { value } = (await answer.json()) as { value: { list: readonly { id: string; title: string }[] } };
    const [offer] = value.list;
    await site.open('/help', { language });
    await page.keyboard.press('Control+k');
    const popup = palette(page, WORDS[language].title);
    await popup.getByRole('combobox').pressSequentially(offer?.title ?? '');

    const offers = popup.getByRole('group', { name: WORDS[language].offers });
    await expect(offers.getByRole('option').first()).toHaveText(offer?.title ?? '');
    await offers.getByRole('option').first().click();

    await expect(page).toHaveURL(new RegExp(`/promotions/${offer?.id}$`));
  });

test('Escape closes the search, opens nothing and gives the focus back', WIDE, async ({ page, site }) => {
  await site.open('/help');
  const opener = page.getByRole('banner').getByRole('button', { name: /^Search/ });
  await opener.click();
  const popup = palette(page, WORDS.EN.title);
  await popup.getByRole('combobox').pressSequentially('slots');

  await page.keyboard.press('Escape');

  await expect(popup).toHaveCount(0);
  await expect(page).toHaveURL(/\/help$/);
  await expect(opener).toBeFocused();
});

test('the search fits the screen and can be closed by touch', async ({ page, site }) => {
  await site.open('/');
  await page.keyboard.press('Control+k');
  const popup = palette(page, WORDS.EN.title);
  await expect(popup.getByRole('option').first()).toBeVisible();

  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await popup.getByRole('button', { name: 'Close' }).click();

  await expect(popup).toHaveCount(0);
});

test('the search has no faults a machine can find', async ({ page, site }) => {
  // A short page: what lies under the search is looked at elsewhere.
  await site.open('/no/such/page');
  await page.keyboard.press('Control+k');
  await expect(palette(page, WORDS.EN.title).getByRole('group', { name: WORDS.EN.help })).toBeVisible();

  expect(await accessibilityFaults(page)).toEqual([]);
});
