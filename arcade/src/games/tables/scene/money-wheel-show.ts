import { MONEY_WHEEL } from '@fairground/engines/tables/money-wheel';
import type { Sound } from '../../../shell/sound.ts';
import { circle, draw, path, words } from '../svg.ts';
import { FIELD_COLOURS, drawField } from './fields.ts';
import { paceFor, still } from './motion.ts';
import type { Show } from './show.ts';

const { segments, pays } = MONEY_WHEEL;
const STEP = 360 / segments.length;
const RADIUS = 214;
const RIM = 236;
const INNER = 96;
const X = 400;
const Y = 372;
const TURNS = 4;
const NOMINAL_MS = 8_000;

const pointAt = (radius: number, degrees: number): readonly [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [Math.round(radius * Math.cos(angle) * 100) / 100, Math.round(radius * Math.sin(angle) * 100) / 100];
};
const point = (radius: number, degrees: number): string => pointAt(radius, degrees).join(' ');

/** A tall wheel that rises behind the rail of the table; a leather tongue above it says where it stops. */
export const createMoneyWheelShow = (sound: Sound): Show => {
  const wheel = draw(
    'g',
    { class: 'money-wheel' },
    ...segments.flatMap((_, index) => segmentAt(index)),
    ...pegs(),
    hub(),
  );
  const sign = draw('g', { transform: 'scale(1.7)' });
  const said = words(0, 40, '', { fill: '#fff', 'font-size': 20, 'font-weight': 800 });
  const badge = draw(
    'g',
    { transform: 'translate(640 286)' },
    draw('rect', {
      x: -52,
      y: -46,
      width: 104,
      height: 100,
      rx: 18,
      fill: '#140b22e6',
      stroke: '#f2c66d',
      'stroke-width': 3,
    }),
    draw('g', { transform: 'translate(0 -8)' }, sign),
    said,
  );
  const tongue = draw(
    'g',
    { class: 'wheel-tongue' },
    path(`M-12 ${-RIM - 22} L12 ${-RIM - 22} L0 ${-RIM + 22}z`, {
      fill: '#ffe3a6',
      stroke: '#6b3d1c',
      'stroke-width': 3,
    }),
  );
  const element = draw(
    'g',
    {},
    draw(
      'g',
      { transform: `translate(${X} ${Y})` },
      circle(0, 8, RIM + 10, { fill: '#0007' }),
      circle(0, 0, RIM + 6, { fill: '#5a3318', stroke: '#f2c66d', 'stroke-width': 4 }),
      wheel,
      tongue,
    ),
    badge,
  );

  let turned = 0;
  const angleOf = (segment: number): number => -segment * STEP;
  const say = (segment: number | null): void => {
    const field = segment === null ? undefined : segments[segment];
    badge.style.opacity = field ? '1' : '0';
    sign.replaceChildren(...(field ? [drawField(field, pays[field])] : []));
    said.textContent = field ? `${pays[field]} : 1` : '';
  };
  const lie = (): void => {
    wheel.style.transform = `rotate(${turned}deg)`;
  };
  say(null);

  return {
    element,
    rest: (result) => {
      still(element);
      if (result?.kind !== 'money-wheel') return say(null);
      turned = angleOf(result.segment);
      lie();
      say(result.segment);
    },
    play: async (result, leftMs) => {
      still(element);
      if (result.kind !== 'money-wheel') return;
      const pace = paceFor(NOMINAL_MS, leftMs);
      say(null);
      const from = turned;
      turned = angleOf(result.segment);
      lie();
      sound.play('rise');
      await pace.move(
        wheel,
        [
          { transform: `rotate(${from - TURNS * 360 - 360}deg)` },
          { transform: `rotate(${turned - 9}deg)`, offset: 0.9 },
          { transform: `rotate(${turned}deg)` },
        ],
        7_200,
        'cubic-bezier(0.12, 0.62, 0.25, 1)',
      );
      sound.play('thud');
      say(result.segment);
      await pace.move(badge, [{ opacity: 0 }, { opacity: 1 }], 300);
    },
  };
};

const segmentAt = (index: number): Node[] => {
  const field = segments[index] ?? 'one';
  const [light, shade] = FIELD_COLOURS[field];
  const [from, to] = [(index - 0.5) * STEP, (index + 0.5) * STEP];
  return [
    path(
      `M${point(INNER, from)} L${point(RADIUS, from)} A${RADIUS} ${RADIUS} 0 0 1 ${point(RADIUS, to)} L${point(INNER, to)}z`,
      {
        fill: index % 2 === 0 ? light : shade,
        stroke: '#1a0f06',
        'stroke-width': 1,
      },
    ),
    draw(
      'g',
      {
        transform: `rotate(${index * STEP}) translate(0 ${-RADIUS + 22}) scale(${field === 'one' || field === 'three' ? 0.7 : 0.62})`,
      },
      drawField(field, pays[field]),
    ),
  ];
};

const pegs = (): Node[] =>
  segments.map((_, index) => {
    const [x, y] = pointAt(RADIUS + 8, (index + 0.5) * STEP);
    return circle(x, y, 3.4, { fill: '#ffe3a6' });
  });

const hub = (): SVGGElement =>
  draw(
    'g',
    {},
    circle(0, 0, INNER, { fill: '#3a1f10', stroke: '#f2c66d', 'stroke-width': 4 }),
    ...Array.from({ length: 12 }, (_, index) => {
      const [x, y] = pointAt(INNER - 16, index * 30);
      return circle(x, y, 5, { class: 'bulb', fill: '#ffe3a6' });
    }),
    circle(0, 0, 44, { fill: '#8a5427', stroke: '#f2c66d', 'stroke-width': 3 }),
    circle(0, 0, 16, { fill: '#ffe3a6' }),
  );
