import { headerBalance } from '../fixtures/centre-steps.ts';
import { boardBoat, fishingGame } from '../fixtures/fishing.ts';
import { SAME, expect, test } from '../fixtures/players.ts';
import { NARROW, PLAIN_POINTS, WIDE } from '../fixtures/test.ts';

/** Every second shot or so catches something small; so long without one does not happen. */
const CATCH_MS = 120_000;

test.use(PLAIN_POINTS);

test.beforeEach(({ page: _any }, info) => info.setTimeout(info.timeout + CATCH_MS));

test(
  '[part of A-01] [part of A-03] [part of R-08] fish are shot in a room: catches are paid, stand in the history and are verified',
  WIDE,
  async ({ page, request }) => {
    const boat = await boardBoat(page, await fishingGame(request));
    const before = await boat.balance();
    const auto = boat.frame.getByRole('button', { name: 'Auto' });

    await auto.click();
    await expect(boat.result).toHaveText(/ caught: \+\d/, { timeout: CATCH_MS });
    await auto.click();

    // What was still in the air has come down when the frame and the page agree.
    await expect(async () => {
      const after = await settled(boat.balance);
      const shown = new RegExp(`^${after.toLocaleString('en')}`);
      await expect(headerBalance(page).first()).toHaveText(shown, { timeout: 2_000 });
      expect(after).not.toBe(before);
    }).toPass({ timeout: 60_000 });

    await boat.frame.getByRole('button', { name: 'Fairness' }).click();
    await boat.frame.getByRole('button', { name: 'Change seeds and reveal' }).click();
    const newest = boat.frame.locator('.rounds li').first();
    await newest.getByRole('button', { name: 'Verify' }).click();
    await expect(newest.locator('.verdict')).toHaveText(SAME);

    const token = await page.evaluate(() => sessionStorage.getItem('token'));
    const bets = await request.get('/wps/relay/bet/list', { headers: { authorization: `Bearer ${token}` } });
    const { value } = (await bets.json()) as {
      readonly value: { readonly list: readonly { readonly vendor: string }[] };
    };
    expect(value.list.length).toBeGreaterThan(0);
  },
);

test(
  '[part of R-08] the whole game is played by keys, and a reload finds the money and the seat again',
  NARROW,
  async ({ page, request }) => {
    const boat = await boardBoat(page, await fishingGame(request));
    await expect(boat.seats).toHaveText(/of 4 seats taken/);

    await page.keyboard.press('ArrowUp');
    await expect(boat.frame.getByText('cannon ×2')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    // Now and then the water is empty for a moment, and there is nothing to aim at; and whoever is aimed at swims away,
    // on a slow machine with the next picture.
    await expect(async () => {
      await page.keyboard.press('n');
      await expect(boat.frame.getByRole('button', { name: 'Lock' })).toHaveCount(0, { timeout: 2_000 });
    }).toPass({ intervals: [100], timeout: 60_000 });
    await page.keyboard.press('Escape');
    await page.keyboard.press('2');
    await expect(boat.frame.getByRole('radio', { name: 'Laser' })).toBeChecked();
    await page.keyboard.press('1');
    const before = await boat.balance();
    await page.keyboard.down(' ');
    await expect.poll(boat.balance).not.toBe(before);
    await page.keyboard.up(' ');
    const left = await settled(boat.balance);

    await page.reload();

    const again = await boardBoat(page, await fishingGame(request));
    expect(await again.balance()).toBe(left);
    await expect(again.seats).toHaveText(/of 4 seats taken/);
  },
);

/** The balance when nothing moves it any more. */
const settled = async (balance: () => Promise<number>): Promise<number> => {
  let last = Number.NaN;
  await expect
    .poll(
      async () => {
        const now = await balance();
        const isSame = now === last;
        last = now;
        return isSame;
      },
      { intervals: [3_000], timeout: 60_000 },
    )
    .toBe(true);
  return last;
};
