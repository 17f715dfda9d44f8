import type { BusinessDays } from '../../../platform/business-days.ts';
import { nextDay } from '../domain/days.ts';

const HOUR_MS = 3_600_000;

/** The moment at which a business day is over, in the zone of the brand: found within the hours around midnight. */
export const endOfDay = (days: BusinessDays, day: string): Date => {
  const next = nextDay(day);
  const noon = new Date(`${day}T12:00:00Z`).getTime();
  // Zones are at most fourteen hours ahead and twelve behind; quarters of an hour are the finest there are.
  let moment = noon - 15 * HOUR_MS;
  while (days.dayOf(new Date(moment)) < next) moment += HOUR_MS / 4;
  return new Date(moment);
};
