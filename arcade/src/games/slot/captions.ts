import { el } from '../../shell/dom.ts';
import type { Motion } from './motion.ts';

/** Words over the reels. */
export type Captions = {
  readonly element: HTMLElement;
  /** Where the round is: which free spin, how many respins. */
  readonly say: (line: string) => void;
  /** What the board just paid. */
  readonly pay: (line: string) => void;
  /** A sign over the reels for a moment. */
  readonly announce: (title: string, line: string, motion: Motion) => Promise<void>;
  /** Something of its own over the reels, until it is done. */
  readonly stand: (work: (place: HTMLElement) => Promise<void>) => Promise<void>;
  readonly clear: () => void;
};

const SIGN_MS = 1_500;

export const createCaptions = (): Captions => {
  const line = el('span');
  const paid = el('b');
  const sign = el('div', { class: 'slot-sign', role: 'status', hidden: true });
  const place = el('div', { class: 'slot-place', hidden: true });
  return {
    element: el('div', { class: 'slot-captions' }, el('p', { class: 'slot-caption' }, line, paid), sign, place),
    say: (words) => {
      line.textContent = words;
      paid.textContent = '';
    },
    pay: (words) => {
      paid.textContent = words;
    },
    announce: async (title, words, motion) => {
      sign.replaceChildren(el('strong', {}, title), words === '' ? '' : el('span', {}, words));
      sign.hidden = false;
      await motion.pause(SIGN_MS);
      sign.hidden = true;
    },
    stand: async (work) => {
      place.hidden = false;
      try {
        await work(place);
      } finally {
        place.replaceChildren();
        place.hidden = true;
      }
    },
    clear: () => {
      line.textContent = '';
      paid.textContent = '';
    },
  };
};
