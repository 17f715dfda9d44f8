import { fraction } from '@fairground/engines/maths/fraction';
import type { SlotDefinition } from '@fairground/engines/slots/definition';
import { wordsOf } from '@fairground/engines/random/repeatable';
import { FAMILY_MODELS, familySlot, loadFamilySlot } from '@fairground/engines/slots/family';
import { STUDIO_GAMES, loadStudioGame, studioFigures } from '@fairground/engines/slots/games';
import type { ModeFigures, StudioGame } from '@fairground/engines/slots/games';
import { prepareSlot } from '@fairground/engines/slots/prepare';
import { spin } from '@fairground/engines/slots/spin';
import { decimalText } from '@fairground/engines/maths/fraction-text';
import { choiceOf, hashOfRules, storedChoice } from '../model.ts';
import type { Model } from '../model.ts';

/** A progressive jackpot needs a pool that many rounds pay into; the studio has none, so it does not play such games. */
const isPlayable = ({ jackpots }: SlotDefinition): boolean => jackpots.every(({ kind }) => kind === 'fixed');

/** A slot before its figures are proved. */
type Slot = { readonly figures: readonly ModeFigures[]; readonly load: () => SlotDefinition };

const OWN_SLOTS = STUDIO_GAMES.map((game): [StudioGame['definition'], Slot] => [
  game.definition,
  { figures: studioFigures(game), load: () => loadStudioGame(game, wordsOf(game.definition.id)) },
]);
const FAMILY_SLOTS = FAMILY_MODELS.map(({ id }): [StudioGame['definition'], Slot] => {
  const { definition, mathematics } = familySlot(id);
  return [definition, { figures: mathematics, load: () => loadFamilySlot(id) }];
});

const SLOTS: ReadonlyMap<string, Slot> = new Map(
  [...OWN_SLOTS, ...FAMILY_SLOTS].flatMap(([definition, slot]) =>
    isPlayable(definition) ? [[definition.id, slot]] : [],
  ),
);

export const SLOT_MODELS: readonly string[] = [...SLOTS.keys()];

/** Loads a slot; its return is computed again, or measured again, before it plays. */
export const loadSlotModel = (id: string): Model | undefined => {
  const found = SLOTS.get(id);
  if (!found) return undefined;
  const definition = found.load();
  const slot = prepareSlot(definition);
  const { units, modes } = definition.bet;
  return {
    id,
    kind: 'slot',
    rules: definition,
    hash: hashOfRules(definition),
    figures: found.figures.map((figures) => figuresOf(definition, figures)),
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

const figuresOf = ({ bet }: SlotDefinition, { mode, rtpPercent, hitPercent, maxPay }: ModeFigures) => {
  const cost = bet.modes.find(({ id }) => id === mode)?.cost ?? bet.units;
  const maxWin = maxPay === null ? null : decimalText(fraction(maxPay, cost), 2);
  return { mode, rtp: rtpPercent, hitRate: hitPercent, maxWin };
};
