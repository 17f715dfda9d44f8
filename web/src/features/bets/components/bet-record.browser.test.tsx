import type { Bet, BetResult } from '@fairground/contract/betting/endpoints';
import { money, parseMoney } from '@fairground/contract/money';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { BetRecord } from './bet-record.tsx';

const bet = (betId: bigint, result: BetResult, payout: string): Bet => ({
  betId: betId as Bet['betId'],
  vendor: 'jl',
  category: 'RNG',
  gameId: 1n as Bet['gameId'],
  gameCode: null,
  roundId: `r${betId}`,
  currency: 'VND',
  stake: parseMoney('1000'),
  bonusPart: money(0n),
  payout: parseMoney(payout),
  validBet: parseMoney('1000'),
  state: 'WON',
  result,
  net: result === 'OPEN' ? null : money(parseMoney(payout) - parseMoney('1000')),
  isClosed: true,
  placedAt: new Date('2026-11-17T05:00:00Z'),
  settledAt: new Date('2026-11-17T05:00:01Z'),
});
const totals = {
  bets: 2,
  stake: parseMoney('2000'),
  payout: parseMoney('1300'),
  net: parseMoney('-700'),
  openBets: 0,
  openStake: money(0n),
};

test('a round that paid less than its stake is lost, and the sums of the page and of the days stand below', async () => {
  const list = [bet(2n, 'LOST', '300'), bet(1n, 'EVEN', '1000')];
  await renderOnSite(<BetRecord />, {
    account: 'ann',
    answers: {
      'betting.list-bets': { list, totals, next: null },
      'betting.sum-bets': { totals: { ...totals, bets: 9, net: parseMoney('-4200') } },
    },
  });

  await expect.element(page.getByText('Lost', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Even', { exact: true })).toBeVisible();
  expect(page.getByText('Won', { exact: true }).elements()).toEqual([]);
  await expect.element(page.getByText(/300\.00/).first()).toBeVisible();
  const sums = page.getByRole('region', { name: 'Totals' });
  for (const text of [/This page/, /2 settled bets/, /All selected days/, /9 settled bets/, /4,200\.00/])
    await expect.element(sums.getByText(text).first()).toBeVisible();
});

const rowsOf = (list: readonly Bet[], more: Readonly<Record<string, unknown>> = {}) => ({
  account: 'ann',
  answers: {
    'betting.list-bets': { list, totals, next: null },
    'betting.sum-bets': { totals },
    'vendors.list-played-vendors': { list: [{ vendor: 'jl', vendorName: 'Jolly', categories: ['RNG'] }] },
    'vendors.list-played-games': { list: [{ vendor: 'jl', gameId: 1n, gameName: 'Dice', bets: 2 }] },
    'vendors.name-played-games': { list: [{ vendor: 'jl', gameId: 1n, nodeId: 1, gameName: 'Dice', picture: '/x' }] },
    ...more,
  },
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('[part of C-07] all pages of what is filtered are saved as one file, and a refusal of the server is shown', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const asked: string[] = [];
  const refusal = {
    success: false,
    value: null,
    message: 'Wait until it has arrived.',
    code: 'betting.export-running',
  };
  const { fetch: send } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
    if (typeof address !== 'string' || !address.startsWith('/wps/')) return send(address, options);
    asked.push(address);
    return asked.length === 1
      ? new Response('a,b', { headers: { 'content-type': 'text/csv; charset=utf-8' } })
      : new Response(JSON.stringify(refusal), { status: 429, headers: { 'content-type': 'application/json' } });
  });
  await page.viewport(1280, 900);
  await renderOnSite(<BetRecord />, rowsOf([bet(2n, 'LOST', '300')]));
  await page.getByRole('combobox', { name: 'Result' }).click();
  await page.getByRole('option', { name: 'Lost' }).click();

  await page.getByRole('button', { name: 'Save as CSV' }).click();
  await expect.poll(() => saved).toHaveLength(1);
  await page.getByRole('button', { name: 'Save as CSV' }).click();

  expect(saved[0]).toMatch(/^bets-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  expect(asked[0]).toMatch(/^\/wps\/relay\/bet\/export\?from=.*result=LOST/);
  await expect.poll(() => asked).toHaveLength(2);
});

test('[part of C-07] on a phone the filters stand in a sheet, and say from outside how many are on', async () => {
  await page.viewport(390, 800);
  await renderOnSite(<BetRecord />, rowsOf([bet(2n, 'LOST', '300')]));

  expect(page.getByRole('combobox', { name: 'Provider' }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('combobox', { name: 'Game' }).click();
  await page.getByRole('option', { name: 'Dice' }).click();
  await sheet.getByRole('button', { name: 'Show results' }).click();

  await expect.element(page.getByRole('button', { name: /Filters.*1 on/ })).toBeVisible();
  await page.viewport(1280, 900);
});

const diceRound = {
  round: {
    ...{ roundId: 12n, vendor: 'jl', game: '1', kind: 'dice', state: 'DONE', currency: 'VND', nonce: 3, steps: [] },
    ...{ choice: { kind: 'dice', side: 'over', wins: 4_950 }, shown: { kind: 'dice', roll: 7_012 }, winNow: null },
    ...{ bet: parseMoney('1000'), stake: parseMoney('1000'), win: parseMoney('2000'), endedByRule: false },
    ...{ playedAt: new Date('2026-11-17T05:00:00Z'), endedAt: new Date('2026-11-17T05:00:01Z') },
  },
  rules: null,
};

test('[part of C-07] a round of our own is replayed step by step with the keyboard, from what is stored of it', async () => {
  const won = { ...bet(5n, 'WON', '2000'), roundId: '12' };
  await renderOnSite(
    <BetRecord />,
    rowsOf([won], {
      'betting.read-bet': { bet: won, detail: null, round: [won] },
      'studio.find-own-rounds': { list: [{ roundId: 12n, vendor: 'jl', kind: 'dice', nonce: 3, isRevealed: false }] },
      'studio.read-own-round': diceRound,
    }),
  );
  await page.getByRole('button', { name: /Dice/ }).click();
  await page.getByRole('button', { name: 'Replay' }).click();

  const replay = page.getByRole('region', { name: 'Replay' });
  await expect.element(replay.getByText('Step 1 of 4')).toBeVisible();
  const forward = replay.getByRole('button', { name: 'Step forward' });
  (forward.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(replay.getByText('70.12')).toBeVisible();
  await replay.getByRole('button', { name: /Paid: 2,000\.00/ }).click();
  await expect.element(replay.getByText('Step 4 of 4')).toBeVisible();
  await expect.element(forward).toBeDisabled();
});

test('[part of C-07] the picture to share is saved as a PNG and names neither the player nor the bet', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const written: string[] = [];
  vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText').mockImplementation((text) => void written.push(text));
  const won = bet(987_654n, 'WON', '2500');
  await renderOnSite(<BetRecord />, rowsOf([won], { 'betting.read-bet': { bet: won, detail: null, round: [won] } }));
  await page.getByRole('button', { name: /Dice/ }).click();
  await page.getByRole('button', { name: 'Share' }).click();

  await expect.element(page.getByRole('img', { name: 'Picture: Dice, Won 2.50×' })).toBeVisible();
  expect(written).toEqual(expect.arrayContaining(['Fairground', 'Dice', '2.50×']));
  expect(written.filter((text) => /ann|987|2,500/.test(text))).toEqual([]);
  await page.getByRole('checkbox', { name: 'Show the amounts' }).or(page.getByRole('switch')).first().click();
  await expect.poll(() => written.some((text) => text.includes('2,500.00'))).toBe(true);
  await page.getByRole('button', { name: 'Save the picture' }).click();
  expect(saved).toEqual(['fairground-bet.png']);
});
