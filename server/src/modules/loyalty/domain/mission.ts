import type { BetCategory } from '@fairground/contract/betting/endpoints';
import type { MissionMetric, MissionPeriod, MissionState } from '@fairground/contract/loyalty/states';
import type { Money } from '@fairground/contract/money';
import type { Localized } from '../../../platform/localized.ts';
import { monday, nextDay } from './days.ts';

export type MissionText = { readonly name: string; readonly about: string };
export type Milestone = { readonly target: bigint; readonly amount: Money; readonly points: number };
export type Prize = { readonly from: number; readonly to: number; readonly amount: Money; readonly points: number };

/** Amounts stand as texts in a document: they may exceed what a number holds exactly. */
export type StoredMilestone = { readonly target: string; readonly amount: string; readonly points: number };
export type StoredPrize = Omit<Prize, 'amount'> & { readonly amount: string };

export type Mission = {
  readonly id: bigint;
  readonly texts: Localized<MissionText>;
  readonly metric: MissionMetric;
  readonly products: readonly BetCategory[];
  readonly period: MissionPeriod;
  readonly fromDay: string;
  readonly untilDay: string | null;
  readonly milestones: readonly Milestone[];
  readonly hasBoard: boolean;
  readonly prizes: readonly Prize[];
  readonly turnover: number;
  readonly hue: number;
  readonly state: MissionState;
  readonly startedAt: Date | null;
};

export const runsOn = ({ fromDay, untilDay }: Pick<Mission, 'fromDay' | 'untilDay'>, day: string): boolean =>
  day >= fromDay && (untilDay === null || day <= untilDay);

/** The first day of the period that a day belongs to. */
export const periodOf = ({ period, fromDay }: Pick<Mission, 'period' | 'fromDay'>, day: string): string => {
  if (period === 'DAILY') return day;
  return period === 'WEEKLY' ? monday(day) : fromDay;
};

/** The last day of a period; null where it never ends. */
export const lastDayOf = (mission: Pick<Mission, 'period' | 'untilDay'>, period: string): string | null => {
  const last =
    mission.period === 'DAILY' ? period : mission.period === 'WEEKLY' ? nextDay(period, 6) : mission.untilDay;
  if (last === null || mission.untilDay === null) return last;
  return last < mission.untilDay ? last : mission.untilDay;
};

/** How a value goes on: some metrics add up, the best multiple stays, a day counts once. */
export const grown = (
  metric: MissionMetric,
  before: { readonly value: bigint; readonly lastDay: string } | undefined,
  gain: { readonly amount: bigint; readonly day: string },
): bigint => {
  const value = before?.value ?? 0n;
  if (metric === 'WIN_MULTIPLE') return gain.amount > value ? gain.amount : value;
  if (metric === 'LOGIN_DAYS') return before !== undefined && before.lastDay >= gain.day ? value : value + 1n;
  return value + gain.amount;
};

/** The prize of a place; undefined where it has none. */
export const prizeOf = (prizes: readonly Prize[], place: number): Prize | undefined =>
  prizes.find(({ from, to }) => place >= from && place <= to);

export const lastPlace = (prizes: readonly Prize[]): number => Math.max(0, ...prizes.map(({ to }) => to));

/** Milestones rise, prizes follow each other without a gap or an overlap, and something is given. */
export const isMissionSound = (
  mission: Pick<Mission, 'milestones' | 'prizes' | 'hasBoard' | 'period' | 'metric'>,
): boolean => {
  const { milestones, prizes, hasBoard, period } = mission;
  const rises = milestones.every(
    ({ target, amount, points }, place) =>
      target > (milestones[place - 1]?.target ?? 0n) && (amount > 0n || points > 0),
  );
  const follows = prizes.every(
    ({ from, to, amount, points }, place) =>
      from === (prizes[place - 1]?.to ?? 0) + 1 && to >= from && (amount > 0n || points > 0),
  );
  return (
    rises &&
    follows &&
    milestones.length <= 10 &&
    prizes.length <= 20 &&
    (hasBoard ? prizes.length > 0 && period !== 'ONCE' : prizes.length === 0 && milestones.length > 0)
  );
};
