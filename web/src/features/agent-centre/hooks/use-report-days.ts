import { dayOf, isTooLong, lastDays } from '@fairground/client/format';
import type { DayRange } from '@fairground/client/format';
import { useState } from 'react';
import { useTimeZone } from '../../../shared/i18n/index.ts';

/** The days a report is about, the last ones at first, and whether they may be asked for. */
export const useReportDays = (daysMax: number, daysShown = 7) => {
  const timeZone = useTimeZone() ?? 'UTC';
  const [today] = useState(() => dayOf(new Date(), timeZone));
  const [range, setRange] = useState<DayRange>(() => lastDays(today, daysShown));
  return { today, range, setRange, daysMax, isAskable: !isTooLong(range, daysMax) };
};

export type ReportDays = ReturnType<typeof useReportDays>;
