import { colour, newCanvas } from '../../art/paint.ts';
import { el, prefersStillness, wait } from '../../shell/dom.ts';

const SIZE = 720;
const TURNS = 5;
const SPIN_MS = 4_200;

/** A wheel with a label on every slice and the pointer at the top. */
export type WheelFace = {
  readonly element: HTMLElement;
  /** Turns until the slice stands under the pointer. */
  readonly spinTo: (slice: number) => Promise<void>;
  readonly rest: (slice: number) => void;
};

export const createWheelFace = (labels: readonly string[], hueOf: (slice: number) => number): WheelFace => {
  const face = drawFace(labels, hueOf);
  face.classList.add('wheel-face');
  let turned = 0;
  const angleOf = (slice: number): number => -((slice + 0.5) / labels.length) * 360;
  const rest = (slice: number): void => {
    turned = angleOf(slice);
    face.style.rotate = `${turned}deg`;
  };
  return {
    element: el('div', { class: 'wheel', 'aria-hidden': 'true' }, face, el('i', { class: 'wheel-pointer' })),
    rest,
    spinTo: async (slice) => {
      if (prefersStillness()) {
        rest(slice);
        await wait(300);
        return;
      }
      const target = angleOf(slice);
      const way = target - (((turned % 360) + 360) % 360) + (TURNS + 1) * 360;
      const end = turned + way;
      await face.animate([{ rotate: `${turned}deg` }, { rotate: `${end}deg` }], {
        duration: SPIN_MS,
        easing: 'cubic-bezier(0.12, 0.72, 0.12, 1)',
      }).finished;
      rest(slice);
    },
  };
};

/** Puts a wheel somewhere, spins it once and leaves it standing for a moment. */
export const spinToSlice = async (place: HTMLElement, labels: readonly string[], slice: number): Promise<void> => {
  const wheel = createWheelFace(labels, (index) => 20 + (index * 360) / labels.length);
  place.replaceChildren(wheel.element);
  await wheel.spinTo(slice);
  await wait(700);
};

const drawFace = (labels: readonly string[], hueOf: (slice: number) => number): HTMLCanvasElement => {
  const { canvas, brush } = newCanvas(SIZE, SIZE);
  const [middle, radius, step] = [SIZE / 2, SIZE / 2 - 8, (Math.PI * 2) / labels.length];
  brush.translate(middle, middle);
  brush.rotate(-Math.PI / 2);
  for (const [index, label] of labels.entries()) {
    brush.beginPath();
    brush.moveTo(0, 0);
    brush.arc(0, 0, radius, index * step, (index + 1) * step);
    brush.closePath();
    brush.fillStyle = colour(index % 2 ? 0.5 : 0.6, 0.14, hueOf(index));
    brush.fill();
    brush.lineWidth = 3;
    brush.strokeStyle = colour(0.95, 0.03, 90, 0.6);
    brush.stroke();
    brush.save();
    brush.rotate((index + 0.5) * step);
    brush.fillStyle = '#fff';
    brush.font = `700 ${Math.min(40, 24 + 180 / labels.length)}px system-ui, sans-serif`;
    brush.textAlign = 'right';
    brush.textBaseline = 'middle';
    brush.fillText(label, radius - 22, 0, radius * 0.55);
    brush.restore();
  }
  brush.lineWidth = 14;
  brush.strokeStyle = colour(0.83, 0.16, 80);
  brush.beginPath();
  brush.arc(0, 0, radius, 0, Math.PI * 2);
  brush.stroke();
  for (let peg = 0; peg < labels.length; peg += 1) {
    brush.fillStyle = colour(0.97, 0.06, 95);
    brush.beginPath();
    brush.arc(Math.cos(peg * step) * radius, Math.sin(peg * step) * radius, 6, 0, Math.PI * 2);
    brush.fill();
  }
  const hub = brush.createRadialGradient(-16, -16, 4, 0, 0, 62);
  hub.addColorStop(0, colour(0.97, 0.08, 95));
  hub.addColorStop(0.5, colour(0.78, 0.14, 80));
  hub.addColorStop(1, colour(0.5, 0.12, 55));
  brush.fillStyle = hub;
  brush.beginPath();
  brush.arc(0, 0, 58, 0, Math.PI * 2);
  brush.fill();
  brush.stroke();
  return canvas;
};
