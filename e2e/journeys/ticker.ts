import type { Locator, Page } from '@playwright/test';
import { expect, stopTime, test } from '../fixtures/test.ts';

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

/** As long as one of the news stays. */
const A_TURN_MS = 7_000;

/** Stops the page's time; answers which of the news it stopped at, and the next. */
const stopNews = async (page: Page, shown: Locator, titles: readonly string[]) => {
  await stopTime(page);
  await expect(shown).toHaveCount(1);
  const at = titles.indexOf(await shown.innerText());
  expect(at).toBeGreaterThanOrEqual(0);
  return { now: titles[at] ?? '', next: titles[(at + 1) % titles.length] ?? '' };
};

test.use({ reducedMotion: 'no-preference' });

for (const language of ['EN', 'TY'] as const) {
  test(`the news in ${language} come one after the other, stand still on request, and each opens in full`, async ({
    page,
    site,
  }) => {
    const titles = await newsIn(page, language);
    expect(titles.length).toBeGreaterThan(1);
    await page.clock.install();
    await site.open('/', { language });
    const { shown, pause, play } = tickerOf(page, language);
    const { next } = await stopNews(page, shown, titles);

    await page.clock.runFor(A_TURN_MS);
    await expect(shown).toHaveText([next]);

    await pause.click();
    await page.mouse.move(0, 0);
    await expect(play).toBeVisible();
    await page.clock.runFor(A_TURN_MS);
    await expect(shown).toHaveText([next]);

    await page.clock.resume();
    await shown.click();
    const popup = page.getByRole('dialog');
    await expect(popup.getByRole('heading', { name: next })).toBeVisible();
    await expect(popup.locator('article')).not.toBeEmpty();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
  });
}

test('the news wait while a key has reached one of them', async ({ page, site }) => {
  const titles = await newsIn(page, 'EN');
  await page.clock.install();
  await site.open('/');
  const { shown, pause } = tickerOf(page, 'EN');
  const { now } = await stopNews(page, shown, titles);

  await pause.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(shown).toBeFocused();
  await page.clock.runFor(2 * A_TURN_MS);

  await expect(shown).toHaveText([now]);
});

test('with less motion wanted the news stand still until they are asked to run', async ({ page, site }) => {
  const titles = await newsIn(page, 'EN');
  const [first = '', second = ''] = titles;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await site.open('/');
  const { shown, play } = tickerOf(page, 'EN');
  await stopNews(page, shown, titles);

  await expect(play).toBeVisible();
  await page.clock.runFor(A_TURN_MS);
  await expect(shown).toHaveText([first]);

  await play.click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.clock.runFor(A_TURN_MS);
  await expect(shown).toHaveText([second]);
});
