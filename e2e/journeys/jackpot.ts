import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { houseGames, openArcade } from '../fixtures/arcade.ts';
import { amountIn } from '../fixtures/games.ts';
import { fillPool } from '../fixtures/near-hit.ts';
import { expect, test } from '../fixtures/players.ts';
import { WIDE } from '../fixtures/test.ts';

// Without a network the browser logs every failed call.
test.use({ mustBeCalm: false });

test(
  '[part of R-08] a jackpot that must hit is promised before the stake, won, and checked without a network',
  WIDE,
  async ({ page, request, product }) => {
    const game = await openArcade(page, (await houseGames(request)).get('Three Old Reels') ?? '');
    const { frame } = game;
    const promised = frame.getByTestId('jackpot-commitment');
    const meter = (): Promise<number> => amountIn(frame.locator('[data-jackpot=bell]'));
    await frame.getByRole('button', { name: 'Fairness' }).click();
    const commitment = await promised.innerText();
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    await frame.getByRole('button', { name: 'Close' }).click();
    const bet = await amountIn(frame.getByTestId('bet'));
    await fillPool(product, { model: 'classic3', bet: String(bet) });

    await game.round();

    await expect(game.result).toHaveAttribute('data-level', /^(big|mega|epic)$/);
    await expect.poll(meter).toBe(10 * bet);
    await frame.getByRole('button', { name: 'Fairness' }).click();
    await expect(promised).not.toHaveText(commitment);
    const opened = page.context().waitForEvent('page');
    await frame
      .getByRole('button', { name: /^Open the proof of jackpot life/ })
      .first()
      .click();
    const proof = await opened;
    await expect(proof).toHaveURL(new RegExp(`/fair\\?jackpot=${commitment}$`));
    const result = proof.getByRole('region', { name: 'Result' });
    await expect(result.getByRole('heading', { name: 'Jackpot verified' })).toBeVisible();
    expect(await accessibilityFaults(proof)).toEqual([]);

    await proof.context().setOffline(true);
    const text = proof.getByRole('textbox', { name: 'Proof of a jackpot' });
    const told = JSON.parse(await text.inputValue()) as { readonly life: number };
    await text.fill(JSON.stringify({ ...told, life: told.life + 1 }));
    await proof.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(result.getByRole('heading', { name: 'Jackpot not verified: another point' })).toBeVisible();
    await text.fill(JSON.stringify(told));
    await proof.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(result.getByRole('heading', { name: 'Jackpot verified' })).toBeVisible();
  },
);
