import type { Bet, BetResult } from '@fairground/contract/betting/endpoints';
import { money, parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
