import { colour, glow } from '../../art/paint.ts';
import type { Brush } from '../../art/paint.ts';

/** Our rocket, drawn with its nose to the right of the given place; `size` is its length. */
export const paintRocket = (
  brush: Brush,
  { x, y, size, angle, flame }: { x: number; y: number; size: number; angle: number; flame: number },
): void => {
  brush.save();
  brush.translate(x, y);
  brush.rotate(angle);
  brush.scale(size / 100, size / 100);
  if (flame > 0) paintFlame(brush, flame);
  // Fins behind the body.
  brush.fillStyle = colour(0.55, 0.19, 18);
  for (const side of [-1, 1]) {
    brush.beginPath();
    brush.moveTo(-34, side * 12);
    brush.quadraticCurveTo(-52, side * 34, -66, side * 34);
    brush.quadraticCurveTo(-58, side * 18, -56, side * 8);
    brush.closePath();
    brush.fill();
  }
  // The body, lit from above.
  const body = brush.createLinearGradient(0, -20, 0, 20);
  body.addColorStop(0, colour(0.98, 0.02, 90));
  body.addColorStop(0.45, colour(0.9, 0.03, 80));
  body.addColorStop(1, colour(0.62, 0.06, 280));
  brush.fillStyle = body;
  brush.beginPath();
  brush.moveTo(-56, -11);
  brush.quadraticCurveTo(-20, -25, 20, -18);
  brush.quadraticCurveTo(42, -11, 50, 0);
  brush.quadraticCurveTo(42, 11, 20, 18);
  brush.quadraticCurveTo(-20, 25, -56, 11);
  brush.closePath();
  brush.fill();
  // The nose and a band, like a lantern's.
  brush.save();
  brush.clip();
  brush.fillStyle = colour(0.62, 0.21, 24);
  brush.fillRect(22, -30, 40, 60);
  brush.fillStyle = colour(0.83, 0.16, 80);
  brush.fillRect(17, -30, 5, 60);
  brush.fillRect(-46, -30, 5, 60);
  brush.restore();
  // The window.
  brush.fillStyle = colour(0.83, 0.16, 80);
  disc(brush, -2, -1, 10);
  const glass = brush.createRadialGradient(-5, -4, 1, -2, -1, 9);
  glass.addColorStop(0, colour(0.95, 0.08, 210));
  glass.addColorStop(1, colour(0.45, 0.12, 250));
  brush.fillStyle = glass;
  disc(brush, -2, -1, 7);
  brush.fillStyle = colour(0.7, 0.19, 20);
  brush.beginPath();
  brush.moveTo(-40, -3);
  brush.lineTo(-68, 0);
  brush.lineTo(-40, 3);
  brush.closePath();
  brush.fill();
  brush.restore();
};

const paintFlame = (brush: Brush, flame: number): void => {
  glow(brush, -66, 0, 62 * flame, (alpha) => colour(0.8, 0.17, 65, alpha * 0.5));
  const layers = [
    [colour(0.7, 0.2, 40, 0.9), 62, 13],
    [colour(0.84, 0.17, 80, 0.95), 42, 9],
    [colour(0.97, 0.06, 95), 22, 5],
  ] as const;
  for (const [paint, length, width] of layers) {
    brush.fillStyle = paint;
    brush.beginPath();
    brush.moveTo(-54, -width);
    brush.quadraticCurveTo(-60 - length * flame * 0.6, -width * 0.7, -56 - length * flame, 0);
    brush.quadraticCurveTo(-60 - length * flame * 0.6, width * 0.7, -54, width);
    brush.closePath();
    brush.fill();
  }
};

export const disc = (brush: Brush, x: number, y: number, radius: number): void => {
  brush.beginPath();
  brush.arc(x, y, radius, 0, Math.PI * 2);
  brush.fill();
};

/** Somebody who left: a small parachute. */
export const paintParachute = (
  brush: Brush,
  { x, y, size, tint, alpha }: { x: number; y: number; size: number; tint: string; alpha: number },
): void => {
  brush.save();
  brush.globalAlpha = alpha;
  brush.translate(x, y);
  brush.scale(size / 24, size / 24);
  brush.strokeStyle = colour(0.95, 0.02, 90, 0.8);
  brush.lineWidth = 1;
  for (const end of [-11, -4, 4, 11]) {
    brush.beginPath();
    brush.moveTo(end, -6);
    brush.lineTo(0, 11);
    brush.stroke();
  }
  brush.fillStyle = tint;
  brush.beginPath();
  brush.arc(0, -6, 12, Math.PI, 0);
  brush.quadraticCurveTo(8, -9, 4, -6);
  brush.quadraticCurveTo(0, -9, -4, -6);
  brush.quadraticCurveTo(-8, -9, -12, -6);
  brush.closePath();
  brush.fill();
  brush.fillStyle = colour(0.97, 0.02, 90);
  disc(brush, 0, 13, 3);
  brush.restore();
};
