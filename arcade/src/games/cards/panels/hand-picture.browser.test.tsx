import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import type { CardTableId } from '@fairground/contract/rooms/fields';
import { expect, test } from 'vitest';
import { loadTexts } from '../../../texts/load-texts.ts';
import { loadCardTexts } from '../load-card-texts.ts';
import { createEngineTable } from '../testing/engine-table.ts';
import { drawHand, shownCards } from './hand-picture.ts';

const numbers = createNumbers(SEED_STYLE);

test('a picture of a hand shows opened cards and the own ones, and nothing of a hand that was folded', async () => {
  const texts = await loadCardTexts(await loadTexts('EN', { numbers, timeZone: 'UTC' }), 'EN', numbers);
  const table = createEngineTable('lieng', { seed: 'b', players: 4 });
  await table.link.ask('act', { hand: 42n as never, requestId: 'request-0001', action: { do: 'fold' } });
  table.play();
  const { room, hand } = table.table();
  if (!hand?.result) throw new Error('The hand is not over.');
  const shared = {
    ...{ room, no: hand.no, at: new Date(0), result: hand.result, seats: hand.seats, yours: 0, lastView: hand.view },
    tableId: 7n as CardTableId,
  };
  const { cards, shown } = hand.view as {
    cards: readonly number[];
    shown: readonly (readonly number[] | null)[] | null;
  };

  const canvas = drawHand(shared, texts);

  expect(shownCards(shared)).toEqual(hand.seats.map((seat) => shown?.[seat] ?? (seat === 0 ? cards : [])));
  const pen = canvas.getContext('2d');
  const colours = new Set(
    Array.from({ length: 400 }, (_, at) => pen?.getImageData(70 + at, 300, 1, 1).data.join() ?? ''),
  );
  expect(colours.size).toBeGreaterThan(3);
});
