import type { Look } from '@fairground/contract/catalog/look';
import type { GamePlan } from './game-plan.ts';

/** A slot and the look of its theme. */
export type LookedPlan = { readonly plan: GamePlan; readonly look: Look };

/** The parts of a look that are seen at a glance. */
const PARTS = ['metal', 'setting', 'edge', 'top', 'face', 'drift'] as const satisfies readonly (keyof Look)[];

/** Neighbours may have so many parts of their look in common. */
export const SHARED_MAX = 2;

export const sharedParts = (one: Look, other: Look): number => PARTS.filter((part) => one[part] === other[part]).length;

/** As many tiles as a screen shows at once. */
const SCREEN = 30;
/** Themes and models come again only after so many others. */
const THEME_GAP = 9;
const MODEL_GAP = 3;
/** How far ahead the next game may be taken from. */
const REACH = 160;

/**
 * Moves games a little down the list, so that no two of one model or one look stand beside each other and a screen shows
 * a motif once. What leads stays where it is.
 */
export const apart = (leading: readonly LookedPlan[], plans: readonly LookedPlan[]): readonly LookedPlan[] => {
  const ordered = [...leading];
  const ahead = plans.slice(0, REACH);
  for (let next = REACH; ahead.length > 0; next += 1) {
    const best = ahead.findIndex((each) => fits(each, ordered) && isFreshMotif(each, ordered));
    const good = best >= 0 ? best : ahead.findIndex((each) => fits(each, ordered));
    const [taken] = ahead.splice(Math.max(good, 0), 1);
    if (!taken) break;
    ordered.push(taken);
    const following = plans[next];
    if (following) ahead.push(following);
  }
  return ordered;
};

const fits = ({ plan, look }: LookedPlan, ordered: readonly LookedPlan[]): boolean => {
  const before = ordered.at(-1);
  return (
    (before === undefined || sharedParts(before.look, look) <= SHARED_MAX) &&
    lastOf(ordered, THEME_GAP).every((near) => near.plan.theme !== plan.theme) &&
    lastOf(ordered, MODEL_GAP).every((near) => near.plan.modelId !== plan.modelId)
  );
};

const isFreshMotif = ({ plan }: LookedPlan, ordered: readonly LookedPlan[]): boolean =>
  lastOf(ordered, SCREEN).every((near) => near.plan.tile.motifs[0] !== plan.tile.motifs[0]);

const lastOf = <Item>(items: readonly Item[], count: number): readonly Item[] => items.slice(-count);
