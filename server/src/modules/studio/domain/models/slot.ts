import { fraction } from '@fairground/engines/maths/fraction';
import type { SlotDefinition } from '@fairground/engines/slots/definition';
import { FAMILY_MODELS, familySlot, loadFamilySlot } from '@fairground/engines/slots/family';
import type { ModeMathematics } from '@fairground/engines/slots/mathematics';
import { prepareSlot } from '@fairground/engines/slots/prepare';
import { spin } from '@fairground/engines/slots/spin';
import { decimalText } from '@fairground/engines/maths/fraction-text';
import { choiceOf, hashOfRules, storedChoice } from '../model.ts';
import type { Model } from '../model.ts';

/** A progressive jackpot needs a pool that many rounds pay into; the studio has none, so it does not play such games. */
const isPlayable = ({ jackpots }: SlotDefinition): boolean => jackpots.every(({ kind }) => kind === 'fixed');

export const SLOT_MODELS: readonly string[] = FAMILY_MODELS.map(({ id }) => id).filter((id) =>
  isPlayable(familySlot(id).definition),
);

/** Loads a slot; its return is computed again before it plays. */
export const loadSlotModel = (id: string): Model => {
  const definition = loadFamilySlot(id);
  const slot = prepareSlot(definition);
  const { units, modes } = definition.bet;
  return {
    id,
    kind: 'slot',
    rules: definition,
    hash: hashOfRules(definition),
    figures: familySlot(id).mathematics.map((figures) => figuresOf(definition, figures)),
    isStepped: false,
    costOf: (choice) => {
      const own = choiceOf('slot', choice);
      const mode = modes.find((each) => each.id === own?.mode);
      return mode && [BigInt(mode.cost), BigInt(units)];
    },
    play: (words, choice) => {
      const { pay, jackpots, steps } = spin(slot, storedChoice('slot', choice).mode, words);
      return {
        isOver: true,
        returned: fraction(pay, units),
        shown: { kind: 'slot', pay, jackpots: [...jackpots], steps: [...steps] },
      };
    },
  };
};

const figuresOf = ({ bet }: SlotDefinition, { mode, rtpPercent, hitPercent, maxPay }: ModeMathematics) => {
  const cost = bet.modes.find(({ id }) => id === mode)?.cost ?? bet.units;
  return { mode, rtp: rtpPercent, hitRate: hitPercent, maxWin: decimalText(fraction(maxPay ?? 0, cost), 2) };
};
