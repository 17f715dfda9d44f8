import type { TablePast } from '@fairground/contract/studio/table';
import { el } from '../../../shell/dom.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { Face } from '../face.ts';

export type Roads = { readonly element: HTMLElement; readonly show: (past: readonly TablePast[]) => void };

/** What came before, as players of the game read it. */
export const createRoads = (face: Face, texts: Texts, onMore: (sheet: HTMLElement) => void): Roads => {
  const { t } = texts;
  let known: readonly TablePast[] = [];
  const drawn = (): readonly Node[] =>
    known.length === 0 ? [el('p', { class: 'soft' }, t('table-first-round'))] : face.roads(known);
  const body = el('div', { class: 'roads-body' });
  const more = (): void => onMore(el('div', { class: 'roads-sheet' }, ...drawn()));
  const element = el(
    'section',
    { class: 'roads', 'aria-label': t('table-roads') },
    el('h2', {}, t('table-statistics')),
    body,
    el('button', { type: 'button', class: 'roads-more', onclick: more }, t('table-roads')),
  );
  return {
    element,
    show: (past) => {
      known = past;
      body.replaceChildren(...drawn());
    },
  };
};
