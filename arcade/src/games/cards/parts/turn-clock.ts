import { el } from '../../../shell/dom.ts';
import { circle, draw } from '../../tables/svg.ts';
import { clockState } from '../model/clock.ts';

/** When the time of a seat is up, in milliseconds of this page's clock, its time bank included. */
export type SeatClock = { readonly endsAt: number; readonly wholeMs: number; readonly bankMs: number };

const RADIUS = 46;
const AROUND = 2 * Math.PI * RADIUS;

/** The ring around the seat whose time runs. */
export type TurnClock = { readonly element: Element; readonly show: (clock: SeatClock | null, now: number) => number };

export const createTurnClock = (): TurnClock => {
  const ring = circle(50, 50, RADIUS, { class: 'turn-ring', 'stroke-dasharray': AROUND });
  const element = draw('svg', { class: 'turn-clock', viewBox: '0 0 100 100', 'aria-hidden': 'true' }, ring);
  return {
    element,
    show: (clock, now) => {
      element.toggleAttribute('data-runs', clock !== null);
      if (!clock) return 0;
      const state = clockState({ leftMs: clock.endsAt - now, wholeMs: clock.wholeMs, bankMs: clock.bankMs });
      ring.style.strokeDashoffset = String(AROUND * (1 - state.part));
      element.toggleAttribute('data-hurry', state.isHurry);
      element.toggleAttribute('data-bank', state.isBank);
      return state.seconds;
    },
  };
};

/** The same for one's own turn, in words: "12 s · your turn". */
export const createTurnNote = (): {
  readonly element: HTMLElement;
  readonly show: (text: string, seconds: number | null, isHurry: boolean) => void;
} => {
  const figure = el('b', { class: 'tabular', 'aria-hidden': 'true' });
  const said = el('span', {});
  const element = el('p', { class: 'turn-note', hidden: true }, figure, said);
  return {
    element,
    show: (text, seconds, isHurry) => {
      element.hidden = text === '';
      said.textContent = text;
      figure.textContent = seconds === null ? '' : `${seconds}`;
      figure.hidden = seconds === null;
      element.toggleAttribute('data-hurry', isHurry);
    },
  };
};
