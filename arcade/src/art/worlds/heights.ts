import { colour, glow, scattered } from '../paint.ts';
import type { Brush } from '../paint.ts';
import type { Size } from './places.ts';

const sky = (brush: Brush, { width, height }: Size, stops: readonly (readonly [number, string])[]): void => {
  const shade = brush.createLinearGradient(0, 0, 0, height);
  for (const [at, paint] of stops) shade.addColorStop(at, paint);
  brush.fillStyle = shade;
  brush.fillRect(0, 0, width, height);
};

/** Behind limbo: the midway of a fair at dusk, with striped booths, a big wheel and strings of lights. */
export const paintMidway = (brush: Brush, size: Size): void => {
  const { width, height } = size;
  sky(brush, size, [
    [0, colour(0.2, 0.09, 290)],
    [0.55, colour(0.42, 0.14, 330)],
    [0.8, colour(0.62, 0.14, 50)],
    [1, colour(0.22, 0.07, 300)],
  ]);
  const ground = height * 0.82;
  paintBigWheel(brush, width * 0.8, ground - Math.min(width, height) * 0.3, Math.min(width, height) * 0.27);
  const booth = Math.max(90, width / 9);
  const next = scattered(19);
  for (let x = -booth / 2; x < width + booth; x += booth * 1.15) {
    const tall = booth * (0.7 + next() * 0.4);
    const hue = [25, 95, 200, 330][Math.floor(next() * 4)] ?? 25;
    brush.fillStyle = colour(0.2, 0.05, 300);
    brush.fillRect(x, ground - tall * 0.6, booth, tall * 0.6);
    for (let stripe = 0; stripe < 6; stripe += 1) {
      brush.fillStyle = stripe % 2 ? colour(0.78, 0.05, 85) : colour(0.45, 0.16, hue);
      brush.beginPath();
      brush.moveTo(x + booth / 2, ground - tall);
      brush.lineTo(x + (booth * stripe) / 6, ground - tall * 0.6);
      brush.lineTo(x + (booth * (stripe + 1)) / 6, ground - tall * 0.6);
      brush.closePath();
      brush.fill();
    }
    glow(brush, x + booth / 2, ground - tall * 0.3, booth * 0.5, (alpha) => colour(0.85, 0.14, 75, alpha * 0.5));
  }
  brush.fillStyle = colour(0.2, 0.05, 310);
  brush.fillRect(0, ground, width, height - ground);
  paintStrings(brush, size);
};

const paintBigWheel = (brush: Brush, x: number, y: number, radius: number): void => {
  brush.strokeStyle = colour(0.2, 0.06, 300, 0.9);
  brush.lineWidth = 3;
  brush.beginPath();
  brush.arc(x, y, radius, 0, Math.PI * 2);
  brush.stroke();
  for (let spoke = 0; spoke < 12; spoke += 1) {
    const angle = (spoke / 12) * Math.PI * 2;
    const [toX, toY] = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(toX, toY);
    brush.stroke();
    glow(brush, toX, toY, radius * 0.12, (alpha) => colour(0.88, 0.15, spoke % 2 ? 85 : 350, alpha));
  }
};

const paintStrings = (brush: Brush, { width, height }: Size): void => {
  for (const [from, sag] of [
    [0.05, 0.14],
    [0.12, 0.2],
  ] as const) {
    brush.strokeStyle = colour(0.15, 0.03, 300, 0.8);
    brush.lineWidth = 1.5;
    brush.beginPath();
    brush.moveTo(0, height * from);
    brush.quadraticCurveTo(width / 2, height * (from + sag), width, height * from);
    brush.stroke();
    for (let bulb = 1; bulb < 18; bulb += 1) {
      const part = bulb / 18;
      const y = height * (from + 2 * part * (1 - part) * sag);
      glow(brush, part * width, y, 12, (alpha) => colour(0.92, 0.14, 85, alpha * 0.9));
    }
  }
};

/** Behind the towers: a mountain pass by moonlight, ridge behind ridge in the mist. */
export const paintPass = (brush: Brush, size: Size): void => {
  const { width, height } = size;
  sky(brush, size, [
    [0, colour(0.2, 0.06, 240)],
    [0.6, colour(0.38, 0.07, 205)],
    [1, colour(0.16, 0.04, 210)],
  ]);
  const moon = Math.min(width, height) * 0.09;
  glow(brush, width * 0.88, height * 0.16, moon * 4, (alpha) => colour(0.95, 0.04, 95, alpha * 0.4));
  brush.fillStyle = colour(0.96, 0.03, 95);
  brush.beginPath();
  brush.arc(width * 0.88, height * 0.16, moon, 0, Math.PI * 2);
  brush.fill();
  const next = scattered(63);
  for (let ridge = 0; ridge < 5; ridge += 1) {
    const base = height * (0.38 + ridge * 0.13);
    brush.fillStyle = colour(0.4 - ridge * 0.055, 0.05, 205 + ridge * 6);
    brush.beginPath();
    brush.moveTo(0, height);
    const step = width / 9;
    for (let x = -step; x <= width + step; x += step) {
      const peak = base - next() * height * 0.13;
      brush.quadraticCurveTo(x - step * 0.4, peak + height * 0.02, x, peak);
      brush.lineTo(x + step * 0.5, base + next() * height * 0.03);
    }
    brush.lineTo(width, height);
    brush.closePath();
    brush.fill();
    const mist = brush.createLinearGradient(0, base, 0, base + height * 0.16);
    mist.addColorStop(0, colour(0.8, 0.03, 205, 0));
    mist.addColorStop(0.7, colour(0.8, 0.03, 205, 0.16));
    mist.addColorStop(1, colour(0.8, 0.03, 205, 0));
    brush.fillStyle = mist;
    brush.fillRect(0, base, width, height * 0.16);
  }
};
