import { expect, test } from '../fixtures/accounts.ts';
import { gameIn } from '../fixtures/games.ts';
import { join } from '../fixtures/join.ts';
import { isAwake, ON_PHONE } from '../fixtures/test.ts';

test(
  '[part of A-01] [part of R-06] a member who comes alone takes a quick seat on a phone, plays a hand against labelled bots to its result, and leaves with the money',
  ON_PHONE,
  async ({ page, site, request, person }) => {
    await site.prefer({ language: 'EN' });
    await join(page, request, person);
    // A frame that belongs to no site would have to ask leave for the header that says where a test comes from.
    await page.context().setExtraHTTPHeaders({});
    await page.goto('/pvp/room/lieng-1');
    await isAwake(page);

    await page.getByRole('button', { name: 'Quick seat' }).click();
    await expect(page).toHaveURL(/\/pvp\/table\/\d+$/);
    const table = gameIn(page);
    await expect(table.getByText('Bot', { exact: true }).first()).toBeVisible();
    await expect(table.getByRole('listbox', { name: 'Your cards' }).getByRole('option')).toHaveCount(3);

    const result = table.getByRole('region', { name: 'Result' });
    const stays = table.locator('[data-action="check"], [data-action="call"]').first();
    await expect(async () => {
      if (!(await result.isVisible()) && (await stays.isVisible())) await stays.click({ timeout: 1_000 });
      await expect(result).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(result.getByRole('heading', { name: /win|lose|Nobody pays/ })).toBeVisible();

    await page.goto('/pvp/rooms');
    await isAwake(page);
    await expect(page.getByRole('link', { name: 'Back to the table' })).toBeVisible();
  },
);
