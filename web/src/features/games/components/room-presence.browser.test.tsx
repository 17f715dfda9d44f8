import { money } from '@fairground/contract/money';
import type { Room } from '@fairground/contract/rooms/table';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { RoomPresence } from './room-presence.tsx';

const room = (code: string, players: number, tables: number): Room => ({
  ...{ room: code, game: 'phom', level: 1, style: 'classic', currency: 'VND', unit: money(1_000_000n), chip: null },
  ...{ seats: 4, buyIn: { least: money(30_000_000n), most: money(600_000_000n) }, turnSeconds: 15, hasHouse: true },
  ...{ players, tables },
});
const answers = { 'rooms.list-rooms': { list: [room('phom-1', 3, 2), room('phom-2', 0, 0)] } };

test('the tile of a card room says how many people and tables are in it now', async () => {
  await renderOnSite(<RoomPresence code="phom-1" />, { answers });

  await expect.element(page.getByText('3 players, 2 tables')).toBeInTheDocument();
});

test.each(['phom-2', 'phom-9'])('of %s, where nobody plays or that is no room, a tile says nothing', async (code) => {
  await renderOnSite(
    <>
      <RoomPresence code="phom-1" />
      <div data-testid="quiet">
        <RoomPresence code={code} />
      </div>
    </>,
    { answers },
  );
  await expect.element(page.getByText('3 players, 2 tables')).toBeInTheDocument();

  await expect.element(page.getByTestId('quiet')).toBeEmptyDOMElement();
});
