import { idleWords } from '@fairground/engines/fair/idle-round';
import { commitmentOf, newServerSeed } from '@fairground/engines/fair/seed';
import type { ServerSeed } from '@fairground/engines/fair/seed';
import type { TableResult } from '@fairground/contract/studio/game';
import type { TablePast } from '@fairground/contract/studio/table';
import { createSecretBox } from '../../../platform/secret-box.ts';
import type { StudioDeps } from '../deps.ts';
import { findTableModel } from '../domain/models/tables.ts';
import { findLastRound } from '../store/live-tables.ts';
import type { TableRoundRow, TableRow } from '../store/live-tables.ts';
import { findClock, listClockless, listRounds, startClocks } from '../store/table-clocks.ts';
import type { OfTable, TableClockRow } from '../store/table-clocks.ts';
import { idleRoundsBy } from './idle-time.ts';
import { tableName } from './table-name.ts';

/** What an idle table is known by. */
export type IdleTable = Pick<TableRow, 'id' | 'vendor' | 'game' | 'model'>;
type Clock = Pick<TableClockRow, 'sealed' | 'commitment' | 'started_at'>;
type Last = Pick<TableRoundRow, 'number' | 'state' | 'moves_at'> | undefined;

/**
 * Rounds of tables nobody looks at. Each follows from the secret of its table and its number, at the pace of a table that
 * is watched, so that a table is never found standing still although nothing of it is stored.
 */
export type IdleRounds = {
  /** The number of the last round that is over; 0 before the first one is. */
  readonly lastNumber: (table: IdleTable, last: Last, now: Date) => Promise<number>;
  /** The last rounds that are over, oldest first: those that were played and those in between. */
  readonly past: (table: IdleTable, most: number, now: Date) => Promise<TablePast[]>;
  /** The result of one idle round. */
  readonly resultOf: (table: IdleTable, clock: Clock, number: number) => TableResult | undefined;
  /** Starts the clocks of tables that have none yet; answers how many. */
  readonly start: (tables: readonly OfTable[], now: Date) => Promise<number>;
};

export const isOver = ({ state }: { readonly state: TableRoundRow['state'] }): boolean =>
  state === 'SETTLED' || state === 'CANCELLED';

/** The number of the last finished round, computed from the last stored one and the clock. */
export const lastNumberBy = (table: IdleTable, startedAt: Date, last: Last, now: Date): number => {
  const kind = findTableModel(table.model)?.game.kind;
  if (last && !isOver(last)) return last.number - 1;
  if (kind === undefined) return last?.number ?? 0;
  return (last?.number ?? 0) + idleRoundsBy(kind, last?.moves_at ?? startedAt, now);
};

const SEED_BYTES = 32;
/** Tables whose secret and last results are kept at hand. */
const KEPT_TABLES = 2_000;
const KEPT_RESULTS = 160;
const STARTED_AT_ONCE = 500;

type Kept = { readonly secret: ServerSeed; readonly results: Map<number, TableResult> };

export const createIdleRounds = ({
  db,
  random,
  secretsKey,
}: Pick<StudioDeps, 'db' | 'random' | 'secretsKey'>): IdleRounds => {
  const box = createSecretBox(secretsKey, random, 'studio');
  const kept = new Map<bigint, Kept>();

  const fresh = (tableId: bigint, now: Date) => {
    const secret = newServerSeed(random.bytes(SEED_BYTES));
    const commitment = commitmentOf(secret);
    return { table_id: tableId, sealed: box.close(secret, aboutOf(commitment)), commitment, started_at: now };
  };

  /** The clock of a table; one that somebody sits down at before it was started begins now. */
  const clockOf = async (tableId: bigint, now: Date): Promise<Clock> => {
    const known = await findClock(db, tableId);
    if (known) return known;
    await startClocks(db, [fresh(tableId, now)]);
    const started = await findClock(db, tableId);
    if (!started) throw new Error(`The clock of table ${tableId} does not start.`);
    return started;
  };

  const keep = (tableId: bigint, { sealed, commitment }: Clock): Kept => {
    const known = kept.get(tableId);
    if (known) return known;
    if (kept.size >= KEPT_TABLES) kept.clear();
    const made = { secret: newServerSeed(box.open(sealed, aboutOf(commitment))), results: new Map() };
    kept.set(tableId, made);
    return made;
  };

  const resultOf: IdleRounds['resultOf'] = (table, clock, number) => {
    const model = findTableModel(table.model);
    if (!model) return undefined;
    const { secret, results } = keep(table.id, clock);
    const known = results.get(number);
    if (known) return known;
    const words = idleWords(secret, { table: tableName(table), model: model.id, round: number });
    const result = model.game.deal(words, model.game.rules);
    if (results.size >= KEPT_RESULTS) results.clear();
    results.set(number, result);
    return result;
  };

  return {
    resultOf,
    lastNumber: async (table, last, now) =>
      lastNumberBy(table, last ? last.moves_at : (await clockOf(table.id, now)).started_at, last, now),
    past: async (table, most, now) => {
      const clock = await clockOf(table.id, now);
      const to = lastNumberBy(table, clock.started_at, await findLastRound(db, table.id), now);
      const from = Math.max(1, to - most + 1);
      const stored = new Map((await listRounds(db, table.id, from, to)).map((round) => [round.number, round]));
      return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index).flatMap((number) => {
        const round = stored.get(number);
        // A round that was called off shows nothing.
        const result = round ? round.result : resultOf(table, clock, number);
        return result ? [{ number, result }] : [];
      });
    },
    start: async (tables, now) => {
      let started = 0;
      for (let from = 0; from < tables.length; from += STARTED_AT_ONCE) {
        const missing = await listClockless(db, tables.slice(from, from + STARTED_AT_ONCE), now);
        await startClocks(
          db,
          missing.map((id) => fresh(id, now)),
        );
        started += missing.length;
      }
      return started;
    },
  };
};

/** How the box of a table's secret is named. */
const aboutOf = (commitment: string): string => `table clock ${commitment}`;
