import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { DropStrip } from './drop-strip.tsx';
import { OfferPanel } from './offer-panel.tsx';

const TERMS = {
  ...{ kind: 'CASHBACK', credit: 'CASH', percentPpm: 50_000, amount: parseMoney('500'), minDeposit: parseMoney('10') },
  ...{ multiplierX100: 100, maxBet: parseMoney('50'), capX100: null, runHours: 168, weights: [], mustJoin: true },
  ...{ oncePerDevice: true, oncePerAddress: false, oncePerPerson: false, currencySymbol: '₫' },
  ...{ rankFrom: 0, rankTo: 10, registeredFrom: null },
};
const standing = (state: string) => ({ promotionId: 7n, state, given: null, joinedAt: null, until: null });
const draw = (state: string, terms: object = TERMS) =>
  renderOnSite(<OfferPanel promotionId={7n} />, {
    account: 'ann',
    answers: {
      'promotions.read-offer-conditions': { terms },
      'promotions.list-standings': { list: [standing(state)] },
    },
  });

test('[part of T-18] an offer says where the member stands, what to do now, and its terms in plain words', async () => {
  await draw('join');

  await expect.element(page.getByRole('button', { name: 'Join' })).toBeVisible();
  await expect.element(page.getByText('5%')).toBeVisible();
  await expect.element(page.getByText(/500\.00/)).toBeVisible();
  await expect.element(page.getByText('device')).toBeVisible();
});

test('an offer for some ranks and for those who came lately says so', async () => {
  await draw('close', { ...TERMS, rankFrom: 3, rankTo: 7, registeredFrom: '2026-11-01' });

  await expect.element(page.getByText('3 – 7')).toBeVisible();
  await expect.element(page.getByText(/Nov.*2026|2026.*Nov/)).toBeVisible();
});

test('the terms of an offer are said exactly as they are enforced, never rounded', async () => {
  const credit = { kind: 'RELOAD', credit: 'BONUS', multiplierX100: 250, percentPpm: 125_000, capX100: 150 };
  await draw('join', { ...TERMS, ...credit, runHours: 36, weights: [{ category: 'RNG', ppm: 125_000 }] });

  for (const words of ['2.5×', '12.5%', '1.5 × the bonus', '36 hours', /Slots 12\.5%/])
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});

test.each([
  ['claim', 'Claim'],
  ['signed', 'Joined'],
  ['process', 'Running'],
  ['claimed', 'Claimed'],
  ['issued', 'Credited'],
  ['close', 'Closed'],
  ['coming-soon', 'Coming soon'],
])('[part of T-18] an offer that stands at %s says “%s”', async (state, words) => {
  await draw(state, { ...TERMS, kind: 'GIFT' });

  await expect.element(page.getByText(words, { exact: true }).first()).toBeVisible();
});

test('[part of C-10] a red packet shows how many envelopes are left, and what the own one held', async () => {
  const drop = {
    ...{ dropId: 1n, title: 'Tết', envelopes: 1_000, left: 412, currencySymbol: '₫', amount: parseMoney('23.45') },
    ...{ opensAt: new Date('2026-11-17T10:00:00Z'), closesAt: new Date('2026-11-18T10:00:00Z'), state: 'claimed' },
  };
  await renderOnSite(<DropStrip />, { account: 'ann', answers: { 'promotions.list-drops': { list: [drop] } } });

  await expect.element(page.getByText('412 of 1,000 envelopes left')).toBeVisible();
  await expect.element(page.getByText(/23\.45/)).toBeVisible();
});
