import { sql } from 'kysely';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { SportsMarketId } from '@fairground/contract/sports/fields';
import type { FeedMessage } from '../feed/feed.ts';
import type { ResultKind } from '../domain/leg-result.ts';
import type { ResultRow } from '../tables.ts';

/** A market takes bets only while its producer was heard within so many seconds. */
export const SILENT_SECONDS = 20;

export type ProducerRow = {
  readonly name: string;
  readonly last_seq: bigint;
  readonly state: 'UP' | 'DOWN';
  readonly alive_at: Date;
};

/** The producer, locked: its messages are taken one after another. */
export const lockProducer = async (tx: Tx, name: string): Promise<ProducerRow> => {
  await sql`insert into sports_producer (name) values (${name}) on conflict do nothing`.execute(tx);
  const { rows } = await sql<ProducerRow>`select * from sports_producer where name = ${name} for update`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`There is no producer ${name}.`);
  return row;
};

export const lastSeqOf = async (reader: Reader, name: string): Promise<bigint> => {
  const { rows } = await sql<{ last_seq: bigint }>`select last_seq from sports_producer where name = ${name}`.execute(
    reader,
  );
  return rows[0]?.last_seq ?? 0n;
};

export const addFact = async (tx: Tx, producer: string, { seq, body }: FeedMessage): Promise<void> => {
  await sql`
    insert into sports_fact (producer, seq, kind, ref, body)
    values (${producer}, ${seq.toString()}::bigint, ${body.kind}, ${body.ref}, ${JSON.stringify(body)}::jsonb)`.execute(
    tx,
  );
  await sql`
    update sports_producer set last_seq = ${seq.toString()}::bigint, alive_at = clock_timestamp() where name = ${producer}`.execute(
    tx,
  );
};

export const setDown = async (tx: Tx, name: string): Promise<void> => {
  await sql`update sports_producer set state = 'DOWN' where name = ${name}`.execute(tx);
};

/**
 * Everything up to a number was recovered; the producer was heard so many milliseconds ago, or only by its facts. One
 * that reached another number meanwhile stays as it is.
 */
export const setUp = async (
  db: Db | Tx,
  name: string,
  reached: bigint,
  heardMsAgo: number | undefined,
): Promise<void> => {
  await sql`
    insert into sports_producer (name, state) values (${name}, 'UP')
    on conflict (name) do update set state = 'UP',
      alive_at = greatest(sports_producer.alive_at, clock_timestamp() - make_interval(secs => ${heardMsAgo ?? null}::float8 / 1000))
      where sports_producer.last_seq = ${reached.toString()}::bigint`.execute(db);
};

/** Adds the next version of the results of markets; one that says the same as the latest changes nothing. */
export const addResults = async (
  tx: Tx,
  results: readonly { readonly id: SportsMarketId; readonly facts: ResultRow['facts'] }[],
  kind: ResultKind,
): Promise<void> => {
  if (results.length === 0) return;
  const rows = JSON.stringify(results.map(({ id, facts }) => ({ id: id.toString(), facts })));
  await sql`
    insert into sports_market_result (market_id, version, kind, facts)
    select m.id, coalesce(l.version, 0) + 1, ${kind}, m.facts
      from jsonb_to_recordset(${rows}::jsonb) as m (id bigint, facts jsonb)
      left join lateral (select max(version) as version from sports_market_result r where r.market_id = m.id) l on true
      left join lateral (
        select kind, facts from sports_market_result r
         where r.market_id = m.id and (kind like 'CANCEL%') = ${kind.startsWith('CANCEL')}
         order by version desc limit 1) s on true
     where s.kind is distinct from ${kind} or s.facts <> m.facts`.execute(tx);
};

export const setStatus = async (
  tx: Tx,
  markets: readonly SportsMarketId[],
  status: 'SETTLED' | 'CANCELLED',
): Promise<void> => {
  await sql`
    update sports_market set status = ${status}, version = nextval('sports_market_version')
     where id = any(${markets.map(String)}::bigint[]) and status <> ${status}`.execute(tx);
};

/** After a roll back: what its remaining results say, else what its match says; a new price opens it again. */
export const setStatusOfResults = async (tx: Tx, markets: readonly SportsMarketId[]): Promise<void> => {
  await sql`
    update sports_market m set version = nextval('sports_market_version'), status = case
             when (select kind from sports_market_result r where r.market_id = m.id and kind like 'CANCEL%'
                    order by version desc limit 1) = 'CANCELLED' then 'CANCELLED'
             when (select kind from sports_market_result r where r.market_id = m.id and kind not like 'CANCEL%'
                    order by version desc limit 1) = 'SETTLED' then 'SETTLED'
             when f.state in ('PREMATCH', 'LIVE', 'BREAK') then 'SUSPENDED' else 'STOPPED' end
      from sports_fixture f
     where f.id = m.fixture_id and m.id = any(${markets.map(String)}::bigint[])`.execute(tx);
};
