import { colour } from '../../art/paint.ts';
import { el } from '../../shell/dom.ts';

export type Flight = {
  readonly canvas: HTMLCanvasElement;
  /** How far of its way, and whether the player has left. */
  readonly draw: (part: number, hasLeft: boolean) => void;
  readonly end: () => void;
};

/** The line of the flight, from the lower left to the upper right. */
export const createFlight = (): Flight => {
  const canvas = el('canvas', { class: 'crash-flight', 'aria-hidden': 'true' });
  let [shown, left, isOver] = [0, false, false];

  const paint = (): void => {
    const brush = canvas.getContext('2d');
    if (!brush) return;
    const { width, height } = canvas;
    brush.clearRect(0, 0, width, height);
    if (shown === 0) return;
    const end = 0.12 + 0.76 * shown;
    const point = (at: number): readonly [number, number] => [width * at, height * (0.92 - 0.72 * (at / 0.88) ** 2.2)];
    const tint = left ? colour(0.8, 0.14, 175) : colour(0.83, 0.16, 80);
    brush.beginPath();
    for (let at = 0.02; at <= end; at += 0.01) brush.lineTo(...point(at));
    brush.lineWidth = Math.max(4, height / 90);
    brush.lineCap = 'round';
    brush.strokeStyle = isOver ? colour(0.6, 0.03, 280) : tint;
    brush.stroke();
    const [x, y] = point(end);
    brush.lineTo(x, height);
    brush.lineTo(0, height);
    brush.fillStyle = left ? colour(0.8, 0.14, 175, 0.12) : colour(0.83, 0.16, 80, 0.12);
    brush.fill();
    brush.fillStyle = isOver ? colour(0.65, 0.18, 20) : '#fff';
    brush.beginPath();
    brush.arc(x, y, Math.max(8, height / 40), 0, Math.PI * 2);
    brush.fill();
  };
  new ResizeObserver(() => {
    canvas.width = canvas.clientWidth;
    canvas.height = canvas.clientHeight;
    paint();
  }).observe(canvas);
  return {
    canvas,
    draw: (part, hasLeft) => {
      [shown, left, isOver] = [part, hasLeft, false];
      paint();
    },
    end: () => {
      isOver = true;
      paint();
    },
  };
};
