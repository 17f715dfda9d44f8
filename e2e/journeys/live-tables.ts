import { houseGames } from '../fixtures/arcade.ts';
import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { gameIn } from '../fixtures/games.ts';
import { openTable, tableNamed } from '../fixtures/tables.ts';
import { SAME, expect, test } from '../fixtures/players.ts';
import { NARROW, PLAIN_POINTS, WIDE } from '../fixtures/test.ts';

// A round of a table takes its time, and it may be the next one that takes the bets.
test.use(PLAIN_POINTS);

test.beforeEach(({ page: _any }, info) => info.setTimeout(info.timeout + 120_000));

test('[part of A-03] [part of R-08] baccarat is bet on, dealt and paid; the round stands in the last ones and is verified there', async ({
  page,
  request,
}) => {
  const table = await openTable(page, (await houseGames(request)).get('Funfair Baccarat') ?? '');

  await table.lay(async () => {
    await table.spot('banker').click();
    await expect(table.spot('banker').locator('.chip')).toBeVisible();
  });
  await table.untilSettled();

  await expect(table.result).not.toBeEmpty();
  await expect(table.frame.locator('.spot[data-won]').first()).toBeVisible();
  await expect(table.frame.locator('.roads .road').first()).toBeVisible();
  await table.frame.getByRole('button', { name: 'Fairness' }).click();
  const newest = table.frame.locator('.rounds li').first();
  await newest.getByRole('button', { name: 'Verify' }).click();
  await expect(newest.locator('.verdict')).toHaveText(SAME);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test(
  '[part of R-08] bets are laid by keyboard, found again after a reload and taken back',
  WIDE,
  async ({ page, request }) => {
    const nodeId = (await houseGames(request)).get('Funfair Baccarat') ?? '';
    const table = await openTable(page, nodeId);

    await table.lay(async () => {
      await table.spot('player').focus();
      await page.keyboard.press('2');
      await page.keyboard.press('Enter');
    });
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(gameIn(page).locator('[data-spot=player] .chip')).toBeVisible();

    await expect(async () => {
      let standing = 0;
      await table.lay(async () => {
        standing = await table.balance();
        await table.spot('tie').click();
      });
      await page.keyboard.press('z');
      await expect.poll(table.balance, { timeout: 10_000 }).toBeGreaterThanOrEqual(standing);
    }).toPass();
  },
);

test(
  '[part of A-03] on a phone a finger lays a split of roulette: its layer is chosen, and no cloth is wider than the screen',
  NARROW,
  async ({ page, request }) => {
    const table = await openTable(page, await tableNamed(request, 'Roulette'));

    await table.lay(async () => {
      await table.frame.getByRole('button', { name: 'Split', exact: true }).click();
      await table.spot('split:1-2').click();
    });

    const cloth = table.frame.locator('.spots');
    expect(await cloth.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  },
);

for (const kind of ['Roulette', 'Sic Bo', 'Dragon Tiger', 'Xoc Dia', 'Fish Prawn Crab'])
  test(`[part of A-03] ${kind} is played from a bet to a verified round`, WIDE, async ({ page, request }) => {
    const table = await openTable(page, await tableNamed(request, kind));

    await table.lay(() => table.frame.locator('.spot').first().click());
    await table.untilSettled();

    await table.frame.getByRole('button', { name: 'Fairness' }).click();
    const newest = table.frame.locator('.rounds li').first();
    await newest.getByRole('button', { name: 'Verify' }).click();
    await expect(newest.locator('.verdict')).toHaveText(SAME);
  });
