import type { MemberId } from '@fairground/contract/ids';
import type { Reader } from '../../../platform/database/index.ts';
import type { BettingTables } from '../tables.ts';

/** The key of the bet a round began with. */
export const findFirstBet = async (reader: Reader, member: MemberId, roundKey: string): Promise<string | undefined> => {
  const found = await reader
    .withTables<BettingTables>()
    .selectFrom('betting_bet')
    .select('operation_key')
    .where('member_id', '=', member)
    .where('round_key', '=', roundKey)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  return found?.operation_key;
};
