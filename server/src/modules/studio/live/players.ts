import type { StudioDeps } from '../deps.ts';
import { listPlayers } from '../store/seats.ts';
import type { PlayerRow } from '../store/seats.ts';
import type { SeenNames } from './seen-names.ts';

/** Somebody with bets in the round. */
export type Player = PlayerRow & {
  /** As others may see it; null for who shows none. */
  readonly name: string | null;
};

/** So many sit around a table; those with the largest stakes are seen. */
const SEEN_MOST = 8;

/** Those who bet in a round, largest stake first, in one currency. */
export const createPlayers = ({ db, seenNames }: Pick<StudioDeps, 'db'> & { readonly seenNames: SeenNames }) => {
  return async (roundId: bigint, currency: string): Promise<readonly Player[]> => {
    const seats = await listPlayers(db, roundId, currency, SEEN_MOST);
    const names = await seenNames(seats.map(({ memberId }) => memberId));
    return seats.map((seat) => ({ ...seat, name: names.get(seat.memberId) ?? null }));
  };
};
