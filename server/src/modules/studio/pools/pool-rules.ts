import type { SlotDefinition } from '@fairground/engines/slots/definition';
import { parseDefinition } from '@fairground/engines/slots/parse';
import { progressivesOf } from '@fairground/engines/slots/progressive';
import type { Progressive } from '@fairground/engines/slots/progressive';
import type { Reader } from '../../../platform/database/index.ts';
import { readRules } from '../store/definitions.ts';

/** What definitions say of pools, by the hash that names them for ever, so each is read once. */
export type PoolRules = {
  readonly definition: (hash: string) => Promise<SlotDefinition>;
  readonly progressives: (hash: string) => Promise<readonly Progressive[]>;
  /** A pool that must hit, by the rules its life began under. */
  readonly mustHit: (hash: string, jackpot: string) => Promise<MustHit>;
};

export type MustHit = Progressive & Required<Pick<Progressive, 'mustHit'>>;

const KEPT_MAX = 1_000;

export const createPoolRules = (db: Reader): PoolRules => {
  const kept = new Map<string, SlotDefinition>();
  const definition = async (hash: string): Promise<SlotDefinition> => {
    const known = kept.get(hash);
    if (known) return known;
    const read = parseDefinition(await readRules(db, hash));
    if (kept.size >= KEPT_MAX) kept.clear();
    kept.set(hash, read);
    return read;
  };
  const progressives = async (hash: string): Promise<readonly Progressive[]> => progressivesOf(await definition(hash));
  return {
    definition,
    progressives,
    mustHit: async (hash, jackpot) => {
      const found = (await progressives(hash)).find(({ id }) => id === jackpot);
      if (!found?.mustHit) throw new Error(`The rules ${hash} have no pool ${jackpot} that must hit.`);
      return { ...found, mustHit: found.mustHit };
    },
  };
};
