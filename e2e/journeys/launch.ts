import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { headerBalance } from '../fixtures/centre-steps.ts';
import { expect, gameIn, stakeHundred, test } from '../fixtures/games.ts';
import { join } from '../fixtures/join.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { isAwake, NARROW, WIDE } from '../fixtures/test.ts';

const SETTLED = /^(100,096|99,900)\.00\s*₫$/;

test.describe('a member', () => {
  test.beforeEach(async ({ page, site, request, person }) => {
    await site.prefer({ language: 'EN' });
    await join(page, request, person);
  });

  test(
    '[R-08] [part of T-17] [part of A-03] plays a round in the frame, is asked before an open round is left, and finds session and round after a reload',
    WIDE,
    async ({ page, games }) => {
      const sessions: string[] = [];
      page.on('response', (answer) => {
        if (!/game\/(launch|session\/resume)$/.test(answer.url())) return;
        void answer.json().then(({ value }: { value: { sessionId: string } }) => sessions.push(value.sessionId));
      });
      // Where the way back leads.
      await page.goto('/help');
      await isAwake(page);
      await page.goto(`/game?nodeId=${games.coin}`);
      const question = page.getByRole('alertdialog', { name: 'A round is still open' });

      await test.step('the stake leaves the balance', async () => {
        const stage = page.getByRole('region', { name: 'Game: Lantern Coin' });
        await expect(stage.getByRole('heading', { level: 1, name: 'Lantern Coin' })).toBeVisible();
        await expect(gameIn(page).getByText('Choose a stake.')).toBeVisible();
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        await stakeHundred(page);
        await expect(headerBalance(page).first()).toHaveText(/^99,900\.00/);
      });

      await test.step('an open round is not left without a question', async () => {
        await page.goBack();
        await expect(question).toBeVisible();
        expect(await accessibilityFaults(page)).toEqual([]);
        await question.getByRole('button', { name: 'Keep playing' }).click();
        await expect(gameIn(page).getByRole('button', { name: 'Sun' })).toBeVisible();
      });

      await test.step('a reload finds the same session and round', async () => {
        page.once('dialog', (dialog) => void dialog.accept());
        await page.reload();
        await expect(gameIn(page).getByRole('button', { name: 'Sun' })).toBeVisible();
        await expect.poll(() => sessions.length).toBe(2);
        expect(new Set(sessions).size).toBe(1);
      });

      await test.step('the result comes to the balance', async () => {
        await gameIn(page).getByRole('button', { name: 'Sun' }).click();
        await expect(gameIn(page).getByText(/You win 196!|Not this time\./)).toBeVisible();
        await expect(headerBalance(page).first()).toHaveText(SETTLED);
        expect(await accessibilityFaults(page)).toEqual([]);
      });

      await test.step('anyone who leaves anyway comes to the lobby', async () => {
        await stakeHundred(page);
        // The sides of the round before may still stand there: the stake has left when the balance says so.
        await expect(headerBalance(page).first()).not.toHaveText(SETTLED);
        await page.getByRole('button', { name: 'Leave the game' }).click();
        await question.getByRole('button', { name: 'Leave anyway' }).click();
        await expect(page).toHaveURL(/\/rng$/);
      });
    },
  );

  test(
    '[R-08] [part of R-14] [part of A-03] on a phone plays in seamless mode with the window to itself',
    NARROW,
    async ({ page, games }) => {
      await page.goto(`/seamless?nodeId=${games.coin}`);

      await expect(gameIn(page).getByText('Choose a stake.')).toBeVisible();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Your account' })).toHaveCount(0);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      await stakeHundred(page);
      await expect(headerBalance(page)).toHaveText(/^99,900\.00/);
    },
  );

  test.describe('whose game is not there', () => {
    // The browser logs the refusals, which are tested here.
    test.use({ mustBeCalm: false });

    test(
      'learns so: while it is played when the round is finished, and at its address; one without a game leads to the lobbies',
      WIDE,
      async ({ page, games, operate }) => {
        await page.goto(`/game?nodeId=${games.moon}`);
        await stakeHundred(page);

        await operate('catalog', 'game', 'close', games.moon);
        try {
          await expect(page.getByText('This game has just been closed. Finish your round')).toBeVisible();
          await gameIn(page).getByRole('button', { name: 'Moon' }).click();
          const told = page.getByRole('alert').filter({ hasText: 'This game is closed' });
          await expect(told).toBeVisible();
          expect(await accessibilityFaults(page)).toEqual([]);
          await expect(headerBalance(page).first()).toHaveText(SETTLED);
          await told.getByRole('link', { name: 'To the lobby' }).click();
          await expect(page).toHaveURL(/\/(hot|rng)$/);
        } finally {
          await operate('catalog', 'game', 'open', games.moon);
        }

        await page.goto('/game?nodeId=999999999');
        await expect(page.getByRole('alert').filter({ hasText: 'This game is closed' })).toBeVisible();
        await page.goto('/game');
        await expect(page.getByRole('heading', { name: 'No game is open here' })).toBeVisible();
      },
    );
  });
});

test(
  '[part of T-17] [T-04] [part of P-01] a visitor is asked to log in, tries it for free, and plays with play credits where the vendor takes them',
  WIDE,
  async ({ page, site, games }) => {
    await site.open(`/game?nodeId=${games.coin}`, { language: 'TY', theme: 'light' });
    const door = page.getByRole('dialog');
    await expect(door.locator('input[name="password"]')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await door.getByRole('button', { name: 'Chơi thử' }).click();
    await expect(headerBalance(page).first()).toBeVisible();

    await page.goto(`/game?nodeId=${games.coin}`);

    await expect(gameIn(page).getByText('Hãy chọn tiền cược.')).toBeVisible();
    await stakeHundred(page);
    await expect(headerBalance(page).first()).toHaveText(/^19[.,]900[.,]00/);
  },
);
