import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { vendorSigns } from '../../server/src/sandbox/index.ts';
import type { VendorSign } from '../../server/src/sandbox/index.ts';
import { unpackFont } from './unpack-font.ts';

/** Draws the word-mark of every sandbox vendor: its sign on a plate, then its name in the brand's display face. */
const folder = new URL('../../server/src/sandbox/art/logos/', import.meta.url);

const HEIGHT = 96;
const GAP = 20;
/** Every name begins with a capital, so the head of its letters is the head of the capitals. */
const CAPITALS_TOP = 30;
/** Letters with marks stand higher than a capital. */
const MARKS_TOP = 22;

const require = createRequire(new URL('../../web/package.json', import.meta.url));
const workshop = await mkdtemp(join(tmpdir(), 'fairground-fonts-'));

const fontOf = async (subset: 'latin' | 'vietnamese'): Promise<string> => {
  const woff = require.resolve(`@fontsource/be-vietnam-pro/files/be-vietnam-pro-${subset}-800-normal.woff`);
  const file = join(workshop, `${subset}.ttf`);
  await writeFile(file, unpackFont(await readFile(woff)));
  return file;
};

const lettersOf = async ({ name, letters }: VendorSign) => {
  const fontfile = await fontOf(/[^ -~]/.test(name) ? 'vietnamese' : 'latin');
  const [, red = '0', green = '0', blue = '0'] = /rgb\((\d+),(\d+),(\d+)\)/.exec(letters) ?? [];
  const written = await sharp({
    text: {
      text: name.replace('&', '&amp;'),
      font: 'Be Vietnam Pro ExtraBold, 48',
      fontfile,
      dpi: 72,
      rgba: true,
    },
  })
    .ensureAlpha()
    .extractChannel('alpha')
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = written.info;
  const colour = { r: Number(red), g: Number(green), b: Number(blue) };
  const picture = await sharp({ create: { width, height, channels: 3, background: colour } })
    .joinChannel(written.data)
    .png()
    .toBuffer();
  return { picture, width };
};

const plateOf = ({ emblem, plate, light }: VendorSign): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${HEIGHT}" height="${HEIGHT}"><rect width="${HEIGHT}" height="${HEIGHT}" rx="24" fill="${plate}"/><path transform="translate(20 20) scale(2.333)" d="${emblem}" fill="${light}" fill-rule="evenodd"/></svg>`,
  );

await mkdir(folder, { recursive: true });
for (const sign of vendorSigns()) {
  const letters = await lettersOf(sign);
  const width = HEIGHT + GAP + letters.width;
  const { size } = await sharp({ create: { width, height: HEIGHT, channels: 4, background: '#00000000' } })
    .composite([
      { input: plateOf(sign), left: 0, top: 0 },
      { input: letters.picture, left: HEIGHT + GAP, top: /[^ -~]/.test(sign.name) ? MARKS_TOP : CAPITALS_TOP },
    ])
    .webp({ quality: 82, alphaQuality: 90, effort: 6 })
    .toFile(new URL(`${sign.code}.webp`, folder).pathname);
  process.stdout.write(`${sign.code} ${size}\n`);
}
await rm(workshop, { recursive: true });
