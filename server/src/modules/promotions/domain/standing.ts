import type { ApplicationState } from '@fairground/contract/promotions/endpoints';

/** When an offer may be applied for; open at both ends where nothing is said. */
export type Window = { readonly opensAt: Date | null; readonly closesAt: Date | null };

type Standing = { readonly state: ApplicationState; readonly canApply: boolean };

/**
 * Where somebody stands. What is being looked at or issued counts more than the window: it was sent in time. A rejected
 * one may be sent again for as long as the window is open.
 */
export const standingOf = (
  window: Window | undefined,
  last: { readonly state: 'applying' | 'rejected' | 'issued' } | undefined,
  now: Date,
): Standing => {
  if (last?.state === 'applying' || last?.state === 'issued') return { state: last.state, canApply: false };
  if (window === undefined) return { state: last?.state ?? 'none', canApply: false };
  const isOpen = isOpenAt(window, now);
  if (last !== undefined) return { state: last.state, canApply: isOpen };
  if (isOpen) return { state: 'join', canApply: true };
  const isToCome = window.opensAt !== null && window.opensAt > now;
  return { state: isToCome ? 'coming-soon' : 'close', canApply: false };
};

const isOpenAt = ({ opensAt, closesAt }: Window, now: Date): boolean =>
  (opensAt === null || opensAt <= now) && (closesAt === null || closesAt > now);
