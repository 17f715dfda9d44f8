import { el } from '../shell/dom.ts';

/** A row of buttons of which one is chosen. */
export const buttonRow = <Value extends string>(
  label: string,
  options: readonly (readonly [value: Value, words: string])[],
  first: Value,
  onChange: (value: Value) => void,
): {
  readonly element: HTMLElement;
  readonly setLocked: (isLocked: boolean) => void;
  /** Shows another choice than the one pressed last, without a change event. */
  readonly choose: (value: Value) => void;
} => {
  const choose = (value: Value): void => {
    for (const [index, button] of buttons.entries())
      button.setAttribute('aria-pressed', String(options[index]?.[0] === value));
  };
  const buttons = options.map(([value, words]) =>
    el(
      'button',
      {
        type: 'button',
        'aria-pressed': String(value === first),
        onclick: () => {
          choose(value);
          onChange(value);
        },
      },
      words,
    ),
  );
  return {
    element: el('div', { class: 'button-row', role: 'group', 'aria-label': label }, ...buttons),
    choose,
    setLocked: (isLocked) => {
      for (const button of buttons) button.disabled = isLocked;
    },
  };
};
