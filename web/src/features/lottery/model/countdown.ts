import type { Issue } from '@fairground/engines/lottery/calendar';

/** Where an issue stands at a moment, by the server's time. */
export type Phase = 'coming' | 'open' | 'locked' | 'drawn';

export type IssueTimes = Pick<Issue, 'openAt' | 'lockAt' | 'drawAt'>;

/** Bets are taken until the lock and not at it. */
export const phaseAt = ({ openAt, lockAt, drawAt }: IssueTimes, nowMs: number): Phase => {
  if (nowMs < openAt.getTime()) return 'coming';
  if (nowMs < lockAt.getTime()) return 'open';
  return nowMs < drawAt.getTime() ? 'locked' : 'drawn';
};

/** What is counted down to: the lock while bets are taken, then the draw. */
export const remainingAt = (issue: IssueTimes, nowMs: number): number => {
  const end = phaseAt(issue, nowMs) === 'open' ? issue.lockAt : issue.drawAt;
  return Math.max(0, end.getTime() - nowMs);
};

/** The bar is a hundred pixels wide or so: finer steps would be drawn without being seen. */
const BAR_STEPS = 500;

/** How much of the time for bets is left, from 0 to 1, in the steps of the bar. */
export const openPart = ({ openAt, lockAt }: IssueTimes, nowMs: number): number => {
  const whole = lockAt.getTime() - openAt.getTime();
  if (whole <= 0) return 0;
  const left = Math.min(1, Math.max(0, (lockAt.getTime() - nowMs) / whole));
  return Math.round(left * BAR_STEPS) / BAR_STEPS;
};

export type ClockFace = { readonly days: number; readonly text: string };

const two = (number: number): string => String(number).padStart(2, '0');

/** A duration as a clock shows it: minutes and seconds, hours before them where there are any, days apart. */
export const clockFace = (ms: number): ClockFace => {
  // A second that has begun is shown until it is over: 0 means that the time is up.
  const seconds = Math.ceil(ms / 1_000);
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3_600) % 24];
  const short = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return { days, text: days > 0 || hours > 0 ? `${two(hours)}:${short}` : short };
};
