import { money } from '@fairground/contract/money';
import type { CardHandId, CardTableId } from '@fairground/contract/rooms/fields';
import type { HandRow } from '@fairground/contract/rooms/table';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { OwnHands } from './own-hands.tsx';

const hand = (no: number): HandRow => ({
  ...{
    handId: BigInt(no) as CardHandId,
    tableId: 7n as CardTableId,
    no,
    room: 'phom-1',
    game: 'phom',
    currency: 'VND',
  },
  ...{ state: 'SETTLED', players: 3, unit: money(1_000_000n), stake: money(30_000_000n), payout: money(0n) },
  ...{ net: money(-30_000_000n), rake: money(0n), before: money(300_000_000n), after: money(270_000_000n) },
  at: new Date('2026-11-19T08:00:00Z'),
});

test('past hands show stake, result and what lay on the table, lead to replay and proof, and go on page by page', async () => {
  let asked = 0;
  const listHands = () => {
    asked += 1;
    return asked === 1 ? { list: [hand(42)], next: 42n } : { list: [hand(41)], next: null };
  };
  await renderOnSite(<OwnHands />, { account: 'somebody', answers: { 'rooms.list-hands': listHands } });

  await expect.element(page.getByText(/#42$/)).toBeVisible();
  await expect.element(page.getByText('At the table before')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Replay and proof of hand #42' }))
    .toHaveAttribute('href', '/fair?hand=42');
  await page.getByRole('button', { name: 'Show earlier hands' }).click();

  await expect.element(page.getByText(/#41$/)).toBeVisible();
  await expect.element(page.getByText(/#42$/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show earlier hands' })).not.toBeInTheDocument();
});

test('somebody who has played no hand sees no list', async () => {
  await renderOnSite(<OwnHands />, { account: 'nobody', answers: { 'rooms.list-hands': { list: [], next: null } } });

  await expect.element(page.getByText('Your past hands')).not.toBeInTheDocument();
});
