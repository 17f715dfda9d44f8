import { sql } from 'kysely';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { Sport } from '@fairground/contract/sports/fields';
import type { FeedBody, FeedMessage } from '../feed/feed.ts';
import type { FixtureRow } from '../tables.ts';

/** What only the simulator reads: seeds of matches and the messages it sent. */

export type SimMatch = {
  readonly ref: string;
  readonly sealed: Buffer;
  readonly commitment: string;
  readonly steps: number;
};

export type Rating = { readonly code: string; readonly attack: number; readonly defence: number; readonly elo: number };

export const databaseNow = async (reader: Reader): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(reader);
  const [row] = rows;
  if (!row) throw new Error('The database did not tell the time.');
  return row.now;
};

/** Takes or keeps the lead for so long; answers whether this node has it. */
export const takeLead = async (db: Db, holder: string, forMs: number): Promise<boolean> => {
  const { rows } = await sql`
    update sports_leader set holder = ${holder}, until = clock_timestamp() + make_interval(secs => ${forMs / 1000})
     where holder = ${holder} or until < clock_timestamp() returning holder`.execute(db);
  return rows.length > 0;
};

export const leaveLead = async (db: Db, holder: string): Promise<void> => {
  await sql`update sports_leader set until = '2000-01-01' where holder = ${holder}`.execute(db);
};

/** The last number that was sent; the row is locked, so that numbers have no gap however many nodes send. */
export const lockSent = async (tx: Tx): Promise<bigint> => {
  await sql`select 1 from sports_leader for update`.execute(tx);
  const { rows } = await sql<{ last: bigint }>`select coalesce(max(seq), 0) as last from sports_sim_message`.execute(
    tx,
  );
  return rows[0]?.last ?? 0n;
};

export const addMessages = async (tx: Tx, after: bigint, bodies: readonly FeedBody[]): Promise<void> => {
  if (bodies.length === 0) return;
  await sql`
    insert into sports_sim_message (seq, body)
    select ${after.toString()}::bigint + ord, body
      from jsonb_array_elements(${JSON.stringify(bodies)}::jsonb) with ordinality as t (body, ord)`.execute(tx);
};

export const readMessages = async (db: Reader, after: bigint, limit: number): Promise<readonly FeedMessage[]> => {
  const { rows } = await sql<{ seq: bigint; body: FeedBody }>`
    select seq, body from sports_sim_message where seq > ${after.toString()}::bigint order by seq limit ${limit}`.execute(
    db,
  );
  return rows;
};

export const knownRefs = async (tx: Tx, refs: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ ref: string }>`
    select ref from sports_sim_match where ref = any(${[...refs]}::text[])`.execute(tx);
  return new Set(rows.map(({ ref }) => ref));
};

export const addSimMatches = async (
  tx: Tx,
  matches: readonly { readonly ref: string; readonly sealed: Buffer; readonly commitment: string; readonly at: Date }[],
): Promise<void> => {
  for (const { ref, sealed, commitment, at } of matches)
    await sql`
      insert into sports_sim_match (ref, sealed, commitment, next_at) values (${ref}, ${sealed}, ${commitment}, ${at})`.execute(
      tx,
    );
};

/** Matches with something to say by now, locked. */
export const lockDueMatches = async (tx: Tx, limit: number): Promise<readonly SimMatch[]> => {
  const { rows } = await sql<SimMatch>`
    select ref, sealed, commitment, steps from sports_sim_match where next_at <= clock_timestamp()
     order by next_at limit ${limit} for update`.execute(tx);
  return rows;
};

export const noteSteps = async (tx: Tx, ref: string, steps: number, nextAt: Date | null): Promise<void> => {
  await sql`update sports_sim_match set steps = ${steps}, next_at = ${nextAt} where ref = ${ref}`.execute(tx);
};

/** The next match of a sport that was announced and has said nothing more, locked. */
export const lockNextMatch = async (tx: Tx, producer: string, sport: Sport): Promise<FixtureRow | undefined> => {
  const { rows } = await sql<FixtureRow>`
    select f.* from sports_fixture f join sports_sim_match s on s.ref = f.ref
     where f.producer = ${producer} and f.sport = ${sport} and f.state = 'PREMATCH' and s.steps = 0
       and s.next_at > clock_timestamp()
     order by f.starts_at limit 1 for update`.execute(tx);
  return rows[0];
};

/** Lets a match that has said nothing yet speak at once. */
export const makeDue = async (db: Db, ref: string): Promise<void> => {
  await sql`update sports_sim_match set next_at = clock_timestamp() where ref = ${ref} and steps = 0`.execute(db);
};

export const readRatings = async (tx: Tx, fresh: readonly Rating[]): Promise<ReadonlyMap<string, Rating>> => {
  if (fresh.length > 0)
    await sql`
      insert into sports_competitor (code, attack, defence, elo)
      select code, attack, defence, elo
        from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as t (code text, attack float8, defence float8, elo float8)
      on conflict (code) do nothing`.execute(tx);
  const { rows } = await sql<Rating>`select code, attack, defence, elo from sports_competitor`.execute(tx);
  return new Map(rows.map((row) => [row.code, row]));
};

export const writeRating = async (tx: Tx, { code, attack, defence, elo }: Rating): Promise<void> => {
  await sql`
    update sports_competitor set attack = ${attack}, defence = ${defence}, elo = ${elo} where code = ${code}`.execute(
    tx,
  );
};
