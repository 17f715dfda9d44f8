import { el } from '../../../shell/dom.ts';

const LINES_MOST = 80;

/** What happened, the latest first; beside the table where there is room. */
export const createLog = (title: string): { readonly element: HTMLElement; readonly add: (line: string) => void } => {
  const list = el('ol', { class: 'log-lines' });
  return {
    element: el('section', { class: 'log' }, el('h2', {}, title), list),
    add: (line) => {
      list.prepend(el('li', {}, line));
      while (list.children.length > LINES_MOST) list.lastElementChild?.remove();
    },
  };
};
