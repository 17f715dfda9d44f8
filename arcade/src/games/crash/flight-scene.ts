import { colour, glow } from '../../art/paint.ts';
import type { Brush } from '../../art/paint.ts';
import { el, prefersStillness } from '../../shell/dom.ts';
import { GROWTH_PER_MS } from '@fairground/engines/instant/crash';
import type { Texts } from '../../texts/texts.ts';
import type { FlightMoment } from './flight-model.ts';
import { disc, paintParachute, paintRocket } from './rocket.ts';
import { paintSky } from './sky.ts';

/** An exit on the way: where, whether it is the player's own, and what stands beside it. */
export type ShownExit = { readonly at: number; readonly isOwn: boolean; readonly label: string };

export type FlightScene = {
  readonly element: HTMLElement;
  /** Draws the flight as it is; called with every frame. */
  readonly draw: (moment: FlightMoment, exits: readonly ShownExit[]) => void;
};

/** The axes begin with this much time and height, and grow with the flight. */
const FIRST_MS = 9_000;
const FIRST_TIMES = 200;
const PIXELS_MAX = 2;
const PIECES = 26;
const BURST_MS = 900;

type Spark = { x: number; y: number; dx: number; dy: number; born: number; lifeMs: number; size: number };

export const createFlightScene = ({ number }: Pick<Texts, 'number'>): FlightScene => {
  const canvas = el('canvas', { class: 'crash-flight', 'aria-hidden': 'true' });
  const brush = canvas.getContext('2d', { alpha: false });
  let [width, height] = [1, 1];
  let sparks: Spark[] = [];
  let endedAt: number | undefined;
  new ResizeObserver(() => {
    const pixels = Math.min(PIXELS_MAX, devicePixelRatio);
    width = Math.max(1, canvas.clientWidth);
    height = Math.max(1, canvas.clientHeight);
    canvas.width = Math.round(width * pixels);
    canvas.height = Math.round(height * pixels);
    brush?.setTransform(pixels, 0, 0, pixels, 0, 0);
  }).observe(canvas);

  const draw: FlightScene['draw'] = (moment, exits) => {
    if (!brush) return;
    const at = performance.now();
    const { phase, times, elapsedMs } = moment;
    const isStill = prefersStillness();
    paintSky(brush, { width, height, times, drift: isStill ? 0 : elapsedMs / 1_000 });
    if (phase === 'flying' || phase === 'ended') {
      if (phase === 'flying') endedAt = undefined;
      else endedAt ??= at;
      const way = wayOf(width, height, elapsedMs, Math.max(times, 101));
      paintAxes(brush, way, { width, height }, number);
      const tip = paintCurve(brush, way, elapsedMs, phase === 'ended');
      for (const exit of exits) paintExit(brush, way, exit, { width, height });
      if (phase === 'flying') {
        if (!isStill) sparks = withSpark(sparks, tip, at);
        paintSparks(brush, sparks, at);
        const shake = isStill ? 0 : Math.sin(at / 40) * 0.6;
        const size = Math.min(width * 0.17, height * 0.24, 120);
        const flame = isStill ? 0.9 : 0.85 + 0.2 * Math.sin(at / 47) + 0.1 * Math.sin(at / 19);
        paintRocket(brush, { x: tip.x, y: tip.y + shake, size, angle: tip.angle, flame });
      } else paintBurst(brush, tip, isStill ? BURST_MS : at - (endedAt ?? at), Math.min(width, height));
      return;
    }
    sparks = [];
    endedAt = undefined;
    paintPad(brush, width, height, moment, isStill ? 0 : at);
  };
  return { element: canvas, draw };
};

type Size = { readonly width: number; readonly height: number };

/** From time and multiplier to a place on the canvas. */
type Way = {
  readonly x: (ms: number) => number;
  readonly y: (times: number) => number;
  readonly maxMs: number;
  readonly maxTimes: number;
};

const wayOf = (width: number, height: number, elapsedMs: number, times: number): Way => {
  const maxMs = Math.max(FIRST_MS, elapsedMs * 1.22);
  const maxTimes = Math.max(FIRST_TIMES, 100 + (times - 100) * 1.4);
  const [left, right, top, bottom] = [width * 0.05, width * 0.97, height * 0.1, height * 0.88];
  return {
    maxMs,
    maxTimes,
    x: (ms) => left + ((right - left) * ms) / maxMs,
    y: (at) => bottom - ((bottom - top) * (at - 100)) / (maxTimes - 100),
  };
};

const STEPS = [10, 20, 25, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000];

const paintAxes = (brush: Brush, { y, maxTimes }: Way, { width, height }: Size, number: Texts['number']): void => {
  const step = STEPS.find((each) => (maxTimes - 100) / each <= 5) ?? 200_000;
  brush.font = `600 ${Math.max(10, Math.min(13, height / 30))}px system-ui, sans-serif`;
  brush.textAlign = 'right';
  brush.textBaseline = 'middle';
  brush.lineWidth = 1;
  for (let at = 100 + step; at < maxTimes; at += step) {
    const line = y(at);
    brush.strokeStyle = colour(0.95, 0.02, 280, 0.09);
    brush.beginPath();
    brush.moveTo(0, line);
    brush.lineTo(width, line);
    brush.stroke();
    brush.fillStyle = colour(0.95, 0.02, 280, 0.5);
    brush.fillText(`${number(at / 100, step < 100 ? 1 : 0)}×`, width - 8, line - 8);
  }
};

type Tip = { readonly x: number; readonly y: number; readonly angle: number };

const paintCurve = (brush: Brush, { x, y }: Way, elapsedMs: number, isOver: boolean): Tip => {
  const points = Array.from({ length: 65 }, (_, index) => {
    const ms = (elapsedMs * index) / 64;
    return [x(ms), y(100 * Math.exp(GROWTH_PER_MS * ms))] as const;
  });
  const [endX, endY] = points.at(-1) ?? [0, 0];
  const [beforeX, beforeY] = points.at(-3) ?? [endX - 1, endY];
  const hue = isOver ? 15 : 80;
  brush.beginPath();
  for (const [px, py] of points) brush.lineTo(px, py);
  brush.lineTo(endX, y(100));
  brush.lineTo(x(0), y(100));
  brush.closePath();
  const shade = brush.createLinearGradient(0, endY, 0, y(100));
  shade.addColorStop(0, colour(0.8, 0.17, hue, isOver ? 0.12 : 0.3));
  shade.addColorStop(1, colour(0.7, 0.17, hue - 40, 0));
  brush.fillStyle = shade;
  brush.fill();
  brush.beginPath();
  for (const [px, py] of points) brush.lineTo(px, py);
  const line = brush.createLinearGradient(x(0), 0, endX, 0);
  line.addColorStop(0, colour(0.75, 0.17, hue, 0));
  line.addColorStop(0.4, colour(0.78, 0.18, isOver ? 15 : 55, 0.8));
  line.addColorStop(1, isOver ? colour(0.65, 0.18, 15) : colour(0.9, 0.15, 85));
  brush.strokeStyle = line;
  brush.lineWidth = 4;
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  brush.stroke();
  const angle = endX - beforeX < 0.5 ? -0.25 : Math.atan2(endY - beforeY, endX - beforeX);
  return { x: endX, y: endY, angle };
};

const paintExit = (brush: Brush, { x, y }: Way, { at, isOwn, label }: ShownExit, { width, height }: Size): void => {
  const ms = Math.log(at / 100) / GROWTH_PER_MS;
  const size = (isOwn ? 0.075 : 0.05) * Math.min(width, height);
  const tint = isOwn ? colour(0.82, 0.14, 175) : colour(0.78, 0.1, 250);
  const [px, py] = [x(ms), y(at)];
  brush.fillStyle = tint;
  disc(brush, px, py, isOwn ? 4 : 2.5);
  paintParachute(brush, { x: px, y: py + size * 1.5, size, tint, alpha: isOwn ? 1 : 0.75 });
  if (!isOwn) return;
  brush.font = '700 13px system-ui, sans-serif';
  brush.textAlign = 'center';
  brush.textBaseline = 'top';
  brush.fillStyle = colour(0.95, 0.05, 175);
  // Low on the picture there is no room below: it stands above the line then.
  brush.fillText(label, px, py + size * 2.6 > height - 48 ? py - 22 : py + size * 2.6);
};

const withSpark = (sparks: Spark[], tip: Tip, at: number): Spark[] => {
  const kept = sparks.filter(({ born, lifeMs }) => at - born < lifeMs);
  const wobble = Math.sin(at * 12.9898) * 0.5;
  const back = tip.angle + Math.PI + wobble * 0.5;
  const speed = 0.05 + 0.05 * Math.abs(wobble);
  kept.push({
    x: tip.x - Math.cos(tip.angle) * 40,
    y: tip.y - Math.sin(tip.angle) * 40,
    dx: Math.cos(back) * speed,
    dy: Math.sin(back) * speed,
    born: at,
    lifeMs: 700,
    size: 2 + 3 * Math.abs(wobble),
  });
  return kept.slice(-60);
};

const paintSparks = (brush: Brush, sparks: readonly Spark[], at: number): void => {
  for (const { x, y, dx, dy, born, lifeMs, size } of sparks) {
    const age = (at - born) / lifeMs;
    brush.fillStyle = colour(0.85 - 0.35 * age, 0.16, 75 - 50 * age, 0.8 * (1 - age));
    disc(brush, x + dx * (at - born), y + dy * (at - born), size * (1 - 0.5 * age));
  }
};

/** The end: a flash, a ring and pieces that fall. */
const paintBurst = (brush: Brush, { x, y }: Tip, ms: number, unit: number): void => {
  const part = Math.min(1, ms / BURST_MS);
  const reach = unit * (0.08 + 0.22 * part ** 0.5);
  glow(brush, x, y, reach * 1.4, (alpha) => colour(0.8, 0.18, 50 - 25 * part, alpha * (1 - part) * 0.9));
  brush.strokeStyle = colour(0.85, 0.15, 60, (1 - part) * 0.8);
  brush.lineWidth = 3 * (1 - part) + 0.5;
  brush.beginPath();
  brush.arc(x, y, reach, 0, Math.PI * 2);
  brush.stroke();
  for (let piece = 0; piece < PIECES; piece += 1) {
    const turn = piece * 2.399;
    const far = reach * (0.4 + 0.6 * ((piece * 7) % 10) * 0.1);
    brush.fillStyle = colour(0.78, 0.18, 20 + ((piece * 37) % 70), Math.max(0, 1 - part * 0.85));
    brush.save();
    brush.translate(x + Math.cos(turn) * far, y + Math.sin(turn) * far + unit * 0.12 * part * part);
    brush.rotate(turn + part * 4);
    brush.fillRect(-3, -2, 6, 4);
    brush.restore();
  }
};

/** The rocket on its ramp, with steam while the bets are open and a ring that closes. */
const paintPad = (
  brush: Brush,
  width: number,
  height: number,
  { phase, leftMs, wholeMs }: FlightMoment,
  at: number,
): void => {
  const size = Math.min(width * 0.2, height * 0.3, 150);
  const [x, y] = [width * 0.16, height * 0.76];
  brush.fillStyle = colour(0.12, 0.03, 290);
  brush.beginPath();
  brush.moveTo(x - size * 0.62, y + size * 0.5);
  brush.lineTo(x + size * 0.1, y + size * 0.5);
  brush.lineTo(x - size * 0.18, y + size * 0.1);
  brush.lineTo(x - size * 0.5, y + size * 0.22);
  brush.closePath();
  brush.fill();
  const isReady = phase === 'closed';
  for (let puff = 0; puff < 7; puff += 1) {
    const age = (at / 1_400 + puff / 7) % 1;
    brush.fillStyle = colour(0.9, 0.02, 280, 0.22 * (1 - age) * (isReady ? 1.6 : 0.8));
    disc(brush, x - size * (0.45 + 0.5 * age), y + size * (0.34 - 0.1 * age), size * (0.06 + 0.16 * age));
  }
  const shake = isReady && at > 0 ? Math.sin(at / 24) * 1.4 : 0;
  paintRocket(brush, { x: x + shake, y, size, angle: -0.5, flame: isReady ? 0.35 : 0 });
  if (phase !== 'boarding') return;
  const [cx, cy, radius] = [width / 2, height * 0.44, Math.min(width, height) * 0.17];
  brush.lineWidth = Math.max(5, radius * 0.1);
  brush.lineCap = 'round';
  brush.strokeStyle = colour(0.95, 0.02, 280, 0.14);
  brush.beginPath();
  brush.arc(cx, cy, radius, 0, Math.PI * 2);
  brush.stroke();
  brush.strokeStyle = leftMs < 3_000 ? colour(0.74, 0.17, 25) : colour(0.83, 0.16, 80);
  brush.beginPath();
  brush.arc(cx, cy, radius, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * Math.min(1, leftMs / wholeMs));
  brush.stroke();
};
