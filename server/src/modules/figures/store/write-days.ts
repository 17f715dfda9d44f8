import type { MemberId } from '@fairground/contract/ids';
import { flightIn, recordSet } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { COLUMNS } from '../domain/columns.ts';
import type { Column } from '../domain/columns.ts';
import type { Delta } from '../domain/deltas.ts';

/** Who stands above a member, the member included: each of them has the member in its team. */
export type Ancestry = { readonly member: MemberId; readonly agent: MemberId };

/** The figures themselves, or the tables a rebuild fills to compare with them. */
export type Target = 'stored' | 'shadow';

/**
 * Adds to the figures of members, of every team above them and of the site: one statement for each table however many
 * rows there are. Rows are written in the order of their keys.
 */
export const writeDays = (
  tx: Tx,
  target: Target,
  deltas: readonly Delta[],
  ancestry: readonly Ancestry[],
): Promise<void> =>
  flightIn(tx, async (flight) => {
    if (deltas.length === 0) return;
    const values = DELTAS.valuesOf(deltas.map(({ member, day, ...sums }) => ({ member_id: member, day, ...sums })));
    const lines = [list(ancestry.map(({ member }) => member)), list(ancestry.map(({ agent }) => agent))];
    const { members, teams, site } = STATEMENTS[target];
    flight.tell({ name: `figures.${target}-members`, text: members, values });
    flight.tell({ name: `figures.${target}-teams`, text: teams, values: [...values, ...lines] });
    // Awaited, so that a failure of any of the three is the caller's.
    await flight.ask({ name: `figures.${target}-site`, text: site, values });
  });

/** What of the stakes of these members and days is counted already. */
export const readStakes = (
  tx: Tx,
  target: Target,
  places: readonly { readonly member: MemberId; readonly day: string }[],
): Promise<readonly { readonly member: MemberId; readonly day: string; readonly stake: bigint }[]> =>
  flightIn(tx, (flight) =>
    flight.ask({
      name: `figures.${target}-stakes`,
      text: STATEMENTS[target].stakes,
      values: [list(places.map(({ member }) => member)), list(places.map(({ day }) => day))],
    }),
  );

const list = (values: readonly (bigint | string)[]): string => `{${values.join(',')}}`;

const DELTAS = recordSet<Record<Column, bigint> & { member_id: bigint; day: string; product: string }>({
  member_id: 'bigint',
  day: 'date',
  product: 'figures_product',
  ...(Object.fromEntries(COLUMNS.map((column) => [column, 'bigint'])) as Record<Column, 'bigint'>),
});

const NAMES = COLUMNS.join(', ');
const SUMS = COLUMNS.map((column) => `sum(given.${column})`).join(', ');
const GIVEN = COLUMNS.map((column) => `given.${column}`).join(', ');
const LINE = COLUMNS.length + 4;

const statementsFor = (prefix: string) => {
  const added = (table: string): string =>
    COLUMNS.map((column) => `${column} = ${table}.${column} + excluded.${column}`).join(', ');
  return {
    members: `insert into ${prefix}member_day (member_id, accounting_date, product, ${NAMES})
      select given.member_id, given.day, given.product, ${GIVEN} from ${DELTAS.source} order by 1, 2, 3
      on conflict (member_id, accounting_date, product) do update set ${added(`${prefix}member_day`)}`,
    teams: `insert into ${prefix}team_day (agent_id, accounting_date, product, ${NAMES})
      select line.agent, given.day, given.product, ${SUMS}
        from ${DELTAS.source} join unnest($${LINE}::bigint[], $${LINE + 1}::bigint[]) as line(member, agent) on line.member = given.member_id
       group by 1, 2, 3 order by 1, 2, 3
      on conflict (agent_id, accounting_date, product) do update set ${added(`${prefix}team_day`)}`,
    site: `insert into ${prefix}site_day (accounting_date, product, ${NAMES})
      select given.day, given.product, ${SUMS} from ${DELTAS.source} group by 1, 2 order by 1, 2
      on conflict (accounting_date, product) do update set ${added(`${prefix}site_day`)}`,
    stakes: `select day.member_id as member, day.accounting_date as day, sum(day.stake)::bigint as stake
        from ${prefix}member_day day
        join unnest($1::bigint[], $2::date[]) as wanted(member, day) on day.member_id = wanted.member and day.accounting_date = wanted.day
       group by 1, 2`,
  };
};

const STATEMENTS = { stored: statementsFor('figures_'), shadow: statementsFor('figures_shadow_') } as const;
