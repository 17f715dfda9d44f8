import type { HandResult, TableView } from '@fairground/contract/rooms/table';
import { el, icon, iconButton } from '../../../shell/dom.ts';
import type { CardTexts } from '../card-texts.ts';
import { resultContent, resultText } from '../panels/result.ts';

const SHIELD = 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM9 12l2 2 4-4';
const UP = 'M6 15l6-6 6 6';

export type Outcome = {
  readonly element: HTMLElement;
  /** Draws a hand that is over and answers what it came to, in a sentence. */
  readonly show: (result: HandResult, table: TableView) => string;
  readonly hide: () => void;
};

/**
 * What a hand came to. Where there is no room beside the table it is one line in the place of the buttons, so that all
 * opened cards stay in sight; who paid whom is a press away.
 */
export const createOutcome = (texts: CardTexts, onVerify: () => void): Outcome => {
  const { c } = texts;
  const heading = el('h2', {});
  const more = el('div', { class: 'outcome-more' });
  const toggle = el(
    'button',
    { type: 'button', class: 'outcome-toggle', onclick: () => open(!element.hasAttribute('data-open')) },
    c('details'),
    icon(UP),
  );
  const element = el(
    'section',
    { class: 'outcome', 'aria-label': c('result'), hidden: true },
    el('header', {}, heading, toggle, iconButton(c('fairness-of-hand'), SHIELD, onVerify)),
    more,
  );
  const open = (isOpen: boolean): void => {
    element.toggleAttribute('data-open', isOpen);
    toggle.setAttribute('aria-expanded', String(isOpen));
    more.scrollTop = 0;
  };
  return {
    element,
    show: (result, table) => {
      const said = resultText(result, table, texts);
      heading.textContent = said;
      more.replaceChildren(...resultContent(result, table, texts));
      open(false);
      element.hidden = false;
      return said;
    },
    hide: () => {
      element.hidden = true;
    },
  };
};
