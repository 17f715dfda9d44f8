import { expectLoggedIn, leaveTab, logIn, openDoor, signUp } from '../fixtures/account-steps.ts';
import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { headerBalance } from '../fixtures/centre-steps.ts';
import { expect, gameIn, stakeHundred, test } from '../fixtures/games.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { NARROW, WIDE } from '../fixtures/test.ts';

const SETTLED = /^(1,096|900)\.00\s*₫$/;

test.describe('a member', () => {
  test.beforeEach(async ({ page, site, person }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.open('/help');
    await signUp(page, 'EN', person);
  });

  test('[R-08] [T-17] [part of A-03] plays a round in the frame: the stake leaves the balance, the result comes to it', async ({
    page,
    games,
  }) => {
    await page.goto(`/game?nodeId=${games.coin}`);
    const stage = page.getByRole('region', { name: 'Game: Lantern Coin' });
    await expect(stage.getByRole('heading', { level: 1, name: 'Lantern Coin' })).toBeVisible();
    await expect(gameIn(page).getByText('Choose a stake.')).toBeVisible();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);

    await stakeHundred(page);
    await expect(headerBalance(page).first()).toHaveText(/^900\.00/);
    await gameIn(page).getByRole('button', { name: 'Sun' }).click();

    await expect(gameIn(page).getByText(/You win 196!|Not this time\./)).toBeVisible();
    await expect(headerBalance(page).first()).toHaveText(SETTLED);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('[part of R-08] is asked before an open round is left, and a reload finds the same session and round', async ({
    page,
    games,
  }) => {
    const sessions: string[] = [];
    page.on('response', (answer) => {
      if (!/game\/(launch|session\/resume)$/.test(answer.url())) return;
      void answer.json().then(({ value }: { value: { sessionId: string } }) => sessions.push(value.sessionId));
    });
    await page.goto(`/game?nodeId=${games.coin}`);
    await stakeHundred(page);

    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'A round is still open' });
    await expect(question).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await question.getByRole('button', { name: 'Keep playing' }).click();
    await expect(gameIn(page).getByRole('button', { name: 'Sun' })).toBeVisible();

    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(gameIn(page).getByRole('button', { name: 'Sun' })).toBeVisible();
    await expect.poll(() => sessions.length).toBe(2);
    expect(new Set(sessions).size).toBe(1);

    await page.getByRole('button', { name: 'Leave the game' }).click();
    await question.getByRole('button', { name: 'Leave anyway' }).click();
    await expect(page).toHaveURL(/\/rng$/);
  });

  test(
    '[R-08] [R-14] [part of A-03] plays in seamless mode with the window to itself',
    NARROW,
    async ({ page, games }) => {
      await page.goto(`/seamless?nodeId=${games.coin}`);

      await expect(gameIn(page).getByText('Choose a stake.')).toBeVisible();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Your account' })).toHaveCount(0);
      await stakeHundred(page);
      await expect(headerBalance(page)).toHaveText(/^900\.00/);
    },
  );
});

test(
  '[T-17] [T-04] [P-01] a visitor is asked to log in, and then plays',
  WIDE,
  async ({ page, site, games, person }) => {
    await site.open('/help', { language: 'TY' });
    await signUp(page, 'TY', person);
    await leaveTab(page, `/game?nodeId=${games.coin}`);

    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await logIn(page, 'TY', person.username, person.password);
    await expectLoggedIn(page, 'TY');

    await page.goto(`/game?nodeId=${games.coin}`);
    await expect(gameIn(page).getByText('Hãy chọn tiền cược.')).toBeVisible();
  },
);

test('a trial account plays with its play credits where the vendor takes them', WIDE, async ({ page, site, games }) => {
  await site.open('/help');
  await openDoor(page, 'EN', 'login');
  await page.getByRole('button', { name: 'Try for free' }).click();
  await expect(headerBalance(page)).toBeVisible();

  await page.goto(`/game?nodeId=${games.coin}`);

  await stakeHundred(page);
  await expect(headerBalance(page).first()).toHaveText(/^19,900\.00/);
});

test.describe('a game that is not there', () => {
  // The browser tells of the refusals, which are what is looked at.
  test.use({ mustBeCalm: false });

  test.beforeEach(async ({ page, site, person }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.open('/help');
    await signUp(page, 'EN', person);
  });

  test('any more is told to whoever plays it, when the round is finished', WIDE, async ({ page, games, operate }) => {
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
  });

  test('is told as closed, and an address without one leads to the lobbies', WIDE, async ({ page }) => {
    await page.goto('/game?nodeId=999999999');
    await expect(page.getByRole('alert').filter({ hasText: 'This game is closed' })).toBeVisible();

    await page.goto('/game');
    await expect(page.getByRole('heading', { name: 'No game is open here' })).toBeVisible();
  });
});
