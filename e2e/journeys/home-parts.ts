import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/players.ts';
import { houseGames, openArcade } from '../fixtures/arcade.ts';
import type { Arcade } from '../fixtures/arcade.ts';
import { headerBalance, openCentre } from '../fixtures/centre-steps.ts';
import { amountIn, balanceIn, gameIn } from '../fixtures/games.ts';
import { isAwake, stir, WIDE } from '../fixtures/test.ts';

/** A bet on half of all faces loses so many times in a row once in a million tries. */
const ROUNDS_MAX = 20;

test.beforeEach(({ page: _any }, info) => info.setTimeout(info.timeout + 90_000));

const winOnce = async (game: Arcade): Promise<void> => {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const before = await game.balance();
    await game.round();
    if ((await game.balance()) > before) return;
  }
};

test(
  '[part of A-10] a real win comes onto the board with a masked name, and leaves it when its member hides',
  WIDE,
  async ({ page, person, request }) => {
    const nodeId = (await houseGames(request)).get('Dice') ?? '';
    const masked = `${person.username.slice(0, 2)}***${person.username.slice(-2)}`;
    const live = page.getByRole('region', { name: 'Live wins' });
    // The board has few lines, and others win meanwhile.
    await expect(async () => {
      await winOnce(await openArcade(page, nodeId));
      await page.goto('/');
      await isAwake(page);
      await page.getByRole('heading', { name: 'Wins of the day' }).scrollIntoViewIfNeeded();
      await expect(live.getByText(masked).first()).toBeVisible({ timeout: 20_000 });
    }).toPass();
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
  // What stands in the corner comes with the visitor's first move.
  await stir(page);
  await page.getByRole('button', { name: 'Play a quick game' }).click();

  const corner = page.getByRole('region', { name: 'Quick game' });
  const game = gameIn(page);
  const play = game.locator('.play');
  await expect(play).toHaveAttribute('data-phase', 'ready');
  expect(await accessibilityFaults(page)).toEqual([]);

  const before = await balanceIn(game);
  const stake = await amountIn(game.getByTestId('bet'));
  await play.click();
  await expect(game.getByTestId('result')).not.toBeEmpty();
  await expect(play).toHaveAttribute('data-phase', 'ready');
  // Lost, the stake is gone; won, the win is more than it: a round moves the money of its member either way.
  const after = await balanceIn(game);
  expect(after).toBeGreaterThanOrEqual(before - stake);
  expect(after).not.toBe(before);
  await expect(headerBalance(page).first()).toHaveText(new RegExp(`^${after.toLocaleString('en')}`));

  await page.reload();
  await stir(page);
  await expect(corner).toBeVisible();
  await corner.getByRole('button', { name: 'Close the quick game' }).click();
  await expect(corner).toHaveCount(0);
  await page.reload();
  await stir(page);
  await expect(page.getByRole('button', { name: 'Play a quick game' })).toBeVisible();
});

test(
  '[R-07] home leads to an offer, its page to all offers by kind, and the older address to the same offer',
  WIDE,
  async ({ page, site }) => {
    await site.open('/', { language: 'EN' });
    await page.getByRole('heading', { name: 'Wins of the day' }).scrollIntoViewIfNeeded();
    const strip = page.getByRole('region', { name: 'Promotions' });
    await strip.getByRole('link', { name: /Check your first round yourself/ }).click();
    await expect(page).toHaveURL(/\/promotions\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Check your first round yourself' })).toBeVisible();
    await expect(page.getByText('There are no conditions. Checking is free, as often as you like.')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    await page.getByRole('main').getByRole('link', { name: 'All promotions' }).click();
    await page.getByRole('tab', { name: 'Slots' }).click();
    await expect(page).toHaveURL(/\/promotions\?category=slots$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(2);
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Slots', selected: true })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    await site.open(`/promoDetail?id=${id}`, { language: 'EN' });
    await expect(page.getByRole('heading', { level: 1, name: 'Check your first round yourself' })).toBeVisible();
    await site.open('/promoDetail', { language: 'EN' });
    await expect(page.getByRole('heading', { name: 'There is no such promotion' })).toBeVisible();
  },
);

test.describe('an offer that is taken away', () => {
  // The browser logs every answer that is not a 200.
  test.use({ mustBeCalm: false });

  test('[R-07] an open offer page says when the offer ends', WIDE, async ({ page, operate }) => {
    const words = ['--title', 'Một đêm', '--summary', 'Ngắn', '--html', '<p>Luật</p>', '--reason', 'a journey'];
    const told = await operate('promotion', 'add', '--category', 'vip', '--art', '/brand/art/shop.webp', ...words);
    const brief = /Promotion (\d+)/.exec(told)?.[1] ?? '';
    await page.goto(`/promotions/${brief}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Một đêm' })).toBeVisible();
    await stir(page);
    await operate('promotion', 'end', brief, '--reason', 'over');
    // The open page gets a push.
    await expect(page.getByRole('heading', { name: 'This promotion has ended' })).toBeVisible();
  });
});
