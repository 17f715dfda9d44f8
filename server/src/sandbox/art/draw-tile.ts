import type { LayoutName, TileRecipe } from '../catalogue/tile-recipe.ts';
import { vendorOf } from '../catalogue/vendors.ts';
import { at, brushOf, HEIGHT, times, WIDTH } from './brush.ts';
import type { Brush } from './brush.ts';
import { drawFrame } from './frames.ts';
import { DRAW_SCENE } from './scenes/all.ts';
import { glow, twinkle } from './shapes.ts';

/** A motif's place: centre, size, turn in degrees, and how far back it stands. */
type Spot = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
  readonly depth: 'far' | 'middle' | 'near';
};

/** The first spot is the large motif's; the others go to its companions in turn. */
const SPOTS: Readonly<Record<LayoutName, readonly Spot[]>> = {
  solo: [
    { x: 150, y: 200, size: 218, depth: 'middle' },
    { x: 52, y: 118, size: 62, turn: -14, depth: 'far' },
    { x: 246, y: 310, size: 88, turn: 10, depth: 'near' },
    { x: 252, y: 106, size: 54, turn: 16, depth: 'far' },
  ],
  duo: [
    { x: 122, y: 218, size: 188, turn: -4, depth: 'middle' },
    { x: 214, y: 138, size: 132, turn: 10, depth: 'far' },
    { x: 240, y: 312, size: 84, turn: 8, depth: 'near' },
    { x: 46, y: 104, size: 54, turn: -16, depth: 'far' },
  ],
  medallion: [
    { x: 150, y: 188, size: 178, depth: 'middle' },
    { x: 60, y: 296, size: 84, turn: -12, depth: 'near' },
    { x: 242, y: 296, size: 84, turn: 12, depth: 'near' },
    { x: 150, y: 322, size: 64, depth: 'near' },
  ],
  rising: [
    { x: 150, y: 252, size: 264, depth: 'middle' },
    { x: 54, y: 96, size: 60, turn: -12, depth: 'far' },
    { x: 248, y: 112, size: 66, turn: 14, depth: 'far' },
    { x: 256, y: 342, size: 76, turn: 10, depth: 'near' },
  ],
  trio: [
    { x: 150, y: 178, size: 192, depth: 'middle' },
    { x: 70, y: 290, size: 112, turn: -8, depth: 'near' },
    { x: 234, y: 288, size: 104, turn: 9, depth: 'near' },
    { x: 254, y: 98, size: 50, turn: 14, depth: 'far' },
  ],
};

/** What stands in a tile, each in a box of 100: the motifs of the recipe in its order, and what they are painted with. */
export type TileMarks = { readonly defs: string; readonly marks: readonly string[] };

/** Draws a tile as one SVG. */
export const drawTile = (recipe: TileRecipe, { defs, marks }: TileMarks): string => {
  const brush = brushOf(recipe.hue, `art/${recipe.seed}`);
  const scene = DRAW_SCENE[recipe.scene](brush);
  const isMirrored = brush.between(0, 1) < 0.5;
  const spots = SPOTS[recipe.layout].slice(0, marks.length).map((spot) => (isMirrored ? mirrorOf(spot) : spot));
  const turned = isMirrored ? `translate(${WIDTH} 0) scale(-1 1)` : '';
  const layer = (depth: Spot['depth']): string =>
    spots.map((spot, index) => (spot.depth === depth ? place(brush, spot, index) : '')).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${filtersOf(brush)}${defs}${marks.map((mark, index) => `<g id="m${index}">${mark}</g>`).join('')}</defs><g transform="${turned}">${scene.back}</g>${stageOf(recipe, brush)}${layer('far')}${layer('middle')}<g transform="${turned}">${scene.front}</g>${layer('near')}${sparkle(brush)}${shades(brush)}${drawFrame(vendorOf(recipe.vendor))}</svg>`;
};

/** The other side of the tile; the picture itself is not turned, for it may have a figure on it. */
const mirrorOf = (spot: Spot): Spot => ({ ...spot, x: WIDTH - spot.x, turn: -(spot.turn ?? 0) });

const FILTERS = { far: 'far', middle: 'hero', near: 'near' } as const;

const place = ({ between }: Brush, { x, y, size, turn = 0, depth }: Spot, index: number): string => {
  const [dx, dy] = index === 0 ? [0, 0] : [between(-8, 8), between(-8, 8)];
  const scale = at(size * (index === 0 ? 10 : between(9, 11))) / 1000;
  return `<g filter="url(#${FILTERS[depth]})"><use xlink:href="#m${index}" transform="translate(${at(x + dx)} ${at(y + dy)}) rotate(${at(turn + (index === 0 ? 0 : between(-8, 8)))}) scale(${scale}) translate(-50 -50)"/></g>`;
};

/** Light and shadow of the motifs: further back they lose contrast to the air, in front they throw a shadow. */
const filtersOf = ({ ink }: Brush): string =>
  `<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter>
<filter id="far" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="1.300"/><feComponentTransfer><feFuncR type="linear" slope="0.780" intercept="0.060"/><feFuncG type="linear" slope="0.780" intercept="0.060"/><feFuncB type="linear" slope="0.780" intercept="0.080"/></feComponentTransfer></filter>
<filter id="hero" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="0" stdDeviation="7" flood-color="${ink(0.95, 0.09)}" flood-opacity="0.700" result="lit"/><feDropShadow in="SourceAlpha" dx="0" dy="13" stdDeviation="8" flood-color="${ink(0.1, 0.05)}" flood-opacity="0.600" result="shadow"/><feMerge><feMergeNode in="lit"/><feMergeNode in="shadow"/><feMergeNode in="SourceGraphic"/></feMerge></filter>
<filter id="near" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="0" dy="7" stdDeviation="5" flood-color="${ink(0.08, 0.04)}" flood-opacity="0.650"/></filter>`;

/** What the large motif stands on or before. */
const stageOf = ({ layout, emblem }: TileRecipe, { ink, second }: Brush): string => {
  const light = glow(150, 196, 150, ink(0.97, 0.07, second * 0.3, 0.6), ink(0.9, 0.1, 0, 0));
  // An emblem brings its own setting.
  if (layout !== 'medallion' || emblem) return light;
  return `${light}<circle cx="150" cy="188" r="112" fill="${ink(0.22, 0.08)}"/><circle cx="150" cy="188" r="104" fill="${ink(0.84, 0.11, second * 0.4)}"/><circle cx="150" cy="188" r="97" fill="${ink(0.34, 0.13)}"/>${glow(150, 176, 96, ink(0.82, 0.16, second * 0.3, 0.95), ink(0.4, 0.14, 0, 0.2))}${times(24, (index) => `<circle cx="${at(150 + 108 * Math.cos((index * Math.PI) / 12))}" cy="${at(188 + 108 * Math.sin((index * Math.PI) / 12))}" r="2.200" fill="${ink(0.93, 0.08, second * 0.4)}"/>`)}`;
};

const sparkle = ({ ink, between }: Brush): string =>
  times(4, () => twinkle(between(30, 270), between(50, 260), between(4, 9), ink(0.99, 0.03, 40, 0.92)));

/** The foot darkens, because a name stands there; the edges a little, to hold the eye. */
const shades = ({ ink }: Brush): string =>
  `<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset="0.640" stop-color="${ink(0.12, 0.05, 0, 0)}"/><stop offset="1" stop-color="${ink(0.12, 0.05, 0, 0.86)}"/></linearGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#foot)"/><radialGradient id="edge" cx="0.5" cy="0.45" r="0.75"><stop offset="0.600" stop-color="${ink(0.1, 0.04, 0, 0)}"/><stop offset="1" stop-color="${ink(0.1, 0.04, 0, 0.5)}"/></radialGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#edge)"/>`;
