import type { StudioRoundId } from '@fairground/contract/studio/round';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import { drawRoundIds } from './store/rounds.ts';

/** A number that was fetched ahead is good for so long: rounds are listed by it, and two nodes fetch apart. */
const AHEAD_MS = 1_000;
const AT_ONCE_MAX = 256;

/** Numbers for rounds, as many fetched ahead as were needed lately. */
export const createRoundIds = ({ db, clock }: { readonly db: Db; readonly clock: Clock }) => {
  let ids: StudioRoundId[] = [];
  let until = 0;
  let atOnce = 1;
  let fetching: Promise<void> | undefined;

  const fetchMore = async (): Promise<void> => {
    const now = clock.now().getTime();
    // Doubles the batch when it ran out within `AHEAD_MS`, else shrinks it by what is left.
    atOnce = now < until ? Math.min(AT_ONCE_MAX, 2 * atOnce) : Math.max(1, atOnce - ids.length);
    ids = (await drawRoundIds(db, atOnce)).toReversed();
    until = clock.now().getTime() + AHEAD_MS;
  };

  return {
    take: async (): Promise<StudioRoundId> => {
      for (;;) {
        const id = clock.now().getTime() < until ? ids.pop() : undefined;
        if (id !== undefined) return id;
        fetching ??= fetchMore().finally(() => (fetching = undefined));
        await fetching;
      }
    },
  };
};
