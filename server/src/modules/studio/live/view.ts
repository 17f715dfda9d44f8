import { money } from '@fairground/contract/money';
import type { MemberId } from '@fairground/contract/ids';
import type { HandShown } from '@fairground/contract/studio/hands';
import type { Seat, TableRound, TableView } from '@fairground/contract/studio/table';
import { cardsOf, handsOf, laterStakes, readDecisions, showPlay } from '../blackjack/hands.ts';
import { BLACKJACK_MODEL } from '../blackjack/model.ts';
import { findTableModel } from '../domain/models/tables.ts';
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
  readonly seated: readonly (Player & { readonly hands?: HandShown[] })[];
  readonly row: TableRoundRow | undefined;
};

export const readCommon = async (deps: LiveDeps, tableId: bigint, currency: string): Promise<Common> => {
  const row = await findLastRound(deps.db, tableId);
  if (!row) return { version: 'none', row, round: null, totals: [], players: 0, seated: [] };
  const { totals, players } = await readTotals(deps.db, row.id, currency);
  const laid = totals.reduce((sum, { amount }) => sum + amount, 0n);
  const seen = players === 0 ? [] : await deps.playersOf(row.id, currency);
  const { seated, up }: Dealt = hasHands(row) ? await withHands(deps, row, seen) : { seated: seen, up: undefined };
  const cards = seated.reduce((count, { hands = [] }) => count + hands.flatMap((hand) => hand.cards).length, 0);
  return {
    version: `${row.number}.${row.state}.${laid}.${players}.${cards}`,
    row,
    round: { ...roundOf(deps, row), ...(up === undefined ? {} : { up }) },
    totals: totals.map(({ spot, amount }) => ({ spot, amount: money(amount) })),
    players,
    seated,
  };
};

type Dealt = { readonly seated: Common['seated']; readonly up: number | undefined };

/** Whether every seat of the round has cards by now. */
const hasHands = ({ public_value, definition_hash, state }: TableRoundRow): boolean =>
  public_value !== null && state !== 'CANCELLED' && definition_hash === findTableModel(BLACKJACK_MODEL)?.hash;

const withHands = async (deps: LiveDeps, row: TableRoundRow, seen: readonly Player[]): Promise<Dealt> => {
  const { up, hands } = await handsOf(
    deps,
    row,
    seen.map(({ seatId }) => ({ id: seatId })),
  );
  return { up, seated: seen.map((player) => ({ ...player, hands: hands({ id: player.seatId }) })) };
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
  // Revealed once it cannot change a bet any more.
  serverSeed: row.state === 'SETTLED' ? deps.roundSeeds.reveal(row) : null,
});

/** What the player has in the round on the table. */
export const readSeat = async (deps: LiveDeps, round: TableRoundRow, memberId: MemberId): Promise<Seat | null> => {
  const seat = await findSeat(deps.db, round.id, memberId);
  if (!seat) return null;
  const slips = await listSlips(deps.db, [seat.id]);
  const shown = seatOf(seat, round.number, slips);
  if (!hasHands(round) || shown.slips.length === 0) return shown;
  const made = (await readDecisions(deps.db, [seat]))(seat);
  const play = (await cardsOf(deps, deps.db, round)).playOf(seat, made);
  const standing = slips.filter(({ state }) => state === 'TAKEN');
  const stakes = laterStakes(standing, seat.currency);
  return { ...shown, play: showPlay(play, made.length, stakes, round.state === 'DECIDING') };
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
