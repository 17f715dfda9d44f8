import { el } from '../../../shell/dom.ts';
import type { CardTexts } from '../card-texts.ts';

/** Chips of one to five units to choose from. */
export const createStakeChoice = (
  texts: CardTexts,
  amount: (units: number) => string,
  onChange: () => void,
): {
  readonly element: HTMLElement;
  readonly value: () => number;
  readonly show: (most: number | null) => void;
  /** One more or one less, as arrow keys do. */
  readonly step: (by: number) => void;
} => {
  const { c } = texts;
  let value = 1;
  let shown = 0;
  const element = el('div', { class: 'stake-choice', role: 'radiogroup', 'aria-label': c('stake') });
  const choose = (units: number): void => {
    value = Math.max(1, Math.min(shown, units));
    for (const [at, chip] of [...element.children].entries()) {
      const isChosen = at + 1 === value;
      chip.setAttribute('aria-checked', String(isChosen));
      if (chip instanceof HTMLElement) chip.tabIndex = isChosen ? 0 : -1;
    }
    onChange();
  };
  const step = (by: number): void => {
    choose(value + by);
    const chip = element.children[value - 1];
    if (chip instanceof HTMLElement) chip.focus();
  };
  element.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    step(by);
  });
  return {
    element,
    value: () => value,
    step,
    show: (most) => {
      element.hidden = most === null;
      if (most === null || most === shown) return;
      shown = most;
      element.replaceChildren(
        ...Array.from({ length: most }, (_, at) =>
          el(
            'button',
            {
              type: 'button',
              class: 'stake-chip',
              role: 'radio',
              'data-units': String(at + 1),
              'aria-label': amount(at + 1),
              onclick: () => choose(at + 1),
            },
            el('b', {}, `×${at + 1}`),
            el('small', {}, amount(at + 1)),
          ),
        ),
      );
      choose(Math.min(value, most));
    },
  };
};
