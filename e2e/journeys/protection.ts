import type { Page } from '@playwright/test';
import { expectLoggedIn, logIn, openLoginPopup } from '../fixtures/account-steps.ts';
import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { houseGames, openArcade } from '../fixtures/arcade.ts';
import { playerOf } from '../fixtures/calls.ts';
import { CENTRE_WORDS } from '../fixtures/centre-words.ts';
import { choosePage } from '../fixtures/centre-steps.ts';
import { expect, test } from '../fixtures/players.ts';
import { askSandbox } from '../fixtures/sandbox.ts';
import { isAwake, PLAIN_POINTS, WIDE } from '../fixtures/test.ts';

// A stake that is refused is answered by an error, which the browser logs.
test.use({ ...PLAIN_POINTS, mustBeCalm: false });

/** Whether a press in the middle of the game would reach it. */
const isFrameOnTop = (page: Page): Promise<boolean> =>
  page.locator('iframe').evaluate((frame) => {
    const { x, y, width, height } = frame.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === frame;
  });

test(
  'a running slot is held by the reality check, a limit of one’s own refuses a stake, and after an exclusion the money, the archive and the closing stay',
  WIDE,
  async ({ page, site, person, product, request }) => {
    const games = await houseGames(request);
    const slot = games.get('Pink Lotus') ?? '';
    const member = playerOf(request, (await page.evaluate(() => sessionStorage.getItem('token'))) ?? '');
    const { id: memberId } = await member.ask<{ readonly id: string }>('/wps/member/info');

    await test.step('after an hour the reality check lies over the game, also in full screen, until it is answered', async () => {
      const game = await openArcade(page, slot);
      await page.getByRole('button', { name: 'Full screen' }).click();
      await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
      await askSandbox(request, product, 'login', { memberId, minutes: 61 });

      const check = page.getByRole('dialog', { name: 'Time for a look back' });
      // The page asks for the time when it hears that money moved, which the next stake does at the latest.
      await expect(async () => {
        if (!(await check.isVisible())) await game.play.click({ timeout: 1_000 });
        await expect(check).toBeVisible({ timeout: 5_000 });
      }).toPass();
      await expect(check).toContainText('You have been logged in for 1 h');
      expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
      expect(await accessibilityFaults(page)).toEqual([]);
      await expect(game.play).toHaveAttribute('data-phase', 'ready', { timeout: 45_000 });
      expect(await isFrameOnTop(page)).toBe(false);

      await check.getByRole('button', { name: 'Continue' }).last().click();

      await expect(check).toHaveCount(0);
      expect(await isFrameOnTop(page)).toBe(true);
      await game.round();
    });

    await test.step('a limit on stakes refuses the next stake in its words', async () => {
      await site.open('/responsible');
      await page.getByRole('combobox', { name: 'Kind of limit' }).click();
      await page.getByRole('option', { name: 'Stakes' }).click();
      // The next stake of any height is above it.
      const { staked } = await member.ask<{ readonly staked: string }>('/wps/relay/rg/session');
      await page.getByLabel('Amount', { exact: true }).fill(String(Math.trunc(Number(staked)) + 1));
      await page.getByRole('button', { name: 'Save limit' }).click();
      await expect(page.getByText('Your limit is noted')).toBeVisible();

      const game = await openArcade(page, slot);
      const before = await game.balance();
      await game.play.click();
      await expect(game.frame.getByText('A limit on stakes, losses or time has been reached.')).toBeVisible();
      expect(await game.balance()).toBe(before);
    });

    await test.step('an exclusion ends the session at once', async () => {
      await site.open('/responsible');
      await page.getByRole('region', { name: 'Self-exclusion' }).getByRole('button').first().click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('Begin now');
      await question.getByRole('button', { name: 'Begin now' }).click();
      await expect(page.getByText('It has begun. You are logged out.')).toBeVisible();
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    });

    await test.step('a login opens the way to the money, to the archive and to the closing, and to no game', async () => {
      await site.open('/help');
      await openLoginPopup(page, 'EN', 'login');
      await logIn(page, 'EN', person.username, person.password);
      await expectLoggedIn(page, 'EN');
      await page.goto(`/game?nodeId=${slot}`);
      await isAwake(page);
      await expect(page.getByRole('heading', { name: 'Your account is closed to play' })).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(await accessibilityFaults(page)).toEqual([]);

      await page.getByRole('main').getByRole('button', { name: 'Withdraw money' }).click();
      const centre = page.getByRole('dialog', { name: 'Member centre' });
      await expect(centre.getByRole('heading', { level: 3, name: 'Withdraw', exact: true })).toBeVisible();
      await expect(centre.getByRole('heading', { name: 'Accounts to be paid to' })).toBeVisible();
      await expect(centre.getByRole('navigation').getByRole('button', { name: 'Deposit' })).toHaveCount(0);
      await choosePage(centre, CENTRE_WORDS.EN.mine);
      await expect(centre.getByRole('button', { name: 'Ask for the file' })).toBeEnabled();
      await expect(centre.getByRole('button', { name: 'Close the account' })).toBeVisible();
    });
  },
);
