import { suitOf } from '@fairground/engines/tables/card';
import { rankName } from '@fairground/engines/tables/marks';
import { draw, path, words } from '../svg.ts';

export const CARD_WIDTH = 62;
export const CARD_HEIGHT = 88;

/** Spades, hearts, clubs and diamonds, drawn around their middle in a box of 28. */
export const SUIT_PATHS = [
  'M0 -12 C8 -4 13 0 13 6 C13 12 6 14 2 9 L5 16 H-5 L-2 9 C-6 14 -13 12 -13 6 C-13 0 -8 -4 0 -12z',
  'M0 14 C-14 3 -14 -4 -12 -8 C-9 -13 -2 -12 0 -6 C2 -12 9 -13 12 -8 C14 -4 14 3 0 14z',
  'M-5 16 L-2 6 C-4 12 -14 12 -14 4 C-14 -2 -8 -4 -5 -2 C-9 -8 -5 -13 0 -13 C5 -13 9 -8 5 -2 C8 -4 14 -2 14 4 C14 12 4 12 2 6 L5 16z',
  'M0 -14 L11 0 L0 14 L-11 0z',
] as const;

/** A card with both sides; `face` is the one that is up. Drawn around its middle. */
export const drawCard = (
  card: number,
): { readonly element: SVGGElement; readonly turn: (face: 'up' | 'down') => void } => {
  const suit = suitOf(card);
  const colour = suit % 2 === 1 ? '#c8213a' : '#1d2433';
  const half = { x: -CARD_WIDTH / 2, y: -CARD_HEIGHT / 2, width: CARD_WIDTH, height: CARD_HEIGHT, rx: 7 };
  const front = draw(
    'g',
    {},
    draw('rect', { ...half, fill: '#fffdf8', stroke: '#0003' }),
    words(-20, -22, rankName(card), { fill: colour, 'font-size': 21, 'font-weight': 800 }),
    path(SUIT_PATHS[suit] ?? '', { fill: colour, transform: 'translate(-20 -6) scale(0.62)' }),
    path(SUIT_PATHS[suit] ?? '', { fill: colour, transform: 'translate(9 17) scale(1.35)' }),
  );
  const back = draw(
    'g',
    {},
    draw('rect', { ...half, fill: '#7c1f3d', stroke: '#fff6', 'stroke-width': 3 }),
    path('M-20 -32 L20 32 M20 -32 L-20 32 M0 -34 V34 M-24 0 H24', {
      stroke: '#f2c66d',
      'stroke-opacity': 0.5,
      'stroke-width': 2,
    }),
    draw('circle', { r: 11, fill: '#7c1f3d', stroke: '#f2c66d', 'stroke-width': 2 }),
    draw('circle', { r: 4, fill: '#f2c66d' }),
  );
  const element = draw('g', { class: 'card' }, front, back);
  const turn = (face: 'up' | 'down'): void => {
    front.style.display = face === 'up' ? '' : 'none';
    back.style.display = face === 'up' ? 'none' : '';
  };
  turn('down');
  return { element, turn };
};
