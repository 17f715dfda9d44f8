import { expect, test } from '../fixtures/accounts.ts';
import { playerOf } from '../fixtures/calls.ts';
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
    const member = playerOf(request, (await page.evaluate(() => sessionStorage.getItem('token'))) ?? '');
    const balance = async (): Promise<number> =>
      Number((await member.ask<{ readonly sumBalance: string }>('/wps/v2/wallets/balance')).sumBalance);
    const before = await balance();
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

    await table.getByRole('button', { name: 'Table', exact: true }).click();
    await table.getByRole('button', { name: 'Leave the table' }).click();
    // A hand that has begun since is played on by rule first.
    await expect(async () => {
      await page.goto('/pvp/rooms');
      await isAwake(page);
      await expect(page.getByRole('heading', { name: 'Your past hands' })).toBeVisible({ timeout: 5_000 });
      await expect(page.getByRole('link', { name: 'Back to the table' })).toBeHidden({ timeout: 1_000 });
    }).toPass({ timeout: 90_000 });

    const { list } = await member.ask<{ readonly list: readonly { readonly net: string }[] }>('/wps/relay/rooms/hands');
    expect(list.length).toBeGreaterThan(0);
    expect(await balance()).toBeCloseTo(
      list.reduce((sum, { net }) => sum + Number(net), before),
      4,
    );
  },
);
