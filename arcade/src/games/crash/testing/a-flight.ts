import type { CrashView } from '@fairground/contract/crash-room/flight';

/** So many seconds after the flight was opened for bets. */
export const at = (seconds: number): Date => new Date(1_000_000 + seconds * 1_000);

/** A flight that takes bets, but for what is said of it. */
export const aFlight = (part: Partial<NonNullable<CrashView['round']>>): NonNullable<CrashView['round']> => ({
  number: 7,
  phase: 'OPEN',
  openedAt: at(0),
  closesAt: at(8),
  fliesAt: null,
  nextAt: null,
  commitment: '',
  chain: { start: '', link: 7 },
  publicValue: null,
  point: null,
  serverSeed: null,
  ...part,
});
