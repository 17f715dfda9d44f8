import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const LABELS = {
  EN: { ticker: 'News', pause: 'Pause the news', play: 'Run the news again' },
  TY: { ticker: 'Tin mới', pause: 'Tạm dừng tin chạy', play: 'Chạy tin tiếp' },
} as const;

/** What the server has for the line of news, in a language. */
const newsIn = async (page: Page, language: 'EN' | 'TY'): Promise<readonly string[]> => {
  const answer = await page.request.get('/wps/relay/announcement/list?types=H', { headers: { language } });
  const { value } = (await answer.json()) as { value: { list: readonly { title: string }[] } };
  return value.list.map(({ title }) => title);
};

const tickerOf = (page: Page, language: 'EN' | 'TY') => {
  const ticker = page.getByRole('region', { name: LABELS[language].ticker, exact: true });
  return {
    shown: ticker.getByRole('listitem').getByRole('button'),
    pause: ticker.getByRole('button', { name: LABELS[language].pause }),
    play: ticker.getByRole('button', { name: LABELS[language].play }),
  };
};

/** Longer than one of the news stays. */
const A_TURN_MS = 7_500;

test.use({ reducedMotion: 'no-preference' });

for (const language of ['EN', 'TY'] as const) {
  test(`the news in ${language} come one after the other, stand still on request, and each opens in full`, async ({
    page,
    site,
  }) => {
    const titles = await newsIn(page, language);
    expect(titles.length).toBeGreaterThan(1);
    const [first = '', second = ''] = titles;
    await page.clock.install();
    await site.open('/', { language });
    const { shown, pause, play } = tickerOf(page, language);

    await expect(shown).toHaveText([first]);
    await page.clock.runFor(A_TURN_MS);
    await expect(shown).toHaveText([second]);

    await pause.click();
    await page.mouse.move(0, 0);
    await expect(play).toBeVisible();
    await page.clock.runFor(A_TURN_MS);
    await expect(shown).toHaveText([second]);

    await shown.click();
    const popup = page.getByRole('dialog');
    await expect(popup.getByRole('heading', { name: second })).toBeVisible();
    await expect(popup.locator('article')).not.toBeEmpty();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
  });
}

test('the news wait while a key has reached one of them', async ({ page, site }) => {
  const [first = ''] = await newsIn(page, 'EN');
  await page.clock.install();
  await site.open('/');
  const { shown, pause } = tickerOf(page, 'EN');

  await pause.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(shown).toBeFocused();
  await page.clock.runFor(A_TURN_MS);

  await expect(shown).toHaveText([first]);
});

test('with less motion wanted the news stand still until they are asked to run', async ({ page, site }) => {
  const [first = '', second = ''] = await newsIn(page, 'EN');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await site.open('/');
  const { shown, play } = tickerOf(page, 'EN');

  await expect(play).toBeVisible();
  await page.clock.runFor(A_TURN_MS);
  await expect(shown).toHaveText([first]);

  await play.click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.clock.runFor(A_TURN_MS);
  await expect(shown).toHaveText([second]);
});
