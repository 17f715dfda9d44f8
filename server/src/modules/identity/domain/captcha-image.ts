import type { RandomSource } from '../../../platform/random.ts';
import { GLYPHS, strokesOf } from './glyphs.ts';
import { greyPng } from './png.ts';

const WIDTH = 160;
const HEIGHT = 56;
const LENGTH = 5;
const SIGNS = Object.keys(GLYPHS);
const PAPER = 245;

type Point = readonly [x: number, y: number];

export const newCaptchaText = (random: RandomSource): string =>
  Array.from({ length: LENGTH }, () => SIGNS[random.below(SIGNS.length)]).join('');

/** What was read, however it was typed: small letters and blanks make no difference. */
export const readingOf = (typed: string): string => typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();

/**
 * Draws a text so that a person reads it and a program has some work: each sign leans, stretches and stands elsewhere,
 * the whole is bent by two waves, and lines run across.
 */
export const drawCaptcha = (random: RandomSource, text: string): Promise<Buffer> => {
  const pixels = random.bytes(WIDTH * HEIGHT).map((grain) => PAPER - (grain & 15));
  const bend = newBend(random);
  const signs = [...text];
  const room = (WIDTH - 24) / signs.length;
  signs.forEach((sign, index) => {
    const place = newPlace(random, 12 + room * (index + 0.5));
    const width = 2.2 + random.below(10) / 10;
    for (const stroke of strokesOf(sign))
      drawLine(
        pixels,
        inPieces(stroke).map((point) => bend(place(point))),
        width,
      );
  });
  for (let line = 0; line < 3; line += 1) {
    const points: Point[] = [
      [0, random.below(HEIGHT)],
      [WIDTH / 2, random.below(HEIGHT)],
      [WIDTH, random.below(HEIGHT)],
    ];
    drawLine(pixels, points, 0.8);
  }
  return greyPng(pixels, WIDTH, HEIGHT);
};

/** A straight line is cut, so that it bends with the waves. */
const inPieces = (stroke: readonly Point[]): readonly Point[] =>
  stroke.flatMap((end, index) => {
    const start = stroke[index - 1];
    if (start === undefined) return [end];
    return [1 / 3, 2 / 3, 1].map((share): Point => [
      start[0] + (end[0] - start[0]) * share,
      start[1] + (end[1] - start[1]) * share,
    ]);
  });

/** Between -1 and 1. */
const sway = (random: RandomSource): number => random.below(2_001) / 1_000 - 1;

/** Where a sign stands: turned up to a quarter of a radian, stretched and moved a little. */
const newPlace = (random: RandomSource, centre: number) => {
  const angle = sway(random) * 0.28;
  const lean = sway(random) * 0.25;
  const scale = 5.6 + sway(random) * 0.8;
  const [right, down] = [centre + sway(random) * 2, HEIGHT / 2 + sway(random) * 5];
  return ([x, y]: Point): Point => {
    const [across, along] = [(x - 2) * scale * 0.9 + (3 - y) * scale * lean, (y - 3) * scale];
    return [
      right + across * Math.cos(angle) - along * Math.sin(angle),
      down + across * Math.sin(angle) + along * Math.cos(angle),
    ];
  };
};

const newBend = (random: RandomSource) => {
  const [phase, other] = [random.below(628) / 100, random.below(628) / 100];
  const [high, wide] = [2 + sway(random), 1.5 + sway(random)];
  return ([x, y]: Point): Point => [x + wide * Math.sin(y / 9 + other), y + high * Math.sin(x / 17 + phase)];
};

/** Darkens every pixel near the line, softly at its edge. */
const drawLine = (pixels: Uint8Array, points: readonly Point[], width: number): void => {
  points.slice(1).forEach((end, index) => {
    const start = points[index] ?? end;
    const [left, right] = bounds(start[0], end[0], width, WIDTH);
    const [top, bottom] = bounds(start[1], end[1], width, HEIGHT);
    for (let y = top; y <= bottom; y += 1)
      for (let x = left; x <= right; x += 1) {
        const ink = Math.min(1, Math.max(0, width / 2 + 0.5 - distance([x, y], start, end)));
        const at = y * WIDTH + x;
        if (ink > 0) pixels[at] = Math.min(pixels[at] ?? PAPER, Math.round(PAPER - ink * (PAPER - 30)));
      }
  });
};

const bounds = (one: number, other: number, width: number, size: number): readonly [number, number] => [
  Math.max(0, Math.floor(Math.min(one, other) - width)),
  Math.min(size - 1, Math.ceil(Math.max(one, other) + width)),
];

/** From a point to the nearest point of a line. */
const distance = ([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number => {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / length));
  return Math.hypot(x - fromX - share * dx, y - fromY - share * dy);
};
