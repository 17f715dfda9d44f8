import { money } from '@fairground/contract/money';
import type { MemberId } from '@fairground/contract/ids';
import type { Seat, TableRound, TableView } from '@fairground/contract/studio/table';
import { findLastRound } from '../store/live-tables.ts';
import type { TableRoundRow } from '../store/live-tables.ts';
import { findSeat, listSlips, readTotals } from '../store/seats.ts';
import type { SeatRow, SlipRow } from '../store/seats.ts';
import type { LiveDeps } from './live-deps.ts';
import type { Player } from './players.ts';
import { readBets, stakeOf } from './slips.ts';

/** What everybody at the table sees alike. */
export type Common = Pick<TableView, 'version' | 'round' | 'totals' | 'players'> & {
  /** Who plays, for everybody to see. */
  readonly seated: readonly Player[];
  readonly row: TableRoundRow | undefined;
};

export const readCommon = async (deps: LiveDeps, tableId: bigint, currency: string): Promise<Common> => {
  const row = await findLastRound(deps.db, tableId);
  if (!row) return { version: 'none', row, round: null, totals: [], players: 0, seated: [] };
  const { totals, players } = await readTotals(deps.db, row.id, currency);
  const laid = totals.reduce((sum, { amount }) => sum + amount, 0n);
  return {
    version: `${row.number}.${row.state}.${laid}.${players}`,
    row,
    round: roundOf(deps, row),
    totals: totals.map(({ spot, amount }) => ({ spot, amount: money(amount) })),
    players,
    seated: players === 0 ? [] : await deps.playersOf(row.id, currency),
  };
};

const roundOf = (deps: LiveDeps, row: TableRoundRow): TableRound => ({
  number: row.number,
  phase: row.state,
  openedAt: row.opened_at,
  closesAt: row.closes_at,
  movesAt: row.moves_at,
  commitment: row.commitment,
  publicValue: row.public_value,
  result: row.result,
  // Told once nothing can be changed by it any more.
  serverSeed: row.state === 'SETTLED' ? deps.roundSeeds.reveal(row) : null,
});

/** What the player has in the round on the table. */
export const readSeat = async (deps: LiveDeps, round: TableRoundRow, memberId: MemberId): Promise<Seat | null> => {
  const seat = await findSeat(deps.db, round.id, memberId);
  return seat ? seatOf(seat, round.number, await listSlips(deps.db, [seat.id])) : null;
};

const seatOf = (seat: SeatRow, number: number, slips: readonly SlipRow[]): Seat => {
  const standing = slips.filter(({ state }) => state === 'TAKEN');
  return {
    roundId: seat.id,
    number,
    slips: standing.map(({ id, request_id, bets, stake }) => ({
      slipId: id,
      requestId: request_id,
      bets: readBets(bets),
      stake,
    })),
    stake: seat.state === 'CANCELLED' ? seat.stake : stakeOf(standing),
    win: seat.state === 'DONE' ? seat.win : null,
    isCancelled: seat.state === 'CANCELLED' && seat.ended_by_rule,
    endedByRule: seat.ended_by_rule,
  };
};
