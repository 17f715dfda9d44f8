import { at, times, WIDTH } from '../brush.ts';
import { bokeh, dots, glow, peaks, sky } from '../shapes.ts';
import type { DrawScene } from './scene.ts';

export const factory: DrawScene = (brush) => {
  const { ink, between, second } = brush;
  const cog = (x: number, y: number, size: number, lightness: number): string =>
    `<g transform="translate(${at(x)} ${at(y)}) rotate(${at(between(0, 40))})" fill="${ink(lightness, 0.09)}">${times(
      10,
      (index) =>
        `<rect x="${at(-size * 0.13)}" y="${at(-size * 1.18)}" width="${at(size * 0.26)}" height="${at(size * 0.4)}" rx="3" transform="rotate(${index * 36})"/>`,
    )}<circle r="${at(size)}"/><circle r="${at(size * 0.46)}" fill="${ink(lightness - 0.13, 0.08)}"/></g>`;
  return {
    back:
      sky([
        [0, ink(0.26, 0.08)],
        [0.6, ink(0.46, 0.12, second * 0.3)],
        [1, ink(0.22, 0.07)],
      ]) +
      cog(36, 86, 66, 0.42) +
      cog(258, 138, 86, 0.38) +
      cog(84, 296, 74, 0.36) +
      cog(250, 330, 56, 0.42) +
      glow(150, 180, 180, ink(0.92, 0.13, second * 0.6, 0.8), ink(0.6, 0.13, 0, 0)) +
      bokeh(brush, 7, second),
    front: `<rect y="374" width="${WIDTH}" height="30" fill="${ink(0.2, 0.06)}"/>${times(
      10,
      (index) => `<circle cx="${16 + index * 30}" cy="388" r="4" fill="${ink(0.5, 0.08)}"/>`,
    )}`,
  };
};

export const grid: DrawScene = (brush) => {
  const { ink, between, second } = brush;
  return {
    back:
      sky([
        [0, ink(0.14, 0.08)],
        [0.62, ink(0.42, 0.2, second * 0.4)],
        [0.64, ink(0.12, 0.07)],
        [1, ink(0.2, 0.1)],
      ]) +
      dots(brush, 30, { from: 0, to: 170, least: 0.5, most: 1.5 }, (strength) => ink(0.97, 0.04, 0, at(strength))) +
      glow(150, 190, 180, ink(0.8, 0.2, second, 0.6), ink(0.5, 0.2, second, 0)) +
      `<circle cx="150" cy="186" r="92" fill="${ink(0.78, 0.18, second)}"/>` +
      times(
        5,
        (index) =>
          `<rect x="50" y="${200 + index * 13}" width="200" height="${2 + index}" fill="${ink(0.34, 0.17, second * 0.4)}"/>`,
      ) +
      peaks(brush, 256, between(20, 36), 7, ink(0.16, 0.09)) +
      `<rect y="254" width="${WIDTH}" height="150" fill="${ink(0.15, 0.09)}"/>` +
      times(
        15,
        (index) =>
          `<path d="M${150 + (index - 7) * 14} 255L${150 + (index - 7) * 74} 400" stroke="${ink(0.74, 0.2, second * 0.5, 0.7)}" stroke-width="1.8"/>`,
      ) +
      times(
        6,
        (index) =>
          `<path d="M0 ${at(256 + index * index * 5.4)}H300" stroke="${ink(0.74, 0.2, second * 0.5, 0.7)}" stroke-width="1.8"/>`,
      ),
    front: '',
  };
};
