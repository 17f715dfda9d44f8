import { AGENT_DAYS_MAX } from '@fairground/contract/agents/fields';
import { Refusal } from '../../../platform/refusal.ts';
import { dayAfter, daysIn } from '../../figures/index.ts';
import type { DayRange } from '../../figures/index.ts';

const DAYS_SHOWN = 7;
/** Of the calendar: there is no year before the first. */
const FIRST_DAY = '0001-01-01';

export type AskedRange = { readonly from?: string | undefined; readonly to?: string | undefined };

/** The days a report is about: those asked for, or the last seven. */
export const rangeOf = (asked: AskedRange, today: string, daysMax = AGENT_DAYS_MAX): DayRange => {
  const to = asked.to ?? today;
  const from = asked.from ?? laterOf(FIRST_DAY, dayAfter(to, 1 - DAYS_SHOWN));
  const count = daysIn({ from, to });
  if (count < 1) throw new Refusal('agents.range-backwards');
  if (count > daysMax) throw new Refusal('agents.range-too-long');
  return { from, to };
};

const laterOf = (one: string, other: string): string => (one > other ? one : other);
