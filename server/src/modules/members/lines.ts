import type { MemberId } from '@fairground/contract/ids';
import type { Reader } from '../../platform/database/index.ts';
import { pathOnDay } from './domain/path-on-day.ts';
import type { DueMove } from './domain/path-on-day.ts';
import { listLines } from './store/members.ts';
import type { Line } from './store/members.ts';
import { listMovesAround } from './store/moves.ts';

/**
 * Where members stood on a day of the business. Moves are made at midnight, and what is posted before one is counted for
 * the line that stood above then, also where it is counted later.
 */
export const linesOnDay = async (reader: Reader, ids: readonly MemberId[], day: string): Promise<readonly Line[]> => {
  if (ids.length === 0) return [];
  const [lines, moves] = await Promise.all([listLines(reader, ids), listMovesAround(reader, day)]);
  if (moves.length === 0) return lines;
  const made = moves
    .filter(({ status }) => status === 'MADE')
    .map(({ member, oldPath }) => ({ member, oldPath: oldPath ?? [] }))
    .toReversed();
  const due: DueMove[] = [];
  for (const { status, member, uplinePath } of moves)
    if (status === 'PLANNED') due.push({ member, uplinePath: pathOnDay(uplinePath, made, due) });
  return lines.map((line) => ({ ...line, path: [...pathOnDay(line.path, made, due)] }));
};
