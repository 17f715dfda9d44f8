import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/accounts.ts';
import { headerBalance } from '../fixtures/centre-steps.ts';
import { amountIn } from '../fixtures/games.ts';
import { join } from '../fixtures/join.ts';
import { canOrder, isOpen, openRoom, orderAndHear, pick, secondsLeft } from '../fixtures/lottery.ts';
import { isAwake, lookOut, WIDE } from '../fixtures/test.ts';

/** A lottery of each family that is drawn by the day, the week or the month. */
const SLOW = ['THAI_GOV', 'LAO4', 'HN_VIP', 'MY4D', 'TOTO649', 'MEGA645', 'POWER655'] as const;

/** Long enough to buy, to look and to take back before an issue is locked. */
const TIME_TO_THINK = 100;

const hasTime = async (page: Page): Promise<void> => {
  await isOpen(page);
  await expect.poll(() => secondsLeft(page), { timeout: 150_000 }).toBeGreaterThan(TIME_TO_THINK);
  await canOrder(page);
};

const ordersOf = (page: Page): Locator => page.getByRole('list', { name: 'My orders' }).getByRole('listitem');

test.beforeEach(async ({ page, site, request, person }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.prefer({ language: 'EN' });
  await join(page, request, person);
});

test(
  '[part of A-03] [R-04] lotteries of each slow family are bought, or say that they are closed',
  WIDE,
  async ({ page }) => {
    test.setTimeout(300_000);
    for (const gameCode of SLOW) {
      await page.goto(`/lottery?gameCode=${gameCode}`);
      await isAwake(page);
      const phase = page.locator('[data-phase]').first();
      await expect(phase).toBeVisible();
      const typed = page.getByRole('region', { name: 'Pick your numbers' }).getByRole('textbox');
      const lucky = page.getByRole('button', { name: 'Lucky pick' });
      await expect(typed.or(lucky).first()).toBeVisible();
      if (await lucky.isVisible()) await lucky.click();
      else await typed.fill((await typed.getAttribute('placeholder')) ?? '');
      if ((await phase.getAttribute('data-phase')) !== 'open') {
        await expect(page.getByRole('button', { name: 'Closed for now' })).toBeVisible();
        continue;
      }

      await orderAndHear(page, false);

      await page.getByRole('tab', { name: 'My orders' }).click();
      await expect(ordersOf(page).getByText('Waiting for the draw')).toHaveCount(1);
    }
  },
);

test('[part of A-03] an order is taken back while its issue sells, and bought again', WIDE, async ({ page }) => {
  test.setTimeout(300_000);
  await openRoom(page, 'SSC5M', 'position.pick');
  await hasTime(page);
  const before = await amountIn(headerBalance(page).first());
  await pick(page, '7');
  await orderAndHear(page, false);
  await expect.poll(() => amountIn(headerBalance(page).first())).toBe(before - 2);

  await page.getByRole('tab', { name: 'My orders' }).click();
  await ordersOf(page).getByRole('button').first().click();
  const takenBack = lookOut(page.getByText('Taken back; your stake is in your balance again'));
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await takenBack;
  await expect(ordersOf(page).getByText('Taken back', { exact: true })).toHaveCount(1);
  await expect.poll(() => amountIn(headerBalance(page).first())).toBe(before);

  await ordersOf(page).getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Take back' })).toHaveCount(0);
  const bought = lookOut(page.getByText('Bought again on the issue on sale'));
  await page.getByRole('dialog').getByRole('button', { name: 'Buy again' }).click();
  await bought;
  await expect(ordersOf(page)).toHaveCount(2);
  await expect(ordersOf(page).getByText('Waiting for the draw')).toHaveCount(1);
  await expect.poll(() => amountIn(headerBalance(page).first())).toBe(before - 2);
});

test(
  '[part of A-03] a chase is planned for a target, paid at once and stopped: what was not played comes back',
  WIDE,
  async ({ page }) => {
    test.setTimeout(300_000);
    await openRoom(page, 'PC28_3M', 'kind.three');
    await hasTime(page);
    const before = await amountIn(headerBalance(page).first());
    await pick(page, 'leopard');
    await page.getByRole('button', { name: 'Play on the next issues too' }).click();
    const plan = page.getByRole('dialog', { name: 'Play on the next issues' });
    await plan.getByText('Target', { exact: true }).click();
    await plan.getByLabel('Issues', { exact: true }).fill('4');
    await expect(plan.getByRole('list', { name: 'Issues of the chase' }).getByRole('listitem')).toHaveCount(4);

    const isOn = lookOut(page.getByText('The chase is on'));
    await plan.getByRole('button', { name: 'Start the chase' }).click();
    await isOn;
    await expect.poll(() => amountIn(headerBalance(page).first())).toBe(before - 8);

    await page.getByRole('tab', { name: 'Chases' }).click();
    const chases = page.getByRole('list', { name: 'My chases' });
    await expect(chases.getByText('Running')).toBeVisible();
    await chases.getByRole('button', { name: 'Stop' }).click();
    await expect(chases.getByText('Stopped', { exact: true })).toBeVisible();
    await expect.poll(() => amountIn(headerBalance(page).first())).toBe(before);
  },
);

test('[part of R-05] bets are typed as they are written to a broker, priced and bought', WIDE, async ({ page }) => {
  await page.goto('/vnlottery?gameCode=MB5M&playType=lo.2');
  await isAwake(page);
  await page.getByRole('tab', { name: 'Type bets' }).click();
  const text = page.getByLabel('Bets as you would text them');
  await text.fill('mb 68 giáp mèo');
  await expect(page.getByText('A kind of bet is missing at')).toBeVisible();
  await text.fill('mb 68 de1');
  await expect(page.getByText('1 bet understood')).toBeVisible();
  await page.getByRole('button', { name: 'What does it cost?' }).click();
  await expect(page.getByRole('heading', { name: /Northern Vietnam/ }).last()).toBeVisible();

  const areIn = lookOut(page.getByText('1 order is in'));
  await page.getByRole('button', { name: 'Buy it' }).click();
  await areIn;

  await page.getByRole('tab', { name: 'My orders' }).click();
  await page.getByRole('group', { name: 'Of which lottery' }).getByText('All lotteries').click();
  await expect(ordersOf(page).getByText('Waiting for the draw')).toHaveCount(1);
});
