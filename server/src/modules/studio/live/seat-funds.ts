import type { Round } from '@fairground/contract/studio/round';
import { lineIfOpen } from '../line-if-open.ts';
import type { SeatRow, SlipRow } from '../store/seats.ts';
import type { LiveDeps } from './live-deps.ts';
import { callsOfSeat } from './slips.ts';

type Funds = NonNullable<Round['funds']>;

/** What the player had before the first and after the last call about each seat, as the ledger keeps it. */
export const readSeatFunds = async (
  { sessions }: Pick<LiveDeps, 'sessions'>,
  seats: readonly SeatRow[],
  slips: ReadonlyMap<SeatRow['id'], readonly SlipRow[]>,
): Promise<ReadonlyMap<SeatRow['id'], Funds>> => {
  const [first] = seats;
  const line = first && (await lineIfOpen(sessions, first.vendor));
  if (!first || !line) return new Map();
  const asked = seats.flatMap((seat) => callsOfSeat(seat, slips.get(seat.id) ?? []).map((call) => ({ seat, call })));
  const balances = await line.balances(
    first.member_id,
    asked.map(({ call }) => call),
  );
  const found = new Map<SeatRow['id'], Funds>();
  for (const [place, { seat }] of asked.entries()) {
    const moved = balances[place];
    if (moved) found.set(seat.id, { before: found.get(seat.id)?.before ?? moved.before, after: moved.after });
  }
  return found;
};
