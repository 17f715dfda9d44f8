/** Whole seconds until a moment, never below zero; a started second counts. */
export const secondsUntil = (untilMs: number, nowMs: number): number =>
  Math.max(0, Math.ceil((untilMs - nowMs) / 1000));

/** `75` as `1:15`: what stands on a clock, the same in every language. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** How long a form waits after too many attempts, unless the server says otherwise. */
export const LOCK_SECONDS = 300;

/** The countdown of a code: `expiredMinutes` × 60 seconds, a minute where the answer does not tell. */
export const codeCountdownSeconds = (expiredMinutes: number): number => (expiredMinutes > 0 ? expiredMinutes * 60 : 60);

/** With the phone provider a new code may be asked for after a minute, however long the code is good. */
export const PHONE_PROVIDER_SECONDS = 60;
