import type { Locator } from '@playwright/test';
import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { houseGames, openArcade } from '../fixtures/arcade.ts';
import { openCentre } from '../fixtures/centre-steps.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/players.ts';
import { isAwake, WIDE } from '../fixtures/test.ts';

/** The value that stands beside a name in the details of a bet. */
const fact = (dialog: Locator, name: string): Locator =>
  dialog.getByRole('definition').and(dialog.locator(`dt:text-is("${name}") + dd`));

test(
  '[C-07] bets are narrowed by vendor, kind and days; each opens with its figures, and its proof is verified with two clicks',
  WIDE,
  async ({ page, request }, info) => {
    info.setTimeout(info.timeout + 90_000);
    const game = await openArcade(page, (await houseGames(request)).get('Dice') ?? '');
    await game.round();
    await page.goto('/help');
    await isAwake(page);
    const centre = await openCentre(page, 'Betting record');
    const bets = centre.getByRole('button', { name: 'Details of the bet' });
    await expect(bets).toHaveCount(2);

    const vendor = centre.getByRole('combobox', { name: 'Provider' });
    await vendor.click();
    expect(await accessibilityFaults(page)).toEqual([]);
    const named = page.getByRole('option').filter({ hasNotText: 'All providers' });
    await expect(named).toHaveCount(2);
    // What the player was paid to play with.
    await named.filter({ hasText: 'Prizes' }).click();
    await expect(bets).toHaveCount(1);
    // In its row, and in the sums of the page and of the days.
    await expect(centre.getByText('+50,000,000.00')).toHaveCount(3);

    // Where the chosen vendor has nothing, the choice is let go.
    await centre.getByRole('button', { name: 'Our own games' }).click();
    await expect(bets).toHaveCount(1);
    await expect(bets).toContainText('Dice');
    await expect(vendor).toContainText('All providers');
    await centre.getByRole('button', { name: 'The days before' }).click();
    await expect(centre.getByText('No bets here')).toBeVisible();
    await centre.getByRole('button', { name: 'The days after' }).click();
    await bets.click();

    const dialog = page.getByRole('dialog', { name: 'Dice' });
    for (const name of ['State', 'Stake', 'Valid bet', 'Payout', 'Net', 'Placed', 'Settled', 'Round', 'Bet number'])
      await expect(fact(dialog, name)).toHaveText(/[\dA-Z]/);
    await expect(fact(dialog, 'State')).toHaveText(/Won|Lost|Even/);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await dialog.getByRole('link', { name: /Verify/ }).click();

    await expect(page).toHaveURL(/\/fair\?round=\d+$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Still sealed' })).toBeVisible();
    await page.getByRole('button', { name: 'Change seeds and reveal this one' }).click();
    await expect(page.getByRole('heading', { name: 'Verified', exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Revealed seeds' })).toContainText('1 round');
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);
