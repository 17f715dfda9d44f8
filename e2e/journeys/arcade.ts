import { CELEBRATED, houseGames, openArcade, verifyNewest } from '../fixtures/arcade.ts';
import { headerBalance } from '../fixtures/centre-steps.ts';
import { amountIn } from '../fixtures/games.ts';
import { SAME, expect, test } from '../fixtures/players.ts';
import { NARROW, PLAIN_POINTS, WIDE } from '../fixtures/test.ts';

/** A slot that pays in one round of five stays dry for so many once in forty million tries. */
const ROUNDS_MAX = 80;
const ROUNDS_MS = 240_000;

test.use(PLAIN_POINTS);

test.beforeEach(({ page: _any }, info) => info.setTimeout(info.timeout + ROUNDS_MS));

test(
  '[part of A-03] [part of R-08] a slot is played to a win, which stands in the last rounds and is verified there',
  WIDE,
  async ({ page, request }) => {
    const game = await openArcade(page, (await houseGames(request)).get('Pink Lotus') ?? '');
    let before = await game.balance();
    let level: string | null = null;
    for (let round = 0; round < ROUNDS_MAX && !CELEBRATED.test(level ?? ''); round += 1) {
      before = await game.balance();
      await game.round();
      level = await game.result.getAttribute('data-level');
    }

    expect(level).toMatch(CELEBRATED);
    expect(await game.balance()).toBeGreaterThan(before);
    await expect(headerBalance(page).first()).toHaveText(new RegExp(`^${(await game.balance()).toLocaleString('en')}`));
    await expect(await verifyNewest(game)).toHaveText(SAME);
  },
);

test(
  '[part of R-08] on a phone a stake grows the pool of the jackpot, the rules tell the figures in words, and a round leads to its proof',
  NARROW,
  async ({ page, request }) => {
    const game = await openArcade(page, (await houseGames(request)).get('Dragon Lake') ?? '');
    const pool = (): Promise<number> => amountIn(game.frame.locator('[data-jackpot=dragon]'));
    const before = await pool();

    await game.round();

    await expect.poll(pool).toBeGreaterThan(before);
    await game.frame.getByRole('button', { name: 'Rules and pays' }).click();
    await expect(game.frame.getByText(/^Of every 100 staked, 96\.19 come back/)).toBeVisible();
    await game.frame.getByRole('button', { name: 'Close' }).click();
    await game.frame.getByRole('button', { name: 'Fairness' }).click();
    const opened = page.context().waitForEvent('page');
    await game.frame
      .getByRole('button', { name: /^Open the proof of round/ })
      .first()
      .click();
    await expect(await opened).toHaveURL(/\/fair\?round=\d+$/);
  },
);

test(
  '[part of A-03] [part of R-08] a round of several steps waits for its player over a reload, pays what was reached, and is repeated by its player',
  NARROW,
  async ({ page, request }) => {
    const nodeId = (await houseGames(request)).get('Mines') ?? '';
    const game = await openArcade(page, nodeId);
    const cells = game.frame.locator('.mine-cell');
    const hasHitMine = async (): Promise<boolean> => (await cells.first().getAttribute('data-hit')) === 'true';
    // Now and then the first cell hides a mine; then the next round is begun.
    do {
      await expect(game.play).toHaveAttribute('data-phase', 'ready');
      await game.play.click();
      await expect(game.play).toHaveAttribute('data-phase', 'open');
      await cells.first().click();
      await expect(cells.first()).not.toHaveAttribute('aria-label', /closed/);
    } while (await hasHitMine());

    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();

    await expect(game.result).toHaveText('Your open round goes on where you left it.');
    await expect(cells.first()).toHaveAttribute('aria-label', /safe/);
    const before = await game.balance();
    await game.play.click();
    await expect(game.play).toHaveAttribute('data-phase', 'ready');
    expect(await game.balance()).toBeGreaterThan(before);
    await expect(await verifyNewest(game)).toHaveText(SAME);
  },
);
