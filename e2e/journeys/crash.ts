import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { houseGames } from '../fixtures/arcade.ts';
import { gameIn } from '../fixtures/games.ts';
import { askSandbox } from '../fixtures/sandbox.ts';
import { SAME, expect, test } from '../fixtures/players.ts';
import { PLAIN_POINTS, WIDE } from '../fixtures/test.ts';

/** A bet that is not taken by then came too late for its flight. */
const TAKEN_MS = 4_000;

test.use(PLAIN_POINTS);

test(
  '[part of A-03] [part of R-08] crash: a bet with an automatic exit flies with everybody, is shown with its end, and is verified',
  WIDE,
  async ({ page, request, product }) => {
    const nodeId = (await houseGames(request)).get('Rocket') ?? '';
    const bringOn = (until: 'OPEN' | 'SETTLED') => askSandbox(request, product, 'table', { nodeId, until });
    // A frame that belongs to no site would have to ask leave for the header that says where a test comes from.
    await page.context().setExtraHTTPHeaders({});
    await page.goto(`/game?nodeId=${nodeId}`);
    const frame = gameIn(page);
    const order = frame.locator('.crash-order').first();

    await frame.getByRole('checkbox', { name: 'Auto cash-out at' }).first().check();
    await frame.getByRole('textbox', { name: 'Auto cash-out at' }).first().fill('1.01');
    await expect(async () => {
      await bringOn('SETTLED');
      await bringOn('OPEN');
      await expect(order).toHaveAttribute('data-order', 'bet', { timeout: TAKEN_MS });
      await order.click();
      await expect(order).toHaveAttribute('data-order', 'undo', { timeout: TAKEN_MS });
    }).toPass();
    await bringOn('SETTLED');

    await expect(frame.locator('.crash-riders [data-own] b')).toHaveText(/^(1\.01×|✕)$/);
    await expect(frame.locator('.crash-history li').first()).toHaveText(/^[\d,]+\.\d\d×$/);
    expect(await accessibilityFaults(page)).toEqual([]);
    await frame.getByRole('button', { name: 'Fairness' }).click();
    const newest = frame.locator('.rounds li').first();
    await newest.getByRole('button', { name: 'Verify' }).click();
    await expect(newest.locator('.verdict')).toHaveText(SAME);
  },
);
