import type { CrashView, OwnCrashBet } from '@fairground/contract/crash-room/flight';
import type { CrashPanel } from '@fairground/contract/studio/game';
import { multiplierAt, reachedAfterMs } from '@fairground/engines/instant/crash';

/** What the room is at, as one looks at it now. */
export type FlightPhase = 'waiting' | 'boarding' | 'closed' | 'flying' | 'ended' | 'called-off';

/** The flight at a moment of the room's clock. Multipliers are whole hundredths. */
export type FlightMoment = {
  readonly phase: FlightPhase;
  /** How long until the phase is over, where that is known. */
  readonly leftMs: number;
  /** How long the bets are open altogether. */
  readonly wholeMs: number;
  readonly elapsedMs: number;
  readonly times: number;
};

const REST = { leftMs: 0, wholeMs: 1, elapsedMs: 0, times: 100 } as const;

/** Where the flight is `now`, which is milliseconds of the room's clock. */
export const momentOf = ({ round }: Pick<CrashView, 'round'>, now: number): FlightMoment => {
  if (!round) return { ...REST, phase: 'waiting' };
  if (round.phase === 'CANCELLED') return { ...REST, phase: 'called-off' };
  if (round.phase === 'OPEN') {
    const leftMs = Math.max(0, round.closesAt.getTime() - now);
    const wholeMs = Math.max(1, round.closesAt.getTime() - round.openedAt.getTime());
    return { ...REST, phase: leftMs > 0 ? 'boarding' : 'closed', leftMs, wholeMs };
  }
  if (round.point !== null) {
    const leftMs = round.nextAt ? Math.max(0, round.nextAt.getTime() - now) : 0;
    return { ...REST, phase: 'ended', leftMs, elapsedMs: reachedAfterMs(round.point), times: round.point };
  }
  if (!round.fliesAt || now < round.fliesAt.getTime())
    return { ...REST, phase: 'closed', leftMs: round.fliesAt ? round.fliesAt.getTime() - now : 0 };
  const elapsedMs = now - round.fliesAt.getTime();
  return { ...REST, phase: 'flying', elapsedMs, times: multiplierAt(elapsedMs) };
};

/** What a panel's one large button does. */
export type PanelOrder = 'bet' | 'undo' | 'queue' | 'unqueue' | 'leave' | 'none';

export type PanelState = {
  readonly phase: FlightPhase;
  readonly bet: OwnCrashBet | undefined;
  /** A bet that is sent when the next flight takes bets. */
  readonly isQueued: boolean;
  /** An order is on its way. */
  readonly isBusy: boolean;
};

export const panelOrder = ({ phase, bet, isQueued, isBusy }: PanelState): PanelOrder => {
  if (isBusy) return 'none';
  if (phase === 'boarding') return bet ? 'undo' : 'bet';
  if (phase === 'flying' && bet && bet.exitAt === null) return 'leave';
  // A bet that is aboard while nothing can be done for it: the next one can be prepared when it is out.
  if (phase === 'closed' && bet) return 'none';
  return isQueued ? 'unqueue' : 'queue';
};

export const betOfPanel = ({ seat, round }: Pick<CrashView, 'seat' | 'round'>, panel: CrashPanel) =>
  seat && round && seat.number === round.number ? seat.bets.find((bet) => bet.panel === panel) : undefined;

/** How a multiplier of the past is coloured. */
export type Height = 'low' | 'middle' | 'high' | 'sky';

export const heightOf = (point: number): Height => {
  if (point < 150) return 'low';
  if (point < 300) return 'middle';
  return point < 1_000 ? 'high' : 'sky';
};

/** Reads what a player types as an automatic exit: hundredths, or undefined where it is none. */
export const readTimes = (text: string): number | undefined => {
  // A comma before three digits parts thousands, as everywhere on the site; before fewer it is somebody's decimal point.
  const found = /^\s*(\d{1,5})(?:[.,](\d{1,2}))?\s*(?:×|x)?\s*$/i.exec(text.replace(/,(?=\d{3}\b)/, ''));
  if (!found) return undefined;
  const value = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  return value >= 101 && value <= 1_000_000 ? value : undefined;
};
