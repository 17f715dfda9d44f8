import { money } from '@fairground/contract/money';
import type { CrashBet } from '@fairground/contract/studio/game';
import type { CrashRules } from '@fairground/engines/instant/crash';
import { GIVEN_BACK, exitAtEnd, flightReturnOfAll, panelOfSpot } from '@fairground/engines/instant/shared-crash';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Reader } from '../../../platform/database/index.ts';
import { winOf } from '../domain/amounts.ts';
import { wholeStep } from '../domain/whole-step.ts';
import type { LiveDeps } from '../live/live-deps.ts';
import { finishSeats } from '../live/settle-seats.ts';
import { stakeOf } from '../live/slips.ts';
import { readRules } from '../store/definitions.ts';
import { insertExits, listExits, listExitsOfRound, lockFlight } from '../store/flights.ts';
import type { ExitRow } from '../store/flights.ts';
import type { TableRoundRow } from '../store/live-tables.ts';
import { listSeats, listSlipsOfRound, moveSeat } from '../store/seats.ts';
import type { SeatRow, SlipRow } from '../store/seats.ts';

/** A bet as its slip and its exit have it. */
export const crashBetOf = (slip: Pick<SlipRow, 'bets' | 'stake'>, exit: Pick<ExitRow, 'at'> | undefined): CrashBet => {
  const [bet] = slip.bets;
  if (!bet) throw new Error('A slip of a flight holds no bet.');
  return { ...panelOfSpot(bet.spot), amount: slip.stake, exitAt: exit?.at ?? null };
};

/** The bets of slips with where each left. */
export const listCrashBets = async ({ db }: Pick<LiveDeps, 'db'>, slips: readonly SlipRow[]): Promise<CrashBet[]> => {
  const exits = await listExits(
    db,
    slips.map(({ id }) => id),
  );
  return slips.map((slip) => crashBetOf(slip, exits.get(slip.id)));
};

type Aboard = { readonly slip: SlipRow; readonly autoAt: number | null };

/** The bets of a flight that have not left it. */
export const listAboard = async (reader: Reader, roundId: bigint): Promise<readonly Aboard[]> => {
  const slips = (await listSlipsOfRound(reader, roundId)).filter(({ state }) => state === 'TAKEN');
  const exits = await listExitsOfRound(reader, roundId);
  return slips.filter(({ id }) => !exits.has(id)).map((slip) => ({ slip, autoAt: crashBetOf(slip, undefined).autoAt }));
};

/** Writes down who left by rule and what every seat won, in one commit with no exit beside it; then pays. */
export const settleFlight = async (
  deps: LiveDeps,
  round: TableRoundRow,
  { wasInterrupted }: { readonly wasInterrupted: boolean },
): Promise<void> => {
  const { id: roundId, point } = round;
  if (point === null) throw new Error(`Round ${roundId} ends nowhere.`);
  const rules = (await readRules(deps.db, round.definition_hash)) as CrashRules;
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    await lockFlight(tx, roundId);
    const last = (await listAboard(tx, roundId)).flatMap(({ slip, autoAt }) => {
      const exit = exitAtEnd(rules, point, autoAt, { wasInterrupted });
      return exit ? [{ slip_id: slip.id, round_id: roundId, at: exit.at, taken_by: exit.by, taken_at: at }] : [];
    });
    await insertExits(tx, last);
    const slips = (await listSlipsOfRound(tx, roundId)).filter(({ state }) => state === 'TAKEN');
    const exits = await listExitsOfRound(tx, roundId);
    const bySeat = Map.groupBy(slips, ({ seat_id }) => seat_id);
    for (const seat of await listSeats(tx, roundId)) {
      if (seat.state !== 'OPEN') continue;
      const own = bySeat.get(seat.id) ?? [];
      const bets = own.map((slip) => crashBetOf(slip, exits.get(slip.id)));
      await moveSeat(tx, seat, { ...outcomeOf(seat, bets, stakeOf(own), point), at, ended_by_rule: wasInterrupted });
    }
  });
  await finishSeats(deps, await listSeats(deps.db, roundId));
};

const outcomeOf = (seat: SeatRow, bets: readonly CrashBet[], stake: SeatRow['stake'], point: number) => {
  // Everything was taken back: there is nothing to be paid.
  if (stake === 0n) return { state: 'CANCELLED' } as const;
  const win = winOf(stake, flightReturnOfAll(point, bets), wholeStep(seat.currency));
  // What the rule gave back was as good as not staked.
  const valid_bet = money(bets.reduce((sum, { amount, exitAt }) => (exitAt === GIVEN_BACK ? sum : sum + amount), 0n));
  return { state: 'SETTLING', stake, win, valid_bet } as const;
};
