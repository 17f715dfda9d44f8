import { fraction } from '@fairground/engines/maths/fraction';
import type { SlotDefinition } from '@fairground/engines/slots/definition';
import { wordsOf } from '@fairground/engines/random/repeatable';
import { FAMILY_MODELS, familySlot, loadFamilySlot } from '@fairground/engines/slots/family';
import type { Figures } from '@fairground/contract/studio/game';
import { STUDIO_GAMES, loadStudioGame } from '@fairground/engines/slots/games';
import type { StudioGame } from '@fairground/engines/slots/games';
import { slotFigures } from '@fairground/engines/slots/slot-figures';
import { progressivesOf } from '@fairground/engines/slots/progressive';
import { prepareSlot } from '@fairground/engines/slots/prepare';
import { spin } from '@fairground/engines/slots/spin';
import { choiceOf, hashOfRules, storedChoice } from '../model.ts';
import type { Model } from '../model.ts';

/** A slot before its figures are proved. */
type Slot = { readonly figures: readonly Figures[]; readonly load: () => SlotDefinition };

const OWN_SLOTS = STUDIO_GAMES.map((game): [StudioGame['definition'], Slot] => [
  game.definition,
  { figures: slotFigures(game), load: () => loadStudioGame(game, wordsOf(game.definition.id)) },
]);
const FAMILY_SLOTS = FAMILY_MODELS.map(({ id }): [StudioGame['definition'], Slot] => {
  const slot = familySlot(id);
  return [slot.definition, { figures: slotFigures(slot), load: () => loadFamilySlot(id) }];
});

const SLOTS: ReadonlyMap<string, Slot> = new Map(
  [...OWN_SLOTS, ...FAMILY_SLOTS].map(([definition, slot]) => [definition.id, slot]),
);

export const SLOT_MODELS: readonly string[] = [...SLOTS.keys()];

/** Loads a slot; its return is computed again, or measured again, before it plays. */
export const loadSlotModel = (id: string): Model | undefined => {
  const found = SLOTS.get(id);
  if (!found) return undefined;
  const definition = found.load();
  const slot = prepareSlot(definition);
  const { units, modes } = definition.bet;
  const progressives = progressivesOf(definition);
  return {
    id,
    kind: 'slot',
    rules: definition,
    hash: hashOfRules(definition),
    figures: found.figures,
    isStepped: false,
    progressives,
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
        shown: {
          kind: 'slot',
          pay,
          jackpots: [...jackpots],
          steps: [...steps],
          // What the pools hold is known when the stake has come; the draw only says which are won.
          ...(progressives.length > 0 ? { pool: '0' } : {}),
        },
      };
    },
  };
};
