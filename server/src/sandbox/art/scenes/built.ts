import { at, HEIGHT, times } from '../brush.ts';
import { beams, bokeh, dots, glow, ridge, sky } from '../shapes.ts';
import type { DrawScene } from './scene.ts';

export const city: DrawScene = (brush) => {
  const { ink, between, second } = brush;
  const row = (foot: number, tallest: number, lightness: number, lit: number): string =>
    times(9, (index) => {
      const [x, top, width] = [index * 36 - 14 + between(-5, 5), foot - between(0.4, 1) * tallest, between(26, 40)];
      const windows = times(lit, () => {
        const [wx, wy] = [x + between(4, width - 8), top + between(8, tallest * 0.6)];
        return `<rect x="${at(wx)}" y="${at(wy)}" width="4" height="5" fill="${ink(0.9, 0.13, second, at(between(0.4, 1)))}"/>`;
      });
      return `<rect x="${at(x)}" y="${at(top)}" width="${at(width)}" height="${HEIGHT}" fill="${ink(lightness, 0.09)}"/>${windows}`;
    });
  return {
    back:
      sky([
        [0, ink(0.2, 0.1)],
        [0.6, ink(0.5, 0.18, second * 0.4)],
        [1, ink(0.7, 0.16, second * 0.7)],
      ]) +
      glow(150, 200, 200, ink(0.82, 0.17, second * 0.5, 0.75), ink(0.5, 0.17, 0, 0)) +
      row(400, 230, 0.38, 4) +
      row(400, 150, 0.24, 6) +
      bokeh(brush, 8, second),
    front: `<path d="M0 372H300V400H0Z" fill="${ink(0.13, 0.05)}"/><path d="M0 372H300" stroke="${ink(0.85, 0.15, second, 0.7)}" stroke-width="2.5"/>`,
  };
};

export const castle: DrawScene = (brush) => {
  const { ink, between, second } = brush;
  const tower = (x: number, top: number, width: number, lightness: number): string =>
    `<rect x="${at(x)}" y="${top}" width="${width}" height="260" fill="${ink(lightness, 0.08)}"/><path d="M${at(x - 6)} ${top}L${at(x + width / 2)} ${at(top - width * 1.25)}L${at(x + width + 6)} ${top}Z" fill="${ink(lightness + 0.12, 0.15, second)}"/><rect x="${at(x + width / 2 - 4)}" y="${top + 22}" width="8" height="15" rx="4" fill="${ink(0.9, 0.12, 60)}"/>`;
  return {
    back:
      sky([
        [0, ink(0.34, 0.14)],
        [0.6, ink(0.66, 0.14, second * 0.4)],
        [1, ink(0.4, 0.1)],
      ]) +
      glow(150, 170, 200, ink(0.95, 0.1, second * 0.4, 0.75), ink(0.7, 0.13, 0, 0)) +
      dots(brush, 20, { from: 0, to: 120, least: 0.6, most: 1.7 }, (strength) => ink(0.97, 0.03, 0, at(strength))) +
      tower(30, 170, 38, 0.5) +
      tower(232, 160, 40, 0.48) +
      tower(84, 134, 32, 0.44) +
      tower(184, 140, 34, 0.42) +
      `<rect x="30" y="236" width="242" height="180" fill="${ink(0.46, 0.08)}"/>` +
      ridge(brush, 344, 14, 3, ink(0.4, 0.12, second)),
    front: ridge(brush, 382, between(6, 12), 3, ink(0.22, 0.08, second)),
  };
};

export const temple: DrawScene = (brush) => {
  const { ink, between, second } = brush;
  const column = (x: number): string =>
    `<rect x="${x}" y="112" width="30" height="240" fill="${ink(0.72, 0.06, second * 0.2)}"/><rect x="${x + 20}" y="112" width="10" height="240" fill="${ink(0.5, 0.07)}"/><rect x="${x - 6}" y="100" width="42" height="16" rx="3" fill="${ink(0.78, 0.06)}"/>`;
  return {
    back:
      sky([
        [0, ink(0.36, 0.13)],
        [0.6, ink(0.62, 0.15, second * 0.4)],
        [1, ink(0.34, 0.1)],
      ]) +
      beams(150, 60, 19, ink(0.95, 0.09, second * 0.4, 0.22), between(0, 1)) +
      glow(150, 180, 170, ink(0.96, 0.1, second * 0.4, 0.85), ink(0.7, 0.14, 0, 0)) +
      column(12) +
      column(258) +
      `<path d="M-10 100L150 22L310 100Z" fill="${ink(0.56, 0.08)}"/><path d="M26 94L150 36L274 94Z" fill="${ink(0.44, 0.09)}"/>` +
      times(
        3,
        (step) =>
          `<rect x="${at(20 - step * 20)}" y="${336 + step * 20}" width="${260 + step * 40}" height="22" fill="${ink(0.6 - step * 0.1, 0.06)}"/>`,
      ),
    front: '',
  };
};

export const room: DrawScene = (brush) => {
  const { ink, between, second } = brush;
  return {
    back:
      sky([
        [0, ink(0.32, 0.1)],
        [0.72, ink(0.5, 0.13)],
        [0.725, ink(0.3, 0.08, second * 0.4)],
        [1, ink(0.22, 0.07, second * 0.4)],
      ]) +
      times(
        7,
        (index) => `<rect x="${index * 46 - 8}" y="0" width="22" height="288" fill="${ink(0.54, 0.13, 0, 0.28)}"/>`,
      ) +
      `<path d="M96 250V92a54 54 0 0 1 108 0V250Z" fill="${ink(0.86, 0.11, second)}"/><path d="M104 250V94a46 46 0 0 1 92 0V250Z" fill="${ink(0.94, 0.07, second * 0.6)}"/><path d="M150 48V250M104 140H196" stroke="${ink(0.8, 0.1, second)}" stroke-width="5"/>` +
      glow(150, 150, 190, ink(0.97, 0.08, second * 0.5, 0.65), ink(0.8, 0.1, 0, 0)) +
      `<path d="M104 290L60 400H240L196 290Z" fill="${ink(0.9, 0.1, second, 0.2)}"/>` +
      bokeh(brush, 8, second),
    front: `<ellipse cx="150" cy="404" rx="${at(between(190, 210))}" ry="44" fill="${ink(0.36, 0.09, second * 0.5)}"/>`,
  };
};

export const stage: DrawScene = (brush) => {
  const { ink, between, second } = brush;
  const spot = (x: number, aim: number): string =>
    `<path d="M${x} -20L${at(aim - 74)} 372H${at(aim + 74)}Z" fill="${ink(0.92, 0.09, second, 0.24)}"/>`;
  const curtain = (from: number, sign: number): string =>
    times(
      4,
      (index) =>
        `<path d="M${at(from + sign * index * 17)} -5Q${at(from + sign * (index * 17 + 22))} 190 ${at(from + sign * index * 11)} 372L${at(from + sign * (index * 11 - 30))} 372V-5Z" fill="${ink(0.3 + index * 0.05, 0.15)}"/>`,
    );
  return {
    back:
      sky([
        [0, ink(0.16, 0.07)],
        [1, ink(0.34, 0.13)],
      ]) +
      glow(150, 190, 190, ink(0.7, 0.18, second * 0.5, 0.85), ink(0.4, 0.16, 0, 0)) +
      spot(between(40, 80), 150) +
      spot(between(220, 260), 150) +
      curtain(62, -1) +
      curtain(238, 1) +
      `<ellipse cx="150" cy="356" rx="170" ry="40" fill="${ink(0.56, 0.13, second * 0.6)}"/><ellipse cx="150" cy="366" rx="170" ry="40" fill="${ink(0.28, 0.1)}"/>`,
    front: times(
      11,
      (index) =>
        `<circle cx="${index * 30}" cy="${at(396 - 20 * Math.sin((index / 10) * Math.PI))}" r="4.6" fill="${ink(0.95, 0.1, 60)}"/>`,
    ),
  };
};

export const table: DrawScene = (brush) => {
  const { ink, between, second } = brush;
  return {
    back:
      sky([
        [0, ink(0.17, 0.06, second)],
        [1, ink(0.26, 0.08, second)],
      ]) +
      glow(150, 40, 230, ink(0.9, 0.1, 40, 0.55), ink(0.5, 0.1, 0, 0)) +
      bokeh(brush, 10, second) +
      `<ellipse cx="150" cy="342" rx="214" ry="132" fill="${ink(0.3, 0.07, 60 - second * 0.2)}"/><ellipse cx="150" cy="336" rx="198" ry="120" fill="${ink(0.48, 0.13)}"/><ellipse cx="150" cy="334" rx="168" ry="98" fill="none" stroke="${ink(0.8, 0.12, 30, 0.6)}" stroke-width="2.4"/>` +
      glow(150, 290, 160, ink(0.82, 0.14, 0, 0.7), ink(0.5, 0.13, 0, 0)) +
      `<path d="M112 -6H188L${at(between(206, 216))} 34H${at(between(84, 94))}Z" fill="${ink(0.5, 0.14, second)}"/><ellipse cx="150" cy="34" rx="62" ry="8" fill="${ink(0.97, 0.08, 40)}"/>`,
    front: '',
  };
};

export const tents: DrawScene = (brush) => {
  const { ink, between, second } = brush;
  const tent = (x: number, y: number, size: number): string =>
    times(6, (index) => {
      const [left, right] = [x - size + (index * size) / 3, x - size + ((index + 1) * size) / 3];
      const paint = index % 2 === 0 ? ink(0.6, 0.19) : ink(0.93, 0.05, second);
      return `<path d="M${at(x)} ${at(y - size * 0.9)}L${at(left)} ${y}H${at(right)}Z" fill="${paint}"/><rect x="${at(left)}" y="${y}" width="${at(size / 3 + 0.5)}" height="130" fill="${paint}"/>`;
    }) +
    `<path d="M${at(x)} ${at(y - size * 0.9)}v-22l18 7l-18 7" fill="${ink(0.8, 0.16, second)}" stroke="${ink(0.95, 0.05)}" stroke-width="2"/>`;
  return {
    back:
      sky([
        [0, ink(0.18, 0.09, second * 0.4)],
        [0.7, ink(0.46, 0.17, second * 0.4)],
        [1, ink(0.6, 0.15)],
      ]) +
      dots(brush, 26, { from: 0, to: 160, least: 0.6, most: 1.6 }, (strength) => ink(0.97, 0.04, 0, at(strength))) +
      glow(150, 190, 190, ink(0.88, 0.13, 30, 0.6), ink(0.6, 0.15, 0, 0)) +
      tent(between(20, 50), 262, 76) +
      tent(between(240, 280), 250, 86) +
      times(
        13,
        (index) =>
          `<circle cx="${index * 25}" cy="${at(58 + 30 * Math.sin((index / 12) * Math.PI))}" r="5" fill="${ink(0.95, 0.12, 60)}"/>`,
      ),
    front: ridge(brush, 380, 7, 3, ink(0.24, 0.09)),
  };
};

export const stadium: DrawScene = (brush) => {
  const { ink, between, second } = brush;
  const lamp = (x: number): string =>
    `<path d="M${x} 36L${at(150 - (x - 150) * 0.7)} 400H${at(150 + (x - 150) * 1.9)}Z" fill="${ink(0.95, 0.05, 0, 0.17)}"/>` +
    times(
      6,
      (index) =>
        `<circle cx="${x - 12 + (index % 3) * 12}" cy="${30 + Math.floor(index / 3) * 12}" r="4.6" fill="${ink(0.98, 0.03)}"/>`,
    );
  return {
    back:
      sky([
        [0, ink(0.2, 0.09, second)],
        [0.6, ink(0.46, 0.14, second * 0.5)],
        [1, ink(0.4, 0.14)],
      ]) +
      times(
        4,
        (index) =>
          `<path d="M-20 ${176 + index * 24}Q150 ${at(150 + index * 26)} 320 ${176 + index * 24}V420H-20Z" fill="${ink(0.3 + index * 0.03, 0.08, second * 0.6)}"/>`,
      ) +
      dots(brush, 90, { from: 172, to: 254, least: 1, most: 2.4 }, (strength) =>
        ink(0.82, 0.12, between(-160, 160), at(strength)),
      ) +
      `<path d="M-20 270Q150 250 320 270V420H-20Z" fill="${ink(0.58, 0.17)}"/>` +
      times(
        3,
        (index) =>
          `<path d="M${-20 + index * 120} 268L${-60 + index * 140} 410H${10 + index * 140}L${40 + index * 120} 264Z" fill="${ink(0.64, 0.17, 0, 0.7)}"/>`,
      ) +
      glow(150, 190, 180, ink(0.96, 0.06, 0, 0.6), ink(0.8, 0.1, 0, 0)) +
      lamp(34) +
      lamp(266),
    front: '',
  };
};
