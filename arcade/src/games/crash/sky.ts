import { colour, glow, scattered } from '../../art/paint.ts';
import type { Brush } from '../../art/paint.ts';
import { disc } from './rocket.ts';

type Star = { readonly x: number; readonly y: number; readonly size: number; readonly depth: number };

const STARS: readonly Star[] = (() => {
  const next = scattered(20_261_118);
  return Array.from({ length: 130 }, () => ({ x: next(), y: next(), size: 0.5 + next() * 1.5, depth: 0.15 + next() }));
})();
const TENTS = [0.06, 0.2, 0.33, 0.47, 0.64, 0.79, 0.93];

/** How high the flight is above the fairground: 0 on the ground, 1 among the stars. */
export const altitudeOf = (times: number): number => Math.min(1, Math.log(Math.max(1, times / 100)) / Math.log(20));

/** The sky behind the flight: dusk over the fairground, then night, then the stars. */
export const paintSky = (
  brush: Brush,
  { width, height, times, drift }: { width: number; height: number; times: number; drift: number },
): void => {
  const high = altitudeOf(times);
  const sky = brush.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, colour(0.2 - 0.09 * high, 0.07, 280 - 10 * high));
  sky.addColorStop(0.6, colour(0.31 - 0.16 * high, 0.1, 300 - 25 * high));
  sky.addColorStop(1, colour(0.5 - 0.3 * high, 0.13 - 0.05 * high, 385 - 110 * high));
  brush.fillStyle = sky;
  brush.fillRect(0, 0, width, height);

  brush.fillStyle = colour(0.97, 0.03, 90);
  for (const { x, y, size, depth } of STARS) {
    const at = (((x - drift * 0.05 * depth) % 1) + 1) % 1;
    const down = (y + drift * 0.03 * depth) % 1;
    brush.globalAlpha = Math.min(1, (0.25 + 0.75 * high) * (1 - 0.5 * down));
    brush.fillRect(at * width, down * height, size, size);
  }
  brush.globalAlpha = 1;
  paintMoon(brush, width * 0.84, height * (0.2 + 0.28 * high), Math.min(width, height) * (0.07 + 0.02 * high));
  if (high > 0.35)
    paintPlanet(brush, width * 0.2, height * (0.72 - 0.42 * high), Math.min(width, height) * 0.05 * high);
  paintGround(brush, width, height, high);
};

const paintMoon = (brush: Brush, x: number, y: number, radius: number): void => {
  glow(brush, x, y, radius * 3.2, (alpha) => colour(0.93, 0.08, 90, alpha * 0.22));
  const light = brush.createRadialGradient(x - radius * 0.4, y - radius * 0.4, radius * 0.1, x, y, radius);
  light.addColorStop(0, colour(0.98, 0.05, 95));
  light.addColorStop(1, colour(0.82, 0.09, 80));
  brush.fillStyle = light;
  disc(brush, x, y, radius);
  brush.fillStyle = colour(0.75, 0.08, 78, 0.45);
  for (const [dx, dy, part] of [
    [-0.3, 0.1, 0.2],
    [0.25, -0.25, 0.14],
    [0.2, 0.4, 0.17],
  ] as const)
    disc(brush, x + dx * radius, y + dy * radius, part * radius);
};

const paintPlanet = (brush: Brush, x: number, y: number, radius: number): void => {
  brush.fillStyle = colour(0.62, 0.13, 195);
  disc(brush, x, y, radius);
  brush.strokeStyle = colour(0.85, 0.1, 80, 0.8);
  brush.lineWidth = Math.max(1, radius * 0.16);
  brush.beginPath();
  brush.ellipse(x, y, radius * 1.75, radius * 0.5, -0.35, 0, Math.PI * 2);
  brush.stroke();
};

/** The fairground below: tents, a big wheel and its bulbs; it sinks as the flight climbs. */
const paintGround = (brush: Brush, width: number, height: number, high: number): void => {
  const sunk = high * 2.6;
  if (sunk >= 1) return;
  const unit = Math.min(height * 0.2, width * 0.16);
  const ground = height + sunk * unit * 2;
  brush.save();
  brush.globalAlpha = 1 - sunk * 0.6;
  brush.fillStyle = colour(0.15, 0.04, 290);
  brush.fillRect(0, ground - unit * 0.18, width, unit * 2);
  const wheelX = width * 0.72;
  const wheelY = ground - unit * 0.85;
  brush.strokeStyle = colour(0.22, 0.05, 290);
  brush.lineWidth = Math.max(2, unit * 0.035);
  brush.beginPath();
  brush.arc(wheelX, wheelY, unit * 0.62, 0, Math.PI * 2);
  for (let spoke = 0; spoke < 8; spoke += 1) {
    const turn = (spoke / 8) * Math.PI * 2;
    brush.moveTo(wheelX, wheelY);
    brush.lineTo(wheelX + Math.cos(turn) * unit * 0.62, wheelY + Math.sin(turn) * unit * 0.62);
  }
  brush.moveTo(wheelX - unit * 0.35, ground);
  brush.lineTo(wheelX, wheelY);
  brush.lineTo(wheelX + unit * 0.35, ground);
  brush.stroke();
  for (const [index, at] of TENTS.entries())
    paintTent(brush, at * width, ground - unit * 0.12, unit * (0.34 + 0.1 * (index % 3)));
  brush.fillStyle = colour(0.86, 0.15, 80);
  for (let bulb = 0; bulb < 16; bulb += 1) {
    const turn = (bulb / 16) * Math.PI * 2;
    disc(
      brush,
      wheelX + Math.cos(turn) * unit * 0.62,
      wheelY + Math.sin(turn) * unit * 0.62,
      Math.max(1.2, unit * 0.022),
    );
  }
  brush.restore();
};

const paintTent = (brush: Brush, x: number, ground: number, size: number): void => {
  brush.fillStyle = colour(0.19, 0.05, 295);
  brush.beginPath();
  brush.moveTo(x - size * 0.6, ground);
  brush.lineTo(x - size * 0.48, ground - size * 0.45);
  brush.quadraticCurveTo(x - size * 0.1, ground - size * 0.6, x, ground - size);
  brush.quadraticCurveTo(x + size * 0.1, ground - size * 0.6, x + size * 0.48, ground - size * 0.45);
  brush.lineTo(x + size * 0.6, ground);
  brush.closePath();
  brush.fill();
  brush.fillStyle = colour(0.8, 0.16, 70, 0.5);
  brush.beginPath();
  brush.moveTo(x - size * 0.1, ground);
  brush.lineTo(x, ground - size * 0.34);
  brush.lineTo(x + size * 0.1, ground);
  brush.closePath();
  brush.fill();
};
