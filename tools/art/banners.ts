import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { OFFER_SCENES } from './offer-scenes.ts';
import { drawScene } from './scene.ts';
import type { Scene } from './scene.ts';

/** One picture per default banner of the brand. Words are HTML over it, so a picture serves every language. */
const SCENES: readonly Scene[] = [
  {
    name: 'home-1',
    hue: 285,
    secondHue: 40,
    backdrop: 'wheel',
    figures: [
      { name: 'circus-tent', x: 0.9, y: 0.62, size: 0.56, depth: 1 },
      { name: 'carousel-horse', x: 0.71, y: 0.52, size: 0.8, turn: -4 },
      { name: 'balloon', x: 0.56, y: 0.34, size: 0.24, turn: 8, depth: 1 },
      { name: 'glowing-star', x: 0.84, y: 0.2, size: 0.16, turn: 12 },
    ],
  },
  {
    name: 'home-2',
    hue: 215,
    secondHue: 300,
    backdrop: 'stage',
    figures: [
      { name: 'locked', x: 0.57, y: 0.6, size: 0.3, turn: -10, depth: 1 },
      { name: 'balance-scale', x: 0.72, y: 0.5, size: 0.76 },
      { name: 'game-die', x: 0.88, y: 0.64, size: 0.34, turn: 14, depth: 1 },
      { name: 'sparkles', x: 0.84, y: 0.22, size: 0.18 },
    ],
  },
  {
    name: 'home-3',
    hue: 355,
    secondHue: 60,
    backdrop: 'tents',
    figures: [
      { name: 'admission-tickets', x: 0.57, y: 0.62, size: 0.34, turn: -12, depth: 1 },
      { name: 'wrapped-gift', x: 0.73, y: 0.54, size: 0.72, turn: 3 },
      { name: 'party-popper', x: 0.9, y: 0.56, size: 0.4, turn: -6, depth: 1 },
      { name: 'glowing-star', x: 0.6, y: 0.24, size: 0.16, turn: -10 },
    ],
  },
  {
    name: 'home-4',
    hue: 165,
    secondHue: 220,
    backdrop: 'skyline',
    figures: [
      { name: 'hourglass-not-done', x: 0.57, y: 0.6, size: 0.32, turn: -8, depth: 1 },
      { name: 'shield', x: 0.73, y: 0.5, size: 0.74 },
      { name: 'four-leaf-clover', x: 0.89, y: 0.62, size: 0.34, turn: 10, depth: 1 },
    ],
  },
  {
    name: 'rng',
    hue: 310,
    secondHue: 20,
    backdrop: 'stage',
    figures: [
      { name: 'gem-stone', x: 0.57, y: 0.62, size: 0.32, turn: -14, depth: 1 },
      { name: 'slot-machine', x: 0.73, y: 0.5, size: 0.82 },
      { name: 'dragon', x: 0.9, y: 0.58, size: 0.46, depth: 1 },
      { name: 'cherries', x: 0.6, y: 0.22, size: 0.18, turn: 12 },
    ],
  },
  {
    name: 'live',
    hue: 15,
    secondHue: 340,
    backdrop: 'stage',
    figures: [
      { name: 'spade-suit', x: 0.58, y: 0.62, size: 0.28, turn: -12, depth: 1 },
      { name: 'top-hat', x: 0.73, y: 0.48, size: 0.66, turn: -4 },
      { name: 'heart-suit', x: 0.88, y: 0.64, size: 0.3, turn: 12, depth: 1 },
      { name: 'sparkles', x: 0.83, y: 0.22, size: 0.2 },
    ],
  },
  {
    name: 'fish',
    hue: 225,
    secondHue: 190,
    backdrop: 'waves',
    figures: [
      { name: 'octopus', x: 0.9, y: 0.6, size: 0.46, depth: 1 },
      { name: 'tropical-fish', x: 0.72, y: 0.5, size: 0.74, turn: -6 },
      { name: 'crab', x: 0.58, y: 0.72, size: 0.28, depth: 1 },
      { name: 'trident-emblem', x: 0.6, y: 0.3, size: 0.3, turn: -18, depth: 1 },
    ],
  },
  {
    name: 'pvp',
    hue: 150,
    secondHue: 90,
    backdrop: 'stage',
    figures: [
      { name: 'mahjong-red-dragon', x: 0.88, y: 0.6, size: 0.44, turn: 12, depth: 1 },
      { name: 'joker', x: 0.72, y: 0.5, size: 0.78, turn: -6 },
      { name: 'crown', x: 0.57, y: 0.6, size: 0.32, turn: -10, depth: 1 },
    ],
  },
  {
    name: 'sports',
    hue: 135,
    secondHue: 200,
    backdrop: 'stadium',
    figures: [
      { name: 'basketball', x: 0.88, y: 0.64, size: 0.36, depth: 1 },
      { name: 'soccer-ball', x: 0.72, y: 0.54, size: 0.68, turn: -8 },
      { name: 'trophy', x: 0.57, y: 0.6, size: 0.36, depth: 1 },
    ],
  },
  {
    name: 'esports',
    hue: 290,
    secondHue: 200,
    backdrop: 'skyline',
    figures: [
      { name: 'headphone', x: 0.88, y: 0.6, size: 0.42, turn: 8, depth: 1 },
      { name: 'video-game', x: 0.72, y: 0.52, size: 0.74, turn: -8 },
      { name: 'high-voltage', x: 0.58, y: 0.42, size: 0.34, turn: 10, depth: 1 },
    ],
  },
  {
    name: 'lott',
    hue: 255,
    secondHue: 330,
    backdrop: 'tents',
    figures: [
      { name: 'ticket', x: 0.57, y: 0.64, size: 0.34, turn: -14, depth: 1 },
      { name: 'pool-8-ball', x: 0.72, y: 0.52, size: 0.66 },
      { name: 'red-paper-lantern', x: 0.9, y: 0.48, size: 0.48, turn: 4, depth: 1 },
      { name: 'glowing-star', x: 0.83, y: 0.2, size: 0.16, turn: 10 },
    ],
  },
  {
    name: 'down',
    hue: 200,
    secondHue: 260,
    backdrop: 'skyline',
    figures: [
      { name: 'laptop', x: 0.88, y: 0.62, size: 0.44, depth: 1 },
      { name: 'mobile-phone', x: 0.72, y: 0.52, size: 0.78, turn: 8 },
      { name: 'rocket', x: 0.57, y: 0.46, size: 0.38, turn: -8, depth: 1 },
    ],
  },
  {
    name: 'promotion',
    hue: 30,
    secondHue: 350,
    backdrop: 'tents',
    figures: [
      { name: 'balloon', x: 0.57, y: 0.44, size: 0.36, turn: -8, depth: 1 },
      { name: 'party-popper', x: 0.72, y: 0.54, size: 0.72 },
      { name: 'wrapped-gift', x: 0.89, y: 0.64, size: 0.38, turn: 8, depth: 1 },
    ],
  },
  {
    name: 'shop',
    hue: 330,
    secondHue: 280,
    backdrop: 'tents',
    figures: [
      { name: 'teddy-bear', x: 0.89, y: 0.6, size: 0.46, depth: 1 },
      { name: 'shopping-bags', x: 0.72, y: 0.54, size: 0.74, turn: -4 },
      { name: 'lollipop', x: 0.57, y: 0.52, size: 0.36, turn: -12, depth: 1 },
    ],
  },
  {
    name: 'reg',
    hue: 270,
    secondHue: 30,
    backdrop: 'wheel',
    figures: [
      { name: 'key', x: 0.57, y: 0.6, size: 0.32, turn: -10, depth: 1 },
      { name: 'admission-tickets', x: 0.73, y: 0.52, size: 0.72, turn: -6 },
      { name: 'balloon', x: 0.89, y: 0.42, size: 0.4, turn: 6, depth: 1 },
    ],
  },
  {
    name: 'inhouse',
    hue: 80,
    secondHue: 20,
    backdrop: 'wheel',
    figures: [
      { name: 'rocket', x: 0.58, y: 0.48, size: 0.36, turn: -6, depth: 1 },
      { name: 'bullseye', x: 0.73, y: 0.52, size: 0.7 },
      { name: 'game-die', x: 0.89, y: 0.62, size: 0.38, turn: 12, depth: 1 },
    ],
  },
  {
    name: 'help',
    hue: 190,
    secondHue: 250,
    backdrop: 'skyline',
    figures: [
      { name: 'compass', x: 0.57, y: 0.6, size: 0.34, turn: -8, depth: 1 },
      { name: 'open-book', x: 0.72, y: 0.54, size: 0.72 },
      { name: 'light-bulb', x: 0.89, y: 0.46, size: 0.4, turn: 6, depth: 1 },
    ],
  },
  ...OFFER_SCENES,
];

/** The wide picture, and the one phones get: shorter, so that the figures stay large. */
const FRAMES = [
  { suffix: '', width: 1440, height: 480, quality: 68 },
  { suffix: '-750', width: 750, height: 375, quality: 58 },
] as const;

const folder = new URL('../../brands/fairground/art/', import.meta.url);

/** Redraws every banner, or those named. */
const drawBanners = async (names: readonly string[]): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const scene of SCENES.filter(({ name }) => names.length === 0 || names.includes(name))) {
    for (const { suffix, quality, ...frame } of FRAMES) {
      const file = new URL(`${scene.name}${suffix}.webp`, folder);
      const { size } = await sharp(Buffer.from(drawScene(scene, frame)))
        .webp({ quality, effort: 6 })
        .toFile(file.pathname);
      process.stdout.write(`${scene.name}${suffix}.webp ${Math.round(size / 1024)} KiB\n`);
    }
  }
};

await drawBanners(process.argv.slice(2));
