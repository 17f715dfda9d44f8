import { expect, test } from '../fixtures/accounts.ts';
import { join } from '../fixtures/join.ts';
import { WIDE } from '../fixtures/test.ts';

test(
  '[part of T-14] a member marks a game, finds it among the favourites after a reload, and takes the mark away',
  WIDE,
  async ({ page, site, person, request }) => {
    await join(page, request, person);
    await site.open('/fish');
    const first = page.getByRole('main').locator('.tile-link').first();
    const name = await first.innerText();
    await first.hover();
    const added = page.waitForResponse('**/wps/relay/game/favourite/add');
    await page.getByRole('button', { name: `Add ${name} to favourites` }).click();
    await added;

    await site.open('/fish?tab=favourites');
    await expect(page.getByText('1 game', { exact: true })).toBeVisible();
    await expect(first).toHaveText(name);
    await page.getByRole('button', { name: `Remove ${name} from favourites` }).click();

    await expect(page.getByRole('heading', { name: 'No favourites here yet' })).toBeVisible();
  },
);
