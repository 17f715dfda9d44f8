import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { StudioDeps } from '../deps.ts';
import { listPlayers } from '../store/seats.ts';

/** Somebody with bets in the round. */
export type Player = {
  readonly memberId: MemberId;
  /** As others may see it; null for who shows none. */
  readonly name: string | null;
  readonly stake: Money;
  /** Null until the seat is paid. */
  readonly win: Money | null;
};

/** So many sit around a table; those with the largest stakes are seen. */
const SEEN_MOST = 8;
const NAMED_MS = 60_000;
const NAMES_MAX = 5_000;

/** Those who bet in a round, largest stake first, in one currency. */
export const createPlayers = ({ db, clock, maskedNames }: Pick<StudioDeps, 'db' | 'clock' | 'maskedNames'>) => {
  const names = new Map<MemberId, { readonly name: string | null; readonly until: number }>();

  const namesOf = async (ids: readonly MemberId[]): Promise<void> => {
    const now = clock.now().getTime();
    const asked = ids.filter((id) => (names.get(id)?.until ?? 0) <= now);
    if (asked.length === 0 || !maskedNames) return;
    const told = await maskedNames(asked);
    if (names.size > NAMES_MAX) names.clear();
    for (const id of asked) names.set(id, { name: told.get(id) ?? null, until: now + NAMED_MS });
  };

  return async (roundId: bigint, currency: string): Promise<readonly Player[]> => {
    const seats = await listPlayers(db, roundId, currency, SEEN_MOST);
    await namesOf(seats.map(({ memberId }) => memberId));
    return seats.map((seat) => ({ ...seat, name: names.get(seat.memberId)?.name ?? null }));
  };
};
