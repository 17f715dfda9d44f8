import type { Model } from './model.ts';
import { FISHING_MODEL } from './models/fishing.ts';
import { INSTANT_MODELS } from './models/instant.ts';
import { SLOT_MODELS, loadSlotModel } from './models/slot.ts';
import { STEPPED_MODELS } from './models/stepped.ts';
import { TABLE_MODELS } from './models/tables.ts';

const OTHERS: ReadonlyMap<string, Model> = new Map(
  [...INSTANT_MODELS, ...STEPPED_MODELS, FISHING_MODEL, ...TABLE_MODELS].map((model) => [model.id, model]),
);

/** Every mathematics the studio can play, by the name a game of the catalogue gives for its own. */
export const PLAYABLE_MODELS: readonly string[] = [...OTHERS.keys(), ...SLOT_MODELS];

const slots = new Map<string, Model>();

/** The model of a name; a slot is proved with its first use and kept ready from then on. */
export const findModel = (id: string): Model | undefined => {
  const known = OTHERS.get(id) ?? slots.get(id);
  if (known) return known;
  const loaded = loadSlotModel(id);
  if (loaded) slots.set(id, loaded);
  return loaded;
};
