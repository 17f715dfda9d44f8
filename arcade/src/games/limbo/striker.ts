import { el, prefersStillness } from '../../shell/dom.ts';
import { heightOf, pointAt } from './target.ts';

export type Striker = {
  readonly element: HTMLElement;
  /** Where the player's mark stands, in hundredths. */
  readonly mark: (target: number, label: string) => void;
  /** The hammer comes down. */
  readonly swing: () => void;
  /** The puck goes up to the multiplier; every frame gets its height. */
  readonly rise: (point: number, onFrame: (at: number) => void) => Promise<void>;
  /** As it stands after a strike. */
  readonly rest: (point: number, outcome: 'won' | 'lost') => void;
  readonly fall: () => void;
  /** Ends a rise that is under way. */
  readonly hurry: () => void;
};

const RISE_MS = 1_100;
const TICKS = [150, 200, 300, 500, 1_000, 10_000, 1_000_000] as const;
/** Those that are left where the column is low. */
const MAIN_TICKS: ReadonlySet<number> = new Set([200, 1_000, 1_000_000]);
const LAMPS = 14;
/** A sound for so many parts of the way. */
const SOUNDS = 7;

/** The column of a high striker with its lamps, the puck, the player's mark and the bell on top. */
export const createStriker = (onWay: () => void): Striker => {
  const lamps = Array.from({ length: LAMPS }, () => el('i', { class: 'striker-lamp' }));
  const puck = el('i', { class: 'striker-puck' });
  const mark = el('i', { class: 'striker-mark' });
  const ticks = TICKS.map((tick) => {
    const line = el('i', { class: 'striker-tick' });
    line.style.setProperty('--at', String(heightOf(tick)));
    line.toggleAttribute('data-main', MAIN_TICKS.has(tick));
    line.dataset['label'] = tick >= 100_000 ? `${tick / 100_000}K` : String(tick / 100);
    return line;
  });
  const element = el(
    'div',
    { class: 'striker', role: 'img' },
    el('i', { class: 'striker-bell' }),
    el('div', { class: 'striker-column' }, ...lamps, ...ticks, mark, puck),
    el('i', { class: 'striker-base' }),
    el('i', { class: 'striker-hammer' }),
  );
  for (const [index, lamp] of lamps.entries()) lamp.style.setProperty('--at', String((index + 0.5) / LAMPS));
  let isHurried = false;

  const put = (height: number): void => {
    puck.style.setProperty('--at', String(height));
    for (const [index, lamp] of lamps.entries()) lamp.dataset['lit'] = String((index + 0.5) / LAMPS <= height);
  };
  const rest = (point: number, outcome: 'won' | 'lost'): void => {
    put(heightOf(point));
    element.dataset['outcome'] = outcome;
    element.removeAttribute('data-swing');
  };
  const fall = (): void => {
    put(0);
    element.removeAttribute('data-swing');
    delete element.dataset['outcome'];
  };
  fall();

  return {
    element,
    mark: (target, label) => {
      mark.style.setProperty('--at', String(heightOf(target)));
      element.setAttribute('aria-label', label);
    },
    swing: () => {
      fall();
      isHurried = false;
      element.setAttribute('data-swing', '');
    },
    rise: (point, onFrame) =>
      new Promise((resolve) => {
        const top = heightOf(point);
        const start = performance.now();
        let heard = 0;
        const frame = (now: number): void => {
          const part = isHurried || prefersStillness() ? 1 : Math.min(1, (now - start) / RISE_MS);
          // As a thrown thing rises: quick at first, slower and slower to the top.
          const height = top * (1 - (1 - part) ** 2.4);
          put(height);
          onFrame(part === 1 ? point : Math.min(point, pointAt(height)));
          if (part * SOUNDS > heard + 1) {
            heard += 1;
            onWay();
          }
          if (part < 1) requestAnimationFrame(frame);
          else resolve();
        };
        requestAnimationFrame(frame);
      }),
    rest,
    fall,
    hurry: () => {
      isHurried = true;
    },
  };
};
