import { money, UNITS_PER_WHOLE } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { RefillState } from '@fairground/contract/promotions/endpoints';
import type { FlagValue } from '@fairground/contract/system/flags';
import { dayAfter, momentOf } from '@fairground/engines/lottery/zone';
import type { BusinessDays } from '../../../platform/business-days.ts';

export type RefillRule = { readonly amount: Money; readonly below: Money; readonly perDay: number };

type Flags = {
  readonly REFILLAMOUNT: FlagValue;
  readonly REFILLBELOW: FlagValue;
  readonly REFILLSPERDAY: FlagValue;
};

/** The rule as operators set it; null where any figure of it is none. */
export const refillRuleOf = (flags: Flags): RefillRule | null => {
  const [amount, below, perDay] = [flags.REFILLAMOUNT, flags.REFILLBELOW, flags.REFILLSPERDAY].map(figureOf);
  if (!amount || !below || !perDay) return null;
  return { amount: money(amount * UNITS_PER_WHOLE), below: money(below * UNITS_PER_WHOLE), perDay: Number(perDay) };
};

const figureOf = (value: FlagValue): bigint => (/^\d{1,9}$/.test(String(value)) ? BigInt(String(value)) : 0n);

/** Where a member stands who holds so much and was refilled so often today. */
export const refillStateOf = (
  { below, perDay }: RefillRule,
  { held, given }: { readonly held: bigint; readonly given: number },
): RefillState => {
  if (held >= below) return 'enough';
  return given < perDay ? 'open' : 'used-up';
};

/** The day before a day of the business. */
export const dayBefore = (day: string): string => dayAfter(day, -1);

/** When refills of the next day of the business begin. */
export const nextRefillDay = ({ dayOf, timeZone }: BusinessDays, moment: Date): Date =>
  momentOf(dayAfter(dayOf(moment), 1), '00:00', timeZone);
