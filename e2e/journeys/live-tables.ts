import { expect, test } from '../fixtures/accounts.ts';
import { houseGames } from '../fixtures/arcade.ts';
import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { gameIn } from '../fixtures/games.ts';
import { join } from '../fixtures/join.ts';
import { openPrizePayer } from '../fixtures/prizes.ts';
import type { PrizePayer } from '../fixtures/prizes.ts';
import { openTable, tableNamed } from '../fixtures/tables.ts';
import { WIDE } from '../fixtures/test.ts';

const PRIZE = '50000000';
const SAME = '✓ Repeated here: the same result and the same win';

let payer: Promise<PrizePayer> | undefined;

test.beforeEach(async ({ page, site, person, request, operate, product }, info) => {
  // A round of a table takes its time, and it may be the next one that takes the bets.
  info.setTimeout(info.timeout + 120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await join(page, request, person);
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const answer = await request.get('/wps/member/info', { headers: { authorization: `Bearer ${token}` } });
  const { value: member } = (await answer.json()) as { readonly value: { readonly id: string } };
  payer ??= openPrizePayer(product.url, operate);
  await (await payer).pay(member.id, PRIZE);
  await site.prefer({ language: 'EN' });
});

test('[part of A-03] [part of R-08] baccarat is bet on, dealt and paid; the round stands in the last ones and is verified there', async ({
  page,
  request,
}) => {
  const table = await openTable(page, (await houseGames(request)).get('Funfair Baccarat') ?? '');
  await table.untilOpen();
  const before = await table.balance();

  await table.spot('banker').click();
  await expect(table.spot('banker').locator('.chip')).toBeVisible();
  await expect.poll(table.balance).toBeLessThan(before);
  await table.untilSettled();

  await expect(table.result).not.toBeEmpty();
  await expect(table.frame.locator('.spot[data-won]').first()).toBeVisible();
  await expect(table.frame.locator('.roads .road').first()).toBeVisible();
  await table.frame.getByRole('button', { name: 'Fairness' }).click();
  const newest = table.frame.locator('.rounds li').first();
  await newest.getByRole('button', { name: 'Verify' }).click();
  await expect(newest.locator('.verdict')).toHaveText(SAME);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test(
  '[part of R-08] bets are laid by keyboard, found again after a reload and taken back',
  WIDE,
  async ({ page, request }) => {
    const nodeId = (await houseGames(request)).get('Funfair Baccarat') ?? '';
    const table = await openTable(page, nodeId);
    await table.untilOpen();
    const before = await table.balance();

    await table.spot('player').focus();
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    await expect.poll(table.balance).toBeLessThan(before);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(gameIn(page).locator('[data-spot=player] .chip')).toBeVisible({ timeout: 30_000 });

    await table.untilOpen();
    const standing = await table.balance();
    await table.spot('tie').click();
    await expect.poll(table.balance).toBeLessThan(standing);
    await page.keyboard.press('z');
    await expect.poll(table.balance).toBeGreaterThanOrEqual(standing);
  },
);

for (const kind of ['Roulette', 'Sic Bo', 'Dragon Tiger', 'Xoc Dia', 'Fish Prawn Crab'])
  test(`[part of A-03] ${kind} is played from a bet to a verified round`, WIDE, async ({ page, request }) => {
    const table = await openTable(page, await tableNamed(request, kind));
    await table.untilOpen();
    const before = await table.balance();

    await table.frame.locator('.spot').first().click();
    await expect.poll(table.balance).toBeLessThan(before);
    await table.untilSettled();

    await table.frame.getByRole('button', { name: 'Fairness' }).click();
    const newest = table.frame.locator('.rounds li').first();
    await newest.getByRole('button', { name: 'Verify' }).click();
    await expect(newest.locator('.verdict')).toHaveText(SAME);
  });
