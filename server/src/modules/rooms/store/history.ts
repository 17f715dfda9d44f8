import { sql } from 'kysely';
import type { MemberId } from '@fairground/contract/ids';
import type { CardGameCode, CardHandId, CardHandState, CardTableId } from '@fairground/contract/rooms/fields';
import type { Reader } from '../../../platform/database/index.ts';

export type OwnHand = {
  readonly id: CardHandId;
  readonly table_id: CardTableId;
  readonly no: number;
  readonly room: string;
  readonly game: CardGameCode;
  readonly unit: bigint;
  readonly currency: string;
  readonly status: CardHandState;
  readonly players: number;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly net: bigint;
  readonly rake: bigint;
  readonly funds: bigint;
  readonly ended_at: Date;
};

/** Hands of a member that were paid, the latest first. */
export const listHandsOf = async (
  reader: Reader,
  member: MemberId,
  {
    game,
    tableId,
    before,
    limit,
  }: {
    readonly game?: CardGameCode | undefined;
    readonly tableId?: CardTableId | undefined;
    readonly before?: CardHandId | undefined;
    readonly limit: number;
  },
): Promise<readonly OwnHand[]> => {
  const { rows } = await sql<OwnHand>`
    select h.id, h.table_id, h.no, h.room, h.game, h.unit, h.currency, h.status, jsonb_array_length(h.seats) as players,
           r.stake, r.payout, r.net, r.rake, h.ended_at,
           (select (s->>'funds')::bigint from jsonb_array_elements(h.seats) s where (s->>'place')::int = r.seat) as funds
      from rooms_result r join rooms_hand h on h.id = r.hand_id
     where r.member_id = ${member} and h.ended_at is not null
       ${before === undefined ? sql`` : sql`and r.hand_id < ${before}`}
       ${game === undefined ? sql`` : sql`and h.game = ${game}`}
       ${tableId === undefined ? sql`` : sql`and h.table_id = ${tableId}`}
     order by r.hand_id desc limit ${limit}`.execute(reader);
  return rows;
};
