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

/** The ways to spin, where there is more than the plain one; a feature is bought at a screen of its own. */
export const modeChooser = (
  definition: SlotDefinition,
  { t, number }: Texts,
  onChange: (mode: string) => void,
): { readonly element: HTMLElement | undefined; readonly setLocked: (isLocked: boolean) => void } => {
  const { units, modes: all } = definition.bet;
  const modes = all.filter(({ start }) => 'source' in start);
  if (modes.length < 2) return { element: undefined, setLocked: () => undefined };
  const select = el('select', { onchange: () => onChange(select.value) });
  for (const { id, cost } of modes) {
    const times = number(cost / units, cost % units === 0 ? 0 : 1);
    select.append(el('option', { value: id }, cost === units ? t('mode-base') : t('mode-other', { name: id, times })));
  }
  return {
    element: el('label', {}, t('slot-mode'), select),
    setLocked: (isLocked) => {
      select.disabled = isLocked;
    },
  };
};
