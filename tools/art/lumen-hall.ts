import { readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Draws everything the brand Lumen Hall shows: a bright hall of arches, drawn by rule and not by hand. */
const folder = new URL('../../brands/lumen-hall/', import.meta.url);

/** One sign per subject, as strokes on 48 by 48 units. */
const SIGNS: Readonly<Record<string, string>> = {
  rng: 'M8 12H40V36H8ZM19 12V36M29 12V36M12 24H15M22 24H26M33 24H36',
  live: 'M10 34A14 14 0 0 1 38 34ZM24 20V12M18 12H30',
  fish: 'M8 24C14 14 26 14 34 24C26 34 14 34 8 24ZM34 24L42 17V31ZM15 22H16',
  pvp: 'M10 14L22 10L28 32L16 36ZM24 12H36V34H28',
  sports: 'M24 8A16 16 0 1 1 23.990 8ZM24 17L31 22L28 30H20L17 22Z',
  esports: 'M10 18H38L42 34L34 32L30 28H18L14 32L6 34ZM15 21V27M12 24H18M31 22H32M34 26H35',
  cockfight: 'M12 36C12 20 22 22 26 12L32 16L38 18L32 22C32 32 26 36 12 36Z',
  lott: 'M8 16H40V21A3 3 0 0 0 40 27V32H8V27A3 3 0 0 0 8 21ZM28 16V32',
  elott: 'M17 17A8 8 0 1 1 16.990 17ZM33 23A8 8 0 1 1 32.990 23Z',
  inhouse: 'M8 38V22L24 10L40 22V38ZM19 38V28H29V38',
  hot: 'M24 8C32 18 36 22 36 29A12 12 0 0 1 12 29C12 24 16 22 18 16C20 20 22 20 24 8Z',
  soon: 'M14 8H34M14 40H34M16 8C16 20 32 28 32 40M32 8C32 20 16 28 16 40',
  empty: 'M21 10A11 11 0 1 1 20.990 10ZM29 29L40 40',
  error: 'M24 8L42 38H6ZM24 19V28M24 33V34',
  offline: 'M8 20C17 11 31 11 40 20M14 27C20 21 28 21 34 27M24 35V36M8 40L40 8',
  maintenance: 'M10 38L26 22M24 14A8 8 0 0 1 36 10L31 15L34 18L39 13A8 8 0 0 1 28 26',
  region: 'M24 8A16 16 0 1 1 23.990 8ZM8 24H40M24 8C14 18 14 30 24 40C34 30 34 18 24 8Z',
  'not-found': 'M10 10H26V38H10ZM32 16L42 24L32 32M22 24H42',
  fair: 'M24 8V38M14 38H34M10 14H38M10 14L5 27H15ZM38 14L33 27H43Z',
  play: 'M16 10L38 24L16 38Z',
  limits: 'M24 8L38 13V23C38 32 32 37 24 40C16 37 10 32 10 23V13ZM18 24L23 29L31 19',
  help: 'M17 18A7 7 0 1 1 26 25C24 26 24 27 24 30M24 36V37',
  agent: 'M17 12A5 5 0 1 1 16.990 12ZM31 12A5 5 0 1 1 30.990 12ZM8 36C8 26 26 26 26 36M24 36C24 26 40 26 40 36',
};

const CATEGORIES = ['rng', 'live', 'fish', 'pvp', 'sports', 'esports', 'cockfight', 'lott', 'elott', 'inhouse', 'hot'];
const STATES = [
  'soon',
  'empty',
  'error',
  'offline',
  'maintenance',
  'region',
  'not-found',
  'fair',
  'play',
  'limits',
  'help',
  'agent',
];

/** Each banner with its sign and its hue. */
const BANNERS: Readonly<Record<string, readonly [sign: string, hue: number]>> = {
  'home-1': ['play', 180],
  'home-2': ['fair', 200],
  'home-3': ['limits', 165],
  ...Object.fromEntries(CATEGORIES.slice(0, 6).map((name, index) => [name, [name, 165 + index * 12] as const])),
  lott: ['lott', 172],
  inhouse: ['inhouse', 160],
  down: ['soon', 186],
  promotion: ['hot', 176],
  shop: ['lott', 196],
  reg: ['agent', 182],
  help: ['help', 190],
  'offer-gift': ['hot', 178],
  'offer-check': ['fair', 200],
};

/** One for each of the first brand: members of every brand choose among the same names. */
const AVATARS = readdirSync(new URL('../../brands/fairground/avatars/', import.meta.url))
  .map((file) => file.replace('.svg', ''))
  .toSorted();

const svg = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;

const sign = (name: string, x: number, y: number, size: number, colour: string, width = 2.4): string =>
  `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 48})"><path d="${SIGNS[name] ?? ''}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/></g>`;

/** An arch whose foot stands in the middle of `x`. */
const arch = (x: number, foot: number, width: number, height: number): string => {
  const [half, spring] = [width / 2, foot - height + width / 2];
  return `M${x - half} ${foot}V${spring}A${half} ${half} 0 0 1 ${x + half} ${spring}V${foot}Z`;
};

/** Rows of arches that lead to a light; the sign stands in the largest. Words lie on the dark left half. */
const drawBanner = (name: string, hue: number, width: number, height: number): string => {
  const at = width * 0.76;
  const arches = [1.24, 1, 0.78, 0.58].map((part, index) => {
    const fill = `hsl(${hue} 45% ${18 + index * 13}%)`;
    return `<path d="${arch(at, height, height * part, height * (0.4 + part * 0.5))}" fill="${fill}"/>`;
  });
  const rays = Array.from({ length: 9 }, (_, index) => {
    const turn = -60 + index * 15;
    return `<path d="M${at} ${height * 0.55}l-${height * 0.07} -${height * 1.3}h${height * 0.14}z" fill="hsl(${hue} 80% 80%)" opacity="0.07" transform="rotate(${turn} ${at} ${height * 0.55})"/>`;
  });
  const side = [0.97, 0.55].map(
    (x) => `<path d="${arch(width * x, height, height * 0.34, height * 0.62)}" fill="hsl(${hue} 40% 14%)"/>`,
  );
  const ground = `<defs><linearGradient id="g" x1="0" x2="1"><stop offset="0" stop-color="hsl(${hue} 50% 9%)"/><stop offset="1" stop-color="hsl(${hue} 42% 20%)"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>`;
  const lit = sign(name, at, height * 0.72, height * 0.34, `hsl(${hue} 60% 12%)`, 3);
  return svg(width, height, [ground, ...rays, ...side, ...arches, lit].join(''));
};

/** A sign in a lit arch, on a clear ground. */
const drawSign = (name: string, size: number, hue: number): string =>
  svg(
    size,
    size,
    `<path d="${arch(size / 2, size * 0.94, size * 0.8, size * 0.88)}" fill="hsl(${hue} 42% 30%)"/>` +
      `<path d="${arch(size / 2, size * 0.94, size * 0.64, size * 0.78)}" fill="hsl(${hue} 55% 62%)"/>` +
      sign(name, size / 2, size * 0.58, size * 0.46, `hsl(${hue} 60% 14%)`, 3),
  );

const icon = (inset: number, radius: number): string => {
  const size = 64 - inset * 2;
  const part = (width: number, height: number) => arch(32, inset + size * 0.86, size * width, size * height);
  return svg(
    64,
    64,
    `<rect width="64" height="64" rx="${radius}" fill="#0c3a37"/><path d="${part(0.72, 0.72)}" fill="#1f8a80"/><path d="${part(0.5, 0.58)}" fill="#5fd9c8"/><path d="${part(0.26, 0.42)}" fill="#effffb"/>`,
  );
};

/** A medal: so many petals around a core, another for each name. */
const drawAvatar = (index: number): string => {
  const hue = 140 + index * 8;
  const petals = Array.from(
    { length: 5 + (index % 6) },
    (_, petal, count = 5 + (index % 6)) =>
      `<ellipse cx="48" cy="27" rx="${9 + (index % 3) * 2}" ry="19" fill="hsl(${hue} 60% 68%)" opacity="0.75" transform="rotate(${(petal * 360) / count} 48 48)"/>`,
  );
  return svg(
    96,
    96,
    `<rect width="96" height="96" fill="hsl(${hue} 45% 24%)"/>${petals.join('')}<circle cx="48" cy="48" r="10" fill="hsl(${hue} 70% 92%)"/>`,
  );
};

const webp = async (name: string, text: string, quality: number): Promise<void> => {
  await sharp(Buffer.from(text))
    .webp({ quality, effort: 6 })
    .toFile(new URL(`art/${name}.webp`, folder).pathname);
};

for (const part of ['art', 'avatars', 'icons']) await mkdir(new URL(part, folder), { recursive: true });
for (const [name, [subject, hue]] of Object.entries(BANNERS)) {
  await webp(name, drawBanner(subject, hue, 1440, 480), 70);
  await webp(`${name}-750`, drawBanner(subject, hue, 750, 375), 62);
}
for (const [index, name] of CATEGORIES.entries())
  await webp(`category-${name}`, drawSign(name, 160, 150 + index * 7), 80);
for (const name of STATES) await webp(`state-${name}`, drawSign(name, 320, 178), 80);
for (const [index, name] of AVATARS.entries())
  await writeFile(new URL(`avatars/${name}.svg`, folder), `${drawAvatar(index)}\n`);
await writeFile(new URL('icons/icon.svg', folder), `${icon(0, 15)}\n`);
for (const [name, size, inset, radius] of [
  ['icon-192', 192, 0, 15],
  ['icon-512', 512, 0, 15],
  ['maskable-512', 512, 8, 0],
  ['apple-180', 180, 4, 0],
] as const)
  await sharp(Buffer.from(icon(inset, radius)), { density: 600 })
    .resize(size, size)
    .png()
    .toFile(new URL(`icons/${name}.png`, folder).pathname);
