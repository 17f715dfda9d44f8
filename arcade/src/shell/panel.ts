import { el, iconButton } from './dom.ts';

const CROSS = 'M6 6l12 12M18 6L6 18';

/** A sheet over the game: the rules, the fairness. One at a time; Escape and the cross close it. */
export type Panels = {
  readonly element: HTMLElement;
  readonly open: (title: string, content: readonly Node[]) => void;
  readonly close: () => void;
  readonly isOpen: () => boolean;
};

export const createPanels = (closeLabel: string): Panels => {
  const heading = el('h2', { tabindex: '-1' });
  const body = el('div', { class: 'panel-body' });
  const dialog = el('dialog', { class: 'panel', 'aria-labelledby': 'panel-title' });
  heading.id = 'panel-title';
  const close = (): void => dialog.close();
  dialog.append(el('header', {}, heading, iconButton(closeLabel, CROSS, close)), body);
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) close();
  });
  return {
    element: dialog,
    open: (title, content) => {
      heading.textContent = title;
      body.replaceChildren(...content);
      body.scrollTop = 0;
      if (!dialog.open) dialog.showModal();
      heading.focus();
    },
    close,
    isOpen: () => dialog.open,
  };
};
