/**
 * While a game shows how a round ended, the site must not tell it first: what is known of the balance waits. Nothing is
 * kept beyond the page, so a reload shows the truth.
 */

/** The longest a balance is held for a round: a broken or hostile frame cannot hold it for ever. */
export const HOLD_MAX_MS = 120_000;

const holds = new Set<symbol>();
/** When what is held now is let go at the latest: a hold that follows another one without a gap lasts no longer than it. */
let heldUntil = 0;
const listeners = new Set<() => void>();
let wasKeptBack = false;

export const isBalanceHeld = (): boolean => holds.size > 0;

/** Holds the balance as it is shown, until what is answered is called or the time is over. */
export const holdBalance = (): (() => void) => {
  const hold = Symbol('hold');
  if (holds.size === 0) heldUntil = performance.now() + HOLD_MAX_MS;
  holds.add(hold);
  const release = (): void => {
    clearTimeout(timer);
    if (!holds.delete(hold) || holds.size > 0) return;
    for (const listener of listeners) listener();
  };
  const timer = setTimeout(release, heldUntil - performance.now());
  return release;
};

/** Calls back when nothing holds the balance any more. Returns how to stop. */
export const onBalanceReleased = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Of what is shown and what came: the first while the balance is held, and it is noted that something was kept back. */
export const shownWhileHeld = <Value>(shown: Value | undefined, choose: () => Value): Value => {
  if (shown === undefined || !isBalanceHeld()) return choose();
  wasKeptBack = true;
  return shown;
};

/** Whether an answer was kept back since this was asked last: it has to be asked for again. */
export const takeKeptBack = (): boolean => {
  const was = wasKeptBack;
  wasKeptBack = false;
  return was;
};
