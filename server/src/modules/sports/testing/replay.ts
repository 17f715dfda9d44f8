import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MemberId } from '@fairground/contract/ids';
import type { SportsBetId, SportsMarketId } from '@fairground/contract/sports/fields';
import type { FeedMessage } from '../feed/feed.ts';
import { readFeedBody, readRecording, writeRecording } from '../feed/message.ts';
import { receive } from '../intake/receive.ts';
import { PRODUCER } from './book.ts';
import type { aBook } from './book.ts';
import { acceptedTooLate, playDay } from './random-book.ts';
import type { Step } from './random-book.ts';
import { toldAgain } from './told-again.ts';

type Book = Awaited<ReturnType<typeof aBook>>;

/** The number of the last fact of the book's own feed. */
const lastFact = async ({ pool }: Book): Promise<bigint> => {
  const { rows } = await pool.query<{ seq: bigint }>(
    'select coalesce(max(seq), 0)::bigint as seq from sports_fact where producer = $1',
    [PRODUCER],
  );
  return rows[0]?.seq ?? 0n;
};

type Pair = readonly [string, string];

/** Plays a random day; answers what of it does not hold. */
export const faultsOf = async (book: Book, day: readonly Step[]): Promise<readonly string[]> => {
  const before = await lastFact(book);
  const bets = await playDay(book, day);
  const differs = (await toldAgain(book, bets)).filter(({ stored, told }) => stored.join(' ') !== told.join(' '));
  const { results, books } = await playedAgain(book, before, bets);
  const { rows: open } = await book.pool.query(
    'select fixture_id from sports_exposure where exists (select from unnest(cells) c where c <> 0)',
  );
  return [
    ...differs.map(({ bet, stored, told }) => `bet ${bet} is ${stored.join(' ')}, told again ${told.join(' ')}`),
    ...(await acceptedTooLate(book)).map(() => 'a bet was accepted too late'),
    ...(results[0] === '' ? ['the day has no results'] : []),
    ...(results[1] === results[0] ? [] : [`results:\n${results[0]}\nplayed again:\n${results[1]}`]),
    ...(books[1] === books[0] ? [] : [`books:\n${books[0]}\nplayed again:\n${books[1]}`]),
    ...open.map(() => 'a match still weighs when all is over'),
  ];
};

/** The facts of a day, taken by a feed of their own: the results and the books of both, each as text. */
const playedAgain = async (
  book: Book,
  after: bigint,
  bets: readonly SportsBetId[],
): Promise<{ readonly results: Pair; readonly books: Pair }> => {
  const standsFor = await replay(book, after);
  const told = await toldAgain(book, bets, standsFor);
  const paid = new Map(
    told.map(({ bet, told: [state, payout] }) => [bet, [String(state), BigInt(payout ?? 0n)] as const]),
  );
  return { results: await resultsOf(book, standsFor), books: await booksOf(book, bets, paid) };
};

/**
 * Takes all facts after a number once more, from a recording in a file and as those of another feed; answers which of its markets stand for which. Every
 * market is made after the fact it was made after: which lines are offered depends on the minute they were priced in.
 */
const replay = async (book: Book, after: bigint): Promise<ReadonlyMap<SportsMarketId, SportsMarketId>> => {
  const { db, pool } = book;
  const { rows } = await pool.query<{ seq: bigint; body: unknown }>(
    'select seq, body from sports_fact where producer = $1 and seq > $2 order by seq',
    [PRODUCER, after.toString()],
  );
  const again = `replay-${after}`;
  const { rows: made } = await pool.query<{ seq: bigint }>('select distinct seq from test_market where seq > $1', [
    after.toString(),
  ]);
  const makes = new Set(made.map(({ seq }) => seq));
  const facts = rows.map(({ body }, at): FeedMessage => ({ seq: BigInt(at + 1), body: readFeedBody(body) }));
  for (const [at, message] of throughFile(facts).entries()) {
    await receive(db, again, message);
    const seq = rows[at]?.seq;
    if (seq !== undefined && makes.has(seq)) await pool.query(addMarkets(again, seq));
  }
  const { rows: pairs } = await pool.query<{ one: SportsMarketId; other: SportsMarketId }>(
    `select o.id as one, m.id as other from sports_fixture f join sports_fixture g on g.ref = f.ref and g.producer = '${PRODUCER}'
       join sports_market o on o.fixture_id = g.id
       join sports_market m on m.fixture_id = f.id and (m.type, m.period, m.line_q, m.variant) = (o.type, o.period, o.line_q, o.variant)
      where f.producer = $1`,
    [again],
  );
  return new Map(pairs.map(({ one, other }) => [one, other]));
};

/** A day as a file keeps it. */
const throughFile = (messages: readonly FeedMessage[]): readonly FeedMessage[] => {
  const folder = mkdtempSync(join(tmpdir(), 'sports-day-'));
  try {
    const file = join(folder, 'day.jsonl');
    writeFileSync(file, writeRecording(messages));
    return readRecording(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const addMarkets = (again: string, seq: bigint): string => `
  insert into sports_market (fixture_id, type, period, line_q, variant, status, odds, version)
  select f.id, o.type, o.period, o.line_q, o.variant, 'SUSPENDED', o.odds, nextval('sports_market_version')
    from test_market t join sports_market o on o.id = t.market_id join sports_fixture g on g.id = o.fixture_id
    join sports_fixture f on f.ref = g.ref and f.producer = '${again}'
   where g.producer = '${PRODUCER}' and t.seq = ${seq}
  on conflict do nothing`;

/** What every result of the day says, market by market, of a feed and of those that stand for its own. */
const resultsOf = async ({ pool }: Book, standsFor: ReadonlyMap<SportsMarketId, SportsMarketId>): Promise<Pair> => {
  const [ones, others] = [[...standsFor.keys()], [...standsFor.values()]];
  const { rows } = await pool.query<{ one: string | null; other: string | null }>(
    `select string_agg(one, e'\\n' order by at) as one, string_agg(other, e'\\n' order by at) as other from (
       select p.at, coalesce((select string_agg(concat_ws(' ', r.version, r.kind, r.facts), ';' order by r.version)
                       from sports_market_result r where r.market_id = p.one), '-') as one,
              coalesce((select string_agg(concat_ws(' ', r.version, r.kind, r.facts), ';' order by r.version)
                       from sports_market_result r where r.market_id = p.other), '-') as other
         from unnest($1::bigint[], $2::bigint[]) with ordinality as p (one, other, at)) lines`,
    [ones.map(String), others.map(String)],
  );
  return [rows[0]?.one ?? '', rows[0]?.other ?? ''];
};

/** The day's books as text: what every bet came to, and what its player holds after all of them. */
const booksOf = async (
  book: Book,
  ids: readonly SportsBetId[],
  paid: ReadonlyMap<string, readonly [string, bigint]>,
): Promise<Pair> => {
  const { rows } = await book.pool.query<{ id: string; member: bigint; stake: bigint; state: string; payout: bigint }>(
    `select id::text, member_id as member, stake, state, payout from sports_bet
      where id = any($1::bigint[]) and state <> 'REFUSED' order by id`,
    [ids.map(String)],
  );
  const lines = rows.map(({ id, state, payout }) => `${id} ${state} ${payout}`);
  const again = rows.map(({ id }) => `${id} ${paid.get(id)?.join(' ')}`);
  for (const [member, bets] of Map.groupBy(rows, (row) => row.member)) {
    const held = START + bets.reduce((sum, { id, stake }) => sum + (paid.get(id)?.[1] ?? 0n) - stake, 0n);
    lines.push(`${member} holds ${BigInt(Math.round((await book.cashOf(member as MemberId)) * 10_000))}`);
    again.push(`${member} holds ${held}`);
  }
  return [lines.join('\n'), again.join('\n')];
};

/** What the players of a random day begin with. */
const START = 500_000_000_000n;
