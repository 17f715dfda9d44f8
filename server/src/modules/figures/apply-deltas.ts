import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../platform/database/index.ts';
import type { Line } from '../members/index.ts';
import type { FiguresDeps } from './deps.ts';
import type { Delta } from './domain/deltas.ts';
import { bettorChanges } from './domain/bettors.ts';
import { readStakes, writeDays } from './store/write-days.ts';
import type { Target } from './store/write-days.ts';

/** Of trials and of accounts of the house for trying things out nothing is counted. */
export const isCounted = ({ isTest, path }: Pick<Line, 'isTest' | 'path'>): boolean => !isTest && path.length > 0;

/** Adds what came to the figures of each day, by the lines as they stood on it. */
export const applyByDay = async (
  { members }: Pick<FiguresDeps, 'members'>,
  tx: Tx,
  target: Target,
  deltas: readonly Delta[],
): Promise<void> => {
  for (const [day, ofDay] of Map.groupBy(deltas, (delta) => delta.day)) {
    const ids = [...new Set(ofDay.map(({ member }) => member))];
    const lines = new Map((await members.linesOn(tx, ids, day)).map((line) => [line.id, line]));
    await applyDeltas(tx, target, ofDay, lines);
  }
};

/** Adds what came to the figures of members, teams and the site; who counts as a bettor of a day follows from the stakes. */
const applyDeltas = async (
  tx: Tx,
  target: Target,
  deltas: readonly Delta[],
  lines: ReadonlyMap<MemberId, Pick<Line, 'isTest' | 'path'>>,
): Promise<void> => {
  const counted = deltas.filter(({ member }) => {
    const line = lines.get(member);
    return line !== undefined && isCounted(line);
  });
  if (counted.length === 0) return;
  const staked = counted.filter(({ stake }) => stake !== 0n);
  const before = staked.length === 0 ? [] : await readStakes(tx, target, staked);
  const ancestry = [...new Set(counted.map(({ member }) => member))].flatMap((member) =>
    (lines.get(member)?.path ?? []).map((agent) => ({ member, agent })),
  );
  await writeDays(tx, target, bettorChanges(counted, before), ancestry);
};
