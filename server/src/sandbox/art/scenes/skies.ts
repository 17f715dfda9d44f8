import { at, HEIGHT, times, WIDTH } from '../brush.ts';
import { beams, bokeh, cloud, dots, glow, peaks, sky, twinkle } from '../shapes.ts';
import type { DrawScene } from './scene.ts';

const CENTRE = { x: 150, y: 178 };

export const rays: DrawScene = ({ ink, between, second, ...rest }) => {
  const brush = { ink, between, second, ...rest };
  return {
    back:
      sky([
        [0, ink(0.42, 0.17, second * 0.3)],
        [0.55, ink(0.52, 0.19)],
        [1, ink(0.2, 0.1, second * 0.6)],
      ]) +
      beams(
        CENTRE.x,
        CENTRE.y,
        9 + Math.floor(between(0, 3)) * 2,
        ink(0.74, 0.17, second * 0.25, 0.32),
        between(0, 3),
      ) +
      glow(CENTRE.x, CENTRE.y, 185, ink(0.9, 0.13, second * 0.2, 0.85), ink(0.7, 0.17, 0, 0)) +
      bokeh(brush, 11, second),
    front: '',
  };
};

export const night: DrawScene = (brush) => {
  const { ink, between } = brush;
  const x = between(70, 230);
  return {
    back:
      sky([
        [0, ink(0.17, 0.07, -12)],
        [0.6, ink(0.36, 0.14)],
        [1, ink(0.5, 0.15, brush.second * 0.5)],
      ]) +
      dots(brush, 46, { from: 0, to: 250, least: 0.5, most: 1.6 }, (strength) => ink(0.95, 0.04, 0, at(strength))) +
      glow(x, 105, 150, ink(0.86, 0.1, 40, 0.55), ink(0.6, 0.1, 0, 0)) +
      `<circle cx="${at(x)}" cy="105" r="66" fill="${ink(0.93, 0.06, 50)}"/><circle cx="${at(x - 20)}" cy="92" r="13" fill="${ink(0.87, 0.07, 50)}"/><circle cx="${at(x + 22)}" cy="124" r="9" fill="${ink(0.87, 0.07, 50)}"/><circle cx="${at(x + 14)}" cy="80" r="5" fill="${ink(0.87, 0.07, 50)}"/>` +
      cloud(between(20, 90), 165, 62, ink(0.46, 0.12, 0, 0.75)) +
      cloud(between(210, 290), 205, 70, ink(0.42, 0.12, 0, 0.8)),
    front: cloud(30, 398, 96, ink(0.2, 0.08, -10, 0.9)) + cloud(275, 402, 104, ink(0.17, 0.07, -10, 0.92)),
  };
};

export const aurora: DrawScene = (brush) => {
  const { ink, between } = brush;
  const ribbon = (y: number, shift: number, alpha: number): string =>
    `<path d="M-20 ${y}C60 ${at(y - between(40, 110))} 140 ${at(y + between(20, 80))} 320 ${at(y - between(30, 90))}L320 ${at(y + 60)}C200 ${at(y + 130)} 90 ${at(y + 20)} -20 ${at(y + 120)}Z" fill="${ink(0.78, 0.18, shift, alpha)}" filter="url(#soft)"/>`;
  return {
    back:
      sky([
        [0, ink(0.15, 0.06)],
        [0.7, ink(0.3, 0.11, brush.second * 0.4)],
        [1, ink(0.22, 0.08)],
      ]) +
      dots(brush, 40, { from: 0, to: 230, least: 0.5, most: 1.5 }, (strength) => ink(0.96, 0.03, 0, at(strength))) +
      ribbon(100, brush.second, 0.5) +
      ribbon(150, 0, 0.5) +
      ribbon(190, -brush.second, 0.36) +
      peaks(brush, 345, 90, 4, ink(0.2, 0.06)) +
      peaks(brush, 378, 60, 3, ink(0.14, 0.05)),
    front: '',
  };
};

export const space: DrawScene = (brush) => {
  const { ink, between, second } = brush;
  const x = between(190, 270);
  return {
    back:
      sky([
        [0, ink(0.13, 0.07)],
        [1, ink(0.24, 0.12, second * 0.5)],
      ]) +
      glow(70, 110, 190, ink(0.55, 0.2, second, 0.55), ink(0.4, 0.16, second, 0)) +
      glow(240, 300, 210, ink(0.5, 0.2, 0, 0.6), ink(0.35, 0.15, 0, 0)) +
      dots(brush, 70, { from: 0, to: HEIGHT, least: 0.4, most: 1.7 }, (strength) => ink(0.97, 0.03, 0, at(strength))) +
      `<circle cx="${at(x)}" cy="66" r="44" fill="${ink(0.6, 0.17, second)}"/><path d="M${at(x - 44)} 66A44 44 0 0 0 ${at(x + 44)} 66Q${at(x)} 92 ${at(x - 44)} 66Z" fill="${ink(0.42, 0.15, second)}"/><ellipse cx="${at(x)}" cy="66" rx="74" ry="12" fill="none" stroke="${ink(0.86, 0.1, second, 0.7)}" stroke-width="4" transform="rotate(-18 ${at(x)} 66)"/>` +
      times(5, () => twinkle(between(10, 290), between(10, 300), between(5, 10), ink(0.97, 0.05, 30, 0.9))),
    front: `<ellipse cx="150" cy="455" rx="260" ry="92" fill="${ink(0.3, 0.12, second)}"/><ellipse cx="150" cy="462" rx="260" ry="92" fill="${ink(0.17, 0.08, second)}"/>`,
  };
};

export const clouds: DrawScene = (brush) => {
  const { ink, between, second } = brush;
  return {
    back:
      sky([
        [0, ink(0.52, 0.16)],
        [0.6, ink(0.78, 0.12, second * 0.5)],
        [1, ink(0.9, 0.07, second)],
      ]) +
      beams(between(40, 260), -20, 15, ink(0.95, 0.06, second, 0.28), 0.1) +
      cloud(60, 110, 66, ink(0.9, 0.05, 0, 0.6)) +
      cloud(245, 72, 54, ink(0.92, 0.05, 0, 0.55)) +
      cloud(between(200, 280), 220, 84, ink(0.94, 0.04, 0, 0.75)) +
      cloud(between(10, 80), 262, 90, ink(0.95, 0.04, 0, 0.8)),
    front:
      cloud(52, 388, 110, ink(0.93, 0.05, second, 0.96)) +
      cloud(250, 396, 122, ink(0.97, 0.03, second, 0.97)) +
      cloud(150, 420, 120, ink(0.88, 0.07, second)),
  };
};

export const stormy: DrawScene = (brush) => {
  const { ink, between, second } = brush;
  const bolt = (x: number, size: number): string =>
    `<path d="M${at(x)} 0L${at(x - 26 * size)} ${at(96 * size)}L${at(x - 4 * size)} ${at(92 * size)}L${at(x - 38 * size)} ${at(200 * size)}L${at(x + 26 * size)} ${at(74 * size)}L${at(x + 4 * size)} ${at(78 * size)}L${at(x + 24 * size)} 0Z" fill="${ink(0.95, 0.09, second, 0.95)}"/>`;
  const x = between(60, 110);
  return {
    back:
      sky([
        [0, ink(0.2, 0.06)],
        [0.6, ink(0.4, 0.12)],
        [1, ink(0.24, 0.07, second * 0.4)],
      ]) +
      glow(x, 120, 200, ink(0.85, 0.13, second, 0.65), ink(0.5, 0.12, second, 0)) +
      bolt(x, 1.1) +
      bolt(between(215, 260), 0.75) +
      cloud(40, 46, 96, ink(0.3, 0.07)) +
      cloud(230, 34, 120, ink(0.25, 0.06)) +
      cloud(140, 8, 120, ink(0.2, 0.05)) +
      peaks(brush, 350, 80, 4, ink(0.2, 0.07)),
    front: times(
      16,
      () =>
        `<path d="M${at(between(0, WIDTH))} ${at(between(0, HEIGHT))}l-7 24" stroke="${ink(0.9, 0.04, 0, 0.28)}" stroke-width="1.6"/>`,
    ),
  };
};

export const fireworks: DrawScene = (brush) => {
  const { ink, between, second } = brush;
  const burst = (x: number, y: number, size: number, shift: number): string =>
    glow(x, y, size * 1.3, ink(0.8, 0.16, shift, 0.4), ink(0.6, 0.16, shift, 0)) +
    times(16, (index) => {
      const angle = (index * Math.PI) / 8;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      return `<path d="M${at(x + dx * size * 0.3)} ${at(y + dy * size * 0.3)}L${at(x + dx * size)} ${at(y + dy * size)}" stroke="${ink(0.88, 0.14, shift)}" stroke-width="2.2" stroke-linecap="round" opacity="${index % 2 === 0 ? 0.95 : 0.55}"/>`;
    });
  return {
    back:
      sky([
        [0, ink(0.16, 0.08)],
        [0.7, ink(0.36, 0.15, second * 0.3)],
        [1, ink(0.26, 0.1)],
      ]) +
      burst(between(50, 90), 86, 62, second) +
      burst(between(210, 260), 66, 50, 0) +
      burst(between(130, 170), 190, 86, second * 0.5) +
      times(
        9,
        (index) =>
          `<rect x="${index * 36 - 10}" y="${at(between(310, 360))}" width="32" height="120" fill="${ink(0.15, 0.06)}"/>`,
      ),
    front: '',
  };
};
