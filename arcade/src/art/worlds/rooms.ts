import { colour, glow, scattered } from '../paint.ts';
import type { Brush } from '../paint.ts';
import type { Size } from './places.ts';

const fill = (brush: Brush, { width, height }: Size, stops: readonly (readonly [number, string])[]): void => {
  const shade = brush.createLinearGradient(0, 0, 0, height);
  for (const [at, paint] of stops) shade.addColorStop(at, paint);
  brush.fillStyle = shade;
  brush.fillRect(0, 0, width, height);
};

/** Behind the dice: a parlour with velvet curtains and a scalloped valance of brass. */
export const paintParlour = (brush: Brush, size: Size): void => {
  const { width, height } = size;
  fill(brush, size, [
    [0, colour(0.3, 0.12, 15)],
    [1, colour(0.13, 0.06, 12)],
  ]);
  const fold = Math.max(26, width / 26);
  for (let x = 0; x < width; x += fold) {
    const shade = brush.createLinearGradient(x, 0, x + fold, 0);
    shade.addColorStop(0, colour(0.16, 0.08, 12, 0.75));
    shade.addColorStop(0.45, colour(0.42, 0.16, 18, 0.5));
    shade.addColorStop(1, colour(0.16, 0.08, 12, 0.75));
    brush.fillStyle = shade;
    brush.fillRect(x, 0, fold + 1, height);
  }
  glow(brush, width / 2, height * 0.4, Math.max(width, height) * 0.55, (alpha) => colour(0.75, 0.14, 50, alpha * 0.28));
  const scallop = Math.max(70, width / 11);
  for (let x = 0; x < width + scallop; x += scallop) {
    brush.fillStyle = colour(0.3, 0.13, 18);
    brush.beginPath();
    brush.arc(x, 0, scallop * 0.52, 0, Math.PI);
    brush.fill();
    brush.strokeStyle = colour(0.75, 0.12, 85);
    brush.lineWidth = 3;
    brush.stroke();
    brush.fillStyle = colour(0.78, 0.12, 85);
    brush.fillRect(x - scallop / 2 - 2, 0, 4, scallop * 0.34);
    brush.beginPath();
    brush.arc(x - scallop / 2, scallop * 0.36, 5, 0, Math.PI * 2);
    brush.fill();
  }
};

/** Behind keno: the deep, with rays from above, weed and a sandy ground. */
export const paintDeep = (brush: Brush, size: Size): void => {
  const { width, height } = size;
  fill(brush, size, [
    [0, colour(0.55, 0.12, 205)],
    [0.5, colour(0.33, 0.11, 230)],
    [1, colour(0.15, 0.06, 250)],
  ]);
  for (let ray = 0; ray < 7; ray += 1) {
    const top = width * (0.06 + ray * 0.15);
    const light = brush.createLinearGradient(0, 0, 0, height * 0.85);
    light.addColorStop(0, colour(0.95, 0.06, 200, 0.2));
    light.addColorStop(1, colour(0.95, 0.06, 200, 0));
    brush.fillStyle = light;
    brush.beginPath();
    brush.moveTo(top, 0);
    brush.lineTo(top + width * 0.045, 0);
    brush.lineTo(top + width * 0.16 - ray * 6, height * 0.85);
    brush.lineTo(top + width * 0.02 - ray * 6, height * 0.85);
    brush.closePath();
    brush.fill();
  }
  brush.fillStyle = colour(0.36, 0.05, 80, 0.8);
  brush.beginPath();
  brush.moveTo(0, height);
  for (let x = 0; x <= width; x += 20) brush.lineTo(x, height * 0.955 + Math.sin(x / 70) * height * 0.012);
  brush.lineTo(width, height);
  brush.closePath();
  brush.fill();
  const next = scattered(41);
  for (let weed = 0; weed < 16; weed += 1) {
    const x = (weed < 8 ? 0.16 : 0.84) * width + (next() - 0.5) * width * 0.3;
    const tall = height * (0.12 + next() * 0.2);
    brush.strokeStyle = colour(0.33 + next() * 0.1, 0.1, 165 + next() * 20, 0.85);
    brush.lineWidth = 5 + next() * 6;
    brush.lineCap = 'round';
    brush.beginPath();
    brush.moveTo(x, height);
    brush.bezierCurveTo(x - 26, height - tall * 0.35, x + 28, height - tall * 0.65, x - 8, height - tall);
    brush.stroke();
  }
};

/** Behind the cards: a salon with damask on the walls, wainscot below and a lamp above the table. */
export const paintSalon = (brush: Brush, size: Size): void => {
  const { width, height } = size;
  fill(brush, size, [
    [0, colour(0.27, 0.07, 160)],
    [1, colour(0.17, 0.05, 165)],
  ]);
  const step = Math.max(64, Math.min(width, height) / 7);
  brush.strokeStyle = colour(0.4, 0.07, 150, 0.4);
  brush.lineWidth = 1.6;
  for (let row = 0; row * step * 0.5 < height * 0.75; row += 1)
    for (let x = row % 2 ? step / 2 : 0; x < width + step; x += step) {
      const y = row * step * 0.5;
      brush.beginPath();
      brush.moveTo(x, y - step * 0.24);
      brush.quadraticCurveTo(x + step * 0.26, y, x, y + step * 0.24);
      brush.quadraticCurveTo(x - step * 0.26, y, x, y - step * 0.24);
      brush.moveTo(x, y - step * 0.1);
      brush.quadraticCurveTo(x + step * 0.1, y, x, y + step * 0.1);
      brush.quadraticCurveTo(x - step * 0.1, y, x, y - step * 0.1);
      brush.stroke();
    }
  const wood = height * 0.72;
  brush.fillStyle = colour(0.24, 0.05, 55);
  brush.fillRect(0, wood, width, height - wood);
  brush.fillStyle = colour(0.42, 0.08, 65);
  brush.fillRect(0, wood, width, 5);
  const panel = Math.max(110, width / 8);
  brush.strokeStyle = colour(0.16, 0.04, 50, 0.8);
  brush.lineWidth = 3;
  for (let x = 14; x < width; x += panel) brush.strokeRect(x, wood + 22, panel - 28, height - wood - 44);
  glow(brush, width / 2, height * 0.3, Math.max(width, height) * 0.5, (alpha) => colour(0.9, 0.1, 95, alpha * 0.3));
};
