import { money } from '@fairground/contract/money';
import type { Room } from '@fairground/contract/rooms/table';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { RoomDoor } from './room-door.tsx';

const room = (style: Room['style'], turnSeconds: number): Room => ({
  ...{ room: style === 'classic' ? 'phom-1' : `phom-1-${style}`, game: 'phom', level: 1, style, currency: 'VND' },
  ...{ unit: money(1_000_000n), chip: null, seats: 4, turnSeconds, hasHouse: true, players: 0, tables: 0 },
  buyIn: { least: money(30_000_000n), most: money(600_000_000n) },
});
const answers = { 'rooms.list-rooms': { list: [room('classic', 15), room('slow', 30)] } };

test('the page of a classic room leads to the slow one of the same stakes', async () => {
  await renderOnSite(<RoomDoor code="phom-1" />, { answers });

  await expect
    .element(page.getByRole('link', { name: 'A table with twice the time' }))
    .toHaveAttribute('href', '/pvp/room/phom-1-slow');
  await expect.element(page.getByText(/Everything takes twice the time/)).not.toBeInTheDocument();
});

test('a slow room says what is slow about it, and takes quick seats and private tables as any other', async () => {
  await renderOnSite(<RoomDoor code="phom-1-slow" />, { answers });

  await expect.element(page.getByText(/Everything takes twice the time/)).toBeVisible();
  await expect.element(page.getByText('30 s', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'A table with twice the time' })).not.toBeInTheDocument();
  for (const name of ['Quick seat', 'Private table'])
    await expect.element(page.getByRole('button', { name })).toBeEnabled();
});
