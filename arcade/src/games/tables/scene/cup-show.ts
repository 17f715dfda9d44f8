import type { TableResult } from '@fairground/contract/studio/game';
import type { Sound } from '../../../shell/sound.ts';
import { draw, path, shade } from '../svg.ts';
import { paceFor, still } from './motion.ts';
import type { Show } from './show.ts';

const X = 400;
const Y = 312;
const SHAKES = 7;
const NOMINAL_MS = 4_600;

/** Where three or four things come to lie on the plate. */
const PLACES: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  3: [
    [-62, 8, -12],
    [4, -22, 9],
    [64, 14, 24],
  ],
  4: [
    [-58, -8, 0],
    [-8, 20, 0],
    [22, -28, 0],
    [70, 8, 0],
  ],
};

/** Things shaken on a plate under a cup, which is lifted when they lie still. */
export const createCupShow = (thingsOf: (result: TableResult) => readonly SVGGElement[], sound: Sound): Show => {
  const things = draw('g', {});
  const cup = draw(
    'g',
    { class: 'cup' },
    path('M-122 24 C-122 -96 122 -96 122 24 C122 52 -122 52 -122 24z', {
      fill: 'url(#cup-side)',
      stroke: '#f2c66d',
      'stroke-width': 3,
    }),
    path('M-92 -14 C-80 -58 -40 -72 -8 -70', {
      stroke: '#fff',
      'stroke-opacity': 0.35,
      'stroke-width': 9,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
    draw('ellipse', { cx: 0, cy: -70, rx: 22, ry: 9, fill: '#f2c66d' }),
    path('M-116 10 C-60 34 60 34 116 10', {
      stroke: '#f2c66d',
      'stroke-opacity': 0.6,
      'stroke-width': 2,
      fill: 'none',
    }),
  );
  const plate = draw(
    'g',
    {},
    draw('ellipse', { cx: 0, cy: 34, rx: 176, ry: 62, fill: '#0005' }),
    draw('ellipse', { cx: 0, cy: 22, rx: 168, ry: 60, fill: '#e9e2d2' }),
    draw('ellipse', { cx: 0, cy: 16, rx: 168, ry: 58, fill: '#fffaf0' }),
    draw('ellipse', { cx: 0, cy: 12, rx: 138, ry: 45, fill: '#efe6d4' }),
    draw('ellipse', {
      cx: 0,
      cy: 16,
      rx: 155,
      ry: 52,
      fill: 'none',
      stroke: '#2566c8',
      'stroke-width': 3,
      'stroke-dasharray': '10 7',
    }),
  );
  const shaken = draw('g', {}, plate, things, cup);
  const element = draw(
    'g',
    { transform: `translate(${X} ${Y})` },
    draw('defs', {}, shade('cup-side', '#b5243f', '#5c0d1e')),
    shaken,
  );

  const lay = (result: TableResult | null): void => {
    const all = result ? thingsOf(result) : [];
    const places = PLACES[all.length] ?? [];
    things.replaceChildren(
      ...all.map((thing, index) => {
        const [x, y, turn] = places[index] ?? [0, 0, 0];
        return draw('g', { transform: `translate(${x} ${y}) rotate(${turn})` }, thing);
      }),
    );
  };
  const setCup = (isThere: boolean): void => {
    cup.style.display = isThere ? '' : 'none';
  };

  return {
    element,
    rest: (result) => {
      still(element);
      lay(result);
      setCup(result === null);
    },
    play: async (result, leftMs) => {
      still(element);
      const pace = paceFor(NOMINAL_MS, leftMs);
      setCup(true);
      things.replaceChildren();
      for (let shake = 0; shake < SHAKES; shake += 1) {
        sound.play('tick');
        const side = shake % 2 === 0 ? 1 : -1;
        await pace.move(
          shaken,
          [
            { transform: 'none' },
            { transform: `translate(${side * 13}px, -26px) rotate(${side * 5}deg)`, offset: 0.5 },
            { transform: 'none' },
          ],
          340,
          'ease-in-out',
        );
      }
      lay(result);
      sound.play('thud');
      await pace.pause(700);
      await pace.move(
        cup,
        [
          { transform: 'none', opacity: 1 },
          { transform: 'translate(0, -70px) rotate(-4deg)', opacity: 1, offset: 0.6 },
          { transform: 'translate(150px, -150px) rotate(22deg)', opacity: 0 },
        ],
        1_300,
        'cubic-bezier(0.5, 0, 0.3, 1)',
      );
      setCup(false);
      sound.play('pop');
    },
  };
};
