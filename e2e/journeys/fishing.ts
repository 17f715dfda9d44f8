import { expect, test } from '../fixtures/accounts.ts';
import { headerBalance } from '../fixtures/centre-steps.ts';
import { boardBoat, fishingGame } from '../fixtures/fishing.ts';
import { join } from '../fixtures/join.ts';
import { openPrizePayer } from '../fixtures/prizes.ts';
import type { PrizePayer } from '../fixtures/prizes.ts';
import { NARROW, WIDE } from '../fixtures/test.ts';

const PRIZE = '5000000';
const SAME = '✓ Repeated here: the same result and the same win';
/** Every second shot or so catches something small; so long without one does not happen. */
const CATCH_MS = 120_000;

let payer: Promise<PrizePayer> | undefined;

test.beforeEach(async ({ page, site, person, request, operate, product }, info) => {
  info.setTimeout(info.timeout + CATCH_MS + 60_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await join(page, request, person);
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const answer = await request.get('/wps/member/info', { headers: { authorization: `Bearer ${token}` } });
  const { value: member } = (await answer.json()) as { readonly value: { readonly id: string } };
  payer ??= openPrizePayer(product.url, operate);
  await (await payer).pay(member.id, PRIZE);
  await site.prefer({ language: 'EN' });
});

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
    const after = await settled(boat.balance);
    await expect(headerBalance(page).first()).toHaveText(new RegExp(`^${after.toLocaleString('en')}`));
    expect(after).not.toBe(before);

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
    await page.keyboard.press('n');
    await expect(boat.frame.getByRole('button', { name: 'Lock' })).toHaveCount(0);
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
