import { colour, glow, scattered } from '../paint.ts';
import type { Brush } from '../paint.ts';

export type Size = { readonly width: number; readonly height: number };

const flat = (brush: Brush, { width, height }: Size, top: string, bottom: string): void => {
  const shade = brush.createLinearGradient(0, 0, 0, height);
  shade.addColorStop(0, top);
  shade.addColorStop(1, bottom);
  brush.fillStyle = shade;
  brush.fillRect(0, 0, width, height);
};

/** Behind plinko: a neon coast at night, with a striped sun and a floor of light lines. */
export const paintNeon = (brush: Brush, size: Size): void => {
  const { width, height } = size;
  flat(brush, size, colour(0.16, 0.1, 290), colour(0.24, 0.13, 335));
  const [x, y, radius] = [width / 2, height * 0.42, Math.min(width, height) * 0.34];
  glow(brush, x, y, radius * 2.1, (alpha) => colour(0.7, 0.25, 345, alpha * 0.4));
  const sun = brush.createLinearGradient(0, y - radius, 0, y + radius);
  sun.addColorStop(0, colour(0.86, 0.16, 85));
  sun.addColorStop(1, colour(0.6, 0.26, 350));
  brush.save();
  brush.globalAlpha = 0.5;
  brush.beginPath();
  brush.arc(x, y, radius, 0, Math.PI * 2);
  brush.clip();
  brush.fillStyle = sun;
  for (let band = 0; band < 9; band += 1) {
    const top = y - radius + (band * 2 * radius) / 9;
    brush.fillRect(x - radius, top, radius * 2, (radius * 2) / 9 - band * radius * 0.018);
  }
  brush.restore();
  const ground = height * 0.66;
  flatFloor(brush, size, ground);
  brush.strokeStyle = colour(0.75, 0.2, 195, 0.55);
  brush.lineWidth = 1.4;
  for (let line = -14; line <= 14; line += 1) {
    brush.beginPath();
    brush.moveTo(width / 2 + (line * width) / 34, ground);
    brush.lineTo(width / 2 + (line * width) / 6, height);
    brush.stroke();
  }
  for (let row = 0; row < 9; row += 1) {
    const at = ground + (height - ground) * (row / 9) ** 1.9;
    brush.beginPath();
    brush.moveTo(0, at);
    brush.lineTo(width, at);
    brush.stroke();
  }
};

const flatFloor = (brush: Brush, { width, height }: Size, ground: number): void => {
  brush.fillStyle = colour(0.13, 0.08, 290);
  brush.fillRect(0, ground, width, height - ground);
  brush.fillStyle = colour(0.85, 0.18, 195, 0.9);
  brush.fillRect(0, ground - 1, width, 2);
};

/** Behind the wheel: inside a circus tent, with stripes to the top and strings of bulbs. */
export const paintTent = (brush: Brush, size: Size): void => {
  const { width, height } = size;
  flat(brush, size, colour(0.4, 0.12, 30), colour(0.2, 0.07, 35));
  const reach = Math.hypot(width, height);
  for (let stripe = 0; stripe < 22; stripe += 1) {
    brush.fillStyle = stripe % 2 ? colour(0.46, 0.17, 27) : colour(0.82, 0.06, 85);
    brush.globalAlpha = 0.5;
    brush.beginPath();
    brush.moveTo(width / 2, -height * 0.16);
    brush.arc(width / 2, -height * 0.16, reach, (stripe / 22) * Math.PI, ((stripe + 1) / 22) * Math.PI);
    brush.closePath();
    brush.fill();
  }
  brush.globalAlpha = 1;
  const dusk = brush.createRadialGradient(
    width / 2,
    height * 0.45,
    height * 0.15,
    width / 2,
    height * 0.45,
    reach * 0.6,
  );
  dusk.addColorStop(0, colour(0.3, 0.08, 40, 0.1));
  dusk.addColorStop(1, colour(0.1, 0.04, 30, 0.85));
  brush.fillStyle = dusk;
  brush.fillRect(0, 0, width, height);
  for (const [from, to, sag] of [
    [-0.02, 0.52, 0.16],
    [0.48, 1.02, 0.16],
  ] as const)
    for (let bulb = 0; bulb <= 14; bulb += 1) {
      const part = bulb / 14;
      const x = width * (from + (to - from) * part);
      const y = height * (0.03 + sag * 4 * part * (1 - part) * 0.6);
      glow(brush, x, y, 16, (alpha) => colour(0.88, 0.15, 85, alpha * 0.55));
      brush.fillStyle = colour(0.94, 0.11, 90);
      brush.beginPath();
      brush.arc(x, y, 4, 0, Math.PI * 2);
      brush.fill();
    }
};

/** Behind the mines: a gallery under the ground, with beams, lanterns and crystals in the rock. */
export const paintMine = (brush: Brush, size: Size): void => {
  const { width, height } = size;
  flat(brush, size, colour(0.2, 0.03, 60), colour(0.12, 0.02, 50));
  const next = scattered(9);
  for (let rock = 0; rock < 90; rock += 1) {
    const [x, y, big] = [next() * width, next() * height, 24 + next() * 70];
    brush.fillStyle = colour(0.17 + next() * 0.1, 0.03, 55 + next() * 25, 0.75);
    brush.beginPath();
    for (let corner = 0; corner < 6; corner += 1) {
      const angle = (corner / 6) * Math.PI * 2 + next() * 0.5;
      brush.lineTo(x + Math.cos(angle) * big, y + Math.sin(angle) * big * 0.66);
    }
    brush.closePath();
    brush.fill();
  }
  const beam = Math.max(14, width * 0.022);
  for (const x of [width * 0.05, width * 0.95]) {
    brush.fillStyle = colour(0.36, 0.07, 62);
    brush.fillRect(x - beam, 0, beam * 2, height);
    brush.fillStyle = colour(0.27, 0.06, 58);
    brush.fillRect(x + beam * 0.4, 0, beam * 0.6, height);
  }
  brush.fillStyle = colour(0.38, 0.07, 62);
  brush.fillRect(0, height * 0.015, width, beam * 1.6);
  for (const x of [width * 0.14, width * 0.86]) {
    glow(brush, x, height * 0.16, Math.min(width, height) * 0.3, (alpha) => colour(0.8, 0.15, 75, alpha * 0.4));
    brush.strokeStyle = colour(0.5, 0.05, 70);
    brush.lineWidth = 2;
    brush.beginPath();
    brush.moveTo(x, height * 0.03);
    brush.lineTo(x, height * 0.13);
    brush.stroke();
    brush.fillStyle = colour(0.9, 0.14, 85);
    brush.fillRect(x - 8, height * 0.13, 16, 24);
  }
  for (let crystal = 0; crystal < 18; crystal += 1) {
    const x = (crystal % 2 ? 0.9 : 0.02) * width + next() * width * 0.1;
    const y = height * (0.45 + next() * 0.55);
    const tall = 20 + next() * 46;
    const lean = (next() - 0.5) * 0.9;
    brush.save();
    brush.translate(x, y);
    brush.rotate(lean);
    brush.fillStyle = colour(0.55 + next() * 0.2, 0.14, 150 + next() * 40, 0.85);
    brush.beginPath();
    brush.moveTo(-tall * 0.16, 0);
    brush.lineTo(-tall * 0.16, -tall * 0.7);
    brush.lineTo(0, -tall);
    brush.lineTo(tall * 0.16, -tall * 0.7);
    brush.lineTo(tall * 0.16, 0);
    brush.closePath();
    brush.fill();
    brush.restore();
  }
};
