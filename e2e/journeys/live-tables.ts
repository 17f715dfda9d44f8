import { houseGames } from '../fixtures/arcade.ts';
import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { openTable, tableNamed } from '../fixtures/tables.ts';
import type { LiveTable } from '../fixtures/tables.ts';
import { SAME, expect, test } from '../fixtures/players.ts';
import { NARROW, PLAIN_POINTS, WIDE } from '../fixtures/test.ts';

test.use(PLAIN_POINTS);

test.beforeEach(({ page: _any }, info) => info.setTimeout(info.timeout + 120_000));

const verifyNewest = async ({ frame }: LiveTable): Promise<void> => {
  await frame.getByRole('button', { name: 'Fairness' }).click();
  const newest = frame.locator('.rounds li').first();
  await newest.getByRole('button', { name: 'Verify' }).click();
  await expect(newest.locator('.verdict')).toHaveText(SAME);
};

test(
  '[part of A-03] [part of R-08] baccarat: bets are laid by keyboard, found again after a reload and taken back; the round is dealt, paid and verified',
  WIDE,
  async ({ page, request, product }) => {
    const nodeId = (await houseGames(request)).get('Funfair Baccarat') ?? '';
    const table = await openTable(page, { request, product }, nodeId);

    await test.step('laid by keyboard, and there after a reload', async () => {
      await table.lay(async () => {
        await table.spot('player').focus();
        await page.keyboard.press('2');
        await page.keyboard.press('Enter');
      });
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await expect(table.spot('player').locator('.chip')).toBeVisible();
    });

    await test.step('taken back', async () => {
      await expect(async () => {
        let standing = 0;
        await table.lay(async () => {
          standing = await table.balance();
          await table.spot('tie').click();
        });
        await page.keyboard.press('z');
        await expect.poll(table.balance, { timeout: 10_000 }).toBeGreaterThanOrEqual(standing);
      }).toPass();
    });

    await test.step('dealt, paid, on the roads and verified', async () => {
      await table.lay(async () => {
        await table.spot('banker').click();
        await expect(table.spot('banker').locator('.chip')).toBeVisible();
      });
      await table.settle();
      await expect(table.result).not.toBeEmpty();
      await expect(table.frame.locator('.spot[data-won]').first()).toBeVisible();
      await expect(table.frame.locator('.roads .road').first()).toBeVisible();
      await verifyNewest(table);
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  },
);

test(
  '[part of A-03] on a phone a finger lays a split of roulette: its layer is chosen, no cloth is wider than the screen, and the round is paid and verified',
  NARROW,
  async ({ page, request, product }) => {
    const table = await openTable(page, { request, product }, await tableNamed(request, 'Roulette'));

    await table.lay(async () => {
      await table.frame.getByRole('button', { name: 'Split', exact: true }).click();
      await table.spot('split:1-2').click();
    });
    const cloth = table.frame.locator('.spots');
    expect(await cloth.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await table.settle();

    await verifyNewest(table);
  },
);

test(
  '[part of A-03] Sic Bo, Dragon Tiger, Xoc Dia and Fish Prawn Crab are each played from a bet to a verified round',
  WIDE,
  async ({ page, request, product }) => {
    for (const kind of ['Sic Bo', 'Dragon Tiger', 'Xoc Dia', 'Fish Prawn Crab'])
      await test.step(kind, async () => {
        const table = await openTable(page, { request, product }, await tableNamed(request, kind));

        await table.lay(() => table.frame.locator('.spot').first().click());
        await table.settle();

        await verifyNewest(table);
      });
  },
);
