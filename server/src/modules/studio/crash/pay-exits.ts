import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { fraction } from '@fairground/engines/maths/fraction';
import { winOf } from '../domain/amounts.ts';
import { wholeStep } from '../domain/whole-step.ts';
import type { LiveDeps } from '../live/live-deps.ts';
import { payExit } from '../live/slips.ts';
import type { Funds } from '../settle-round.ts';
import type { ExitRow } from '../store/flights.ts';
import type { SeatRow, SlipRow } from '../store/seats.ts';

/** A bet that left a flight. */
export type Left = { readonly seat: SeatRow; readonly slip: SlipRow; readonly exit: Pick<ExitRow, 'at' | 'taken_by'> };

/**
 * What an exit is paid when it happens, in whole steps. What the rule gives back is paid with the end of the round, as
 * is the rest of a step that two bets of a player make together: a round is rounded once.
 */
export const exitPay = ({ seat, slip, exit }: Left): Money =>
  exit.taken_by === 'RULE' ? money(0n) : winOf(slip.stake, fraction(exit.at, 100), wholeStep(seat.currency));

/** All that exits of one seat are paid. */
export const paidByExits = (exits: readonly Left[]): Money =>
  money(exits.reduce((sum, left) => sum + exitPay(left), 0n));

const EXITS_AT_ONCE = 8;

/**
 * Pays exits that were written down. Each payment has an id of its bet, so it is made once by any node; one that
 * cannot be made now is made with the end of the flight.
 */
export const payExits = async (
  deps: Pick<LiveDeps, 'db' | 'sessions' | 'log'>,
  exits: readonly Left[],
): Promise<Funds | undefined> => {
  const waiting = [...exits];
  let funds: Funds | undefined;
  const work = async (): Promise<void> => {
    for (let left = waiting.pop(); left; left = waiting.pop()) {
      const amount = exitPay(left);
      if (amount === 0n) continue;
      try {
        funds = (await payExit(deps, left.seat, left.slip, amount)) ?? funds;
      } catch (error) {
        deps.log.warn({ err: error, slip: left.slip.id.toString() }, 'an exit is paid when the flight is over');
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(EXITS_AT_ONCE, exits.length) }, work));
  return funds;
};
