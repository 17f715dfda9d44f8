import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { drawTiles, sandboxCatalogue } from '../../server/src/sandbox/index.ts';
import { takeStills } from './stills.ts';
import type { Still } from './stills.ts';

/**
 * Puts the first forty tiles of the slot lobby, ten of each other hall, ten flagships in play and their scenes on a sheet
 * each, for people to look at:
 * `node tools/art/contact-sheets.ts`. It needs a Chromium, by the name in CHROMIUM_PATH or Playwright's own.
 */
const FOLDER = new URL('../../docs/art/', import.meta.url).pathname;
const GROUND = '#12121c';

type Cell = { readonly width: number; readonly height: number; readonly gap: number; readonly columns: number };

const sheetOf = async (file: string, pictures: readonly Buffer[], cell: Cell): Promise<void> => {
  const { width, height, gap, columns } = cell;
  const placed = await Promise.all(
    pictures.map(async (picture, index) => ({
      input: await sharp(picture).resize(width, height).png().toBuffer(),
      left: gap + (index % columns) * (width + gap),
      top: gap + Math.floor(index / columns) * (height + gap),
    })),
  );
  const size = {
    width: gap + columns * (width + gap),
    height: gap + Math.ceil(pictures.length / columns) * (height + gap),
  };
  await sharp({ create: { ...size, channels: 3, background: GROUND } })
    .composite(placed)
    .webp({ quality: 74, effort: 6, smartSubsample: true })
    .toFile(`${FOLDER}${file}`);
};

const { games } = sandboxCatalogue();
const slots = games.filter(({ category }) => category === 'RNG');
/** What is played elsewhere and can be opened. */
const HALLS = ['FISH', 'LIVE', 'INHOUSE', 'LOTT'] as const;
const others = HALLS.flatMap((hall) =>
  games.filter(({ category, classify }) => category === hall && classify !== 'SLOT').slice(0, 10),
);
await mkdir(FOLDER, { recursive: true });

const tiles = await drawTiles(slots.slice(0, 40).map(({ pictureKey }) => pictureKey));
await sheetOf('tiles.webp', tiles, { width: 150, height: 200, gap: 8, columns: 10 });

const halls = await drawTiles(others.map(({ pictureKey }) => pictureKey));
await sheetOf('halls.webp', halls, { width: 150, height: 200, gap: 8, columns: 10 });

const SIZE = { width: 960, height: 520 };
const shown: readonly Still[] = slots.slice(0, 10).map(({ theme, names, vendor, gameId, modelId, hue }) => ({
  theme,
  title: names.TY,
  vendor,
  game: gameId,
  modelId: modelId ?? '',
  hue,
}));
const stills = await takeStills(shown, SIZE);
await sheetOf('games.webp', stills, { width: 720, height: 390, gap: 8, columns: 2 });

const SCENES = ['big-win', 'mega-win', 'epic-win', 'free-spins'] as const;
const scenes = await takeStills(
  SCENES.flatMap((scene, place) => shown.slice(place, place + 1).map((game) => ({ ...game, scene }))),
  SIZE,
);
await sheetOf('scenes.webp', scenes, { width: 720, height: 390, gap: 8, columns: 2 });
process.stdout.write(`${tiles.length + halls.length} tiles, ${stills.length} games, ${scenes.length} scenes\n`);
