import type { PushMessage } from '@fairground/contract/push-wire';
import { sql } from 'kysely';
import type { Reader, Db } from '../database/index.ts';

/** A message on its way into the store. */
export type Outgoing = { readonly topic: string; readonly name: string; readonly data: unknown };

export type Stored = { readonly topic: string; readonly message: PushMessage };

type MessageRow = { topic: string; seq: bigint; name: string; data: unknown };

const toStored = (row: MessageRow): Stored => ({ topic: row.topic, message: [Number(row.seq), row.name, row.data] });

/** Numbers and keeps a batch in one statement. Topics are locked in one order, so that two batches cannot block each other. */
export const insertMessages = async (
  db: Db,
  batch: { readonly id: string; readonly messages: readonly Outgoing[]; readonly at: Date },
): Promise<readonly Stored[]> => {
  const { messages } = batch;
  const { rows } = await sql<MessageRow>`
    with incoming as (
      select topic, name, data, row_number() over (partition by topic order by nth) as place
      from unnest(
        ${messages.map(({ topic }) => topic)}::text[],
        ${messages.map(({ name }) => name)}::text[],
        ${messages.map(({ data }) => JSON.stringify(data))}::jsonb[]
      ) with ordinality as given (topic, name, data, nth)
    ), counted as (
      select topic, count(*) as count from incoming group by topic order by topic
    ), numbered as (
      insert into realtime_topic (topic, last_seq)
      select topic, count from counted order by topic
      on conflict (topic) do update set last_seq = realtime_topic.last_seq + excluded.last_seq
      returning topic, last_seq
    )
    insert into realtime_message (topic, seq, name, data, at, batch)
    select incoming.topic, numbered.last_seq - counted.count + incoming.place, incoming.name, incoming.data,
           ${batch.at}, ${batch.id}::uuid
    from incoming join counted using (topic) join numbered using (topic)
    order by incoming.topic, incoming.place
    returning topic, seq, name, data`.execute(db);
  return rows.map(toStored);
};

/** What a batch of unknown fate stored, looked for among the newest of one of its topics. */
export const findBatch = async (
  reader: Reader,
  batchId: string,
  topics: readonly string[],
): Promise<readonly Stored[]> => {
  const { rows } = await sql<MessageRow>`
    select message.topic, message.seq, message.name, message.data
    from realtime_topic topic
    join realtime_message message on message.topic = topic.topic and message.seq > topic.last_seq - 5000
    where topic.topic = any(${topics}::text[]) and message.batch = ${batchId}::uuid
    order by message.topic, message.seq`.execute(reader);
  return rows.map(toStored);
};

/** The newest number of each topic; one never used stands at 0. */
export const readSeqs = async (reader: Reader, topics: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ topic: string; last_seq: bigint }>`
    select topic, last_seq from realtime_topic where topic = any(${topics}::text[])`.execute(reader);
  const found = new Map(rows.map((row) => [row.topic, Number(row.last_seq)]));
  return new Map(topics.map((topic) => [topic, found.get(topic) ?? 0]));
};

export const readMessages = async (
  reader: Reader,
  topic: string,
  range: { readonly after: number; readonly limit: number },
): Promise<readonly PushMessage[]> => {
  const { rows } = await sql<MessageRow>`
    select topic, seq, name, data from realtime_message
    where topic = ${topic} and seq > ${range.after} order by seq limit ${range.limit}`.execute(reader);
  return rows.map((row) => toStored(row).message);
};

export const deleteMessagesBefore = async (db: Db, before: Date, limit: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from realtime_message where (topic, seq) in (
      select topic, seq from realtime_message where at < ${before} order by at limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0n);
};
