import type { Money } from '@fairground/contract/money';
import { isAmountInRange } from './channel.ts';

type Range = { readonly min_amount: Money; readonly max_amount: Money };

const DAY_MINUTES = 24 * 60;
/** Amounts of the form have two decimals at most. */
const STEP = 100n;

/** Whether each amount may be asked for, and each is larger than the one before. */
export const areChipsSound = (chips: readonly Money[], range: Range): boolean =>
  chips.every((chip, place) => isAmountInRange(chip, range) && chip > (chips[place - 1] ?? 0n));

/** Only the amounts that may be asked for by now: limits change without them. */
export const chipsWithin = (chips: readonly Money[], range: Range): readonly Money[] =>
  chips.filter((chip) => isAmountInRange(chip, range));

export const areLimitsSound = ({ min, max }: { readonly min: Money; readonly max: Money }): boolean =>
  min > 0n && min <= max && min % STEP === 0n && max % STEP === 0n;

/** The minute of the day of a written time, such as 08:30; a day ends at 24:00. */
export const minuteFrom = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

export const timeFrom = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** A window opens within a day and closes by its end; one that closes when it opens would be read as a whole day. */
export const areHoursSound = ({ opens, closes }: { readonly opens: number; readonly closes: number }): boolean =>
  opens < DAY_MINUTES && closes > 0 && opens !== closes;
