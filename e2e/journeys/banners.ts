import type { BannerGroup } from '@fairground/contract/content/endpoints';
import type { Page } from '@playwright/test';
import { carouselOf } from '../fixtures/carousel.ts';
import { expect, stopTime, test } from '../fixtures/test.ts';

/** Every page that has banners of its own, with their group. */
const GROUP_OF: readonly (readonly [path: string, group: BannerGroup])[] = [
  ['/', 'w_home'],
  ['/rng', 'w_rng'],
  ['/live', 'w_live'],
  ['/fish', 'w_fish'],
  ['/pvp', 'w_pvp'],
  ['/sports', 'w_sports'],
  ['/esports', 'w_esports'],
  ['/elott', 'w_lott'],
  ['/down', 'w_down'],
  ['/promotions', 'w_promotion'],
  ['/pointMall', 'w_shop'],
  ['/register', 'w_reg'],
  ['/inhouse', 'w_inhouse'],
];

const headlinesOf = async (page: Page, group: BannerGroup): Promise<readonly string[]> => {
  const answer = await page.request.get(`/wps/relay/banner/list?groupName=${group}`, { headers: { language: 'EN' } });
  const { value } = (await answer.json()) as { value: { list: readonly { headline: string }[] } };
  return value.list.map(({ headline }) => headline);
};

const highlights = (page: Page) => page.getByRole('region', { name: 'Highlights' });

test('[L-02] each page shows the banners of its own group', async ({ page, site }) => {
  for (const [path, group] of GROUP_OF) {
    const headlines = await headlinesOf(page, group);
    expect(headlines.length, group).toBeGreaterThan(0);

    await site.open(path);

    const slides = highlights(page).locator('li:not([aria-hidden])');
    await expect(slides, path).toHaveCount(headlines.length);
    for (const [index, headline] of headlines.entries()) await expect(slides.nth(index)).toContainText(headline);
  }
});

test('[L-03] home has a centred carousel with pagination that moves on by itself; other pages show one slide', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await site.open('/rng');
  await expect(highlights(page).locator('li:not([aria-hidden])')).toHaveCount(1);
  await expect(highlights(page).getByRole('button')).toHaveCount(0);

  await site.open('/');
  await stopTime(page);
  const { dots, current, choose, turnTo } = carouselOf(page, highlights(page));
  await expect(dots).toHaveCount((await headlinesOf(page, 'w_home')).length);
  await choose(dots.first());
  const slide = await highlights(page).locator('li').first().boundingBox();
  const frame = await highlights(page).boundingBox();
  const leftover = (slide?.x ?? 0) + (slide?.width ?? 0) / 2 - ((frame?.x ?? 0) + (frame?.width ?? 0) / 2);
  expect(Math.abs(leftover)).toBeLessThan(3);

  await page.clock.runFor(4_000);
  await expect(current).toHaveAccessibleName(/^Slide 1 /);
  await turnTo(/^Slide 2 /);
});

test('[L-04] a banner with a link opens it, and help falls back to the promotion banner', async ({ page, site }) => {
  await site.open('/');
  const banner = highlights(page).locator('li').first().getByRole('link');
  const target = (await banner.getAttribute('href')) ?? '';
  await banner.click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));

  // Nobody has written a banner for help, so it borrows the one of the promotions.
  const [promotion = ''] = await headlinesOf(page, 'w_promotion');
  await site.open('/help');
  const slides = highlights(page).locator('li:not([aria-hidden])');
  await expect(slides).toHaveCount(1);
  await slides.getByRole('link', { name: promotion }).click();
  await expect(page).toHaveURL(/\/promotions\?category=new_player$/);
});
