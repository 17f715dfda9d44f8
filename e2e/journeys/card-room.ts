import type { APIRequestContext, FrameLocator, Page } from '@playwright/test';
import { aPerson, expect, test } from '../fixtures/accounts.ts';
import { playerOf } from '../fixtures/calls.ts';
import { gameIn } from '../fixtures/games.ts';
import { join } from '../fixtures/join.ts';
import { isAwake, ON_PHONE } from '../fixtures/test.ts';

type Hand = { readonly handId: string; readonly net: string; readonly rake: string };

/** The member of a tab, by the calls of the site. */
const memberOf = async (page: Page, request: APIRequestContext) => {
  const { ask, send } = playerOf(request, (await page.evaluate(() => sessionStorage.getItem('token'))) ?? '');
  return {
    send,
    balance: async (): Promise<number> =>
      Number((await ask<{ readonly sumBalance: string }>('/wps/v2/wallets/balance')).sumBalance),
    hands: async () => (await ask<{ readonly list: readonly Hand[] }>('/wps/relay/rooms/hands')).list,
  };
};

/** Waits for the end of a hand; returns the text shown to the player and what every seat won or lost. */
const endOf = async (table: FrameLocator) => {
  const result = table.getByRole('region', { name: 'Result' });
  await result.waitFor();
  const heading = await result.getByRole('heading').innerText();
  const nets = await table.locator('.seat-net').allTextContents();
  return { heading, nets: nets.filter((net) => net !== '').toSorted() };
};

test(
  '[part of A-01] [part of R-06] a member who comes alone takes a quick seat on a phone, plays a hand against labelled bots to its result, and leaves with the money',
  ON_PHONE,
  async ({ page, site, request, person }) => {
    await site.prefer({ language: 'EN' });
    await join(page, request, person);
    // A frame that belongs to no site would have to ask leave for the header that says where a test comes from.
    await page.context().setExtraHTTPHeaders({});
    const member = await memberOf(page, request);
    const before = await member.balance();
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

    const list = await member.hands();
    expect(list.length).toBeGreaterThan(0);
    expect(await member.balance()).toBeCloseTo(
      list.reduce((sum, { net }) => sum + Number(net), before),
      4,
    );
  },
);

test(
  '[part of A-01] [part of R-06] two members meet at a private table by its code, play a hand to its end, see the same result, and have their money right afterwards',
  ON_PHONE,
  async ({ page, browser, baseURL, site, request, person }, info) => {
    const { viewport, isMobile, hasTouch } = info.project.use;
    const elsewhere = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      ...{ serviceWorkers: 'block', reducedMotion: 'reduce', deviceScaleFactor: 1, extraHTTPHeaders: {} },
      ...{ viewport: viewport ?? null, isMobile: isMobile ?? false, hasTouch: hasTouch ?? false },
    });
    try {
      await site.prefer({ language: 'EN' });
      await elsewhere.addCookies([{ name: 'lang', value: 'EN', url: baseURL ?? '' }]);
      const guestPage = await elsewhere.newPage();
      await join(page, request, person);
      await join(guestPage, request, aPerson());
      await page.context().setExtraHTTPHeaders({});
      const members = [await memberOf(page, request), await memberOf(guestPage, request)] as const;
      const before = [await members[0].balance(), await members[1].balance()] as const;
      const tables = [gameIn(page), gameIn(guestPage)] as const;

      await page.goto('/pvp/room/lieng-1-duel');
      await isAwake(page);
      await page.getByRole('button', { name: 'Private table' }).click();
      await expect(page).toHaveURL(/\/pvp\/table\/\d+$/);
      await tables[0].getByRole('button', { name: 'Table', exact: true }).click();
      const code = await tables[0].locator('.table-code b').innerText();
      await tables[0].getByRole('button', { name: 'Close' }).click();
      await guestPage.goto('/pvp/rooms');
      await isAwake(guestPage);
      await guestPage.getByRole('textbox', { name: 'Code of a private table' }).fill(code);
      await guestPage.getByRole('button', { name: 'Join' }).click();
      for (const table of tables)
        await expect(table.getByRole('listbox', { name: 'Your cards' }).getByRole('option')).toHaveCount(3);

      // The result stands for some seconds: both look out for it before one of them folds.
      const seen = Promise.all(tables.map(endOf));
      const folds = tables.map((table) => table.locator('[data-action="fold"][aria-disabled="false"]'));
      await expect(async () => {
        for (const fold of folds) if (await fold.isVisible()) return fold.click({ timeout: 1_000 });
        throw new Error('Nobody is asked.');
      }).toPass();
      const [own, others] = await seen;
      const tableId = /\d+$/.exec(page.url())?.[0] ?? '';
      for (const { send } of members) await send('/wps/relay/rooms/leave', { tableId });

      expect(others?.nets).toEqual(own?.nets);
      // Who folds at once loses, and the other one wins.
      expect(`${own?.heading} ${others?.heading}`).toMatch(/You win.*You lose|You lose.*You win/);
      await expect(async () => {
        for (const [at, member] of members.entries()) {
          const hands = await member.hands();
          const net = hands.reduce((sum, hand) => sum + Number(hand.net), 0);
          expect(await member.balance()).toBeCloseTo((before[at] ?? 0) + net, 4);
        }
      }).toPass({ timeout: 60_000 });
      const [[first], [second]] = [await members[0].hands(), await members[1].hands()];
      expect(second?.handId).toBe(first?.handId);
      expect(Number(first?.net) + Number(second?.net)).toBeCloseTo(-Number(first?.rake) - Number(second?.rake), 4);
    } finally {
      await elsewhere.close();
    }
  },
);
