import { readFeedBody } from '../feed/message.ts';
import { receive } from '../intake/receive.ts';
import { PRODUCER } from './book.ts';
import type { aBook } from './book.ts';

type Book = Awaited<ReturnType<typeof aBook>>;

/** The number of the last fact of the book's own feed. */
export const lastFact = async ({ pool }: Book): Promise<bigint> => {
  const { rows } = await pool.query<{ seq: bigint }>(
    'select coalesce(max(seq), 0)::bigint as seq from sports_fact where producer = $1',
    [PRODUCER],
  );
  return rows[0]?.seq ?? 0n;
};

/**
 * Takes all facts after a number once more, as those of another feed; answers what follows from them for every market
 * without a line, the first time and now. Which lines are offered depends on the minute they were priced in.
 */
export const replay = async (book: Book, after: bigint): Promise<readonly [string, string]> => {
  const { db, pool } = book;
  const { rows } = await pool.query<{ body: unknown }>(
    'select body from sports_fact where producer = $1 and seq > $2 order by seq',
    [PRODUCER, after.toString()],
  );
  const again = `replay-${after}`;
  for (const [at, { body }] of rows.entries())
    await receive(db, again, { seq: BigInt(at + 1), body: readFeedBody(body) });
  return [await resultsOf(book, PRODUCER, again), await resultsOf(book, again, again)];
};

const resultsOf = async ({ pool }: Book, producer: string, matchesOf: string): Promise<string> => {
  const { rows } = await pool.query<{ books: string | null }>(
    `select string_agg(line, e'\\n' order by line) as books from (
       select concat_ws(' ', f.ref, f.score::text, m.type, m.period, m.variant, r.version, r.kind, r.facts::text) as line
         from sports_fixture f join sports_market m on m.fixture_id = f.id
         left join sports_market_result r on r.market_id = m.id
        where f.producer = $1 and m.line_q = 0 and f.ref in (select ref from sports_fixture where producer = $2)) lines`,
    [producer, matchesOf],
  );
  return rows[0]?.books ?? '';
};
