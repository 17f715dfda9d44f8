import type { Scene } from './scene.ts';

/** One picture per default promotion of the brand. */
export const OFFER_SCENES: readonly Scene[] = [
  {
    name: 'offer-gift',
    hue: 355,
    secondHue: 45,
    backdrop: 'wheel',
    figures: [
      { name: 'confetti-ball', x: 0.57, y: 0.6, size: 0.32, turn: -10, depth: 1 },
      { name: 'wrapped-gift', x: 0.73, y: 0.52, size: 0.74, turn: -4 },
      { name: 'balloon', x: 0.89, y: 0.42, size: 0.4, turn: 8, depth: 1 },
    ],
  },
  {
    name: 'offer-trial',
    hue: 200,
    secondHue: 260,
    backdrop: 'stage',
    figures: [
      { name: 'hourglass-not-done', x: 0.57, y: 0.6, size: 0.32, turn: -8, depth: 1 },
      { name: 'joystick', x: 0.73, y: 0.52, size: 0.72, turn: 4 },
      { name: 'game-die', x: 0.89, y: 0.62, size: 0.36, turn: 12, depth: 1 },
    ],
  },
  {
    name: 'offer-check',
    hue: 165,
    secondHue: 215,
    backdrop: 'skyline',
    figures: [
      { name: 'locked-with-key', x: 0.58, y: 0.6, size: 0.34, turn: -8, depth: 1 },
      { name: 'magnifying-glass-tilted-left', x: 0.73, y: 0.5, size: 0.72, turn: 4 },
      { name: 'check-mark-button', x: 0.89, y: 0.6, size: 0.32, turn: 10, depth: 1 },
    ],
  },
  {
    name: 'offer-bell',
    hue: 35,
    secondHue: 355,
    backdrop: 'stage',
    figures: [
      { name: 'cherries', x: 0.57, y: 0.62, size: 0.32, turn: -10, depth: 1 },
      { name: 'bell', x: 0.73, y: 0.5, size: 0.74, turn: 6 },
      { name: 'keycap-7', x: 0.89, y: 0.6, size: 0.34, turn: 12, depth: 1 },
    ],
  },
  {
    name: 'offer-dragon',
    hue: 150,
    secondHue: 190,
    backdrop: 'waves',
    figures: [
      { name: 'carp-streamer', x: 0.58, y: 0.56, size: 0.36, turn: -10, depth: 1 },
      { name: 'dragon', x: 0.73, y: 0.5, size: 0.78 },
      { name: 'gem-stone', x: 0.89, y: 0.64, size: 0.3, turn: 12, depth: 1 },
    ],
  },
  {
    name: 'offer-toto',
    hue: 265,
    secondHue: 320,
    backdrop: 'wheel',
    figures: [
      { name: 'ticket', x: 0.58, y: 0.62, size: 0.36, turn: -12, depth: 1 },
      { name: 'pool-8-ball', x: 0.73, y: 0.52, size: 0.7 },
      { name: 'crown', x: 0.88, y: 0.44, size: 0.36, turn: 10, depth: 1 },
    ],
  },
  {
    name: 'offer-rebate',
    hue: 310,
    secondHue: 30,
    backdrop: 'tents',
    figures: [
      { name: 'coin', x: 0.58, y: 0.6, size: 0.32, turn: -8, depth: 1 },
      { name: 'balance-scale', x: 0.73, y: 0.52, size: 0.74 },
      { name: 'admission-tickets', x: 0.89, y: 0.58, size: 0.36, turn: 10, depth: 1 },
    ],
  },
  {
    name: 'offer-fishing',
    hue: 225,
    secondHue: 190,
    backdrop: 'waves',
    figures: [
      { name: 'oyster', x: 0.58, y: 0.66, size: 0.3, turn: -8, depth: 1 },
      { name: 'shark', x: 0.73, y: 0.5, size: 0.78, turn: -4 },
      { name: 'trident-emblem', x: 0.89, y: 0.5, size: 0.38, turn: 14, depth: 1 },
    ],
  },
];
