import type { Response } from '@playwright/test';
import { accessibilityFaults, contrastFaults } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/accounts.ts';
import { join } from '../fixtures/join.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { onSale, openRoom, openSlip, orderAndHear, pick, ROOM_WORDS } from '../fixtures/lottery.ts';
import { askSandbox } from '../fixtures/sandbox.ts';
import { NARROW } from '../fixtures/test.ts';

/** One of the two sides of a place always wins. */
const SIDED = { playType: 'position.sides&lottoPrizeMode=ZY', symbol: 'big' } as const;
const WITH_SIDES = [
  { ...SIDED, gameCode: 'SSC5M', seconds: 300 },
  { ...SIDED, gameCode: 'PK10_3M', seconds: 180 },
  { ...SIDED, gameCode: 'SSC2M', seconds: 120 },
  { ...SIDED, gameCode: 'BOAT_5M', seconds: 300 },
] as const;

const isBuying = (answer: Response): boolean =>
  answer.request().method() === 'POST' && new URL(answer.url()).pathname === '/lgw/bets';

test(
  '[part of A-03] [part of R-04] a draw is watched and paid, a bet after it is refused, and the draw is checked with the network cut',
  NARROW,
  async ({ page, context, site, request, person, product }) => {
    await site.prefer({ language: 'EN' });
    await join(page, request, person);
    const room = await onSale(request, WITH_SIDES, 50);

    await test.step('both sides of a place are bought', async () => {
      await openRoom(page, room);
      await pick(page, 'big');
      await pick(page, 'small');
      await orderAndHear(page, true);
    });

    await test.step('a bet that reaches the server after the lock is refused, and costs nothing', async () => {
      await askSandbox(request, product, 'draw', { gameCode: room.gameCode });
      await pick(page, 'big');
      const answered = page.waitForResponse(isBuying);
      await (await openSlip(page, true)).click();
      expect(await (await answered).json()).toMatchObject({ success: false, code: 'lottery.issue-closed' });
      await expect(page.getByRole('alert')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('the order is paid, and it is the only one', async () => {
      await page.getByRole('tab', { name: 'My orders' }).click();
      const orders = page.getByRole('list', { name: 'My orders' });
      await expect(orders.getByText('Won')).toBeVisible();
      await expect(orders.getByRole('listitem')).toHaveCount(1);
      await orders.getByRole('button').first().click();
    });

    await test.step('the draw and the ticket are checked, without a network too', async () => {
      await page.getByRole('link', { name: 'Check the draw' }).click();
      await expect(page.getByRole('heading', { name: 'Everything fits' })).toBeVisible();
      await expect(page.getByText('Your ticket · fits')).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);

      const saved = (await page.getByRole('link', { name: 'Save the proof' }).getAttribute('href')) ?? '';
      await context.setOffline(true);
      const proof = decodeURIComponent(saved.slice(saved.indexOf(',') + 1));
      const changed = proof.replace(/"board": \[\s*"(\d+)",\s*"(\d+)"/, (_, one: string, other: string) =>
        one === other ? `"board": ["${one === '1' ? '2' : '1'}", "${other}"` : `"board": ["${other}", "${one}"`,
      );
      expect(changed).not.toBe(proof);
      const file = (text: string) => ({ name: 'proof.json', mimeType: 'application/json', buffer: Buffer.from(text) });
      await page.getByLabel('Proof file').setInputFiles(file(changed));
      await expect(page.getByRole('heading', { name: 'Something does not fit' })).toBeVisible();
      await page.getByLabel('Proof file').setInputFiles(file(proof));
      await expect(page.getByRole('heading', { name: 'Everything fits' })).toBeVisible();
      await context.setOffline(false);
    });
  },
);

test('[part of R-04] [part of R-05] a visitor plays a room of Vietnam by keyboard alone, and is asked to log in to buy', async ({
  page,
  site,
  request,
  isMobile,
}) => {
  const language = isMobile ? 'TY' : 'EN';
  const room = await onSale(
    request,
    [
      { gameCode: 'MB5M', seconds: 300, playType: 'lo.2', symbol: '11' },
      { gameCode: 'MB2M', seconds: 120, playType: 'lo.2', symbol: '11' },
    ],
    30,
  );
  await site.open(`/vnlottery?gameCode=${room.gameCode}&playType=lo.2`, { language });
  await expect(page.getByRole('timer').first()).toBeVisible();
  await page.locator('[data-symbol="00"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');

  // A line has ten numbers, and five on a phone, where every key has the height of a thumb.
  const picked = page.locator(`[data-symbol="${isMobile ? '06' : '11'}"]`);
  await expect(picked).toHaveAttribute('aria-pressed', 'true');
  expect((await picked.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await accessibilityFaults(page)).toEqual([]);

  await (await openSlip(page, isMobile, language)).click();

  const door = page.getByRole('dialog').filter({ has: page.locator('input[name="password"]') });
  await expect(door.first()).toBeVisible();
});

test(
  '[part of L-12] the cards of the lobby stand where they will stand before the server has told the time; a room whose sale is over says so',
  NARROW,
  async ({ page, site }) => {
    let tellTheTime = (): void => undefined;
    const told = new Promise<void>((resolve) => (tellTheTime = resolve));
    await page.route(/\/lgw\/numeros\/near/, async (route) => {
      await told;
      await route.continue();
    });
    const names = page.getByRole('main').locator('.lot-cards h3');

    await site.open('/lottery', { language: 'TY', theme: 'light' });
    await expect(names.first()).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);
    const before = await names.allInnerTexts();
    tellTheTime();
    await expect(page.getByRole('timer').first()).toBeVisible();
    // Those further down are drawn one after the other.
    expect((await names.allInnerTexts()).slice(0, before.length)).toEqual(before);
    await expect(page.getByRole('heading', { name: 'Miền Bắc', exact: true })).toBeVisible();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await contrastFaults(page)).toEqual([]);
    await page.unrouteAll({ behavior: 'wait' });

    await test.step('between lock and draw nothing is sold', async () => {
      // The page goes by the time it is given: here by the first second after the lock.
      await page.route(/\/lgw\/numeros\/near\?gameCode=MEGA645/, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as Near;
        const { lockAt } = body.value.currentNumero;
        const serverTime = new Date(Date.parse(lockAt) + 1_000).toISOString();
        await route.fulfill({ response: answer, json: { ...body, value: { ...body.value, serverTime } } });
      });
      await page.goto('/lottery?gameCode=MEGA645');
      await expect(page.locator('[data-phase="locked"]').first()).toBeVisible();
      await page.getByRole('button', { name: ROOM_WORDS.TY.lucky }).click();
      await page.getByRole('button', { name: ROOM_WORDS.TY.toSlip }).click();
      await expect(page.getByRole('button', { name: ROOM_WORDS.TY.closed })).toHaveAttribute('aria-disabled', 'true');
    });
  },
);

type Near = { readonly value: { readonly currentNumero: { readonly lockAt: string } } };
