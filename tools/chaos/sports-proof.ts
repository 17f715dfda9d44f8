import type { SportsBetId } from '@fairground/contract/sports/fields';
import { toldAgain } from '../../server/src/modules/sports/testing/told-again.ts';
import { PRODUCER } from './sports-day.ts';
import type { Said } from './sports-day.ts';
import type { BookHouse } from './sports-house.ts';

/** What still waits: bets without an end, cash-outs without a decision, results that have not settled everything. */
export const waiting = async ({ pool }: BookHouse): Promise<number> => {
  const { rows } = await pool.query<{ open: number }>(
    `select ((select count(*) from sports_bet where state in ('PENDING', 'ACCEPTED'))
           + (select count(*) from sports_cash_out where state = 'PENDING')
           + (select count(*) from sports_market_result r where not is_done
                and not exists (select from sports_market_result n where n.market_id = r.market_id and n.version > r.version)))::int as open`,
  );
  return rows[0]?.open ?? 0;
};

/** Compares facts, bets, register, changes, limits and ledger after the last node is done; one sentence for each fault. */
export const lookAtBook = async (
  house: BookHouse,
  day: readonly Said[],
  taken: ReadonlyMap<string, string>,
  say: (line: string) => void,
): Promise<readonly string[]> => {
  const { pool } = house;
  const { rows: states } = await pool.query<{ state: string; bets: number }>(
    `select concat_ws(' ', state, refusal) as state, count(*)::int as bets from sports_bet group by 1 order by 1`,
  );
  say(states.map(({ state, bets }) => `${bets} ${state}`).join(', '));
  const { rows: bets } = await pool.query<{ id: SportsBetId; request: string; state: string }>(
    'select id, request_id as request, state from sports_bet order by id',
  );
  const byRequest = new Map(bets.map(({ request, id }) => [request, id.toString()]));
  const lost = [...taken].filter(([request, bet]) => byRequest.get(request) !== bet);
  const told = await toldAgain(house, bets.map(({ id }) => id)); // prettier-ignore
  const wrong = told.filter((each) => each.stored.join(' ') !== each.told.join(' '));
  say(`${taken.size} bets were acknowledged, ${told.length} told again from their results`);
  return [
    ...lost.map(([request, bet]) => `bet ${bet} of ${request} was acknowledged and is not there`),
    ...wrong.map(
      ({ bet, stored, told: should }) => `bet ${bet} is ${stored.join(' ')} and should be ${should.join(' ')}`,
    ),
    ...(await factFaults(house, day)),
    ...(await countFaults(house)),
    ...(await house.wallet.prove()).faults,
    ...(await house.betting.prove()).faults,
  ];
};

/** Every message of the day was taken once, in its order and as it was said. */
const factFaults = async ({ pool }: BookHouse, day: readonly Said[]): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ seq: string; body: unknown }>(
    'select f.seq::text, f.body from sports_fact f where f.producer = $1 order by f.seq',
    [PRODUCER],
  );
  const said = day.map(({ message: { seq, body } }) => `${seq} ${textOf(body)}`);
  const kept = rows.map(({ seq, body }) => `${seq} ${textOf(body)}`);
  const differs = said.filter((line, at) => line !== kept[at]).length;
  return kept.length === said.length && differs === 0
    ? []
    : [`${said.length} messages were said, ${kept.length} kept, ${differs} of them others`];
};

/** The same text whatever the order of the fields: the database keeps its own. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );

const FAULTS: readonly (readonly [string, string])[] = [
  [
    'bets are not in the register as they stand in the book',
    `select count(*)::int as n from sports_bet s left join betting_bet b on b.id = s.id and b.member_id = s.member_id
      where b.id is null or (s.state <> 'REFUSED' and (b.stake <> s.stake or b.payout <> s.payout))`,
  ],
  [
    'bets were paid something else than their changes add up to',
    `select count(*)::int as n from sports_bet s
      where s.state <> 'REFUSED' and s.payout <> coalesce((select sum(c.moved) from sports_bet_change c where c.bet_id = s.id), 0)`,
  ],
  [
    'matches still weigh when all their bets are over',
    `select count(*)::int as n from sports_exposure where exists (select from unnest(cells) c where c <> 0)`,
  ],
  [
    'players and days have liabilities when all bets are over',
    `select count(*)::int as n from sports_liability where amount <> 0`,
  ],
  [
    'bets were accepted after their result was kept',
    `select count(distinct b.id)::int as n from sports_bet b join sports_leg l on l.bet_id = b.id
       join sports_market_result r on r.market_id = l.market_id and r.kind = 'SETTLED'
      where b.state <> 'REFUSED' and b.accepted_at > r.at`,
  ],
];

const countFaults = async ({ pool }: BookHouse): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const [what, query] of FAULTS) {
    const { rows } = await pool.query<{ n: number }>(query);
    const [found] = rows;
    if (found && found.n > 0) faults.push(`${found.n} ${what}`);
  }
  return faults;
};
