import type { Sound } from '../../../shell/sound.ts';
import type { Tone } from '../spots.ts';
import { circle, draw, path, words } from '../svg.ts';
import { paceFor, still } from './motion.ts';
import type { Show } from './show.ts';

/** The order of the pockets around a wheel with one zero. */
const ORDER = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];
const STEP = 360 / ORDER.length;
const OUTER = 196;
const INNER = 132;
const COLOURS: Partial<Record<Tone, string>> = { green: '#1b8a55', red: '#b8233c', black: '#171a24' };
const TURNS = 5;
const NOMINAL_MS = 7_800;

/** A wheel and a ball that runs against it, seen from the side of the table. */
export const createWheelShow = (toneOf: (pocket: number) => Tone, sound: Sound): Show => {
  const ball = draw('g', { class: 'wheel-ball' }, circle(0, -INNER - 12, 8, { fill: '#fffdf6', stroke: '#0006' }));
  const pockets = draw(
    'g',
    { class: 'wheel-pockets' },
    ...ORDER.flatMap((pocket, index) => pocketAt(index, String(pocket), COLOURS[toneOf(pocket)] ?? '#444')),
    hub(),
  );
  const text = words(0, 13, '', { 'font-size': 38, 'font-weight': 800, fill: '#fff' });
  const plate = draw('rect', { x: -44, y: -32, width: 88, height: 64, rx: 14, stroke: '#ffffffaa', 'stroke-width': 3 });
  const badge = draw('g', { class: 'wheel-badge', transform: 'translate(652 262)' }, plate, text);
  const wheel = draw(
    'g',
    { transform: 'translate(400 306) scale(1 0.46)' },
    circle(0, 26, OUTER + 30, { fill: '#0006' }),
    circle(0, 0, OUTER + 28, { fill: '#5a3318', stroke: '#f2c66d', 'stroke-width': 3 }),
    circle(0, 0, OUTER + 8, { fill: '#2a160a' }),
    pockets,
    ball,
  );
  const element = draw('g', {}, wheel, badge);

  const say = (pocket: number | null): void => {
    text.textContent = pocket === null ? '' : String(pocket);
    plate.setAttribute('fill', pocket === null ? '#444' : (COLOURS[toneOf(pocket)] ?? '#444'));
    badge.style.opacity = pocket === null ? '0' : '1';
  };
  const angleOf = (pocket: number): number => ORDER.indexOf(pocket) * STEP;
  let turned = 0;
  const lie = (pocket: number): void => {
    pockets.style.transform = `rotate(${turned}deg)`;
    ball.style.transform = `rotate(${turned + angleOf(pocket)}deg)`;
    ball.style.opacity = '1';
  };
  ball.style.opacity = '0';
  say(null);

  return {
    element,
    rest: (result) => {
      still(element);
      if (result?.kind !== 'roulette') return;
      lie(result.pocket);
      say(result.pocket);
    },
    play: async (result, leftMs) => {
      still(element);
      if (result.kind !== 'roulette') return;
      const pace = paceFor(NOMINAL_MS, leftMs);
      say(null);
      const from = turned;
      turned = (turned + 150) % 360;
      const end = turned + angleOf(result.pocket);
      lie(result.pocket);
      sound.play('rise');
      await Promise.all([
        pace.move(
          pockets,
          [{ transform: `rotate(${from - 360}deg)` }, { transform: `rotate(${turned}deg)` }],
          7_000,
          'cubic-bezier(0.2, 0.6, 0.35, 1)',
        ),
        pace.move(
          ball,
          [
            { transform: `rotate(${end + TURNS * 360}deg) scale(1.34)` },
            { transform: `rotate(${end + 1.1 * 360}deg) scale(1.34)`, offset: 0.62 },
            { transform: `rotate(${end + 200}deg) scale(1.12)`, offset: 0.78 },
            { transform: `rotate(${end + 60}deg) scale(1.2)`, offset: 0.86 },
            { transform: `rotate(${end}deg) scale(1)` },
          ],
          7_000,
          'cubic-bezier(0.16, 0.55, 0.4, 1)',
        ),
      ]);
      sound.play('thud');
      say(result.pocket);
      await pace.move(badge, [{ opacity: 0 }, { opacity: 1 }], 300);
    },
  };
};

const hundredth = (value: number): number => Math.round(value * 100) / 100;

const pocketAt = (index: number, name: string, fill: string): Node[] => {
  const point = (radius: number, degrees: number): string => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${hundredth(radius * Math.cos(angle))} ${hundredth(radius * Math.sin(angle))}`;
  };
  const [from, to] = [(index - 0.5) * STEP, (index + 0.5) * STEP];
  return [
    path(
      `M${point(INNER - 26, from)} L${point(OUTER, from)} A${OUTER} ${OUTER} 0 0 1 ${point(OUTER, to)} L${point(INNER - 26, to)}z`,
      {
        fill,
        stroke: '#e8c985',
        'stroke-width': 1.2,
      },
    ),
    words(0, -OUTER + 30, name, {
      fill: '#fff',
      'font-size': 24,
      'font-weight': 700,
      transform: `rotate(${index * STEP})`,
    }),
  ];
};

const hub = (): SVGGElement =>
  draw(
    'g',
    {},
    circle(0, 0, INNER - 26, { fill: '#6b3d1c', stroke: '#f2c66d', 'stroke-width': 2 }),
    circle(0, 0, 62, { fill: '#8a5427' }),
    ...[0, 45, 90, 135].map((angle) =>
      draw('rect', { x: -58, y: -5, width: 116, height: 10, rx: 5, fill: '#f2c66d', transform: `rotate(${angle})` }),
    ),
    circle(0, 0, 20, { fill: '#ffe3a6' }),
  );
