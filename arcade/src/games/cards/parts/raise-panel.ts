import { el } from '../../../shell/dom.ts';
import type { CardTexts } from '../card-texts.ts';
import { stepped } from '../model/raises.ts';
import type { QuickRaise, RaiseRange } from '../model/raises.ts';

export type RaisePanel = {
  readonly element: HTMLElement;
  /** Null hides it: no raise is possible. */
  readonly show: (
    offer: {
      readonly range: RaiseRange;
      readonly step: number;
      readonly quick: Readonly<Record<QuickRaise, number>>;
    } | null,
  ) => void;
  readonly value: () => number;
};

const QUICK: readonly QuickRaise[] = ['half', 'pot', 'all-in'];

/** How much to raise: quick bets, a slider with steps, and the amount in full. */
export const createRaisePanel = (
  texts: CardTexts,
  amount: (chips: number) => string,
  onChange: () => void,
): RaisePanel => {
  const { c } = texts;
  let range: RaiseRange = { min: 0, max: 0 };
  let step = 1;
  let quick: Readonly<Record<QuickRaise, number>> | undefined;
  const slider = el('input', { type: 'range', class: 'raise-slider', 'aria-label': c('raise-to'), step: '1' });
  const figure = el('output', { class: 'tabular raise-figure' });
  const set = (to: number): void => {
    slider.value = String(to);
    draw();
    onChange();
  };
  const value = (): number => Number(slider.value);
  const draw = (): void => {
    const to = value();
    figure.textContent = amount(to);
    slider.setAttribute('aria-valuetext', to === range.max ? `${amount(to)}, ${c('all-in')}` : amount(to));
    slider.style.setProperty('--part', String(range.max > range.min ? (to - range.min) / (range.max - range.min) : 1));
    for (const [name, button] of buttons) button.setAttribute('aria-pressed', String(quick?.[name] === to));
  };
  const buttons = new Map(
    QUICK.map((name) => [
      name,
      el(
        'button',
        { type: 'button', class: 'quick', 'data-quick': name, onclick: () => set(quick?.[name] ?? 0) },
        c(name),
      ),
    ]),
  );
  const sign = (label: string, text: string, by: -1 | 1): HTMLElement =>
    el(
      'button',
      { type: 'button', class: 'step', 'aria-label': label, onclick: () => set(stepped(value(), by * step, range)) },
      text,
    );
  slider.addEventListener('input', () => {
    draw();
    onChange();
  });
  const element = el(
    'div',
    { class: 'raise-panel', hidden: true, role: 'group', 'aria-label': c('raise') },
    el('div', { class: 'quick-row' }, ...buttons.values()),
    el('div', { class: 'slider-row' }, sign(c('less'), '−', -1), slider, sign(c('more'), '+', 1), figure),
  );
  return {
    element,
    value,
    show: (offer) => {
      element.hidden = offer === null;
      if (!offer) return;
      const isSame = range.min === offer.range.min && range.max === offer.range.max;
      ({ range, step, quick } = offer);
      slider.min = String(range.min);
      slider.max = String(range.max);
      if (!isSame) slider.value = String(range.min);
      draw();
    },
  };
};
