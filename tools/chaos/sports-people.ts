import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { SportsBet } from '@fairground/contract/sports/bets';
import type { readCashOut } from '@fairground/contract/sports/cash-out';
import type { ValueOf } from '@fairground/contract/endpoint';
import { Refusal } from '../../server/src/platform/refusal.ts';
import { callerOf } from '../process/member-caller.ts';
import { PRODUCER } from './sports-day.ts';
import type { BookHouse } from './sports-house.ts';

/** What a node says of the bets it took. */
export type SportsNews =
  | { readonly is: 'ready' }
  | { readonly is: 'taken'; readonly request: string; readonly bet: string }
  | { readonly is: 'fault'; readonly what: string };

const THINKS_MS = 1_500;
/** One in so many orders is sent twice at once, is a combination, or is followed by a cash-out. */
const REPEATS_ONE_IN = 4;
const COMBOS_ONE_IN = 3;
const TAKES_OUT_ONE_IN = 4;

type Offered = { readonly fixture: string; readonly market: string; readonly code: string; readonly odds: number };

/** Somebody who bets on what is open, before matches and while they are played, and sometimes takes a bet out. */
export const betAlong = async (
  house: BookHouse,
  member: MemberId,
  tell: (news: SportsNews) => void,
): Promise<never> => {
  let serial = 0;
  const newId = (): string => `${member}-${process.pid}-${(serial += 1)}-request`;
  const ask = async <Value>(name: string, input: object): Promise<Value | undefined> => {
    const route = house.sports.routes?.find(({ endpoint }) => endpoint.name === `sports.${name}`);
    if (!route) throw new Error(`No route answers ${name}.`);
    try {
      return (await route.handle({ query: undefined, body: undefined, ...input }, callerOf(member))) as Value;
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  };

  const placeOne = async (): Promise<void> => {
    const legs = await openLegs(house, randomInt(COMBOS_ONE_IN) === 0 ? 2 : 1);
    if (legs.length === 0) return;
    const requestId = newId();
    const body = {
      ...{ requestId, kind: legs.length === 1 ? 'SINGLE' : 'COMBO', accept: 'any' },
      legs: legs.map(({ market, code, odds }) => ({ selectionId: `${market}:${code}`, oddsMilli: odds })),
      stake: money(BigInt(1 + randomInt(20)) * 10_000n * 10_000n),
    };
    const times = randomInt(REPEATS_ONE_IN) === 0 ? 2 : 1;
    const answers = await Promise.all(
      Array.from({ length: times }, () => ask<{ readonly bet: SportsBet }>('place-bet', { body })),
    );
    const ids = new Set(answers.flatMap((answer) => (answer ? [answer.bet.betId.toString()] : [])));
    if (ids.size > 1) tell({ is: 'fault', what: `one request became the bets ${[...ids].join(' and ')}` });
    for (const bet of ids) tell({ is: 'taken', request: requestId, bet });
  };

  const takeOne = async (): Promise<void> => {
    const open = await ask<{ readonly list: readonly SportsBet[] }>('list-bets', { query: { state: 'open' } });
    const [bet] = open?.list ?? [];
    if (!bet) return;
    const offer = await ask<ValueOf<typeof readCashOut>>('read-cash-out', { query: { betId: bet.betId } });
    if (offer?.value === undefined || offer.value === null) return;
    await ask('cash-out', { body: { requestId: newId(), betId: bet.betId, value: offer.value } });
  };

  for (;;) {
    await sleep(randomInt(THINKS_MS) + 1);
    try {
      await placeOne();
      if (randomInt(TAKES_OUT_ONE_IN) === 0) await takeOne();
    } catch (error) {
      tell({ is: 'fault', what: `a call of a player failed: ${String(error)}` });
    }
  }
};

/** Selections of different matches that are offered now. */
const openLegs = async ({ pool }: BookHouse, count: number): Promise<readonly Offered[]> => {
  const { rows } = await pool.query<Offered>(
    `select distinct on (f.id) f.id::text as fixture, m.id::text as market, o.key as code, o.value::int as odds
       from sports_fixture f join sports_market m on m.fixture_id = f.id and m.status = 'OPEN'
      cross join lateral (select key, value from jsonb_each_text(m.odds) order by random() limit 1) o
      where f.producer = $1 and f.state in ('PREMATCH', 'LIVE', 'BREAK')
      order by f.id, random()`,
    [PRODUCER],
  );
  const from = rows.length === 0 ? 0 : randomInt(rows.length);
  return [...rows.slice(from), ...rows.slice(0, from)].slice(0, count);
};
