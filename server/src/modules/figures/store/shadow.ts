import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import { BY_FACT_ALONE, COLUMNS } from '../domain/columns.ts';
import type { Column, FigureProduct } from '../domain/columns.ts';

/** A figure that is stored otherwise than the register and the ledger say. */
export type Difference = {
  readonly table: 'member' | 'team' | 'site';
  /** The member or the head of the team; none for the site. */
  readonly owner: bigint | null;
  readonly product: FigureProduct;
  readonly column: Column;
  readonly stored: bigint;
  readonly rebuilt: bigint;
};

const REBUILD_TIMEOUT_MS = 3_600_000;

/** One rebuild at a time; it reads a whole register, and takes as long as that takes. */
export const takeRebuild = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('figures.rebuild')),
    set_config('statement_timeout', ${String(REBUILD_TIMEOUT_MS)}, true)`.execute(tx);
};

export const clearShadow = async (tx: Tx): Promise<void> => {
  for (const table of ['member', 'team', 'site'] as const)
    await sql`delete from ${sql.table(`figures_shadow_${table}_day`)}`.execute(tx);
};

const PROVED = COLUMNS.filter((column) => !BY_FACT_ALONE.includes(column));

export const listDifferences = async (tx: Tx, day: string, limit: number): Promise<readonly Difference[]> => {
  const found: Difference[] = [];
  for (const [table, owner] of [
    ['site', null],
    ['team', 'agent_id'],
    ['member', 'member_id'],
  ] as const) {
    const key = owner === null ? sql`null::bigint` : sql.ref(owner);
    const pairs = sql.join(
      PROVED.map(
        (column) =>
          sql`(${sql.lit(column)}, coalesce(stored.${sql.ref(column)}, 0), coalesce(rebuilt.${sql.ref(column)}, 0))`,
      ),
    );
    const { rows } = await sql<Omit<Difference, 'table'>>`
      select coalesce(stored.owner, rebuilt.owner) as owner, coalesce(stored.product, rebuilt.product) as product, pair.name as column,
             pair.stored, pair.rebuilt
        from (select ${key} as owner, day.* from ${sql.table(`figures_${table}_day`)} day where day.accounting_date = ${day}::date) stored
        full join (select ${key} as owner, day.* from ${sql.table(`figures_shadow_${table}_day`)} day) rebuilt
          on stored.product = rebuilt.product and ${owner === null ? sql`true` : sql`stored.owner = rebuilt.owner`}
       cross join lateral (values ${pairs}) pair (name, stored, rebuilt)
       where pair.stored <> pair.rebuilt
       order by 1, 2, 3
       limit ${limit - found.length}`.execute(tx);
    found.push(...rows.map((row) => ({ table, ...row })));
  }
  return found;
};
