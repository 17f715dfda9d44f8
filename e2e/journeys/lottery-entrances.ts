import { expect, test } from '../fixtures/accounts.ts';
import { join } from '../fixtures/join.ts';
import { WIDE } from '../fixtures/test.ts';

const LOTTERY = 'Northern Vietnam 5 Minutes';

test(
  '[R-05] [R-16] [part of T-14] a member enters the lotteries: the entry opens a game of TCG_SEA, /vnlottery its lobby and the room of a code, and a mark made there stands in /elott',
  WIDE,
  async ({ page, site, person, request }) => {
    await join(page, request, person);
    await site.open('/help');
    const bar = page.getByRole('complementary');
    for (const name of ['Lottery', 'E-lottery'])
      await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/elott');
    await bar.getByRole('link', { name: 'Lottery', exact: true }).click();
    await expect(page).toHaveURL(/\/seamless\?nodeId=\d+&lottoArea=SEA&gameCode=THAI_GOV$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Thai Government Lottery' })).toBeVisible();

    const lobbyOpened = page.waitForResponse('**/wps/relay/game/launch/lottery');
    const asked = page.waitForRequest('**/lgw/vn/numeros/opened/game?*');
    await site.open('/vnlottery');
    expect((await asked).url()).toMatch(/\?count=100$/);
    expect(await (await lobbyOpened).json()).toMatchObject({ success: true });
    await expect(page.getByRole('heading', { name: 'SSC', exact: true })).toHaveCount(0);
    await page.getByText('Recently played', { exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Nothing played yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all lotteries' }).click();
    await page.getByRole('link', { name: LOTTERY }).click();
    await expect(page).toHaveURL(/\/vnlottery\?gameCode=MB5M$/);
    await expect(page.getByRole('heading', { level: 1, name: LOTTERY })).toBeVisible();
    await page.getByRole('button', { name: `Favourite: ${LOTTERY}` }).click();
    await expect(page.getByRole('button', { name: `Favourite: ${LOTTERY}` })).toHaveAttribute('aria-pressed', 'true');

    await site.open('/elott?tab=favourites');
    await expect(page.getByText('1 game', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: `Remove ${LOTTERY} from favourites` })).toBeAttached();
    await expect(page.getByRole('button', { name: `Favourite: ${LOTTERY}` })).toHaveAttribute('aria-pressed', 'true');
    await site.open('/elott?tab=recent');
    await expect(page.getByRole('main').locator('.tile-link')).toHaveText([LOTTERY]);
  },
);
