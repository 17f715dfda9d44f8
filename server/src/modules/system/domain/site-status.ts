import type { Localized } from '../../../platform/localized.ts';
import type { RegionRule, Visitor } from './region-rules.ts';
import { firstMatch, passesMaintenance } from './region-rules.ts';

/** A time in which the site is closed for work. Without an end it lasts until somebody opens the site. */
export type MaintenanceWindow = {
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly titles: Localized;
  readonly contact: string;
};

/** What an operator set the site to. 2 lets in only whom a rule allows. */
export type CurrentStatus = {
  readonly status: 0 | 1 | 2;
  readonly titles: Localized;
  readonly contact: string;
  readonly setAt: Date;
  readonly endsAt: Date | null;
};

export type StatusRules = {
  readonly current: CurrentStatus;
  readonly planned: readonly MaintenanceWindow[];
  /** In order, see region-rules. */
  readonly regionRules: readonly RegionRule[];
};

export type StatusForVisitor =
  | { readonly status: 0 }
  | { readonly status: 1; readonly window: MaintenanceWindow }
  | { readonly status: 2; readonly contact: string };

/** Whether there is no rule that could close the site to anybody: then nobody has to be asked where they are. */
export const isOpenToAll = ({ current, planned, regionRules }: StatusRules): boolean =>
  current.status === 0 && planned.length === 0 && regionRules.length === 0;

/** Maintenance comes before the region, the region before the open site. */
export const statusFor = (rules: StatusRules, visitor: Visitor, now: Date): StatusForVisitor => {
  const window = openWindow(rules, now);
  if (window && !passesMaintenance(rules.regionRules, visitor)) return { status: 1, window };
  const { current } = rules;
  const isListed = current.status === 2 && isRunning(current.endsAt, now);
  const decided = firstMatch(rules.regionRules, visitor)?.kind ?? (isListed ? 'DENY' : 'ALLOW');
  return decided === 'DENY' ? { status: 2, contact: isListed ? current.contact : '' } : { status: 0 };
};

/** The window that closes the site now; of several the one that ends last, because that is when the site opens again. */
const openWindow = ({ current, planned }: StatusRules, now: Date): MaintenanceWindow | undefined => {
  const set: readonly MaintenanceWindow[] = current.status === 1 ? [{ ...current, startsAt: current.setAt }] : [];
  return [...set, ...planned]
    .filter(({ startsAt, endsAt }) => startsAt <= now && isRunning(endsAt, now))
    .toSorted((one, other) => endOf(other) - endOf(one))[0];
};

const isRunning = (endsAt: Date | null, now: Date): boolean => endsAt === null || now < endsAt;

const endOf = ({ endsAt }: MaintenanceWindow): number => endsAt?.getTime() ?? Number.POSITIVE_INFINITY;
