import { money } from '@fairground/contract/money';
import type { MemberId } from '@fairground/contract/ids';
import type { CrashSeat, CrashView, FlightView, Rider } from '@fairground/contract/crash-room/flight';
import { flightMs } from '@fairground/engines/instant/shared-crash';
import type { LiveDeps } from '../live/live-deps.ts';
import { stakeOf } from '../live/slips.ts';
import { later } from '../live/table-time.ts';
import { countExits, listExits, listRiders } from '../store/flights.ts';
import type { RiderRow } from '../store/flights.ts';
import { findLastRound } from '../store/live-tables.ts';
import type { TableRoundRow } from '../store/live-tables.ts';
import { findSeat, listSlips, readTotals } from '../store/seats.ts';
import type { Chains, Published } from './chains.ts';
import { crashBetOf } from './settle-flight.ts';

/** So many bets of others are listed; the count and the sum are of all of them. */
const RIDERS_MOST = 40;

/** One look at a room serves everybody there: what is known of the flight, the same for everyone who asks. */
export type FlightLook = {
  readonly row: TableRoundRow | undefined;
  readonly chain: Published | undefined;
  readonly riders: readonly RiderRow[];
  readonly players: number;
  readonly staked: bigint;
  readonly exits: number;
};

export const lookAtFlight = async (
  deps: Pick<LiveDeps, 'db'> & { readonly chains: Chains },
  tableId: bigint,
  currency: string,
): Promise<FlightLook> => {
  const row = await findLastRound(deps.db, tableId);
  if (!row) return { row, chain: undefined, riders: [], players: 0, staked: 0n, exits: 0 };
  const [{ totals, players }, riders, exits, chain] = await Promise.all([
    readTotals(deps.db, row.id, currency),
    listRiders(deps.db, row.id, { currency, limit: RIDERS_MOST }),
    countExits(deps.db, row.id),
    deps.chains.publishedOf(deps.db, tableId, row.number),
  ]);
  return { row, chain, riders, players, staked: totals.reduce((sum, { amount }) => sum + amount, 0n), exits };
};

/** Whether a flight has come to its end: the one thing that changes with the time alone. */
const hasEnded = ({ state, flies_at: fliesAt, point }: TableRoundRow, now: Date): boolean =>
  state === 'SETTLED' ||
  (state === 'DEALT' && fliesAt !== null && point !== null && now >= later(fliesAt, flightMs(point)));

export const versionOf = ({ row, staked, players, exits }: FlightLook, now: Date): string =>
  row ? `${row.number}.${row.state}.${staked}.${players}.${exits}.${hasEnded(row, now) ? 1 : 0}` : 'none';

/** The flight as it may be shown at a moment. Its end is nobody's before it has come: not the point, not the time. */
export const showFlight = (deps: LiveDeps, { row, chain }: FlightLook, now: Date): FlightView | null => {
  if (!row || !chain) return null;
  const isOver = row.state === 'SETTLED' || row.state === 'CANCELLED';
  return {
    number: row.number,
    phase: row.state,
    openedAt: row.opened_at,
    closesAt: row.closes_at,
    fliesAt: row.flies_at,
    nextAt: isOver ? row.moves_at : null,
    commitment: row.commitment,
    chain,
    publicValue: row.public_value,
    point: hasEnded(row, now) ? row.point : null,
    serverSeed: row.state === 'SETTLED' ? deps.roundSeeds.reveal(row) : null,
  };
};

export const showRiders = (
  riders: readonly RiderRow[],
  names: ReadonlyMap<MemberId, string | null>,
  memberId: MemberId,
): Rider[] =>
  riders.map((rider) => ({
    slipId: rider.id,
    name: names.get(rider.member_id) ?? '***',
    isOwn: rider.member_id === memberId,
    amount: rider.stake,
    exitAt: rider.at,
  }));

/** What the player has in the flight. */
export const readCrashSeat = async (
  { db }: Pick<LiveDeps, 'db'>,
  round: TableRoundRow,
  memberId: MemberId,
): Promise<CrashSeat | null> => {
  const seat = await findSeat(db, round.id, memberId);
  if (!seat) return null;
  const slips = await listSlips(db, [seat.id]);
  const standing = slips.filter(({ state }) => state === 'TAKEN');
  const exits = await listExits(
    db,
    standing.map(({ id }) => id),
  );
  return {
    roundId: seat.id,
    number: round.number,
    bets: standing.map((slip) => ({
      ...crashBetOf(slip, exits.get(slip.id)),
      slipId: slip.id,
      requestId: slip.request_id,
      exitBy: exits.get(slip.id)?.taken_by ?? null,
    })),
    stake: seat.state === 'CANCELLED' ? seat.stake : stakeOf(standing),
    win: seat.state === 'DONE' ? seat.win : null,
    isCancelled: seat.state === 'CANCELLED' && seat.ended_by_rule,
    endedByRule: seat.ended_by_rule,
  };
};

export type Shown = Pick<CrashView, 'riders' | 'players' | 'staked'>;

export const showCrowd = (
  { riders, players, staked }: FlightLook,
  names: ReadonlyMap<MemberId, string | null>,
  memberId: MemberId,
): Shown => ({ riders: showRiders(riders, names, memberId), players, staked: money(staked) });
