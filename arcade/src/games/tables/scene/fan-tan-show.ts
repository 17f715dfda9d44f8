import { remainderOf } from '@fairground/engines/tables/fan-tan';
import type { Sound } from '../../../shell/sound.ts';
import { at, circle, draw, path, shade, words } from '../svg.ts';
import { paceFor, still } from './motion.ts';
import type { Show } from './show.ts';

const X = 400;
const Y = 318;
const BY = 4;
const NOMINAL_MS = 8_000;
const LIFT_MS = 1_100;
const COUNT_MS = 5_400;
/** A pile nobody has counted: as many buttons as fit under the cup. */
const COVERED = 60;

const button = (radius: number): SVGGElement =>
  draw(
    'g',
    {},
    circle(0, radius * 0.25, radius, { fill: '#6b5a3a' }),
    circle(0, 0, radius, { fill: '#f6ecd2', stroke: '#a58b55', 'stroke-width': 1 }),
    circle(0, 0, radius * 0.32, { fill: '#b89a60' }),
  );

/** Where the buttons of a pile lie: a spiral, so that no two cover each other and every pile looks poured out. */
const placeOf = (index: number): readonly [number, number] => {
  const [radius, angle] = [9.2 * Math.sqrt(index + 0.5), index * 2.4];
  return [radius * Math.cos(angle) * 1.7, radius * Math.sin(angle) * 0.62];
};

/** Buttons under a cup; lifted, they are drawn away four at a time with a stick until four or fewer are left. */
export const createFanTanShow = (sound: Sound): Show => {
  const pile = draw('g', {});
  const left = draw('g', {});
  const figure = words(0, 14, '', { fill: '#fff', 'font-size': 42, 'font-weight': 850 });
  const badge = at(250, -14, circle(0, 0, 36, { fill: '#140b22e6', stroke: '#f2c66d', 'stroke-width': 3 }), figure);
  const cup = draw(
    'g',
    { class: 'cup' },
    path('M-104 30 C-96 -84 96 -84 104 30 C104 56 -104 56 -104 30z', {
      fill: 'url(#fan-cup)',
      stroke: '#f2c66d',
      'stroke-width': 3,
    }),
    path('M-72 4 C-62 -36 -34 -52 -8 -54', {
      stroke: '#fff',
      'stroke-opacity': 0.3,
      'stroke-width': 8,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
    draw('ellipse', { cx: 0, cy: -58, rx: 20, ry: 8, fill: '#f2c66d' }),
  );
  const stick = path('M0 -6 L190 -74', { stroke: '#7a4a26', 'stroke-width': 7, 'stroke-linecap': 'round' });
  const element = draw(
    'g',
    { transform: `translate(${X} ${Y})` },
    draw('defs', {}, shade('fan-cup', '#8a5427', '#3a1f10')),
    draw('ellipse', { cx: 0, cy: 20, rx: 190, ry: 66, fill: '#0004' }),
    draw('ellipse', { cx: 0, cy: 12, rx: 182, ry: 60, fill: '#d9c79d' }),
    draw('ellipse', { cx: 0, cy: 8, rx: 176, ry: 56, fill: '#efe3c4' }),
    pile,
    left,
    stick,
    cup,
    badge,
  );

  const pour = (buttons: number): readonly SVGGElement[] => {
    const drawn = Array.from({ length: buttons }, (_, index) => {
      const [x, y] = placeOf(index);
      return draw('g', { transform: `translate(${x} ${y + 8})` }, draw('g', {}, button(7.5)));
    });
    pile.replaceChildren(...drawn);
    return drawn;
  };
  const leave = (count: number): void =>
    left.replaceChildren(
      ...Array.from({ length: count }, (_, index) => at((index - (count - 1) / 2) * 44, 8, button(17))),
    );
  const say = (count: number): void => {
    figure.textContent = count === 0 ? '' : String(count);
    badge.style.opacity = count === 0 ? '0' : '1';
  };
  const set = (state: 'covered' | 'open'): void => {
    cup.style.display = state === 'covered' ? '' : 'none';
    stick.style.opacity = '0';
  };
  pour(COVERED);
  say(0);
  set('covered');

  return {
    element,
    rest: (result) => {
      still(element);
      const count = result?.kind === 'fan-tan' ? remainderOf(result.buttons) : 0;
      if (count === 0) pour(COVERED);
      else pile.replaceChildren();
      leave(count);
      say(count);
      set(count === 0 ? 'covered' : 'open');
    },
    play: async (result, leftMs) => {
      still(element);
      if (result.kind !== 'fan-tan') return;
      const pace = paceFor(NOMINAL_MS, leftMs);
      const count = remainderOf(result.buttons);
      leave(0);
      say(0);
      set('covered');
      const drawn = pour(result.buttons);
      sound.play('thud');
      await pace.pause(400);
      await pace.move(
        cup,
        [
          { transform: 'none', opacity: 1 },
          { transform: 'translate(-150px, -150px) rotate(-22deg)', opacity: 0 },
        ],
        LIFT_MS,
        'cubic-bezier(0.5, 0, 0.3, 1)',
      );
      set('open');
      stick.style.opacity = '1';
      const groups = Math.floor((result.buttons - 1) / BY);
      for (let group = 0; group < groups; group += 1) {
        sound.play('tick');
        const taken = drawn.slice(result.buttons - (group + 1) * BY, result.buttons - group * BY);
        await Promise.all(
          taken.map((each) =>
            pace.move(
              each.firstElementChild as SVGGElement,
              [
                { transform: 'none', opacity: 1 },
                { transform: 'translate(150px, -34px)', opacity: 0 },
              ],
              COUNT_MS / groups,
              'ease-in',
            ),
          ),
        );
        for (const each of taken) each.remove();
      }
      pile.replaceChildren();
      stick.style.opacity = '0';
      leave(count);
      say(count);
      sound.play('pop');
      await pace.move(left, [{ transform: 'scale(0.5)' }, { transform: 'none' }], 260);
    },
  };
};
