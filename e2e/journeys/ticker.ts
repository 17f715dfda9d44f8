import type { Page } from '@playwright/test';
import { expect, stopTime, test } from '../fixtures/test.ts';

/** What the server has for the line of news, in Vietnamese. */
const newsOf = async (page: Page): Promise<readonly string[]> => {
  const answer = await page.request.get('/wps/relay/announcement/list?types=H', { headers: { language: 'TY' } });
  const { value } = (await answer.json()) as { value: { list: readonly { title: string }[] } };
  return value.list.map(({ title }) => title);
};

/** As long as one of the news stays. */
const A_TURN_MS = 7_000;

test.use({ reducedMotion: 'no-preference' });

test('the news of the site come one after the other, and each opens in full', async ({ page, site }) => {
  const titles = await newsOf(page);
  expect(titles.length).toBeGreaterThan(1);
  await page.clock.install();
  await site.open('/', { language: 'TY' });
  const shown = page.getByRole('region', { name: 'Tin mới', exact: true }).getByRole('listitem').getByRole('button');
  await stopTime(page);
  await expect(shown).toHaveCount(1);
  const at = titles.indexOf(await shown.innerText());
  expect(at).toBeGreaterThanOrEqual(0);
  const next = titles[(at + 1) % titles.length] ?? '';

  await page.clock.runFor(A_TURN_MS);
  await expect(shown).toHaveText([next]);

  await page.clock.resume();
  await shown.click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('heading', { name: next })).toBeVisible();
  await expect(popup.locator('article')).not.toBeEmpty();
});
