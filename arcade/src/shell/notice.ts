import type { Texts } from '../texts/texts.ts';
import { el } from './dom.ts';

export type Notice = {
  readonly element: HTMLElement;
  readonly onWaiting: (tries: number) => void;
  readonly done: () => void;
};

/** Says that an answer is late, and what that means for the money. */
export const createNotice = (texts: () => Texts | undefined): Notice => {
  const element = el('p', { class: 'notice', role: 'alert', hidden: true });
  return {
    element,
    onWaiting: (tries) => {
      element.textContent = texts()?.t(tries > 2 ? 'waiting-long' : 'waiting') ?? '';
      element.hidden = false;
    },
    done: () => {
      element.hidden = true;
    },
  };
};
