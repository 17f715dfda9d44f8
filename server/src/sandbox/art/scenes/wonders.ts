import { at, HEIGHT, times } from '../brush.ts';
import { beams, bokeh, cloud, dots, glow, ridge, sky, twinkle } from '../shapes.ts';
import type { DrawScene } from './scene.ts';

export const lanterns: DrawScene = (brush) => {
  const { ink, between, second } = brush;
  const lantern = (x: number, y: number, size: number): string =>
    glow(x, y, size * 2.1, ink(0.85, 0.16, 30, 0.5), ink(0.6, 0.16, 20, 0)) +
    `<path d="M${at(x)} 0V${at(y - size)}" stroke="${ink(0.3, 0.08)}" stroke-width="1.6"/><ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(size * 0.86)}" ry="${at(size)}" fill="${ink(0.6, 0.2)}"/><ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(size * 0.42)}" ry="${at(size)}" fill="${ink(0.76, 0.17, 24)}"/><rect x="${at(x - size * 0.4)}" y="${at(y - size * 1.1)}" width="${at(size * 0.8)}" height="${at(size * 0.2)}" rx="2" fill="${ink(0.84, 0.13, 60)}"/><rect x="${at(x - size * 0.4)}" y="${at(y + size * 0.9)}" width="${at(size * 0.8)}" height="${at(size * 0.2)}" rx="2" fill="${ink(0.84, 0.13, 60)}"/><path d="M${at(x)} ${at(y + size * 1.1)}v${at(size * 0.6)}" stroke="${ink(0.84, 0.13, 60)}" stroke-width="3"/>`;
  return {
    back:
      sky([
        [0, ink(0.18, 0.09, second * 0.5)],
        [0.6, ink(0.4, 0.16)],
        [1, ink(0.24, 0.1, second * 0.5)],
      ]) +
      glow(150, 190, 180, ink(0.8, 0.17, 24, 0.7), ink(0.5, 0.16, 0, 0)) +
      bokeh(brush, 16, 30) +
      lantern(between(30, 50), 92, 27) +
      lantern(between(250, 272), 70, 31) +
      lantern(between(100, 124), 44, 17) +
      lantern(between(186, 206), 50, 19) +
      ridge(brush, 348, 8, 3, ink(0.26, 0.1, second * 0.4)),
    front: ridge(brush, 384, 7, 3, ink(0.15, 0.06, second * 0.4)),
  };
};

export const crystal: DrawScene = (brush) => {
  const { ink, between, second } = brush;
  const shard = (x: number, foot: number, height: number, lean: number, shift: number): string =>
    `<g transform="translate(${at(x)} ${at(foot)}) rotate(${at(lean)})"><path d="M-17 0L-17 ${at(-height * 0.7)}L0 ${at(-height)}L0 0Z" fill="${ink(0.74, 0.14, shift)}"/><path d="M17 0L17 ${at(-height * 0.7)}L0 ${at(-height)}L0 0Z" fill="${ink(0.5, 0.17, shift)}"/><path d="M-17 ${at(-height * 0.7)}L0 ${at(-height)}L17 ${at(-height * 0.7)}L0 ${at(-height * 0.6)}Z" fill="${ink(0.9, 0.08, shift)}"/></g>`;
  return {
    back:
      sky([
        [0, ink(0.17, 0.08)],
        [0.6, ink(0.38, 0.15, second * 0.3)],
        [1, ink(0.16, 0.07)],
      ]) +
      glow(150, 180, 190, ink(0.84, 0.16, 0, 0.8), ink(0.5, 0.16, 0, 0)) +
      beams(150, 180, 11, ink(0.9, 0.1, second * 0.4, 0.16), between(0, 2)) +
      shard(30, 380, 190, 12, 0) +
      shard(272, 380, 200, -12, second * 0.5) +
      shard(72, 390, 120, 20, second) +
      shard(232, 392, 128, -22, 0) +
      shard(60, -10, 110, 172, 0) +
      shard(236, -10, 96, 188, second * 0.5) +
      times(7, () => twinkle(between(10, 290), between(20, 330), between(4, 9), ink(0.98, 0.03, 0, 0.9))),
    front: shard(8, 416, 96, 24, second * 0.5) + shard(292, 418, 100, -24, 0),
  };
};

export const candyland: DrawScene = (brush) => {
  const { ink, between, second } = brush;
  const lolly = (x: number, y: number, size: number, shift: number): string =>
    `<path d="M${at(x)} ${at(y)}V${HEIGHT}" stroke="${ink(0.97, 0.02)}" stroke-width="6"/><circle cx="${at(x)}" cy="${at(y)}" r="${at(size)}" fill="${ink(0.72, 0.17, shift)}"/><path d="M${at(x)} ${at(y)}m0 ${at(-size * 0.72)}a${at(size * 0.72)} ${at(size * 0.72)} 0 1 1 ${at(-size * 0.72)} ${at(size * 0.72)}a${at(size * 0.46)} ${at(size * 0.46)} 0 1 1 ${at(size * 0.72)} ${at(size * 0.3)}" fill="none" stroke="${ink(0.95, 0.05, shift)}" stroke-width="${at(size * 0.2)}" stroke-linecap="round"/>`;
  return {
    back:
      sky([
        [0, ink(0.72, 0.13, second)],
        [0.6, ink(0.9, 0.07)],
        [1, ink(0.84, 0.1)],
      ]) +
      glow(150, 160, 180, ink(0.99, 0.03, 0, 0.85), ink(0.95, 0.05, 0, 0)) +
      cloud(50, 92, 54, ink(0.97, 0.03, 0, 0.85)) +
      cloud(254, 120, 60, ink(0.97, 0.03, 0, 0.8)) +
      lolly(between(24, 44), 210, 31, 0) +
      lolly(between(256, 276), 226, 35, second) +
      ridge(brush, 312, 20, 3, ink(0.8, 0.12)) +
      ridge(brush, 348, 14, 3, ink(0.72, 0.15, second * 0.5)),
    front:
      ridge(brush, 384, 8, 4, ink(0.62, 0.17)) +
      dots(brush, 24, { from: 362, to: 398, least: 2, most: 4 }, () => ink(0.93, 0.09, between(-90, 90))),
  };
};
