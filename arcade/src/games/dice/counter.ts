import { el } from '../../shell/dom.ts';

/** How long the drums turn, and how often they sound. */
export const COUNTER_MS = 900;
export const COUNTER_STEPS = 9;

export type Counter = {
  readonly element: HTMLElement;
  /** The number as it stands, of 10,000. */
  readonly show: (value: number) => void;
  /** The same with the drums turning there, one stopping after the other. */
  readonly roll: (value: number) => void;
};

const DIGITS = 4;
const ROUNDS = 3;

/** A counter of brass drums, each with the digits on it; for the eye alone, the number stands beside it. */
export const createCounter = (): Counter => {
  const strips = Array.from({ length: DIGITS }, () =>
    el(
      'span',
      { class: 'counter-strip' },
      ...Array.from({ length: 10 * ROUNDS }, (_, index) => el('i', {}, String(index % 10))),
    ),
  );
  const drums = strips.map((strip) => el('span', { class: 'counter-drum' }, strip));
  const element = el(
    'div',
    { class: 'counter', 'aria-hidden': 'true' },
    ...drums.flatMap((drum, index) => (index === 2 ? [el('b', {}, '.'), drum] : [drum])),
  );
  const place = (value: number, rounds: number): void => {
    const digits = String(value).padStart(DIGITS, '0');
    for (const [index, strip] of strips.entries())
      strip.style.setProperty('--digit', String(rounds * 10 + Number(digits[index] ?? 0)));
  };
  const still = (value: number): void => {
    element.removeAttribute('data-turning');
    place(value, 0);
  };
  still(5_000);
  return {
    element,
    show: still,
    roll: (value) => {
      // From the digit that stands to the same drum two turns on: the browser sees a start and an end.
      element.removeAttribute('data-turning');
      void element.offsetHeight;
      element.setAttribute('data-turning', '');
      for (const [index, strip] of strips.entries())
        strip.style.setProperty('--lasts', `${(COUNTER_MS * (index + 2)) / (DIGITS + 1)}ms`);
      place(value, ROUNDS - 1);
    },
  };
};
