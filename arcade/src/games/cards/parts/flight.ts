import { prefersStillness } from '../../../shell/dom.ts';

/** Cards and chips that move to their place. Where motion is not wanted they are simply there. */

const EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
const DEAL_EVERY_MS = 55;

/** A card of the own hand comes from the middle of the table. */
export const dealIn = (element: HTMLElement, at: number): void => {
  if (prefersStillness()) return;
  element.animate(
    [
      { transform: 'translateY(-38vh) rotate(-24deg) scale(0.6)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 320, delay: at * DEAL_EVERY_MS, easing: EASING, fill: 'backwards' },
  );
};

/** Comes from where another element stands. */
export const flyFrom = (element: HTMLElement, from: Element | undefined, delay = 0): void => {
  if (prefersStillness() || !from?.isConnected || !element.isConnected) return;
  const [start, end] = [from.getBoundingClientRect(), element.getBoundingClientRect()];
  const [dx, dy] = [
    start.left + start.width / 2 - end.left - end.width / 2,
    start.top + start.height / 2 - end.top - end.height / 2,
  ];
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) rotate(12deg) scale(0.7)`, opacity: 0.2 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 300, delay, easing: EASING, fill: 'backwards' },
  );
};
