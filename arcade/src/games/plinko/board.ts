import { colour } from '../../art/paint.ts';
import { el, prefersStillness } from '../../shell/dom.ts';

export type PlinkoBoard = {
  readonly element: HTMLElement;
  readonly set: (rows: number, labels: readonly string[]) => void;
  readonly drop: (way: readonly number[]) => Promise<void>;
  readonly mark: (pocket: number) => void;
  readonly clear: () => void;
};

/** From pin to pin. */
const HOP_MS = 190;

/** The pins and the ball, drawn by hand; the pockets are text below them. */
export const createBoard = (onPin: () => void): PlinkoBoard => {
  const canvas = el('canvas', { 'aria-hidden': 'true' });
  const pockets = el('ol', { class: 'plinko-pockets' });
  const frame = el('div', { class: 'plinko-frame' }, canvas, pockets);
  const element = el('div', { class: 'plinko-board' }, frame);
  let rows = 12;
  let ball: { readonly x: number; readonly y: number } | undefined;
  let lit = [-1, 0];

  /** Pins of a row and the ball are counted in half steps from the middle. */
  const place = (row: number, halfSteps: number): readonly [x: number, y: number] => {
    const step = canvas.width / (rows + 2);
    return [canvas.width / 2 + (halfSteps * step) / 2, ((row + 0.7) / (rows + 0.9)) * canvas.height];
  };
  const draw = (): void => {
    const brush = canvas.getContext('2d');
    if (!brush) return;
    brush.clearRect(0, 0, canvas.width, canvas.height);
    const radius = Math.max(2, canvas.width / (rows + 2) / 9);
    for (let row = 0; row < rows; row += 1)
      for (let pin = 0; pin <= row + 2; pin += 1) {
        const [x, y] = place(row, 2 * pin - row - 2);
        const isLit = row === lit[0] && 2 * pin - row - 2 === lit[1];
        brush.fillStyle = isLit ? colour(0.98, 0.09, 195) : colour(0.85, 0.15, 195 + (row / rows) * 130);
        brush.shadowColor = colour(0.75, 0.2, 195 + (row / rows) * 130, isLit ? 1 : 0.55);
        brush.shadowBlur = radius * (isLit ? 6 : 2);
        brush.beginPath();
        brush.arc(x, y, isLit ? radius * 1.5 : radius, 0, Math.PI * 2);
        brush.fill();
        brush.shadowBlur = 0;
      }
    if (!ball) return;
    const light = brush.createRadialGradient(ball.x - radius, ball.y - radius, 0, ball.x, ball.y, radius * 2.3);
    light.addColorStop(0, colour(0.99, 0.03, 95));
    light.addColorStop(1, colour(0.78, 0.18, 70));
    brush.fillStyle = light;
    brush.shadowColor = colour(0.83, 0.17, 75, 0.9);
    brush.shadowBlur = radius * 5;
    brush.beginPath();
    brush.arc(ball.x, ball.y, radius * 2.3, 0, Math.PI * 2);
    brush.fill();
    brush.shadowBlur = 0;
  };
  new ResizeObserver(() => {
    const scale = Math.min(2, devicePixelRatio);
    canvas.width = Math.round(canvas.clientWidth * scale);
    canvas.height = Math.round(canvas.clientHeight * scale);
    draw();
  }).observe(canvas);

  const hop = (from: readonly [number, number], to: readonly [number, number]): Promise<void> =>
    new Promise((resolve) => {
      const startedAt = performance.now();
      const height = Math.abs(to[1] - from[1]) * 0.35;
      const step = (now: number): void => {
        const part = Math.min(1, Math.max(0, now - startedAt) / HOP_MS);
        const y = from[1] + (to[1] - from[1]) * part ** 1.7 - height * Math.sin(part * Math.PI) * (1 - part);
        ball = { x: from[0] + (to[0] - from[0]) * part, y };
        draw();
        if (part < 1) requestAnimationFrame(step);
        else resolve();
      };
      requestAnimationFrame(step);
    });

  const pinTop = (row: number, halfSteps: number): readonly [number, number] => {
    const [x, y] = place(row, halfSteps);
    return [x, y - (canvas.width / (rows + 2)) * 0.3];
  };

  return {
    element,
    set: (count, labels) => {
      rows = count;
      ball = undefined;
      frame.style.setProperty('--pockets', String(count + 2));
      const middle = count / 2;
      pockets.replaceChildren(
        ...labels.map((label, index) => {
          const item = el('li', {}, label);
          item.style.setProperty('--far', String(Math.abs(index - middle) / middle));
          return item;
        }),
      );
      draw();
    },
    drop: async (way) => {
      let side = 0;
      let from = pinTop(-0.6, 0);
      for (const [row, turn] of prefersStillness() ? [] : way.entries()) {
        const pin = pinTop(row, side);
        await hop(from, pin);
        lit = [row, side];
        onPin();
        from = pin;
        side += turn === 1 ? 1 : -1;
      }
      const end = way.reduce((sum, turn) => sum + (turn === 1 ? 1 : -1), 0);
      const [x] = place(rows, end);
      lit = [-1, 0];
      const bottom = [x, canvas.height * 0.985] as const;
      if (prefersStillness()) ball = { x: bottom[0], y: bottom[1] };
      else await hop(from, bottom);
      draw();
    },
    mark: (pocket) => {
      for (const [index, item] of [...pockets.children].entries()) item.toggleAttribute('data-hit', index === pocket);
    },
    clear: () => {
      ball = undefined;
      for (const item of pockets.children) item.removeAttribute('data-hit');
      draw();
    },
  };
};
