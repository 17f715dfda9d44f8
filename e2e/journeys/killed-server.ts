import { request as requests } from '@playwright/test';
import { operateOn } from '../fixtures/accounts.ts';
import { houseGames, openArcade, verifyNewest } from '../fixtures/arcade.ts';
import { join } from '../fixtures/join.ts';
import { ownProduct } from '../fixtures/own-product.ts';
import { expect, test, WIDE } from '../fixtures/test.ts';

const person = { username: 'phoenix27', password: 'violetHarbour27', mobile: '', email: '' };

test(
  '[part of R-08] a round goes on where it was when the server is killed and comes back',
  WIDE,
  async ({ browser }, info) => {
    info.setTimeout(300_000);
    const product = await ownProduct();
    try {
      await product.start();
      await operateOn(product, ['flag', 'set', 'CAPTCHAPROVIDER', 'none']);
      const context = await browser.newContext({
        baseURL: product.url,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      await context.addCookies([{ name: 'lang', value: 'EN', url: product.url }]);
      const page = await context.newPage();
      const request = await requests.newContext({ baseURL: product.url });
      await join(page, request, person);
      const game = await openArcade(page, (await houseGames(request)).get('Mines') ?? '');
      await game.play.click();
      await expect(game.play).toHaveAttribute('data-phase', 'open');

      await product.kill();
      const cell = game.frame.locator('.mine-cell').first();
      await cell.click();
      await product.start();

      // The step that found nobody is sent again by itself, and counts once.
      await expect(cell).not.toHaveAttribute('aria-label', /closed/, { timeout: 60_000 });
      if ((await cell.getAttribute('data-hit')) !== 'true') {
        await expect(game.play).toHaveAttribute('data-phase', 'open');
        await game.play.click();
      }
      await expect(game.play).toHaveAttribute('data-phase', 'ready');
      await expect(await verifyNewest(game)).toHaveText(/^✓/);
      await context.close();
    } finally {
      await product.dispose();
    }
  },
);
