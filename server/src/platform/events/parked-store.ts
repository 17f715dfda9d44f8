import { sql } from 'kysely';
import type { Reader, Tx } from '../database/db.ts';
import type { Fact } from './fact.ts';

/** A fact a listener gave up on. */
export type ParkedFact = {
  readonly listener: string;
  readonly fact: Fact<unknown>;
  readonly error: string;
  readonly tries: number;
  readonly parkedAt: Date;
};

type ParkedRow = {
  listener: string;
  fact_id: bigint;
  name: string;
  payload: unknown;
  at: Date;
  error: string;
  tries: number;
  parked_at: Date;
};

const toParkedFact = (row: ParkedRow): ParkedFact => ({
  listener: row.listener,
  fact: { id: row.fact_id, name: row.name, payload: row.payload, at: row.at },
  error: row.error,
  tries: row.tries,
  parkedAt: row.parked_at,
});

export const insertParked = async (tx: Tx, parked: ParkedFact): Promise<void> => {
  const { fact } = parked;
  await sql`
    insert into outbox_parked (listener, fact_id, name, payload, at, error, tries, parked_at)
    values (${parked.listener}, ${fact.id.toString()}::bigint, ${fact.name}, ${JSON.stringify(fact.payload)}::jsonb,
            ${fact.at}, ${parked.error}, ${parked.tries}, ${parked.parkedAt})`.execute(tx);
};

export const listParked = async (reader: Reader, limit: number): Promise<readonly ParkedFact[]> => {
  const { rows } = await sql<ParkedRow>`
    select listener, fact_id, name, payload, at, error, tries, parked_at
    from outbox_parked order by parked_at, listener, fact_id limit ${limit}`.execute(reader);
  return rows.map(toParkedFact);
};

export const lockParked = async (tx: Tx, listener: string, factId: bigint): Promise<ParkedFact | undefined> => {
  const { rows } = await sql<ParkedRow>`
    select listener, fact_id, name, payload, at, error, tries, parked_at
    from outbox_parked where listener = ${listener} and fact_id = ${factId.toString()}::bigint for update`.execute(tx);
  return rows[0] && toParkedFact(rows[0]);
};

export const deleteParked = async (tx: Tx, listener: string, factId: bigint): Promise<void> => {
  await sql`
    delete from outbox_parked where listener = ${listener} and fact_id = ${factId.toString()}::bigint`.execute(tx);
};

export type ParkedCount = { readonly listener: string; readonly count: number; readonly oldestAt: Date };

/** How many facts each listener gave up on. */
export const countParked = async (reader: Reader): Promise<readonly ParkedCount[]> => {
  const { rows } = await sql<ParkedCount>`
    select listener, count(*)::integer as count, min(parked_at) as "oldestAt"
      from outbox_parked group by listener order by listener limit 100`.execute(reader);
  return rows;
};
