import { at, HEIGHT, times, WIDTH } from '../brush.ts';
import { beams, bokeh, cloud, dots, glow, leaf, peaks, ridge, sky } from '../shapes.ts';
import type { DrawScene } from './scene.ts';

export const horizon: DrawScene = (brush) => {
  const { ink, between, second } = brush;
  return {
    back:
      sky([
        [0, ink(0.42, 0.15, second * 0.6)],
        [0.45, ink(0.68, 0.17)],
        [0.7, ink(0.86, 0.13, second * 0.3)],
        [1, ink(0.4, 0.12)],
      ]) +
      glow(150, 232, 210, ink(0.96, 0.1, 20, 0.8), ink(0.8, 0.14, 0, 0)) +
      beams(150, 232, 21, ink(0.95, 0.1, 20, 0.17), between(0, 1)) +
      `<circle cx="150" cy="215" r="82" fill="${ink(0.94, 0.11, 24)}"/>` +
      cloud(between(20, 70), 96, 48, ink(0.92, 0.07, 0, 0.5)) +
      cloud(between(220, 280), 130, 56, ink(0.92, 0.07, 0, 0.45)) +
      ridge(brush, 292, 14, 3, ink(0.5, 0.14, second * 0.2)) +
      ridge(brush, 326, 14, 3, ink(0.38, 0.12)),
    front: ridge(brush, 382, 8, 4, ink(0.2, 0.07)),
  };
};

export const dunes: DrawScene = (brush) => {
  const { ink, between, second } = brush;
  const dune = (y: number, lightness: number, lean: number): string =>
    `<path d="M-10 ${y}Q${at(90 + lean)} ${at(y - 66)} 180 ${at(y - 6)}T320 ${at(y - 20)}L320 410L-10 410Z" fill="${ink(lightness, 0.13)}"/><path d="M${at(70 + lean)} ${at(y - 30)}Q${at(130 + lean)} ${at(y - 30)} 180 ${at(y - 6)}Q150 ${at(y + 40)} 90 410L250 410Q230 ${y} 180 ${at(y - 6)}Z" fill="${ink(lightness - 0.1, 0.12, -6, 0.55)}"/>`;
  return {
    back:
      sky([
        [0, ink(0.4, 0.14, second)],
        [0.55, ink(0.74, 0.15, second * 0.3)],
        [1, ink(0.84, 0.12)],
      ]) +
      glow(between(200, 250), 92, 130, ink(0.97, 0.09, 10, 0.9), ink(0.85, 0.12, 0, 0)) +
      `<circle cx="226" cy="92" r="34" fill="${ink(0.97, 0.07, 14)}"/>` +
      dune(282, 0.66, between(-30, 40)) +
      dune(330, 0.56, between(-40, 30)),
    front: `<path d="M-10 396Q110 352 210 384T320 372L320 410L-10 410Z" fill="${ink(0.34, 0.1)}"/>`,
  };
};

export const ridges: DrawScene = (brush) => {
  const { ink, between, second } = brush;
  return {
    back:
      sky([
        [0, ink(0.6, 0.12, second * 0.5)],
        [0.5, ink(0.86, 0.08, second * 0.3)],
        [1, ink(0.7, 0.1)],
      ]) +
      `<circle cx="${at(between(80, 220))}" cy="110" r="52" fill="${ink(0.93, 0.1, second)}"/>` +
      peaks(brush, 232, 110, 4, ink(0.74, 0.08)) +
      peaks(brush, 276, 86, 3, ink(0.6, 0.11)) +
      `<rect y="236" width="${WIDTH}" height="60" fill="${ink(0.9, 0.05, 0, 0.35)}" filter="url(#soft)"/>` +
      peaks(brush, 330, 60, 4, ink(0.44, 0.12)),
    front: ridge(brush, 376, 12, 3, ink(0.24, 0.08)),
  };
};

export const jungle: DrawScene = (brush) => {
  const { ink, between, second } = brush;
  const fan = (x: number, y: number, size: number, turn: number, lightness: number): string =>
    times(7, (index) => leaf(x, y, size, turn + (index - 3) * 22, ink(lightness, 0.11, (index - 3) * 3)));
  return {
    back:
      sky([
        [0, ink(0.78, 0.14, second * 0.4)],
        [0.5, ink(0.56, 0.15)],
        [1, ink(0.24, 0.08)],
      ]) +
      beams(between(60, 240), -30, 13, ink(0.95, 0.1, 20, 0.26), 0.2) +
      fan(20, 250, 130, 30, 0.48) +
      fan(285, 240, 140, -30, 0.44) +
      fan(150, 330, 150, 0, 0.4) +
      bokeh(brush, 9, second),
    front:
      fan(-8, 408, 104, 46, 0.26) +
      fan(308, 410, 110, -46, 0.24) +
      fan(-14, -6, 80, 140, 0.22) +
      fan(314, -8, 84, 220, 0.2),
  };
};

export const garden: DrawScene = (brush) => {
  const { ink, between, second } = brush;
  const flower = (x: number, y: number, size: number): string =>
    `<path d="M${at(x)} ${at(y)}V${HEIGHT}" stroke="${ink(0.36, 0.1, second)}" stroke-width="2.4"/>` +
    times(
      5,
      (index) =>
        `<circle cx="${at(x + size * 0.62 * Math.cos(index * 1.257))}" cy="${at(y + size * 0.62 * Math.sin(index * 1.257))}" r="${at(size * 0.5)}" fill="${ink(0.78, 0.15, index % 2 === 0 ? 0 : 16)}"/>`,
    ) +
    `<circle cx="${at(x)}" cy="${at(y)}" r="${at(size * 0.42)}" fill="${ink(0.92, 0.12, 70)}"/>`;
  return {
    back:
      sky([
        [0, ink(0.7, 0.11, second)],
        [0.6, ink(0.87, 0.09, second * 0.4)],
        [1, ink(0.6, 0.12, second)],
      ]) +
      glow(150, 150, 210, ink(0.98, 0.06, 0, 0.75), ink(0.9, 0.08, 0, 0)) +
      bokeh(brush, 16, 0) +
      ridge(brush, 300, 18, 3, ink(0.66, 0.12, second)) +
      ridge(brush, 340, 14, 3, ink(0.52, 0.12, second)),
    front: times(7, (index) => flower(index * 48 + between(-14, 14), between(358, 388), between(9, 15))),
  };
};

export const snow: DrawScene = (brush) => {
  const { ink, second } = brush;
  const pine = (x: number, y: number, size: number, lightness: number): string =>
    times(
      3,
      (index) =>
        `<path d="M${at(x)} ${at(y - size + index * size * 0.22)}L${at(x + size * (0.22 + index * 0.08))} ${at(y - size * 0.52 + index * size * 0.26)}L${at(x - size * (0.22 + index * 0.08))} ${at(y - size * 0.52 + index * size * 0.26)}Z" fill="${ink(lightness + index * 0.03, 0.06)}"/>`,
    );
  return {
    back:
      sky([
        [0, ink(0.36, 0.12, second * 0.4)],
        [0.6, ink(0.72, 0.1)],
        [1, ink(0.9, 0.04)],
      ]) +
      glow(150, 170, 180, ink(0.95, 0.05, 0, 0.7), ink(0.8, 0.08, 0, 0)) +
      peaks(brush, 270, 90, 4, ink(0.78, 0.06)) +
      pine(34, 320, 118, 0.42) +
      pine(270, 326, 132, 0.38) +
      pine(222, 312, 84, 0.5) +
      ridge(brush, 330, 10, 3, ink(0.9, 0.03)),
    front:
      ridge(brush, 376, 10, 3, ink(0.97, 0.015)) +
      dots(brush, 34, { from: 0, to: 380, least: 1, most: 3.4 }, (strength) =>
        ink(0.99, 0.01, 0, at(strength * 8) / 10),
      ),
  };
};

export const volcano: DrawScene = (brush) => {
  const { ink, between } = brush;
  const x = between(120, 180);
  return {
    back:
      sky([
        [0, ink(0.2, 0.07)],
        [0.6, ink(0.44, 0.17)],
        [1, ink(0.66, 0.19, 20)],
      ]) +
      glow(x, 130, 190, ink(0.85, 0.18, 22, 0.8), ink(0.5, 0.18, 0, 0)) +
      cloud(x - 30, 70, 76, ink(0.26, 0.06)) +
      cloud(x + 46, 48, 70, ink(0.3, 0.07)) +
      `<path d="M${at(x - 26)} 146L${at(x + 26)} 146L340 400L-40 400Z" fill="${ink(0.24, 0.07)}"/><path d="M${at(x - 26)} 146Q${at(x)} 160 ${at(x + 26)} 146L${at(x + 44)} 208L${at(x + 18)} 190L${at(x + 6)} 262L${at(x - 10)} 200L${at(x - 40)} 236Z" fill="${ink(0.76, 0.19, 20)}"/>` +
      dots(brush, 30, { from: 40, to: 330, least: 1, most: 3 }, (strength) => ink(0.85, 0.17, 26, at(strength))),
    front: ridge(brush, 384, 8, 5, ink(0.15, 0.05)),
  };
};

export const pyramids: DrawScene = (brush) => {
  const { ink, between, second } = brush;
  const pyramid = (x: number, y: number, size: number, lightness: number): string =>
    `<path d="M${at(x)} ${at(y - size)}L${at(x + size * 0.95)} ${y}L${at(x + size * 0.2)} ${y}Z" fill="${ink(lightness - 0.13, 0.11, -6)}"/><path d="M${at(x)} ${at(y - size)}L${at(x + size * 0.2)} ${y}L${at(x - size * 0.95)} ${y}Z" fill="${ink(lightness, 0.13)}"/>`;
  return {
    back:
      sky([
        [0, ink(0.36, 0.13, second)],
        [0.55, ink(0.72, 0.15, second * 0.3)],
        [1, ink(0.86, 0.12)],
      ]) +
      glow(150, 150, 180, ink(0.97, 0.1, 10, 0.85), ink(0.85, 0.13, 0, 0)) +
      beams(150, 150, 25, ink(0.96, 0.1, 10, 0.14), between(0, 1)) +
      pyramid(62, 320, 150, 0.68) +
      pyramid(248, 326, 128, 0.62) +
      pyramid(160, 338, 92, 0.72) +
      ridge(brush, 332, 6, 3, ink(0.62, 0.12)),
    front: ridge(brush, 382, 8, 3, ink(0.36, 0.1)),
  };
};

export const beach: DrawScene = (brush) => {
  const { ink, between, second } = brush;
  const palm = (x: number, lean: number): string =>
    `<path d="M${x} 340Q${at(x + lean * 0.3)} 220 ${at(x + lean)} 120" fill="none" stroke="${ink(0.3, 0.07, 60)}" stroke-width="9" stroke-linecap="round"/>` +
    times(7, (index) => leaf(x + lean, 122, 78, -130 + index * 43, ink(0.4, 0.11, 90)));
  return {
    back:
      sky([
        [0, ink(0.62, 0.14)],
        [0.5, ink(0.86, 0.09, second * 0.4)],
        [0.58, ink(0.66, 0.13)],
        [0.72, ink(0.5, 0.13)],
        [0.76, ink(0.88, 0.07, 60 - brush.second)],
        [1, ink(0.84, 0.09, 60)],
      ]) +
      glow(between(90, 210), 110, 130, ink(0.98, 0.08, 70, 0.9), ink(0.9, 0.1, 60, 0)) +
      times(
        6,
        () =>
          `<path d="M${at(between(0, 250))} ${at(between(236, 288))}h${at(between(20, 60))}" stroke="${ink(0.95, 0.04, 0, 0.55)}" stroke-width="2.4" stroke-linecap="round"/>`,
      ) +
      palm(-6, 52) +
      palm(304, -46),
    front: '',
  };
};
