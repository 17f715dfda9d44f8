import { colour, glow, polygon } from './paint.ts';
import type { Brush } from './paint.ts';
import type { Theme } from './themes.ts';

type Picture = CanvasImageSource;

/** The side of a symbol in the atlas. */
export const SYMBOL_SIZE = 192;

const MIDDLE = SYMBOL_SIZE / 2;

/** A motif on a soft light of the game's hue. */
export const drawMotif = (brush: Brush, picture: Picture, { hue }: Theme, rank: number): void => {
  glow(brush, MIDDLE, MIDDLE, 94, (alpha) => colour(0.78, 0.13, hue + 25 * rank, 0.34 * alpha));
  place(brush, picture, 158, 0);
};

/** A cut stone: the low-paid symbols, told apart by shape as well as by colour. */
export const drawGem = (brush: Brush, { hue }: Theme, index: number): void => {
  const corners = [6, 4, 8, 5, 3, 7][index % 6] ?? 6;
  const own = hue + 75 + index * 68;
  const turn = -Math.PI / 2 + (corners === 4 ? 0 : Math.PI / corners);
  brush.save();
  brush.shadowColor = 'rgb(0 0 0 / 55%)';
  brush.shadowBlur = 12;
  brush.shadowOffsetY = 6;
  polygon(brush, MIDDLE, MIDDLE, 66, corners, turn);
  const body = brush.createLinearGradient(0, 30, 0, 165);
  body.addColorStop(0, colour(0.82, 0.14, own));
  body.addColorStop(1, colour(0.45, 0.16, own));
  brush.fillStyle = body;
  brush.fill();
  brush.restore();
  for (let corner = 0; corner < corners; corner += 1) facet(brush, corners, corner, turn, own);
  polygon(brush, MIDDLE, MIDDLE, 36, corners, turn);
  brush.fillStyle = colour(0.86, 0.1, own, 0.85);
  brush.fill();
  polygon(brush, MIDDLE, MIDDLE, 65, corners, turn);
  brush.lineWidth = 3;
  brush.strokeStyle = colour(0.93, 0.06, own, 0.9);
  brush.stroke();
};

const facet = (brush: Brush, corners: number, corner: number, turn: number, hue: number): void => {
  const point = (radius: number, at: number): readonly [number, number] => {
    const angle = turn + (at / corners) * Math.PI * 2;
    return [MIDDLE + radius * Math.cos(angle), MIDDLE + radius * Math.sin(angle)];
  };
  brush.beginPath();
  for (const [x, y] of [point(66, corner), point(66, corner + 1), point(36, corner + 1), point(36, corner)])
    brush.lineTo(x, y);
  brush.closePath();
  const isLit = Math.sin(turn + ((corner + 0.5) / corners) * Math.PI * 2) < 0;
  brush.fillStyle = isLit ? colour(0.92, 0.08, hue, 0.5) : colour(0.35, 0.15, hue, 0.5);
  brush.fill();
};

/** The wild wears a round frame and its name. */
export const drawWild = (brush: Brush, picture: Picture, { hue }: Theme, multiplier: number): void => {
  ring(brush, colour(0.85, 0.16, 85), colour(0.6, 0.16, 55), colour(0.35, 0.12, hue));
  place(brush, picture, 122, -12);
  ribbon(brush, multiplier > 1 ? `WILD ×${multiplier}` : 'WILD', 60);
};

/** The scatter stands before a burst of light. */
export const drawScatter = (brush: Brush, picture: Picture, { hue }: Theme): void => {
  brush.save();
  brush.translate(MIDDLE, MIDDLE);
  for (let beam = 0; beam < 14; beam += 1) {
    brush.rotate(Math.PI / 7);
    brush.beginPath();
    brush.moveTo(0, 0);
    brush.lineTo(-11, -93);
    brush.lineTo(11, -93);
    brush.fillStyle = colour(0.88, 0.14, beam % 2 ? hue + 180 : 85, 0.6);
    brush.fill();
  }
  brush.restore();
  ring(brush, colour(0.93, 0.07, 95), colour(0.75, 0.14, 75), colour(0.42, 0.14, hue + 180), 70);
  place(brush, picture, 112, 0);
};

export const drawCoin = (brush: Brush): void => {
  ring(brush, colour(0.92, 0.12, 92), colour(0.62, 0.15, 62), colour(0.76, 0.16, 78), 72);
  polygon(brush, MIDDLE, MIDDLE, 50, 40, 0);
  brush.lineWidth = 4;
  brush.strokeStyle = colour(0.6, 0.14, 65);
  brush.stroke();
};

const ring = (brush: Brush, light: string, dark: string, inside: string, radius = 78): void => {
  const rim = brush.createLinearGradient(0, MIDDLE - radius, 0, MIDDLE + radius);
  rim.addColorStop(0, light);
  rim.addColorStop(1, dark);
  brush.save();
  brush.shadowColor = 'rgb(0 0 0 / 55%)';
  brush.shadowBlur = 12;
  brush.shadowOffsetY = 5;
  brush.fillStyle = rim;
  brush.beginPath();
  brush.arc(MIDDLE, MIDDLE, radius, 0, Math.PI * 2);
  brush.fill();
  brush.restore();
  brush.fillStyle = inside;
  brush.beginPath();
  brush.arc(MIDDLE, MIDDLE, radius - 9, 0, Math.PI * 2);
  brush.fill();
};

const ribbon = (brush: Brush, word: string, drop: number): void => {
  const y = MIDDLE + drop;
  brush.fillStyle = colour(0.32, 0.13, 25);
  brush.beginPath();
  brush.roundRect(14, y - 22, SYMBOL_SIZE - 28, 44, 12);
  brush.fill();
  brush.lineWidth = 3;
  brush.strokeStyle = colour(0.85, 0.15, 85);
  brush.stroke();
  brush.fillStyle = '#fff6df';
  brush.font = '800 32px system-ui, sans-serif';
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillText(word, MIDDLE, y + 2, SYMBOL_SIZE - 44);
};

const place = (brush: Brush, picture: Picture, size: number, shift: number): void => {
  brush.save();
  brush.shadowColor = 'rgb(0 0 0 / 50%)';
  brush.shadowBlur = 14;
  brush.shadowOffsetY = 7;
  brush.drawImage(picture, MIDDLE - size / 2, MIDDLE - size / 2 + shift, size, size);
  brush.restore();
};
