import type { Outcome } from '../fair/outcome.ts';
import { LOST, won } from '../maths/payout.ts';
import type { Case, Return } from '../maths/payout.ts';
import { below } from '../random/words.ts';

/** The fields of the wheel, and what a unit on each gains. */
export const WHEEL_FIELDS = ['one', 'three', 'sun', 'moon', 'star', 'lantern', 'crown'] as const;
export type WheelField = (typeof WHEEL_FIELDS)[number];

export type MoneyWheelRules = {
  /** The segments in their order around the wheel; each is equally likely. */
  readonly segments: readonly WheelField[];
  readonly pays: Readonly<Record<WheelField, string>>;
};

/** How many segments each field has. Times what it gives back that is 52 for all of them: every bet returns 52/54. */
const SEGMENTS: Readonly<Record<WheelField, number>> = {
  one: 26,
  three: 13,
  sun: 4,
  moon: 4,
  star: 4,
  lantern: 2,
  crown: 1,
};

/** Spreads the segments of each field evenly around the wheel, rare ones first; no two games of chance are hidden here. */
const spread = (): readonly WheelField[] => {
  const size = Object.values(SEGMENTS).reduce((all, each) => all + each, 0);
  const places: (WheelField | undefined)[] = Array.from({ length: size }, () => undefined);
  for (const [turn, field] of [...WHEEL_FIELDS].toReversed().entries())
    for (let index = 0; index < SEGMENTS[field]; index += 1) {
      let place = Math.floor((index * size) / SEGMENTS[field] + turn * 2) % size;
      while (places[place] !== undefined) place = (place + 1) % size;
      places[place] = field;
    }
  return places.map((field) => field ?? 'one');
};

export const MONEY_WHEEL: MoneyWheelRules = {
  segments: spread(),
  pays: { one: '1', three: '3', sun: '12', moon: '12', star: '12', lantern: '25', crown: '51' },
};

/** Where the wheel stops: a segment, counted from 0. */
export const turnMoneyWheel: Outcome<MoneyWheelRules, number> = (words, { segments }) => below(words, segments.length);

export const moneyWheelReturn = ({ segments, pays }: MoneyWheelRules, segment: number, bet: WheelField): Return => {
  if (!WHEEL_FIELDS.includes(bet)) throw new RangeError(`Not a bet of this table: ${bet}`);
  return segments[segment] === bet ? won(pays[bet]) : LOST;
};

export const moneyWheelCases = ({ segments }: MoneyWheelRules): readonly Case<number>[] =>
  segments.map((_, segment) => ({ result: segment, ways: 1n }));
