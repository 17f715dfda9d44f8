import { colour, glow, scattered } from './paint.ts';
import type { Brush } from './paint.ts';
import { numberOf } from '@fairground/engines/random/repeatable';

/** How the land behind a quick game looks. */
export type Scenery = {
  /** The leading hue in degrees. */
  readonly hue: number;
  readonly scene: 'night' | 'water' | 'rays' | 'hills' | 'space';
};

type Place = {
  readonly brush: Brush;
  readonly width: number;
  readonly height: number;
  readonly hue: number;
  readonly chance: () => number;
};

/** The land behind a quick game, drawn once for each size of the stage. */
export const paintScenery = (canvas: HTMLCanvasElement, { hue, scene }: Scenery, seed: string): void => {
  const brush = canvas.getContext('2d');
  if (!brush) return;
  const { width, height } = canvas;
  const sky = brush.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, colour(0.3, 0.12, hue - 14));
  sky.addColorStop(0.55, colour(0.55, 0.16, hue + 10));
  sky.addColorStop(1, colour(0.26, 0.11, hue - 18));
  brush.fillStyle = sky;
  brush.fillRect(0, 0, width, height);
  SCENES[scene]({ brush, width, height, hue, chance: scattered(numberOf(seed)) });
  const edge = brush.createRadialGradient(
    width / 2,
    height / 2,
    Math.min(width, height) * 0.35,
    width / 2,
    height / 2,
    Math.max(width, height) * 0.72,
  );
  edge.addColorStop(0, 'rgb(0 0 0 / 0%)');
  edge.addColorStop(1, 'rgb(0 0 0 / 40%)');
  brush.fillStyle = edge;
  brush.fillRect(0, 0, width, height);
};

const stars = ({ brush, width, height, chance }: Place, count: number): void => {
  for (let star = 0; star < count; star += 1) {
    brush.fillStyle = `rgb(255 250 235 / ${Math.round(20 + chance() * 70)}%)`;
    const size = 0.6 + chance() ** 3 * 2.4;
    brush.beginPath();
    brush.arc(chance() * width, chance() * height * 0.75, size, 0, Math.PI * 2);
    brush.fill();
  }
};

/** Rolling lines from the back to the front, each darker than the one behind. */
const ridges = ({ brush, width, height, hue, chance }: Place, from: number, count: number, rough: number): void => {
  for (let ridge = 0; ridge < count; ridge += 1) {
    const level = height * (from + ((1 - from) * (ridge + 0.4)) / (count + 0.4));
    const [first, second] = [chance() * 6, chance() * 6];
    brush.beginPath();
    brush.moveTo(0, height);
    for (let x = 0; x <= width + 8; x += 8) {
      const wave = Math.sin((x / width) * 5 + first) + 0.5 * Math.sin((x / width) * 13 + second);
      brush.lineTo(x, level - wave * rough * height);
    }
    brush.lineTo(width, height);
    brush.fillStyle = colour(0.46 - ridge * 0.06, 0.13, hue + 18 - ridge * 10);
    brush.fill();
  }
};

const beams = ({ brush, width, height, hue }: Place, count: number): void => {
  brush.save();
  brush.translate(width / 2, height * 0.42);
  const reach = Math.hypot(width, height);
  const step = (Math.PI * 2) / count;
  for (let beam = 0; beam < count; beam += 1) {
    brush.beginPath();
    brush.moveTo(0, 0);
    brush.lineTo(reach * Math.cos(beam * step), reach * Math.sin(beam * step));
    brush.lineTo(reach * Math.cos((beam + 0.46) * step), reach * Math.sin((beam + 0.46) * step));
    brush.fillStyle = colour(0.8, 0.14, hue + 30, 0.16);
    brush.fill();
  }
  brush.restore();
};

const lamps = ({ brush, width, height, chance }: Place, count: number): void => {
  for (let lamp = 0; lamp < count; lamp += 1) {
    const radius = height * (0.02 + chance() * 0.07);
    glow(brush, chance() * width, chance() * height, radius, (alpha) =>
      colour(0.85, 0.14, 60 + chance() * 40, 0.35 * alpha),
    );
  }
};

const SCENES: Readonly<Record<Scenery['scene'], (place: Place) => void>> = {
  night: (place) => {
    stars(place, 120);
    ridges(place, 0.62, 3, 0.03);
    lamps(place, 26);
  },
  water: (place) => {
    beams(place, 18);
    ridges(place, 0.55, 5, 0.018);
    lamps(place, 14);
  },
  rays: (place) => {
    beams(place, 28);
    lamps(place, 22);
  },
  hills: (place) => {
    beams(place, 22);
    ridges(place, 0.5, 4, 0.05);
    lamps(place, 10);
  },
  space: (place) => {
    stars(place, 220);
    lamps(place, 16);
  },
};
