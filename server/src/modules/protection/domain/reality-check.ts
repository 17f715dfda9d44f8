import { REALITY_CHECK_MINUTES } from '@fairground/contract/protection/states';

const MINUTE_MS = 60_000;
export const DEFAULT_MINUTES = 60;

/** The intervals a market lets a player choose; 0 stands for no rule of the market. */
export const offeredMinutes = (minutesMax: number): readonly number[] =>
  REALITY_CHECK_MINUTES.filter((minutes) => minutesMax === 0 || minutes <= minutesMax);

/** What the player chose, but never more than the market allows. */
export const intervalOf = (chosen: number, minutesMax: number): number =>
  minutesMax === 0 ? chosen : Math.min(chosen, minutesMax);

/** A check is due one interval after the login or the last answer, whichever is later. */
export const dueAt = (since: Date, answeredAt: Date | null, minutes: number): Date =>
  new Date(Math.max(since.getTime(), answeredAt?.getTime() ?? 0) + minutes * MINUTE_MS);

/** When play goes on after an answer: at once, or after the break that the market asks for. */
export const resumesAt = (now: Date, breakMinutes: number): Date => new Date(now.getTime() + breakMinutes * MINUTE_MS);
