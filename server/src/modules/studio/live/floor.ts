import { setImmediate as turn } from 'node:timers/promises';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { listTables } from '@fairground/contract/live-tables/endpoints';
import type { TableState } from '@fairground/contract/studio/table';
import { markOf } from '@fairground/engines/tables/marks';
import { findTableModel } from '../domain/models/tables.ts';
import { listFloor } from '../store/table-clocks.ts';
import type { FloorRow } from '../store/table-clocks.ts';
import { isOver, lastNumberBy } from './idle-rounds.ts';
import { idleMomentOf } from './idle-time.ts';
import type { LiveDeps } from './live-deps.ts';

/** Tables by `vendor:game`, with commas between. */
export type Floor = (tables: string) => Promise<ValueOf<typeof listTables>>;

/** A tile has room for so many rounds. */
const MARKS_MOST = 18;
/** The answer of a page is cached for this time. */
const SAME_MS = 1_000;
const ANSWERS_MAX = 200;

export const createFloor = (deps: Pick<LiveDeps, 'db' | 'time' | 'idle'>): Floor => {
  const answers = new Map<string, { readonly at: number; readonly answer: ReturnType<Floor> }>();

  const read: Floor = async (tables) => {
    const wanted = [...new Set(tables.split(','))].map((name) => {
      const [vendor = '', ...game] = name.split(':');
      return { vendor, game: game.join(':') };
    });
    const now = await deps.time.now();
    const list: TableState[] = [];
    for (const row of await listFloor(deps.db, wanted, MARKS_MOST)) {
      const state = stateOf(deps, row, now);
      if (state) list.push(state);
      // Rounds that are computed for the first time take a moment: other requests get their turn in between.
      await turn();
    }
    return { now, list };
  };

  return (tables) => {
    const now = performance.now();
    const known = answers.get(tables);
    if (known && now - known.at < SAME_MS) return known.answer;
    if (answers.size >= ANSWERS_MAX) answers.clear();
    const answer = read(tables);
    answers.set(tables, { at: now, answer });
    answer.catch(() => answers.delete(tables));
    return answer;
  };
};

const stateOf = ({ idle }: Pick<LiveDeps, 'idle'>, row: FloorRow, now: Date): TableState | undefined => {
  const kind = findTableModel(row.model)?.game.kind;
  if (kind === undefined) return undefined;
  const last = lastOf(row);
  const over = lastNumberBy(row, row.started_at, last, now);
  const stored = new Map(row.past.map((round) => [round.number, round]));
  const from = Math.max(1, over - MARKS_MOST + 1);
  const marks = Array.from({ length: Math.max(0, over - from + 1) }, (_, index) => from + index).flatMap((number) => {
    const round = stored.get(number);
    const result = round ? round.result : idle.resultOf(row, row, number);
    return result ? [markOf(result)] : [];
  });
  const { vendor, game, players } = row;
  const isAlone = last === undefined || (isOver(last) && last.moves_at <= now);
  if (isAlone) {
    const moment = idleMomentOf(kind, last?.moves_at ?? row.started_at, now);
    return { vendor, game, number: over + 1, ...moment, players: 0, marks };
  }
  const { number, state: phase, closes_at: closesAt, moves_at: movesAt } = last;
  return { vendor, game, number, phase, closesAt, movesAt, players: Number(players), marks };
};

const lastOf = ({ number, state, closes_at, moves_at }: FloorRow) =>
  number === null || state === null || closes_at === null || moves_at === null
    ? undefined
    : { number, state, closes_at, moves_at };
