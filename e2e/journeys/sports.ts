import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures/accounts.ts';
import { join } from '../fixtures/join.ts';
import { askSandbox } from '../fixtures/sandbox.ts';
import { isAwake, ON_PHONE, WIDE } from '../fixtures/test.ts';

/** A live bet or cash-out is decided after its delay of five seconds, by the next round of the node. */
const DECIDED_MS = 20_000;

type Row = { readonly fixtureId: string; readonly home: { readonly name: string } };

/** A match that begins later, so that its bets are decided at once. */
const laterMatch = async (request: APIRequestContext): Promise<Row> => {
  let found: Row | undefined;
  await expect
    .poll(async () => {
      const answer = await request.get('/wps/relay/sports/coupon', {
        params: { sport: 'FOOTBALL', range: 'upcoming' },
        headers: { 'accept-language': 'en' },
      });
      const { value } = (await answer.json()) as { readonly value: { readonly list: readonly Row[] } };
      found = value.list[0];
      return found !== undefined;
    })
    .toBe(true);
  if (found === undefined) throw new Error('No match is planned.');
  return found;
};

test(
  '[part of A-01] a member on a phone places a single on a later match and sees it among the open bets',
  ON_PHONE,
  async ({ page, site, request, person }) => {
    await site.prefer({ language: 'EN' });
    await join(page, request, person);
    const { fixtureId } = await laterMatch(request);
    await page.goto(`/sports/match/${fixtureId}`);
    await isAwake(page);

    await page.getByRole('button', { name: /: Match result, Draw, / }).click();
    await page.getByRole('button', { name: /^Open the slip/ }).click();
    const slip = page.getByRole('dialog', { name: 'Bet slip' });
    await slip.getByRole('group', { name: 'Quick stakes' }).getByRole('button').first().click();
    await slip.getByRole('button', { name: /^Place / }).click();
    await expect(slip.getByText('Bet placed')).toBeVisible();

    await slip.getByRole('link', { name: 'My bets' }).click();
    await expect(page.getByRole('heading', { name: 'My bets' })).toBeVisible();
    await expect(page.getByText('Single', { exact: true })).toBeVisible();
    await expect(page.getByText('Draw', { exact: true })).toBeVisible();
  },
);

test(
  '[part of R-06] a visitor sees the matches, puts one on the slip and is asked to log in',
  WIDE,
  async ({ page, site, request }) => {
    const { fixtureId } = await laterMatch(request);
    await site.open('/sports/book');
    await page.getByText('Upcoming', { exact: true }).click();
    await page.locator(`a[href="/sports/match/${fixtureId}"]`).first().click();

    await page.getByRole('button', { name: /: Match result, Draw, / }).click();
    await page.getByRole('group', { name: 'Quick stakes' }).getByRole('button').first().click();
    await page.getByRole('button', { name: 'Log in and place' }).click();

    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('textbox', { name: 'Stake on Draw' })).toHaveValue('10,000');
  },
);

test(
  '[part of A-01] a live bet on a phone waits, is accepted, stands among the open bets and is cashed out',
  ON_PHONE,
  async ({ page, site, request, product, person }) => {
    await site.prefer({ language: 'EN' });
    await join(page, request, person);
    // The prices of a series move with its maps alone: none of them ends within the minute of this journey.
    const { fixtureId } = (await askSandbox(request, product, 'match', { sport: 'ESPORTS' })) as { fixtureId: string };
    await page.goto(`/sports/match/${fixtureId}`);
    await isAwake(page);
    await expect(page.getByText('Map 1', { exact: true }).first()).toBeVisible();

    await page
      .getByRole('button', { name: /: Match winner, / })
      .first()
      .click();
    await page.getByRole('button', { name: /^Open the slip/ }).click();
    const slip = page.getByRole('dialog', { name: 'Bet slip' });
    await slip.getByRole('group', { name: 'Quick stakes' }).getByRole('button').first().click();
    await expect(slip.getByText(/^Live bets are decided after \d+ seconds/)).toBeVisible();
    await slip.getByRole('button', { name: /^Place / }).click();
    await expect(slip.getByText(/^Waiting for the match, \d+ s$/)).toBeVisible();
    await expect(slip.getByText('Bet placed')).toBeVisible({ timeout: DECIDED_MS });

    await slip.getByRole('link', { name: 'My bets' }).click();
    const bet = page.getByRole('article').filter({ hasText: 'Single' });
    await expect(bet.getByText('Open', { exact: true })).toBeVisible();
    await bet.getByRole('button', { name: /^Cash out / }).click();
    await bet.getByRole('button', { name: /^Take .+ now$/ }).click();
    await expect(page.getByText(/^Cashed out: /)).toBeVisible({ timeout: DECIDED_MS });
    await expect(page.getByText('No open bets')).toBeVisible();
  },
);
