import { sql } from 'kysely';
import type { MemberId } from '@fairground/contract/ids';
import type { Reader, Tx } from '../../../platform/database/index.ts';

export const noteDeparture = async (tx: Tx, member: MemberId, room: string, stack: bigint): Promise<void> => {
  await sql`
    insert into rooms_departure (member_id, room, stack) values (${member}, ${room}, ${stack})
    on conflict (member_id, room) do update set stack = excluded.stack, at = clock_timestamp()`.execute(tx);
};

/** With what the member left the room within the time; nothing where that is longer ago. */
export const findDeparture = async (
  reader: Reader,
  member: MemberId,
  room: string,
  withinMs: number,
): Promise<bigint | undefined> => {
  const { rows } = await sql<{ stack: bigint }>`
    select stack from rooms_departure
     where member_id = ${member} and room = ${room}
       and at > clock_timestamp() - make_interval(secs => ${withinMs / 1_000})`.execute(reader);
  return rows[0]?.stack;
};
