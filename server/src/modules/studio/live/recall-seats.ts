import type { ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { findOwnRounds, readRound } from '@fairground/contract/studio/endpoints';
import type { Round, StudioRoundId } from '@fairground/contract/studio/round';
import { mergedBets } from '@fairground/engines/tables/table-game';
import type { Decision } from '@fairground/contract/studio/hands';
import { cardsOf, readDecisions, resultOfSeat } from '../blackjack/hands.ts';
import { BLACKJACK_MODEL } from '../blackjack/model.ts';
import { listCrashBets } from '../crash/settle-flight.ts';
import { wholeStep } from '../domain/whole-step.ts';
import { readRules } from '../store/definitions.ts';
import { findTable, findTableRound } from '../store/live-tables.ts';
import type { TableRoundRow, TableRow } from '../store/live-tables.ts';
import { findSeatById, listOwnSeats, listSeatsOf, listSlips, listTakenSlipIds } from '../store/seats.ts';
import type { SeatRow, SlipRow } from '../store/seats.ts';
import type { LiveDeps } from './live-deps.ts';
import { readSeatFunds } from './seat-funds.ts';
import { betsOf } from './slips.ts';
import { tableName } from './table-name.ts';

type Proof = ValueOf<typeof readRound>;
type OfPlayer = { readonly memberId: MemberId; readonly vendor: string; readonly game: string };

/** The last rounds of a player at a table, as rounds of any other game. */
export const recallSeats = async (
  deps: LiveDeps,
  session: OfPlayer,
  page: { readonly before?: StudioRoundId | undefined; readonly limit: number },
): Promise<Round[]> => {
  const seats = await listSeatsOf(deps.db, session, page);
  const slips = Map.groupBy(
    await listSlips(
      deps.db,
      seats.map(({ id }) => id),
    ),
    ({ seat_id }) => seat_id,
  );
  const funds = await readSeatFunds(deps, seats, slips);
  return Promise.all(
    seats.map(async (seat) => {
      const { round, table } = await contextOf(deps, seat);
      const moved = funds.get(seat.id);
      const shown = await shownAs(deps, seat, slips.get(seat.id) ?? [], round, table);
      return moved ? { ...shown, funds: moved } : shown;
    }),
  );
};

/** Which of these numbers are seats of the player; their seeds are revealed with the paid round. */
export const findSeats = async (
  { db }: Pick<LiveDeps, 'db'>,
  memberId: MemberId,
  ids: readonly StudioRoundId[],
): Promise<ValueOf<typeof findOwnRounds>['list']> =>
  (await listOwnSeats(db, memberId, ids)).map(({ id, vendor, model, number, state }) => ({
    roundId: id,
    vendor,
    kind: model,
    nonce: number,
    isRevealed: state === 'SETTLED',
  }));

/** All it takes to repeat the round of a seat; nothing if the player has no such seat. */
export const proveSeat = async (deps: LiveDeps, memberId: MemberId, id: StudioRoundId): Promise<Proof | undefined> => {
  const seat = await findSeatById(deps.db, memberId, id);
  if (!seat) return undefined;
  const { round, table } = await contextOf(deps, seat);
  const isOver = round.state === 'SETTLED';
  const slips = await listSlips(deps.db, [seat.id]);
  const moved = (await readSeatFunds(deps, [seat], new Map([[seat.id, slips]]))).get(seat.id);
  return {
    round: { ...(await shownAs(deps, seat, slips, round, table)), ...(moved && { funds: moved }) },
    model: table.model,
    definitionHash: round.definition_hash,
    rules: await readRules(deps.db, round.definition_hash),
    commitment: round.commitment,
    clientSeed: round.public_value ?? '',
    serverSeed: isOver ? deps.roundSeeds.reveal(round) : null,
    payStep: money(wholeStep(seat.currency)),
    shared: {
      table: tableName(table),
      beacon: '-',
      betIds: round.public_value === null ? [] : (await listTakenSlipIds(deps.db, round.id)).map(String),
      ...(table.model === 'crash' ? { chain: await deps.chains.publishedOf(deps.db, table.id, round.number) } : {}),
    },
  };
};

const contextOf = async (
  { db }: LiveDeps,
  seat: SeatRow,
): Promise<{ readonly round: TableRoundRow; readonly table: TableRow }> => {
  const round = await findTableRound(db, seat.round_id);
  const table = round && (await findTable(db, round.table_id));
  if (!round || !table) throw new Error(`The round of seat ${seat.id} is gone.`);
  return { round, table };
};

const STATES: Readonly<Record<SeatRow['state'], Round['state']>> = {
  OPEN: 'OPEN',
  SETTLING: 'SETTLING',
  REFUNDING: 'SETTLING',
  DONE: 'DONE',
  CANCELLED: 'CANCELLED',
};

const shownAs = async (
  deps: Pick<LiveDeps, 'db' | 'roundSeeds'>,
  seat: SeatRow,
  slips: readonly SlipRow[],
  round: TableRoundRow,
  table: TableRow,
): Promise<Round> => {
  const isPaid = seat.state === 'DONE';
  // What a cancelled round gave back was bet all the same.
  const standing = slips.filter(({ state }) => state === 'TAKEN' || (seat.ended_by_rule && state === 'UNDONE'));
  const decisions = table.model === BLACKJACK_MODEL ? (await readDecisions(deps.db, [seat]))(seat) : [];
  return {
    roundId: seat.id,
    vendor: seat.vendor,
    game: seat.game,
    kind: table.model,
    state: STATES[seat.state],
    choice:
      table.model === 'crash'
        ? { kind: 'crash', bets: await listCrashBets(deps, standing) }
        : {
            kind: table.model,
            bets: mergedBets(betsOf(standing)).map(({ spot, amount }) => ({ spot, amount: money(amount) })),
          },
    bet: seat.stake,
    stake: seat.stake,
    win: isPaid ? seat.win : money(0n),
    winNow: null,
    currency: seat.currency,
    nonce: round.number,
    shown: isPaid ? await resultOf(deps, seat, round, decisions) : null,
    steps: [],
    ...(table.model === BLACKJACK_MODEL ? { decisions } : {}),
    endedByRule: seat.ended_by_rule,
    playedAt: seat.sat_at,
    endedAt: seat.ended_at,
  };
};

const resultOf = async (
  deps: Pick<LiveDeps, 'db' | 'roundSeeds'>,
  seat: SeatRow,
  round: TableRoundRow,
  decisions: readonly Decision[],
): Promise<Round['shown']> => {
  const { result, point } = round;
  if (point !== null) return { kind: 'crash', point };
  if (result?.kind !== 'blackjack') return result;
  const { hands } = (await cardsOf(deps, deps.db, round)).playOf(seat, decisions);
  return resultOfSeat(result, hands);
};
