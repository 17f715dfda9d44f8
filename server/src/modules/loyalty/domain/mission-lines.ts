import type { MissionMetric } from '@fairground/contract/loyalty/states';
import { money, parseMoney, writeMoney } from '@fairground/contract/money';
import { Refusal } from '../../../platform/refusal.ts';
import type { Milestone, Mission, Prize } from './mission.ts';

/** What staff write: `1000000: 500 + 20` gives 500 of money and 20 points at a million; `2-5: 1000` to places 2 to 5. */
const LINE = /^(\S+)\s*:\s*(\d{1,12}(?:\.\d{1,4})?)(?:\s*\+\s*(\d{1,9}))?$/;
const AMOUNT = /^\d{1,12}(?:\.\d{1,4})?$/;
const WHOLE = /^\d{1,9}$/;
const PLACES = /^(\d{1,4})(?:-(\d{1,4}))?$/;

export const readMilestones = (metric: MissionMetric, lines: readonly string[]): readonly Milestone[] =>
  lines.map((line) => {
    const { head, amount, points } = readLine(line);
    return { target: readTarget(metric, head), amount, points };
  });

export const readPrizes = (lines: readonly string[]): readonly Prize[] =>
  lines.map((line) => {
    const { head, amount, points } = readLine(line);
    const [, from, to = from] = PLACES.exec(head) ?? [];
    if (from === undefined || to === undefined) throw new Refusal('loyalty.mission-refused');
    return { from: Number(from), to: Number(to), amount, points };
  });

const readLine = (line: string) => {
  const [, head, amount, points = '0'] = LINE.exec(line.trim()) ?? [];
  if (head === undefined || amount === undefined) throw new Refusal('loyalty.mission-refused');
  return { head, amount: parseMoney(amount), points: Number(points) };
};

const readTarget = (metric: MissionMetric, text: string): bigint => {
  const isAmount = metric === 'VALID_BET' || metric === 'DEPOSIT';
  if (!(isAmount ? AMOUNT : WHOLE).test(text)) throw new Refusal('loyalty.mission-refused');
  if (isAmount) return parseMoney(text);
  return metric === 'WIN_MULTIPLE' ? BigInt(text) * 100n : BigInt(text);
};

export const writeMilestones = ({ metric, milestones }: Mission): string =>
  milestones.map(({ target, ...gift }) => `${writeTarget(metric, target)}: ${writeGift(gift)}`).join('; ');

export const writePrizes = ({ prizes }: Pick<Mission, 'prizes'>): string =>
  prizes.map(({ from, to, ...gift }) => `${from === to ? from : `${from}-${to}`}: ${writeGift(gift)}`).join('; ');

export const writeGift = ({ amount, points }: Pick<Milestone, 'amount' | 'points'>): string =>
  points === 0 ? writeMoney(amount) : `${writeMoney(amount)} + ${points}`;

/** A value of a mission as staff writes and reads it. */
export const writeTarget = (metric: MissionMetric, target: bigint): string => {
  if (metric === 'VALID_BET' || metric === 'DEPOSIT') return writeMoney(money(target));
  return (metric === 'WIN_MULTIPLE' ? target / 100n : target).toString();
};
