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

test.use({ reducedMotion: 'no-preference' });

for (const language of ['EN', 'TY'] as const) {
  const { ticker: label, pause, play } = LABELS[language];

  test(`the line of news runs in ${language}, stands still on request, and each of its news opens in full`, async ({
    page,
    site,
  }) => {
    const titles = await newsIn(page, language);
    expect(titles.length).toBeGreaterThan(0);
    await site.open('/', { language });
    const ticker = page.getByRole('region', { name: label, exact: true });
    const line = ticker.getByRole('list');
    const playState = () => line.evaluate((element) => getComputedStyle(element).animationPlayState);

    // The second run that closes the circle is not there for those who listen.
    await expect(line).toHaveCount(1);
    await expect(line.getByRole('button')).toHaveText([...titles]);
    expect(await playState()).toBe('running');

    await ticker.getByRole('button', { name: pause }).click();
    await page.mouse.move(0, 0);
    expect(await playState()).toBe('paused');
    await expect(ticker.getByRole('button', { name: play })).toBeVisible();

    const [title = ''] = titles;
    await line.getByRole('button', { name: title }).click();
    const popup = page.getByRole('dialog');
    await expect(popup.getByRole('heading', { name: title })).toBeVisible();
    await expect(popup.locator('article')).not.toBeEmpty();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
  });
}

test('the line of news waits while a key has reached one of them', async ({ page, site }) => {
  await site.open('/');
  const ticker = page.getByRole('region', { name: 'News', exact: true });
  const line = ticker.getByRole('list');
  const playState = () => line.evaluate((element) => getComputedStyle(element).animationPlayState);
  await ticker.getByRole('button', { name: 'Pause the news' }).focus();
  expect(await playState()).toBe('running');

  await page.keyboard.press('Shift+Tab');

  await expect(line.getByRole('button').last()).toBeFocused();
  // The first key brings the rest of the styles.
  await expect.poll(playState).toBe('paused');
});

test('with less motion wanted the line of news stands still, once, and can be pushed along', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.open('/');
  const ticker = page.getByRole('region', { name: 'News', exact: true }).locator('.ticker');

  await expect(ticker.locator('ul:visible')).toHaveCount(1);
  const running = () =>
    ticker.evaluate(
      (element) => element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
    );
  await expect.poll(running).toBe(0);
  expect(await ticker.evaluate((element) => getComputedStyle(element).overflowX)).toBe('auto');
});
