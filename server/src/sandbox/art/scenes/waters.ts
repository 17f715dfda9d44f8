import { at, HEIGHT, times } from '../brush.ts';
import { beams, bokeh, dots, glow, ridge, sky } from '../shapes.ts';
import type { DrawScene } from './scene.ts';

export const underwater: DrawScene = (brush) => {
  const { ink, between, second } = brush;
  const weed = (x: number, height: number): string =>
    `<path d="M${at(x)} ${HEIGHT}C${at(x - 22)} ${at(HEIGHT - height * 0.4)} ${at(x + 24)} ${at(HEIGHT - height * 0.6)} ${at(x)} ${at(HEIGHT - height)}" fill="none" stroke="${ink(0.3, 0.1, second * 0.5)}" stroke-width="9" stroke-linecap="round"/>`;
  return {
    back:
      sky([
        [0, ink(0.82, 0.12)],
        [0.4, ink(0.56, 0.15)],
        [1, ink(0.2, 0.1, -10)],
      ]) +
      beams(between(80, 220), -60, 17, ink(0.95, 0.07, 0, 0.2), 0.3) +
      glow(150, 170, 170, ink(0.86, 0.13, 0, 0.55), ink(0.6, 0.14, 0, 0)) +
      ridge(brush, 330, 26, 3, ink(0.36, 0.11, -8)) +
      dots(brush, 26, { from: 30, to: 360, least: 1.5, most: 6 }, (strength) =>
        ink(0.95, 0.05, 0, at(strength * 5) / 10),
      ),
    front:
      ridge(brush, 374, 12, 3, ink(0.22, 0.08, -8)) +
      times(5, (index) => weed(index < 3 ? between(0, 60) : between(240, 300), between(60, 140))),
  };
};

export const waves: DrawScene = (brush) => {
  const { ink, between, second } = brush;
  const wave = (y: number, lightness: number, lift: number): string => {
    const start = between(-60, 0);
    return `<path d="M${at(start)} ${y}${times(6, () => `q20 ${-lift} 40 0t40 0`)}V410H-70Z" fill="${ink(lightness, 0.13)}"/><path d="M${at(start)} ${y}${times(6, () => `q20 ${-lift} 40 0t40 0`)}" fill="none" stroke="${ink(0.93, 0.05, 0, 0.65)}" stroke-width="2.4"/>`;
  };
  return {
    back:
      sky([
        [0, ink(0.36, 0.13, second * 0.6)],
        [0.5, ink(0.72, 0.15, second * 0.4)],
        [0.66, ink(0.9, 0.09, second * 0.5)],
        [1, ink(0.4, 0.12)],
      ]) +
      glow(150, 226, 200, ink(0.97, 0.09, second * 0.5, 0.85), ink(0.8, 0.13, 0, 0)) +
      `<circle cx="150" cy="206" r="70" fill="${ink(0.95, 0.08, second * 0.5)}"/>` +
      bokeh(brush, 7, second) +
      wave(282, 0.6, 16) +
      wave(314, 0.5, 20),
    front: wave(358, 0.36, 24) + wave(386, 0.26, 20),
  };
};

export const pond: DrawScene = (brush) => {
  const { ink, between, second } = brush;
  const pad = (x: number, y: number, size: number, lightness: number): string =>
    `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(size)}" ry="${at(size * 0.34)}" fill="${ink(lightness, 0.11, second)}"/><path d="M${at(x)} ${at(y)}L${at(x + size)} ${at(y - size * 0.14)}L${at(x + size)} ${at(y + size * 0.1)}Z" fill="${ink(0.4, 0.11)}"/>`;
  return {
    back:
      sky([
        [0, ink(0.84, 0.09, second * 0.3)],
        [0.48, ink(0.72, 0.12)],
        [0.52, ink(0.52, 0.13)],
        [1, ink(0.3, 0.1)],
      ]) +
      glow(150, 170, 190, ink(0.97, 0.07, 0, 0.8), ink(0.85, 0.1, 0, 0)) +
      bokeh(brush, 12, 0) +
      ridge(brush, 206, 16, 4, ink(0.6, 0.1, second * 0.5, 0.8)) +
      times(
        7,
        () =>
          `<ellipse cx="${at(between(0, 300))}" cy="${at(between(240, 370))}" rx="${at(between(24, 60))}" ry="2" fill="${ink(0.9, 0.06, 0, 0.35)}"/>`,
      ) +
      pad(44, 286, 44, 0.56) +
      pad(262, 300, 50, 0.52) +
      pad(150, 336, 78, 0.5),
    front: pad(24, 384, 70, 0.42) + pad(282, 392, 78, 0.38),
  };
};
