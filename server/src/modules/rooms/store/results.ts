import { sql } from 'kysely';
import type { CardHandId } from '@fairground/contract/rooms/fields';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { ResultRow } from '../tables.ts';

export const writeResults = async (tx: Tx, results: readonly ResultRow[]): Promise<void> => {
  const rows = results.map(({ hand_id, seat, member_id, ...amounts }) => ({
    hand_id: hand_id.toString(),
    seat,
    member_id: member_id?.toString() ?? null,
    net: amounts.net.toString(),
    rake: amounts.rake.toString(),
    stake: amounts.stake.toString(),
    payout: amounts.payout.toString(),
  }));
  await sql`
    insert into rooms_result (hand_id, seat, member_id, net, rake, stake, payout)
    select hand_id, seat, member_id, net, rake, stake, payout
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           as r (hand_id bigint, seat int, member_id bigint, net bigint, rake bigint, stake bigint, payout bigint)`.execute(
    tx,
  );
};

export const listResults = async (reader: Reader, hand: CardHandId): Promise<readonly ResultRow[]> => {
  const { rows } = await sql<ResultRow>`
    select hand_id, seat, member_id, net, rake, stake, payout from rooms_result where hand_id = ${hand} order by seat`.execute(
    reader,
  );
  return rows;
};
