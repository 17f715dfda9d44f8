import type { APIRequestContext, Page } from '@playwright/test';
import { expectLoggedIn, fillRegistration } from '../fixtures/account-steps.ts';
import { expect, test, WORDS } from '../fixtures/accounts.ts';
import { CELEBRATED, houseGames, openArcade, verifyNewest } from '../fixtures/arcade.ts';
import type { Arcade } from '../fixtures/arcade.ts';
import { onSale, openRoom, openSlip, orderAndHear, pick } from '../fixtures/lottery.ts';
import { SAME } from '../fixtures/players.ts';
import { openTable } from '../fixtures/tables.ts';
import { BOTH, PLAIN_POINTS } from '../fixtures/test.ts';

/** What is played of each category: fifty rounds in all. */
const ROUNDS = { INHOUSE: 30, RNG: 16, LIVE: 2, LOTT: 1, ELOTT: 1 } as const;

const VIETNAMESE = [
  { gameCode: 'MB5M', seconds: 300, playType: 'lo.2', symbol: '11' },
  { gameCode: 'MB2M', seconds: 120, playType: 'lo.2', symbol: '11' },
] as const;
/** Plays that win rarely: nobody is paid for one while the journey is still out of money. A bet costs two. */
const ELECTRONIC = [
  { gameCode: 'LHC_5M', seconds: 300, playType: 'special.number', symbol: '08' },
  { gameCode: 'PC28_3M', seconds: 180, playType: 'kind.three', symbol: 'leopard' },
] as const;
const BET_COSTS = 2;

/** Half of the rounds win: this many without one come once in a million journeys. */
const TRIES_MAX = 20;

test.use(PLAIN_POINTS);

test(
  'a newcomer registers as shipped, plays fifty rounds of five categories, runs out, refills in one press, wins and verifies it, and meets no dead end',
  BOTH,
  async ({ page, site, person, request, product, isMobile }, info) => {
    info.setTimeout(info.timeout + 120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const house = await houseGames(request);
    const balance = (): Promise<number> => balanceOf(page, request);

    await test.step('an account, with a gift that is worth more than a trial', async () => {
      await site.open('/register');
      await fillRegistration(page, person);
      await page.getByRole('main').getByRole('button', { name: WORDS.EN.create }).click();
      await expectLoggedIn(page, 'EN');
      expect(await balance()).toBe(100_000);
    });

    await test.step('a quick game', async () => {
      await play(await openArcade(page, house.get('Dice') ?? ''), ROUNDS.INHOUSE);
    });

    await test.step('a slot', async () => {
      await play(await openArcade(page, await firstSlot(request)), ROUNDS.RNG);
    });

    await test.step('a live table, with the smallest chip', async () => {
      const table = await openTable(page, { request, product }, house.get('Funfair Baccarat') ?? '');
      for (let round = 0; round < ROUNDS.LIVE; round += 1) {
        await table.lay(() => table.spot('banker').click());
        await table.settle();
        await expect(table.result).not.toBeEmpty();
      }
    });

    await test.step('a draw of Vietnam', async () => {
      const room = await onSale(request, VIETNAMESE, 25);
      await openRoom(page, room);
      await pick(page, room.symbol);
      await orderAndHear(page, isMobile);
    });

    await test.step('an electronic draw, for all that is left; one more tells what to do instead', async () => {
      const room = await onSale(request, ELECTRONIC, 40);
      await openRoom(page, room);
      await pick(page, room.symbol);
      const order = await openSlip(page, isMobile);
      await page.getByRole('textbox', { name: 'Multiple' }).fill(String(Math.floor((await balance()) / BET_COSTS)));
      await order.click();
      await expect.poll(balance).toBeLessThan(BET_COSTS);

      await pick(page, room.symbol);
      await (await openSlip(page, isMobile)).click();
      await expect(page.getByTestId('short-of-funds')).toBeVisible();
    });

    await test.step('a game refuses the stake, and one press brings play money into it', async () => {
      const game = await openArcade(page, house.get('Dice') ?? '');
      await game.play.click();
      const short = page.getByTestId('short-of-funds');
      await expect(short.getByRole('link', { name: 'Other games' })).toBeVisible();
      await short.getByRole('button', { name: /^Get 50,000/ }).click();

      await expect(short).toHaveCount(0);
      await expect.poll(game.balance).toBeGreaterThanOrEqual(50_000);
      expect(await balance()).toBeGreaterThanOrEqual(50_000);
    });

    await test.step('a win, and its proof', async () => {
      const game = await openArcade(page, house.get('Dice') ?? '');
      let level: string | null = null;
      for (let tries = 0; tries < TRIES_MAX && !CELEBRATED.test(level ?? ''); tries += 1) {
        await game.round();
        level = await game.result.getAttribute('data-level');
      }
      expect(level).toMatch(CELEBRATED);
      await expect(await verifyNewest(game)).toHaveText(SAME);
    });
  },
);

/** Presses play again as soon as a round is over, within the frame: nobody waits for the next look of a test. */
const play = async ({ play: button, result }: Arcade, rounds: number): Promise<void> => {
  await button.evaluate(async (pressed: HTMLElement, count) => {
    for (let round = 0; round < count; round += 1) {
      pressed.click();
      while (pressed.dataset['phase'] !== 'ready') await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }, rounds);
  await expect(result).not.toBeEmpty();
};

type Answer<Value> = { readonly value: Value };

const firstSlot = async (request: APIRequestContext): Promise<string> => {
  const answer = await request.get('/wps/relay/game/list?gameType=RNG&language=EN');
  type Listed = { readonly nodeId: string; readonly vendor: string };
  const { value } = (await answer.json()) as Answer<{ readonly games: readonly Listed[] }>;
  // The simulated vendor's coins are no slots of ours.
  return value.games.find(({ vendor }) => vendor !== 'SIM')?.nodeId ?? '';
};

const balanceOf = async (page: Page, request: APIRequestContext): Promise<number> => {
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get('/wps/v2/wallets/balance', { headers });
  return Number(((await answer.json()) as Answer<{ readonly sumBalance: string }>).value.sumBalance);
};
