import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/accounts.ts';
import { headerBalance } from '../fixtures/centre-steps.ts';
import { amountIn } from '../fixtures/games.ts';
import { join } from '../fixtures/join.ts';
import { onSale, openRoom, orderAndHear, pick, secondsLeft } from '../fixtures/lottery.ts';
import { isAwake, lookOut, WIDE } from '../fixtures/test.ts';

/** Plays that win rarely and much: each step of a chase for a target costs one bet of two. */
const RARE = [
  { gameCode: 'LHC_5M', seconds: 300, playType: 'special.number', symbol: '08' },
  { gameCode: 'PC28_3M', seconds: 180, playType: 'kind.three', symbol: 'leopard' },
] as const;

/** To buy, to look and to take back before the issue is locked, on a busy machine. */
const TIME_TO_THINK = 75;
const HOUR_MS = 3_600_000;

const ordersOf = (page: Page): Locator => page.getByRole('list', { name: 'My orders' }).getByRole('listitem');
const balanceOf = (page: Page): Promise<number> => amountIn(headerBalance(page).first());

test.beforeEach(async ({ page, site, request, person }) => {
  await site.prefer({ language: 'EN' });
  await join(page, request, person);
});

test(
  '[part of A-03] [R-04] with the clock of the browser wrong by an hour: the cart waits over a reload, an order is bought, taken back and bought again, a chase is paid at once and stopped',
  WIDE,
  async ({ page, request }) => {
    await page.addInitScript((byMs) => {
      const TrueDate = Date;
      class WrongDate extends TrueDate {
        constructor(...parts: [] | [number | string | Date]) {
          super(parts[0] ?? TrueDate.now() + byMs);
        }
        static override now(): number {
          return TrueDate.now() + byMs;
        }
      }
      globalThis.Date = WrongDate as DateConstructor;
    }, HOUR_MS);
    const room = await onSale(request, RARE, TIME_TO_THINK);
    await openRoom(page, room);

    await test.step('the countdown is that of the server', async () => {
      const answer = await request.get('/lgw/numeros/near', { params: { gameCode: room.gameCode } });
      const { value } = (await answer.json()) as { readonly value: { readonly currentNumero: { remainTime: number } } };
      expect(Math.abs((await secondsLeft(page)) - value.currentNumero.remainTime / 1_000)).toBeLessThan(5);
    });

    await test.step('the cart is found again after a reload', async () => {
      await pick(page, room.symbol);
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await expect(page.getByText('Cart: 1 line')).toBeVisible();
      await page.reload();
      await isAwake(page);
      await expect(page.getByText('Cart: 1 line')).toBeVisible();
    });

    const before = await balanceOf(page);
    await test.step('the order is bought and stands among the orders', async () => {
      await orderAndHear(page, false);
      await expect.poll(() => balanceOf(page)).toBe(before - 2);
      await page.getByRole('tab', { name: 'My orders' }).click();
      await ordersOf(page).getByRole('button').first().click();
    });

    await test.step('it is taken back while its issue sells', async () => {
      const takenBack = lookOut(page.getByText('Taken back; your stake is in your balance again'));
      await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
      await takenBack;
      await expect(ordersOf(page).getByText('Taken back', { exact: true })).toHaveCount(1);
      await expect.poll(() => balanceOf(page)).toBe(before);
    });

    await test.step('it is bought again', async () => {
      await ordersOf(page).getByRole('button').first().click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Take back' })).toHaveCount(0);
      const bought = lookOut(page.getByText('Bought again on the issue on sale'));
      await page.getByRole('dialog').getByRole('button', { name: 'Buy again' }).click();
      await bought;
      await expect(ordersOf(page)).toHaveCount(2);
      await expect(ordersOf(page).getByText('Waiting for the draw')).toHaveCount(1);
      await expect.poll(() => balanceOf(page)).toBe(before - 2);
    });

    await test.step('a chase is planned for a target, paid at once and stopped: what was not played comes back', async () => {
      await pick(page, room.symbol);
      await page.getByRole('button', { name: 'Play on the next issues too' }).click();
      const plan = page.getByRole('dialog', { name: 'Play on the next issues' });
      await plan.getByText('Target', { exact: true }).click();
      await plan.getByLabel('Issues', { exact: true }).fill('4');
      await expect(plan.getByRole('list', { name: 'Issues of the chase' }).getByRole('listitem')).toHaveCount(4);
      const isOn = lookOut(page.getByText('The chase is on'));
      await plan.getByRole('button', { name: 'Start the chase' }).click();
      await isOn;
      await expect.poll(() => balanceOf(page)).toBe(before - 2 - 8);

      await page.getByRole('tab', { name: 'Chases' }).click();
      const chases = page.getByRole('list', { name: 'My chases' });
      await expect(chases.getByText('Running')).toBeVisible();
      await chases.getByRole('button', { name: 'Stop' }).click();
      await expect(chases.getByText('Stopped', { exact: true })).toBeVisible();
      await expect.poll(() => balanceOf(page)).toBe(before - 2);
    });
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
