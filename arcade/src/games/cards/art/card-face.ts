import { rankOf, suitOf } from '@fairground/engines/tables/card';
import type { Card } from '@fairground/engines/tables/card';
import { rankName } from '@fairground/engines/tables/marks';
import { el } from '../../../shell/dom.ts';
import { SUIT_PATHS } from '../../tables/scene/card.ts';
import { draw, path, words } from '../../tables/svg.ts';
import { courtFigure } from './court.ts';

/** Our own playing cards: 100 by 140, with an index that can be read from a fan on a phone. */

const [WIDTH, HEIGHT] = [100, 140];
const [LEFT, MIDDLE, RIGHT] = [40, 56, 72] as const;

/** Where the signs of a card stand, as on cards everywhere; those below the middle stand on their heads. */
const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  2: [
    [MIDDLE, 32],
    [MIDDLE, 108],
  ],
  3: [
    [MIDDLE, 32],
    [MIDDLE, 70],
    [MIDDLE, 108],
  ],
  4: [
    [LEFT, 32],
    [RIGHT, 32],
    [LEFT, 108],
    [RIGHT, 108],
  ],
  5: [
    [LEFT, 32],
    [RIGHT, 32],
    [MIDDLE, 70],
    [LEFT, 108],
    [RIGHT, 108],
  ],
  6: [
    [LEFT, 32],
    [RIGHT, 32],
    [LEFT, 70],
    [RIGHT, 70],
    [LEFT, 108],
    [RIGHT, 108],
  ],
  7: [
    [LEFT, 32],
    [RIGHT, 32],
    [MIDDLE, 51],
    [LEFT, 70],
    [RIGHT, 70],
    [LEFT, 108],
    [RIGHT, 108],
  ],
  8: [
    [LEFT, 32],
    [RIGHT, 32],
    [MIDDLE, 51],
    [LEFT, 70],
    [RIGHT, 70],
    [MIDDLE, 89],
    [LEFT, 108],
    [RIGHT, 108],
  ],
  9: [
    [LEFT, 30],
    [RIGHT, 30],
    [LEFT, 57],
    [RIGHT, 57],
    [MIDDLE, 70],
    [LEFT, 83],
    [RIGHT, 83],
    [LEFT, 110],
    [RIGHT, 110],
  ],
  10: [
    [LEFT, 30],
    [RIGHT, 30],
    [MIDDLE, 43],
    [LEFT, 57],
    [RIGHT, 57],
    [LEFT, 83],
    [RIGHT, 83],
    [MIDDLE, 97],
    [LEFT, 110],
    [RIGHT, 110],
  ],
};

const suitAt = (suit: number, [x, y]: readonly [number, number], size: number): SVGPathElement =>
  path(SUIT_PATHS[suit] ?? '', {
    class: 'pc-ink',
    transform: `translate(${x} ${y}) scale(${size})${y > HEIGHT / 2 ? ' rotate(180)' : ''}`,
  });

const index = (card: Card): SVGGElement => {
  const name = rankName(card);
  return draw(
    'g',
    {},
    words(16, 33, name, {
      class: 'pc-ink pc-index',
      'font-size': 33,
      ...(name.length > 1 ? { textLength: 27, lengthAdjust: 'spacingAndGlyphs' } : {}),
    }),
    path(SUIT_PATHS[suitOf(card)] ?? '', { class: 'pc-ink', transform: 'translate(16 52) scale(0.8)' }),
  );
};

const inside = (card: Card): readonly Node[] => {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  if (rank === 1)
    return [
      draw('circle', { class: 'pc-halo', cx: MIDDLE, cy: 70, r: 32 }),
      path(SUIT_PATHS[suit] ?? '', { class: 'pc-ink', transform: `translate(${MIDDLE} 70) scale(1.9)` }),
      path(SUIT_PATHS[suit] ?? '', { class: 'pc-shine', transform: `translate(${MIDDLE} 70) scale(1.25)` }),
    ];
  if (rank > 10) return [courtFigure(rank, suit)];
  return (PIPS[rank] ?? []).map((place) => suitAt(suit, place, rank > 8 ? 0.56 : 0.66));
};

const sheet = (): SVGRectElement =>
  draw('rect', { class: 'pc-sheet', x: 0.75, y: 0.75, width: WIDTH - 1.5, height: HEIGHT - 1.5, rx: 9 });

const svgOf = (...children: readonly Node[]): SVGSVGElement =>
  draw('svg', { class: 'pc', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, 'aria-hidden': 'true' }, ...children);

/** A card that lies open. */
export const cardFace = (card: Card): SVGSVGElement => {
  const svg = svgOf(
    sheet(),
    ...inside(card),
    index(card),
    draw(
      'g',
      { class: 'pc-mirror', transform: `rotate(180 ${WIDTH / 2} ${HEIGHT / 2}) translate(2 3) scale(0.56)` },
      index(card),
    ),
  );
  svg.dataset['suit'] = 'shcd'[suitOf(card)] ?? '';
  return svg;
};

/** A card before a seat, too small for pips: rank and suit alone, in the part of it that a fan leaves free. */
const smallFace = (card: Card): SVGSVGElement => {
  const name = rankName(card);
  const suit = SUIT_PATHS[suitOf(card)] ?? '';
  const svg = svgOf(
    sheet(),
    path(suit, { class: 'pc-ink pc-ghost', transform: 'translate(72 78) scale(1.5)' }),
    words(32, 62, name, {
      class: 'pc-ink pc-index',
      'font-size': 66,
      ...(name.length > 1 ? { textLength: 52, lengthAdjust: 'spacingAndGlyphs' } : {}),
    }),
    path(suit, { class: 'pc-ink', transform: 'translate(32 102) scale(1.5)' }),
  );
  svg.dataset['suit'] = 'shcd'[suitOf(card)] ?? '';
  return svg;
};

/** The other side: a lattice of lamps around a star. */
export const cardBack = (): SVGSVGElement =>
  svgOf(
    sheet(),
    draw('rect', { class: 'pc-back', x: 6, y: 6, width: 88, height: 128, rx: 6 }),
    path('M6 36 L36 6 M6 70 L70 6 M6 104 L94 16 M16 128 L94 50 M50 134 L94 84 M84 134 L94 118', {
      class: 'pc-lattice',
    }),
    path('M94 36 L64 6 M94 70 L30 6 M94 104 L6 16 M84 128 L6 50 M50 134 L6 84 M16 134 L6 118', { class: 'pc-lattice' }),
    draw('circle', { class: 'pc-medal', cx: 50, cy: 70, r: 22 }),
    path('M50 53 L55 64 L67 65 L58 73 L61 85 L50 79 L39 85 L42 73 L33 65 L45 64z', { class: 'pc-star' }),
  );

/** A card in the flow of a page; without a card it lies face down. */
export const cardElement = (card: Card | null): HTMLElement =>
  el('span', { class: 'playing-card', 'data-card': card === null ? undefined : String(card) }, cardFaceOrBack(card));

/** The same before a seat, where there is room for rank and suit only. */
export const smallCard = (card: Card): HTMLElement =>
  el('span', { class: 'playing-card', 'data-card': String(card) }, smallFace(card));

const cardFaceOrBack = (card: Card | null): SVGSVGElement => (card === null ? cardBack() : cardFace(card));
