import type { Response } from '@playwright/test';
import { accessibilityFaults, contrastFaults } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/accounts.ts';
import { join } from '../fixtures/join.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { canOrder, isOpen, openRoom, order, orderAndHear, pick, secondsLeft } from '../fixtures/lottery.ts';
import { isAwake, NARROW, WIDE } from '../fixtures/test.ts';

/** A fast lottery of each family: its code, a play of it, and what is pressed in the picker. */
const FAMILIES = [
  ['SSC1M', 'position.pick', '7'],
  ['C11X5_1M', 'any1.pick', '05'],
  ['K3_1M', 'sum.sides', 'Big'],
  ['PK10_1M', 'top1.direct', '03'],
  ['PC28_1M', 'sum.sides', 'Odd'],
  ['F3D_1M', 'position.pick', '4'],
  ['KL8_5M', 'any1.pick', '33'],
  ['LHC_5M', 'special.number', '08'],
  ['P5_5M', 'position.pick', '2'],
  ['MB1M', 'lo.2', '68'],
  ['MN1M', 'de.special', '79'],
  ['YEEKEE15', 'top3.unplaced1', '5'],
] as const;

const isBuying = (answer: Response): boolean =>
  answer.request().method() === 'POST' && new URL(answer.url()).pathname === '/lgw/bets';

test.beforeEach(async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.prefer({ language: 'EN' });
});

test.describe('a member', () => {
  test.beforeEach(async ({ page, request, person }) => join(page, request, person));

  for (const [gameCode, play, symbol] of FAMILIES)
    test(`[part of A-03] [R-04] buys a bet on ${gameCode}, which stands among the orders`, WIDE, async ({ page }) => {
      test.setTimeout(300_000);
      await openRoom(page, gameCode, play);
      await canOrder(page);

      await pick(page, /^[A-Z]/.test(symbol) ? symbol.toLowerCase() : symbol);
      await orderAndHear(page, false);

      await page.getByRole('tab', { name: 'My orders' }).click();
      await expect(page.getByRole('list', { name: 'My orders' }).getByRole('listitem').first()).toBeVisible();
    });

  test('[part of A-03] finds the cart again after a reload', WIDE, async ({ page }) => {
    await openRoom(page, 'SSC5M', 'position.pick');
    await pick(page, '7');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText('Cart: 1 line')).toBeVisible();

    await page.reload();
    await isAwake(page);

    await expect(page.getByText('Cart: 1 line')).toBeVisible();
  });

  test('[part of A-03] watches the draw, is paid, and checks it with the network cut', async ({
    page,
    context,
    isMobile,
  }) => {
    test.setTimeout(300_000);
    await page.goto('/lottery?gameCode=SSC45S&playType=position.sides&lottoPrizeMode=ZY');
    await isAwake(page);
    await canOrder(page);

    // One of the two sides of a place always wins.
    await pick(page, 'big');
    await pick(page, 'small');
    await orderAndHear(page, isMobile);

    await page.getByRole('tab', { name: 'My orders' }).click();
    const orders = page.getByRole('list', { name: 'My orders' });
    await expect(orders.getByText('Won')).toBeVisible({ timeout: 120_000 });
    await orders.getByRole('button').first().click();
    await page.getByRole('link', { name: 'Check the draw' }).click();
    await expect(page.getByRole('heading', { name: 'Everything fits' })).toBeVisible();
    await expect(page.getByText('Your ticket · fits')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    const saved = (await page.getByRole('link', { name: 'Save the proof' }).getAttribute('href')) ?? '';
    await context.setOffline(true);
    const proof = decodeURIComponent(saved.slice(saved.indexOf(',') + 1));
    const changed = proof.replace(
      /"board": \[\s*"(\d)"/,
      (_, digit: string) => `"board": ["${(Number(digit) + 1) % 10}"`,
    );
    const file = (text: string) => ({ name: 'proof.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await page.getByLabel('Proof file').setInputFiles(file(changed));
    await expect(page.getByRole('heading', { name: 'Something does not fit' })).toBeVisible();
    await page.getByLabel('Proof file').setInputFiles(file(proof));
    await expect(page.getByRole('heading', { name: 'Everything fits' })).toBeVisible();
    await context.setOffline(false);
  });

  test(
    '[part of R-04] a bet that reaches the house after the lock is refused, and costs nothing',
    WIDE,
    async ({ page }) => {
      test.setTimeout(240_000);
      // The order is held back on its way until the issue is locked; a page that waits for it too long gives it up.
      await page.route('**/lgw/bets', async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        const locked = page.locator('[data-phase="locked"]').first();
        await locked.waitFor({ timeout: 60_000 }).catch(() => undefined);
        // The page's idea of the time may be ahead of the house's by half of a way there and back.
        await page.waitForTimeout(1_000).catch(() => undefined);
        await route.continue().catch(() => undefined);
      });
      await expect(async () => {
        await openRoom(page, 'SSC45S', 'position.pick');
        await isOpen(page);
        // So near its end that the page still waits for the answer when the issue is locked.
        await expect.poll(() => secondsLeft(page), { timeout: 60_000 }).toBeLessThan(15);
        await isOpen(page);
        const answered = page.waitForResponse(isBuying, { timeout: 40_000 });
        answered.catch(() => undefined);

        await pick(page, '7');
        await order(page, false);

        expect(await (await answered).json()).toMatchObject({ success: false, code: 'lottery.issue-closed' });
      }).toPass({ timeout: 200_000 });
      await expect(page.getByRole('alert')).toBeVisible();
      await page.getByRole('tab', { name: 'My orders' }).click();
      await expect(page.getByRole('heading', { name: 'No orders here yet' })).toBeVisible();
    },
  );

  test(
    '[part of R-04] the countdown and the sale are right with the clock of the browser wrong by an hour',
    WIDE,
    async ({ page }) => {
      await page.addInitScript(() => {
        const TrueDate = Date;
        const HOUR_MS = 3_600_000;
        class WrongDate extends TrueDate {
          constructor(...parts: [] | [number | string | Date]) {
            super(parts[0] ?? TrueDate.now() + HOUR_MS);
          }
          static override now(): number {
            return TrueDate.now() + HOUR_MS;
          }
        }
        globalThis.Date = WrongDate as DateConstructor;
      });
      await openRoom(page, 'SSC1M', 'position.pick');
      await canOrder(page);

      const shown = page.getByRole('timer').first();
      await expect(shown).toHaveText(/^00:[0-5]\d$/);
      await pick(page, '7');
      await orderAndHear(page, false);
    },
  );
});

test('[R-04] a visitor looks at everything and is asked to log in to buy', async ({ page, site, isMobile }) => {
  await site.open('/lottery?gameCode=SSC5M&playType=front3.direct');
  await expect(page.getByRole('timer').first()).toBeVisible();
  await canOrder(page);
  for (const row of [0, 1, 2])
    await page
      .getByRole('region', { name: 'Pick your numbers' })
      .locator('fieldset[aria-label]')
      .nth(row)
      .locator('[data-symbol="7"]')
      .click();

  await order(page, isMobile);

  await expect(page.getByRole('dialog').filter({ hasText: 'Log in' }).first()).toBeVisible();
});

test('the rooms are reached and played by keyboard alone, fit every width and have no fault a machine can find', async ({
  page,
  site,
  isMobile,
}) => {
  await site.open('/vnlottery?gameCode=MB5M&playType=lo.2');
  await expect(page.getByRole('timer').first()).toBeVisible();
  const first = page.locator('[data-symbol="00"]');
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');

  // A line has ten numbers, and five on a phone, where every key has the height of a thumb.
  const picked = page.locator(`[data-symbol="${isMobile ? '06' : '11'}"]`);
  await expect(picked).toHaveAttribute('aria-pressed', 'true');
  expect((await picked.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('the lobby shows every family with its countdown, in both themes', async ({ page, site }) => {
  await site.open('/lottery', { theme: 'light' });

  await expect(page.getByRole('heading', { name: 'Northern Vietnam', exact: true })).toBeVisible();
  await expect(page.getByRole('timer').first()).toBeVisible();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await contrastFaults(page)).toEqual([]);
});

test(
  '[part of L-12] the cards of a lobby stand where they will stand before the server has told the time',
  NARROW,
  async ({ page, site }) => {
    let tellTheTime = (): void => undefined;
    const told = new Promise<void>((resolve) => (tellTheTime = resolve));
    await page.route(/\/lgw\/numeros\/near/, async (route) => {
      await told;
      await route.continue();
    });
    const names = page.getByRole('main').locator('.lot-cards h3');

    await site.open('/lottery');
    await expect(names.first()).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);
    const before = await names.allInnerTexts();
    tellTheTime();

    await expect(page.getByRole('timer').first()).toBeVisible();
    expect(await names.allInnerTexts()).toEqual(before);
  },
);
