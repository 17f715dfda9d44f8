import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import type { CardGameCode } from '@fairground/contract/rooms/fields';
import { createSound } from '../../../shell/sound.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { createCardRoom } from '../card-room.ts';
import { loadCardTexts } from '../load-card-texts.ts';
import { createLikes } from '../likes.ts';
import { createSeeds } from '../seeds.ts';
import { createEngineTable } from './engine-table.ts';
import type { EngineTable } from './engine-table.ts';

const numbers = createNumbers(SEED_STYLE);

/** Draws the room of a table whose hands the engines play, and lets the others act until the player is asked. */
export const sitAt = async (
  game: CardGameCode,
  {
    language = 'EN',
    liked,
    ...options
  }: Parameters<typeof createEngineTable>[1] & { language?: 'EN' | 'TY'; liked?: string } = {},
): Promise<EngineTable> => {
  const texts = await loadCardTexts(await loadTexts(language, { numbers, timeZone: 'UTC' }), language, numbers);
  const table = createEngineTable(game, options);
  const likes = createLikes(table.link);
  if (liked !== undefined) likes.restore(liked);
  const room = await createCardRoom({
    texts,
    link: table.link,
    seeds: createSeeds(table.link, (bytes) => new Uint8Array(bytes)),
    likes,
    sound: createSound(),
    first: table.table(),
    newRequestId: () => 'request-0001',
    clock: () => performance.now(),
  });
  document.body.append(room);
  table.play();
  return table;
};
