import type { TopName } from '@fairground/contract/catalog/look';
import type { Dress } from './cast.ts';
import { EDGE } from './edge-work.ts';
import type { Cabinet } from './edge-work.ts';
import { EDGES } from './edges.ts';
import { familyOf } from './faces.ts';
import { colour, newCanvas } from './paint.ts';
import type { Brush } from './paint.ts';
import { metalTones, raise, tone, wordShape } from './relief.ts';

/** Where the reels stand on the stage. */
type Board = {
  readonly left: number;
  readonly top: number;
  readonly reelWidth: number;
  readonly reelHeight: number;
};

/** What stands over the reels is no higher than this. */
const HEAD_MAX = 84;

/**
 * Paints the cabinet round the reels, with the title over them. It is drawn once for each size of the stage, behind what
 * moves.
 */
export const paintCabinet = (
  canvas: HTMLCanvasElement,
  dress: Dress,
  board: Board,
  reels: number,
  sharp: number,
): void => {
  const brush = canvas.getContext('2d');
  if (!brush) return;
  brush.setTransform(sharp, 0, 0, sharp, 0, 0);
  const width = canvas.width / sharp;
  brush.clearRect(0, 0, width, canvas.height / sharp);
  const { left, top, reelWidth, reelHeight } = board;
  const tones = metalTones(dress.metal);
  const cabinet: Cabinet = { brush, left, top, width: reelWidth * reels, height: reelHeight, hue: dress.hue, tones };
  const head = Math.min(HEAD_MAX, top - EDGE - 3);
  brush.save();
  brush.shadowColor = 'rgb(0 0 0 / 65%)';
  brush.shadowBlur = 22;
  brush.shadowOffsetY = 8;
  if (head > 16) paintTop(cabinet, dress.look.top, head);
  brush.fillStyle = tone(tones.deep);
  brush.beginPath();
  brush.roundRect(left - EDGE, top - EDGE, cabinet.width + 2 * EDGE, reelHeight + 2 * EDGE, 17);
  brush.fill();
  brush.restore();
  EDGES[dress.look.edge](cabinet);
  paintWindow(cabinet, reels, reelWidth);
  if (head > 16)
    paintTitle(
      brush,
      dress,
      { x: left + cabinet.width / 2, foot: top - EDGE, head, width: Math.min(width - 12, cabinet.width * 1.05) },
      sharp,
    );
};

/** The dark glass the reels turn behind. */
const paintWindow = ({ brush, left, top, width, height, hue }: Cabinet, reels: number, reelWidth: number): void => {
  brush.fillStyle = colour(0.13, 0.04, hue);
  brush.beginPath();
  brush.roundRect(left - 5, top - 5, width + 10, height + 10, 9);
  brush.fill();
  for (let reel = 0; reel < reels; reel += 1) {
    const shade = brush.createLinearGradient(left + reel * reelWidth, 0, left + (reel + 1) * reelWidth, 0);
    shade.addColorStop(0, colour(0.17, 0.05, hue));
    shade.addColorStop(0.5, colour(0.31, 0.08, hue));
    shade.addColorStop(1, colour(0.17, 0.05, hue));
    brush.fillStyle = shade;
    brush.beginPath();
    brush.roundRect(left + reel * reelWidth + 2, top, reelWidth - 4, height, 5);
    brush.fill();
  }
};

type Room = { readonly x: number; readonly foot: number; readonly head: number; readonly width: number };

/** The title in the letters and the metal of the game. */
const paintTitle = (
  brush: Brush,
  { title, look, metal }: Dress,
  { x, foot, head, width }: Room,
  sharp: number,
): void => {
  if (title === '') return;
  const family = familyOf(look.face);
  brush.font = `100px ${family}`;
  const size = Math.min(head * 0.62, 44, (width / Math.max(1, brush.measureText(title).width)) * 92);
  const [wide, high] = [width + 40, head + 12];
  const side = Math.max(wide, high) * sharp;
  // Letters are raised on a sheet of their own, as sharp as the screen.
  const sheet = newCanvas(side, high * sharp);
  const shape = wordShape(
    title,
    `${size * sharp}px ${family}`,
    (wide / 2) * sharp,
    (high - 9 - head * 0.14) * sharp,
    width * sharp,
  );
  raise(sheet.brush, side, shape, metalTones(metal), { edge: 2.6 * sharp, height: 1.1 * sharp });
  brush.drawImage(sheet.canvas, x - wide / 2, foot - high + 3, side / sharp, high);
};

/** What stands on the cabinet, its foot on the upper edge: `half` to either side of the middle, `high` at most. */
const TOPS: Readonly<Record<TopName, (brush: Brush, half: number, high: number) => void>> = {
  flat: (brush, half, high) => brush.roundRect(-half * 0.62, -high * 0.92, half * 1.24, high * 0.92 + 6, 9),
  arch: (brush, half, high) => {
    brush.moveTo(-half, 6);
    brush.quadraticCurveTo(-half, -high * 0.55, -half * 0.55, -high * 0.62);
    brush.quadraticCurveTo(0, -high * 1.36, half * 0.55, -high * 0.62);
    brush.quadraticCurveTo(half, -high * 0.55, half, 6);
  },
  roof: (brush, half, high) => {
    brush.moveTo(-half * 1.12, -high * 0.42);
    brush.quadraticCurveTo(-half * 0.8, -high * 0.1, -half * 0.5, -high);
    brush.lineTo(half * 0.5, -high);
    brush.quadraticCurveTo(half * 0.8, -high * 0.1, half * 1.12, -high * 0.42);
    brush.quadraticCurveTo(half * 1.02, 4, half * 0.9, 6);
    brush.lineTo(-half * 0.9, 6);
    brush.quadraticCurveTo(-half * 1.02, 4, -half * 1.12, -high * 0.42);
  },
  gable: (brush, half, high) => {
    brush.moveTo(-half * 1.04, 6);
    brush.lineTo(-half * 1.04, -high * 0.2);
    brush.lineTo(-half * 0.5, -high * 0.9);
    brush.lineTo(0, -high);
    brush.lineTo(half * 0.5, -high * 0.9);
    brush.lineTo(half * 1.04, -high * 0.2);
    brush.lineTo(half * 1.04, 6);
  },
  wave: (brush, half, high) => {
    brush.moveTo(-half, 6);
    brush.bezierCurveTo(-half * 0.9, -high * 0.9, -half * 0.6, -high * 0.2, -half * 0.55, -high * 0.7);
    brush.bezierCurveTo(-half * 0.4, -high * 1.2, half * 0.4, -high * 1.2, half * 0.55, -high * 0.7);
    brush.bezierCurveTo(half * 0.6, -high * 0.2, half * 0.9, -high * 0.9, half, 6);
  },
  steps: (brush, half, high) => {
    brush.moveTo(-half, 6);
    for (const [x, y] of [
      [-1, 0.3],
      [-0.82, 0.3],
      [-0.82, 0.64],
      [-0.66, 0.64],
      [-0.66, 0.98],
      [0.66, 0.98],
      [0.66, 0.64],
      [0.82, 0.64],
      [0.82, 0.3],
      [1, 0.3],
    ] as const)
      brush.lineTo(half * x, -high * y);
    brush.lineTo(half, 6);
  },
  crown: (brush, half, high) => {
    brush.moveTo(-half * 0.9, 6);
    for (const [x, y] of [
      [-0.98, 0.75],
      [-0.7, 0.5],
      [-0.56, 0.95],
      [-0.3, 0.72],
      [0, 1],
      [0.3, 0.72],
      [0.56, 0.95],
      [0.7, 0.5],
      [0.98, 0.75],
    ] as const)
      brush.lineTo(half * x, -high * y);
    brush.lineTo(half * 0.9, 6);
  },
  dome: (brush, half, high) => {
    brush.moveTo(-half * 0.86, 6);
    brush.bezierCurveTo(-half * 1.05, -high * 0.7, -half * 0.3, -high * 0.75, 0, -high * 1.04);
    brush.bezierCurveTo(half * 0.3, -high * 0.75, half * 1.05, -high * 0.7, half * 0.86, 6);
  },
  battlement: (brush, half, high) => {
    brush.moveTo(-half, 6);
    for (let step = 0; step < 14; step += 1) {
      const [from, to] = [-1 + (step * 2) / 14, -1 + ((step + 1) * 2) / 14];
      const level = step % 2 ? 0.7 : 0.98;
      brush.lineTo(half * from, -high * level);
      brush.lineTo(half * to, -high * level);
    }
    brush.lineTo(half, 6);
  },
  curtain: (brush, half, high) => {
    brush.moveTo(-half * 1.1, -high);
    brush.lineTo(half * 1.1, -high);
    brush.lineTo(half * 1.1, 4);
    for (let fold = 5; fold > -5; fold -= 1) {
      const [from, to] = [(fold / 5) * 1.1, ((fold - 1) / 5) * 1.1];
      brush.quadraticCurveTo(half * ((from + to) / 2), 20, half * to, 2);
    }
  },
};

const paintTop = ({ brush, left, top, width, hue, tones }: Cabinet, name: TopName, high: number): void => {
  brush.save();
  brush.translate(left + width / 2, top - EDGE);
  brush.beginPath();
  TOPS[name](brush, width / 2 + EDGE, high);
  brush.closePath();
  const body = brush.createLinearGradient(0, -high, 0, 8);
  body.addColorStop(0, colour(0.42, 0.13, hue + 12));
  body.addColorStop(0.6, colour(0.26, 0.1, hue));
  body.addColorStop(1, colour(0.16, 0.06, hue - 10));
  brush.fillStyle = body;
  brush.fill();
  brush.shadowColor = 'transparent';
  brush.lineWidth = 5;
  brush.lineJoin = 'round';
  brush.strokeStyle = tone(tones.deep);
  brush.stroke();
  brush.lineWidth = 2.6;
  brush.strokeStyle = tone(tones.body);
  brush.stroke();
  brush.lineWidth = 0.8;
  brush.strokeStyle = tone(tones.light);
  brush.stroke();
  brush.restore();
};
