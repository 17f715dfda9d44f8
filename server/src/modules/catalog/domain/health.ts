import type { HEALTH_STATES } from '@fairground/contract/catalog/health-endpoints';
import type { Stops } from './stops.ts';

export type HealthState = (typeof HEALTH_STATES)[number];

export type Window = { readonly startsAt: Date; readonly endsAt: Date | null };

/** What a vendor is now: a stop of staff counts more than a window, whose end does not release it. */
export const vendorHealth = (
  vendor: string,
  {
    stops,
    windows,
    now,
  }: {
    readonly stops: Pick<Stops, 'isAllStopped' | 'vendors'>;
    readonly windows: readonly (Window & { readonly vendor: string })[];
    readonly now: Date;
  },
): { readonly state: HealthState; readonly until: Date | null; readonly planned: Window | null } => {
  const own = windows.filter((window) => window.vendor === vendor && (window.endsAt === null || window.endsAt > now));
  const running = own.filter(({ startsAt }) => startsAt <= now);
  const [next] = own
    .filter(({ startsAt }) => startsAt > now)
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const planned = next === undefined ? null : { startsAt: next.startsAt, endsAt: next.endsAt };
  if (stops.isAllStopped || stops.vendors.has(vendor)) return { state: 'stopped', until: null, planned };
  return running.length === 0
    ? { state: 'open', until: null, planned }
    : { state: 'maintenance', until: lastEndOf(running), planned };
};

/** When the last of them ends; nobody knows where one has no end. */
const lastEndOf = (windows: readonly Window[]): Date | null =>
  windows.some(({ endsAt }) => endsAt === null)
    ? null
    : new Date(Math.max(...windows.map(({ endsAt }) => endsAt?.getTime() ?? 0)));
