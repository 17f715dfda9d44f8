import type { DriftName } from '@fairground/contract/catalog/look';
import { el } from '../shell/dom.ts';
import type { Dress } from './cast.ts';
import { scattered } from './paint.ts';

type Place = { readonly back: string; readonly front: string };

const PLACES = import.meta.glob<Place>('./places/*.json', { import: 'default' });

/** How many things drift at once: enough to be seen, few enough for a small machine. */
const DRIFTING = 12;

/** What is said of each kind: whether it rises, how large it is, and its hue as a turn from the game's own. */
const DRIFTS: Readonly<
  Record<DriftName, { readonly isRising: boolean; readonly size: number; readonly turn: number }>
> = {
  bubble: { isRising: true, size: 16, turn: 0 },
  confetti: { isRising: false, size: 11, turn: 120 },
  dust: { isRising: true, size: 5, turn: 40 },
  ember: { isRising: true, size: 7, turn: 0 },
  leaf: { isRising: false, size: 18, turn: 60 },
  note: { isRising: true, size: 22, turn: 150 },
  petal: { isRising: false, size: 16, turn: 0 },
  snow: { isRising: false, size: 9, turn: 0 },
  spark: { isRising: true, size: 6, turn: 60 },
  star: { isRising: true, size: 10, turn: 90 },
  steam: { isRising: true, size: 60, turn: 0 },
};

/**
 * The place a slot is played in: what lies far away, what stands near, and what drifts between. Animated slowly by CSS
 * alone, and not at all with reduced motion.
 */
export const createPlace = async ({ hue, scene, look, title }: Dress): Promise<HTMLElement> => {
  const load = PLACES[`./places/${scene}.json`];
  const { back, front } = load ? await load() : { back: '', front: '' };
  const chance = scattered([...title].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7));
  const { isRising, size, turn } = DRIFTS[look.drift];
  const drift = Array.from({ length: DRIFTING }, () => {
    const each = el('i', { class: `drift drift-${look.drift}` });
    const scale = 0.6 + chance() * 0.8;
    each.style.setProperty('--x', `${Math.round(chance() * 100)}%`);
    each.style.setProperty('--size', `${Math.round(size * scale)}px`);
    each.style.setProperty('--tint', String(hue + turn + Math.round(chance() * 50)));
    each.style.animationDuration = `${Math.round(16 + chance() * 16)}s`;
    each.style.animationDelay = `${-Math.round(chance() * 30)}s`;
    return each;
  });
  return el(
    'div',
    { class: `slot-land ${isRising ? 'is-rising' : 'is-falling'}`, 'aria-hidden': 'true' },
    layerOf(back, hue, 'slot-far'),
    ...drift,
    layerOf(front, hue, 'slot-near'),
  );
};

/**
 * In a place as it is kept, a hue stands as how far it is from the game's own. It is shown twice, the second time as in a
 * mirror: a wide stage has a whole place to either side of the cabinet, a tall one sees only the first.
 */
const layerOf = (drawing: string, hue: number, name: string): HTMLElement => {
  const tinted = drawing.replaceAll(/@(-?[\d.]+)@/g, (_, shift: string) => String(Math.round(hue + Number(shift))));
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="660" viewBox="0 70 600 330"><clipPath id="half"><rect width="300.5" height="400"/></clipPath><g id="place" clip-path="url(#half)">${tinted}</g><use href="#place" transform="translate(600 0) scale(-1 1)"/></svg>`;
  return el('img', { class: name, alt: '', src: `data:image/svg+xml,${encodeURIComponent(text)}` });
};
