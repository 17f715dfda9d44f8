import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { LotteryTables } from '../tables.ts';
import { list, lotteryIn } from './lottery-in.ts';

export type GameRow = Selectable<LotteryTables['lottery_game']>;

/** Every game has a row; those that are new get theirs. */
export const addGames = async (tx: Tx, codes: readonly string[]): Promise<void> => {
  await sql`insert into lottery_game (code) select code from unnest(${list(codes)}::text[]) with ordinality q(code, i)
            order by q.i on conflict do nothing`.execute(tx);
};

export const listGames = (reader: Reader): Promise<GameRow[]> =>
  lotteryIn(reader).selectFrom('lottery_game').selectAll().orderBy('id').execute();

export const updateGame = async (
  tx: Tx,
  code: string,
  changes: Partial<Omit<GameRow, 'id' | 'code'>>,
): Promise<boolean> => {
  const { numUpdatedRows } = await lotteryIn(tx)
    .updateTable('lottery_game')
    .set(changes)
    .where('code', '=', code)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
