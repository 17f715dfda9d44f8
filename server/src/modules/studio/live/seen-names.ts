import type { MemberId } from '@fairground/contract/ids';
import type { StudioDeps } from '../deps.ts';

/** How others at a table see players; null for those who show no name. */
export type SeenNames = (ids: readonly MemberId[]) => Promise<ReadonlyMap<MemberId, string | null>>;

/** A name is asked for again after this time: a member who hides is not shown for much longer. */
const KEPT_MS = 60_000;
const NAMES_MAX = 5_000;

/** Masked names, kept for a minute: a table shows the same few players with every change. */
export const createSeenNames = ({ clock, maskedNames }: Pick<StudioDeps, 'clock' | 'maskedNames'>): SeenNames => {
  const kept = new Map<MemberId, { readonly name: string | null; readonly until: number }>();

  return async (ids) => {
    const now = clock.now().getTime();
    const asked = ids.filter((id) => (kept.get(id)?.until ?? 0) <= now);
    if (asked.length > 0 && maskedNames) {
      const names = await maskedNames(asked);
      if (kept.size > NAMES_MAX) kept.clear();
      for (const id of asked) kept.set(id, { name: names.get(id) ?? null, until: now + KEPT_MS });
    }
    return new Map(ids.map((id) => [id, kept.get(id)?.name ?? null]));
  };
};
