import type { Brush } from '../../art/paint.ts';

/** Every creature is painted in a square of this size, facing left. */
export const FISH_PICTURE = 256;

export type Stops = readonly (readonly [at: number, paint: string])[];

export const fillDown = (brush: Brush, from: number, to: number, stops: Stops): void => {
  const paint = brush.createLinearGradient(0, from, 0, to);
  for (const [at, stop] of stops) paint.addColorStop(at, stop);
  brush.fillStyle = paint;
  brush.fill();
};

export const eye = (brush: Brush, x: number, y: number, size: number): void => {
  brush.fillStyle = '#fff';
  brush.beginPath();
  brush.arc(x, y, size, 0, Math.PI * 2);
  brush.fill();
  brush.fillStyle = '#1b1630';
  brush.beginPath();
  brush.arc(x - size * 0.2, y, size * 0.62, 0, Math.PI * 2);
  brush.fill();
  brush.fillStyle = '#ffffffd0';
  brush.beginPath();
  brush.arc(x - size * 0.4, y - size * 0.28, size * 0.22, 0, Math.PI * 2);
  brush.fill();
};

const shapeOf = (line: string): Path2D => new Path2D(line);

export const fillPath = (brush: Brush, line: string, from: number, to: number, stops: Stops): void => {
  const paint = brush.createLinearGradient(0, from, 0, to);
  for (const [at, stop] of stops) paint.addColorStop(at, stop);
  brush.fillStyle = paint;
  brush.fill(shapeOf(line));
};

export const dot = (brush: Brush, x: number, y: number, radius: number, paint: string): void => {
  brush.fillStyle = paint;
  brush.beginPath();
  brush.arc(x, y, radius, 0, Math.PI * 2);
  brush.fill();
};

export const line = (brush: Brush, way: string, paint: string, width: number): void => {
  brush.strokeStyle = paint;
  brush.lineWidth = width;
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  brush.stroke(new Path2D(way));
};

/** Paints inside a shape only. */
export const within = (brush: Brush, shape: string, paint: () => void): void => {
  brush.save();
  brush.clip(new Path2D(shape));
  paint();
  brush.restore();
};

/** Light from above on a body, and shade below: what makes it round. */
export const rounded = (brush: Brush, shape: string, top: number, bottom: number): void =>
  within(brush, shape, () => {
    const light = brush.createLinearGradient(0, top, 0, bottom);
    light.addColorStop(0, 'rgb(255 255 255 / 42%)');
    light.addColorStop(0.35, 'rgb(255 255 255 / 0%)');
    light.addColorStop(0.7, 'rgb(10 8 40 / 0%)');
    light.addColorStop(1, 'rgb(10 8 40 / 38%)');
    brush.fillStyle = light;
    brush.fillRect(0, 0, FISH_PICTURE, FISH_PICTURE);
  });

/** Rows of scales over a body. */
export const scales = (brush: Brush, shape: string, paint: string, step: number): void =>
  within(brush, shape, () => {
    brush.strokeStyle = paint;
    brush.lineWidth = 1.6;
    for (let row = 0; row * step * 0.8 < FISH_PICTURE; row += 1)
      for (let column = 0; column * step < FISH_PICTURE + step; column += 1) {
        brush.beginPath();
        brush.arc(column * step + (row % 2) * (step / 2), row * step * 0.8, step / 2, -Math.PI / 2, Math.PI / 2);
        brush.stroke();
      }
  });
