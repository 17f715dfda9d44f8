import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import { CARD_GAMES } from '@fairground/contract/rooms/fields';
import type { TableView } from '@fairground/contract/rooms/table';
import { fromRows } from '../model/arrangement.ts';
import { rankName } from '@fairground/engines/tables/marks';
import { afterEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../../texts/load-texts.ts';
import { loadCardTexts } from '../load-card-texts.ts';
import { createEngineTable } from '../testing/engine-table.ts';
import { drawHand, shownCards } from './hand-picture.ts';

const numbers = createNumbers(SEED_STYLE);
const cardTexts = async () => loadCardTexts(await loadTexts('EN', { numbers, timeZone: 'UTC' }), 'EN', numbers);
const sharedOf = ({ room, hand }: TableView) => {
  if (!hand?.result) throw new Error('The hand is not over.');
  return {
    ...{ room, no: hand.no, at: new Date(0), result: hand.result, seats: hand.seats, yours: 0, lastView: hand.view },
  };
};

afterEach(() => vi.restoreAllMocks());

test('a picture of a hand shows opened cards and the own ones, and nothing of a hand that was folded', async () => {
  const texts = await cardTexts();
  const table = createEngineTable('lieng', { seed: 'b', players: 4 });
  await table.link.ask('act', { hand: 42n as never, requestId: 'request-0001', action: { do: 'fold' } });
  table.play();
  const shared = sharedOf(table.table());
  const { cards, shown } = shared.lastView as {
    cards: readonly number[];
    shown: readonly (readonly number[] | null)[] | null;
  };

  const canvas = drawHand(shared, texts);

  expect(shownCards(shared)).toEqual(shared.seats.map((seat) => shown?.[seat] ?? (seat === 0 ? cards : [])));
  const pen = canvas.getContext('2d');
  const colours = new Set(
    Array.from({ length: 400 }, (_, at) => pen?.getImageData(70 + at, 300, 1, 1).data.join() ?? ''),
  );
  expect(colours.size).toBeGreaterThan(3);
});

test.each(CARD_GAMES)(
  'a hand of %s that was played to its end has a picture with the ranks of its cards',
  async (game) => {
    const texts = await cardTexts();
    const table = createEngineTable(game, { players: 3 });
    table.playOut();
    const shared = sharedOf(table.table());
    const written = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');

    drawHand(shared, texts);

    const cards = shownCards(shared).flat();
    const ranks = written.mock.calls.map(([text]) => text);
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.map(rankName).filter((rank) => !ranks.includes(rank))).toEqual([]);
    expect(ranks.filter((text) => /^(?:[2-9AJQK]|10)$/.test(text)).length).toBeGreaterThanOrEqual(cards.length);
  },
);

test('the rows of mậu binh and the cards of a declared hand are in its picture', () => {
  const rows = { front: [1, 2, 3], middle: [4, 5, 6, 7, 8], back: [9, 10, 11, 12, 13] };
  const cards = [...Array(13).keys()].map((card) => card + 20);
  const lastView = { cards: fromRows(rows), shown: [{ rows }, { declared: 'dragon', cards }, null] };

  expect(shownCards({ lastView, seats: [0, 1, 2], yours: 0 })).toEqual([fromRows(rows), cards, []]);
});
