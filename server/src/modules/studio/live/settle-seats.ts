import { money } from '@fairground/contract/money';
import { roundFinished } from '@fairground/contract/studio/pushes';
import { returnOfAll, validStake } from '@fairground/engines/tables/table-game';
import { inTransaction } from '../../../platform/database/index.ts';
import { exitPay, paidByExits } from '../crash/pay-exits.ts';
import type { Left } from '../crash/pay-exits.ts';
import { winOf } from '../domain/amounts.ts';
import type { TableModel } from '../domain/models/tables.ts';
import { wholeStep } from '../domain/whole-step.ts';
import { listExitsOfSeats } from '../store/flights.ts';
import { listSeats, listSlips, listSlipsOfRound, moveSeat } from '../store/seats.ts';
import type { SeatRow, SlipRow } from '../store/seats.ts';
import type { TableRoundRow } from '../store/live-tables.ts';
import type { LiveDeps, ResultOf } from './live-deps.ts';
import { betsOf, giveSlipBack, isSeatPaid, payExit, paySeat, stakeOf } from './slips.ts';

const SEATS_AT_ONCE = 8;

export type Dealt = { readonly model: TableModel; readonly rules: unknown; readonly resultOf: ResultOf };

/** Writes down what every seat of a dealt round won, in one commit; then pays. */
export const settleSeats = async (
  deps: LiveDeps,
  round: TableRoundRow,
  dealt: Dealt,
  isLate: boolean,
): Promise<void> => {
  await inTransaction(deps.db, async (tx) => {
    const slips = takenBySeat(await listSlipsOfRound(tx, round.id));
    for (const seat of await listSeats(tx, round.id))
      if (seat.state === 'OPEN')
        await moveSeat(tx, seat, outcomeOf(deps, seat, slips.get(seat.id) ?? [], dealt, isLate));
  });
  await finishSeats(deps, await listSeats(deps.db, round.id));
};

const outcomeOf = (deps: LiveDeps, seat: SeatRow, slips: readonly SlipRow[], dealt: Dealt, isLate: boolean) => {
  const at = deps.clock.now();
  const { model, rules, resultOf } = dealt;
  const bets = betsOf(slips);
  const stake = stakeOf(slips);
  // Everything was taken back: there is nothing to be paid.
  if (stake === 0n) return { state: 'CANCELLED', at } as const;
  const result = resultOf(seat);
  const returnOf = (spot: string) => model.game.returnOf(rules, result, spot);
  const win = winOf(stake, returnOfAll(bets, returnOf), wholeStep(seat.currency));
  const valid_bet = money(validStake(bets, model.game.opposed, returnOf));
  return { state: 'SETTLING', at, stake, win, valid_bet, ended_by_rule: isLate } as const;
};

/** Every stake of the round goes back. */
export const refundSeats = async (deps: LiveDeps, round: TableRoundRow): Promise<void> => {
  await inTransaction(deps.db, async (tx) => {
    const slips = takenBySeat(await listSlipsOfRound(tx, round.id));
    const at = deps.clock.now();
    for (const seat of await listSeats(tx, round.id)) {
      const stake = stakeOf(slips.get(seat.id) ?? []);
      if (seat.state === 'OPEN')
        await moveSeat(
          tx,
          seat,
          stake === 0n ? { state: 'CANCELLED', at } : { state: 'REFUNDING', at, stake, ended_by_rule: true },
        );
    }
  });
  await finishSeats(deps, await listSeats(deps.db, round.id));
};

const takenBySeat = (slips: readonly SlipRow[]): ReadonlyMap<SeatRow['id'], SlipRow[]> =>
  Map.groupBy(
    slips.filter(({ state }) => state === 'TAKEN'),
    ({ seat_id }) => seat_id,
  );

/** Moves the money of seats; the next pass retries calls with an unknown outcome. */
export const finishSeats = async (deps: LiveDeps, seats: readonly SeatRow[]): Promise<void> => {
  const waiting = seats.filter(({ state }) => state === 'SETTLING' || state === 'REFUNDING');
  const exits = await listExitsOfSeats(
    deps.db,
    waiting.map(({ id }) => id),
  );
  const work = async (): Promise<void> => {
    for (let seat = waiting.pop(); seat; seat = waiting.pop()) {
      const own: SeatRow = seat;
      await finishSeat(
        deps,
        own,
        (exits.get(own.id) ?? []).map((left) => ({ seat: own, ...left })),
      );
    }
  };
  await Promise.all(Array.from({ length: SEATS_AT_ONCE }, work));
};

const finishSeat = async (deps: LiveDeps, seat: SeatRow, exits: readonly Left[]): Promise<void> => {
  try {
    const at = deps.clock.now();
    const isPaid = seat.state === 'SETTLING';
    if (isPaid) await payWithExits(deps, seat, exits);
    else
      for (const slip of await listSlips(deps.db, [seat.id]))
        if (slip.state === 'TAKEN') await giveSlipBack(deps, seat, slip);
    const state = isPaid ? 'DONE' : 'CANCELLED';
    const isMoved = await moveSeat(deps.db, seat, { state, at });
    const { id: roundId, stake, win } = seat;
    if (isMoved && seat.ended_by_rule)
      deps.realtime.toMember(roundFinished, seat.member_id, { roundId, state, stake, win });
  } catch (error) {
    deps.log.warn({ err: error, seat: seat.id.toString() }, 'a seat could not be paid; the next pass tries again');
  }
};

/** Bets that left a flight are paid first, those that are paid already once; the seat gets what is left of its win. */
const payWithExits = async (deps: LiveDeps, seat: SeatRow, exits: readonly Left[]): Promise<void> => {
  if (exits.length === 0) return paySeat(deps, seat);
  if (await isSeatPaid(deps, seat)) return;
  for (const left of exits) {
    const amount = exitPay(left);
    if (amount > 0n) await payExit(deps, seat, left.slip, amount);
  }
  await paySeat(deps, seat, paidByExits(exits));
};
