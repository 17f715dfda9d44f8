import { el } from './dom.ts';

/** What is said beside the result. */
export type Announcer = {
  readonly element: HTMLElement;
  /** For screen readers. */
  readonly say: (line: string) => void;
  /** Seen as well: why rounds stopped following each other. */
  readonly note: (line: string) => void;
  readonly clear: () => void;
};

export const createAnnouncer = (): Announcer => {
  const heard = el('p', { class: 'heard', role: 'status', 'data-testid': 'heard' });
  const noted = el('p', { class: 'noted', role: 'status', 'data-testid': 'noted', hidden: true });
  const element = el('div', { class: 'announcer' }, heard, noted);
  return {
    element,
    say: (line) => {
      heard.textContent = line;
    },
    note: (line) => {
      noted.textContent = line;
      noted.hidden = false;
    },
    clear: () => {
      noted.hidden = true;
      noted.textContent = '';
    },
  };
};
