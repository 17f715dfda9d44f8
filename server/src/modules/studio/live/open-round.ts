import { insertTableRound } from '../store/live-tables.ts';
import type { TableRoundRow, TableRow } from '../store/live-tables.ts';
import type { LiveDeps } from './live-deps.ts';

type Opened = Pick<TableRoundRow, 'sealed' | 'commitment'> & {
  /** The fingerprint of the rules it is played by. */
  readonly rules: string;
  readonly opensAt: Date;
  readonly closesAt: Date;
};

/** Opens a round of a table, whose seed is committed to, and notifies its viewers; answers when its bets close. */
export const openTableRound = async (
  deps: LiveDeps,
  table: TableRow,
  number: number,
  { rules, opensAt, closesAt, ...seed }: Opened,
): Promise<Date> => {
  await insertTableRound(deps.db, {
    ...seed,
    table_id: table.id,
    number,
    definition_hash: rules,
    opened_at: opensAt,
    closes_at: closesAt,
  });
  deps.tell(table.id);
  return closesAt;
};
