import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/players.ts';
import { houseGames, openArcade } from '../fixtures/arcade.ts';
import { openCentre } from '../fixtures/centre-steps.ts';
import { gameIn } from '../fixtures/games.ts';
import { isAwake, WIDE } from '../fixtures/test.ts';

/** A bet on half of all faces loses so many times in a row once in a million tries. */
const ROUNDS_MAX = 20;

test.beforeEach(({ page: _any }, info) => info.setTimeout(info.timeout + 90_000));

test(
  '[part of A-10] a real win comes onto the board with a masked name, and leaves it when its member hides',
  WIDE,
  async ({ page, person, request }) => {
    const game = await openArcade(page, (await houseGames(request)).get('Dice') ?? '');
    let before = await game.balance();
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      before = await game.balance();
      await game.round();
      if ((await game.balance()) > before) break;
    }
    const masked = `${person.username.slice(0, 2)}***${person.username.slice(-2)}`;

    await page.goto('/');
    await isAwake(page);
    await page.getByRole('heading', { name: 'Wins of the day' }).scrollIntoViewIfNeeded();
    const live = page.getByRole('region', { name: 'Live wins' });
    await expect(live.getByText(masked).first()).toBeVisible({ timeout: 20_000 });
    await expect(live).not.toContainText(person.username);
    expect(await accessibilityFaults(page)).toEqual([]);

    const centre = await openCentre(page, 'Betting record');
    const choice = centre.getByRole('switch', { name: 'Show my wins on the winner board' });
    await choice.click();
    await expect(choice).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByText(masked)).toHaveCount(0);
  },
);

test('[part of L-01] the small game is opened in the corner, really played, closed, and stays as it was left', async ({
  page,
}) => {
  // A frame that belongs to no site would have to ask leave for the header that says where a test comes from.
  await page.context().setExtraHTTPHeaders({});
  await page.goto('/inhouse');
  await isAwake(page);
  await page.getByRole('button', { name: 'Play a quick game' }).click({ timeout: 20_000 });

  const corner = page.getByRole('region', { name: 'Quick game' });
  await expect(gameIn(page).locator('.play')).toHaveAttribute('data-phase', 'ready', { timeout: 30_000 });
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.reload();
  await isAwake(page);
  await page.mouse.move(5, 5);
  await expect(corner).toBeVisible({ timeout: 20_000 });
  await corner.getByRole('button', { name: 'Close the quick game' }).click();
  await expect(corner).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play a quick game' })).toBeVisible({ timeout: 20_000 });
});
