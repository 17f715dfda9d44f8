import type { SlotDefinition } from '@fairground/engines/slots/definition';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Texts } from '../../texts/texts.ts';
import { el } from '../../shell/dom.ts';

/** What a round costs in a mode. */
export const costIn = ({ bet: { units, modes } }: SlotDefinition, mode: string, bet: Money): Money => {
  const cost = modes.find(({ id }) => id === mode)?.cost ?? units;
  return money((bet * BigInt(cost)) / BigInt(units));
};

/** The ways to play, where there is more than the plain one. */
export const modeChooser = (
  definition: SlotDefinition,
  { t, number }: Texts,
  onChange: (mode: string) => void,
): { readonly element: HTMLElement | undefined; readonly setLocked: (isLocked: boolean) => void } => {
  const { units, modes } = definition.bet;
  if (modes.length < 2) return { element: undefined, setLocked: () => undefined };
  const select = el('select', { onchange: () => onChange(select.value) });
  for (const { id, cost, start } of modes) {
    const times = number(cost / units, cost % units === 0 ? 0 : 1);
    const name = 'feature' in start ? t('free-spins') : id;
    const words = 'feature' in start ? t('mode-buy', { name, times }) : t('mode-other', { name, times });
    select.append(el('option', { value: id }, cost === units ? t('mode-base') : words));
  }
  return {
    element: el('div', { class: 'controls' }, el('label', {}, t('slot-mode'), select)),
    setLocked: (isLocked) => {
      select.disabled = isLocked;
    },
  };
};
