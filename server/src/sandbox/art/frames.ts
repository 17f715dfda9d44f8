import type { FrameName, SandboxVendor } from '../catalogue/vendors.ts';
import { colourOf } from '../../platform/srgb.ts';
import { at, HEIGHT, times, WIDTH } from './brush.ts';
import { EMBLEMS } from './emblems.ts';

const line = (inset: number, radius: number, width: number, colour: string): string =>
  `<rect x="${inset}" y="${inset}" width="${WIDTH - 2 * inset}" height="${HEIGHT - 2 * inset}" rx="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** The same drawing in all four corners. */
const corners = (drawing: string): string =>
  [
    '',
    `translate(${WIDTH} 0) scale(-1 1)`,
    `translate(0 ${HEIGHT}) scale(1 -1)`,
    `translate(${WIDTH} ${HEIGHT}) scale(-1 -1)`,
  ]
    .map((transform) => `<g transform="${transform}">${drawing}</g>`)
    .join('');

const along = (step: number, draw: (x: number, y: number) => string): string =>
  times(WIDTH / step + 1, (index) => draw(index * step, 5) + draw(index * step, HEIGHT - 5)) +
  times(HEIGHT / step - 1, (index) => draw(5, (index + 1) * step) + draw(WIDTH - 5, (index + 1) * step));

type Paint = { readonly light: string; readonly body: string; readonly deep: string };

const STYLES: Readonly<Record<FrameName, (paint: Paint) => string>> = {
  thin: ({ light, deep }) => line(3, 15, 6, deep) + line(7, 12, 2, light),
  double: ({ light, body, deep }) => line(4, 16, 8, deep) + line(5, 15, 3, body) + line(11, 10, 1.8, light),
  bulbs: ({ light, body, deep }) =>
    line(5, 16, 11, deep) +
    along(20, (x, y) => `<circle cx="${at(x)}" cy="${at(y)}" r="3.300" fill="${light}"/>`) +
    line(11, 11, 1.6, body),
  deco: ({ light, body, deep }) =>
    line(3, 14, 6, deep) +
    line(7, 4, 1.8, body) +
    corners(
      `<path d="M0 0H62L54 8H26L8 26V54L0 62Z" fill="${deep}"/><path d="M14 44V30L30 14H44" fill="none" stroke="${light}" stroke-width="2.200"/><path d="M7 58V24L24 7H58" fill="none" stroke="${body}" stroke-width="2.200"/>`,
    ),
  notch: ({ light, body, deep }) =>
    line(3, 14, 6, deep) +
    `<path d="M8 40V22L22 8H104L114 18H186L196 8H278L292 22V378L278 392H22L8 378Z" fill="none" stroke="${body}" stroke-width="3"/>` +
    `<path d="M13 60V25L25 13M287 60V25L275 13M13 340V375L25 387M287 340V375L275 387" fill="none" stroke="${light}" stroke-width="2"/>`,
  ribbon: ({ light, body, deep }) =>
    line(3, 14, 6, deep) +
    line(7, 12, 2, body) +
    `<path d="M0 0H300V10Q150 26 0 10Z" fill="${deep}"/><path d="M0 10Q150 26 300 10" fill="none" stroke="${light}" stroke-width="2"/><path d="M0 400H300V390Q150 376 0 390Z" fill="${deep}"/><path d="M0 390Q150 376 300 390" fill="none" stroke="${light}" stroke-width="2"/>`,
  rivets: ({ light, body, deep }) =>
    line(5, 16, 10, deep) +
    line(10, 10, 2, body) +
    corners(
      `<path d="M0 0H36L28 12L12 28L0 36Z" fill="${deep}"/><path d="M11 32L32 11" stroke="${body}" stroke-width="2.200"/><circle cx="12" cy="12" r="4" fill="${light}"/>`,
    ),
  scallop: ({ light, body, deep }) =>
    along(25, (x, y) => `<circle cx="${at(x)}" cy="${at(y)}" r="12" fill="${deep}"/>`) +
    line(4, 14, 8, deep) +
    line(7, 13, 2.2, body) +
    corners(`<circle cx="15" cy="15" r="5" fill="${light}"/>`),
  slash: ({ light, body, deep }) =>
    line(3, 14, 6, deep) +
    `<path d="M0 0H64L0 64Z" fill="${deep}"/><path d="M0 60L60 0H70L0 70Z" fill="${body}"/><path d="M0 78L78 0H81L0 81Z" fill="${light}"/><path d="M300 400H236L300 336Z" fill="${deep}"/><path d="M300 340L240 400H230L300 330Z" fill="${body}"/><path d="M300 322L222 400H219L300 319Z" fill="${light}"/>` +
    line(7, 12, 2, body),
  wave: ({ light, body, deep }) =>
    line(3, 14, 6, deep) +
    line(7, 12, 1.8, light) +
    `<path d="M0 0H300V8${times(10, () => 'q-7.500 12 -15 0t-15 0')}Z" fill="${deep}"/><path d="M0 400H300V392${times(10, () => 'q-7.500 -12 -15 0t-15 0')}Z" fill="${deep}"/><path d="M300 9${times(10, () => 'q-7.500 12 -15 0t-15 0')}M300 391${times(10, () => 'q-7.500 -12 -15 0t-15 0')}" fill="none" stroke="${body}" stroke-width="2.400"/>`,
};

/** A vendor's frame with its sign at the head: how its tiles are known from others. */
export const drawFrame = ({ frame, hue, emblem }: Pick<SandboxVendor, 'frame' | 'hue' | 'emblem'>): string => {
  const paint: Paint = {
    light: colourOf(0.92, 0.07, hue),
    body: colourOf(0.7, 0.15, hue),
    deep: colourOf(0.24, 0.07, hue),
  };
  return `${STYLES[frame](paint)}<circle cx="150" cy="17" r="15" fill="${paint.deep}" stroke="${paint.body}" stroke-width="2"/><path transform="translate(141 8) scale(0.750)" d="${EMBLEMS[emblem]}" fill="${paint.light}" fill-rule="evenodd"/>`;
};
