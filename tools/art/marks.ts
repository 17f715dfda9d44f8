import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { MOTIF_SIZE, motif } from './motifs.ts';

/** One motif per category: the picture on its card and in its lobby header. */
const CATEGORIES: Readonly<Record<string, string>> = {
  rng: 'slot-machine',
  live: 'top-hat',
  fish: 'tropical-fish',
  pvp: 'joker',
  sports: 'soccer-ball',
  esports: 'video-game',
  cockfight: 'rooster',
  lott: 'ticket',
  elott: 'pool-8-ball',
  inhouse: 'bullseye',
  hot: 'fire',
};

/** Pictures for the moments when there is nothing else to show, and for the pages that explain the brand. */
const STATES: Readonly<Record<string, readonly [string, string, string]>> = {
  soon: ['circus-tent', 'balloon', 'glowing-star'],
  empty: ['magnifying-glass-tilted-left', 'popcorn', 'sparkles'],
  error: ['hammer-and-wrench', 'high-voltage', 'gear'],
  offline: ['satellite-antenna', 'cloud', 'electric-plug'],
  maintenance: ['ferris-wheel', 'hammer-and-wrench', 'hourglass-not-done'],
  region: ['globe-showing-asia-australia', 'compass', 'locked'],
  'not-found': ['roller-coaster', 'compass', 'sparkles'],
  fair: ['balance-scale', 'locked', 'sparkles'],
  play: ['carousel-horse', 'balloon', 'glowing-star'],
  limits: ['shield', 'stopwatch', 'four-leaf-clover'],
  help: ['open-book', 'light-bulb', 'speech-balloon'],
  agent: ['handshake', 'bar-chart', 'crown'],
};

const folder = new URL('../../brands/fairground/art/', import.meta.url);

const SHADOW = `<filter id="lift" x="-40%" y="-40%" width="180%" height="190%"><feDropShadow dx="0" dy="5" stdDeviation="5" flood-color="#05030f" flood-opacity="0.45"/></filter>`;

const placed = (name: string, prefix: string, x: number, y: number, size: number, turn = 0): string =>
  `<g filter="url(#lift)"><g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / MOTIF_SIZE}) translate(${-MOTIF_SIZE / 2} ${-MOTIF_SIZE / 2})">${motif(name, prefix)}</g></g>`;

const picture = (size: number, drawing: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><defs>${SHADOW}</defs>${drawing}</svg>`,
  );

const webp = (drawing: Buffer, name: string) =>
  sharp(drawing)
    .webp({ quality: 74, alphaQuality: 80, effort: 6 })
    .toFile(new URL(`${name}.webp`, folder).pathname);

/** The brand's mark: a wheel of eight bulbs. */
const wheelMark = (ring: string, bulb: string): string => {
  const bulbs = Array.from({ length: 8 }, (_, step) => {
    const angle = (step * Math.PI) / 4 + Math.PI / 8;
    const x = (32 + 21 * Math.cos(angle)).toFixed(2);
    const y = (29 + 21 * Math.sin(angle)).toFixed(2);
    return { spoke: `M32 29L${x} ${y}`, bulb: `<circle cx="${x}" cy="${y}" r="4.6" fill="${bulb}"/>` };
  });
  return `<path d="M32 29L20 60M32 29L44 60M15 60H49" fill="none" stroke="${ring}" stroke-width="4" stroke-linecap="round"/><path d="${bulbs.map(({ spoke }) => spoke).join('')}" stroke="${ring}" stroke-width="2.4" opacity="0.75"/><circle cx="32" cy="29" r="21" fill="none" stroke="${ring}" stroke-width="3.4"/><circle cx="32" cy="29" r="5" fill="${ring}"/>${bulbs.map((part) => part.bulb).join('')}`;
};

const iconSvg = (inset: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2a2350"/><stop offset="1" stop-color="#12122a"/></linearGradient></defs><rect width="64" height="64" rx="${inset > 0 ? 0 : 15}" fill="url(#sky)"/><g transform="translate(32 32) scale(${inset > 0 ? 0.62 : 0.78}) translate(-32 -33)">${wheelMark('#f6efe2', '#ffb938')}</g></svg>`;

await mkdir(folder, { recursive: true });
for (const [category, name] of Object.entries(CATEGORIES))
  await webp(picture(160, placed(name, 'm', 80, 76, 124)), `category-${category}`);
for (const [state, [main, left, right]] of Object.entries(STATES))
  await webp(
    picture(
      320,
      placed(left, 'l', 66, 92, 84, -12) + placed(right, 'r', 262, 86, 76, 10) + placed(main, 'm', 164, 176, 208),
    ),
    `state-${state}`,
  );
const icons = new URL('../icons/', folder);
await mkdir(icons, { recursive: true });
await writeFile(new URL('icon.svg', icons), iconSvg(0));
for (const [name, size, inset] of [
  ['icon-192', 192, 0],
  ['icon-512', 512, 0],
  ['maskable-512', 512, 1],
  ['apple-180', 180, 1],
] as const)
  await sharp(Buffer.from(iconSvg(inset)))
    .resize(size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(new URL(`${name}.png`, icons).pathname);
