import fc from 'fast-check';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { FixtureId, SportsBetId } from '@fairground/contract/sports/fields';
import { Refusal } from '../../../platform/refusal.ts';
import { asOwner } from '../../../testing/database.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import { createPlaceBet } from '../bets/place-bet.ts';
import type { Score } from '../domain/model.ts';
import { aBook, PRODUCER } from './book.ts';

type Book = Awaited<ReturnType<typeof aBook>>;

/** One step of a random day of the book; numbers choose among what is there. */
export type Step =
  | {
      readonly do: 'place';
      readonly fan: number;
      readonly match: number;
      readonly pick: number;
      readonly stake: number;
    }
  | {
      readonly do: 'combo' | 'system' | 'same-game';
      readonly fan: number;
      readonly pick: number;
      readonly stake: number;
    }
  /** A node dies before it answers a bet: another one is asked the same, and both settle at once. */
  | {
      readonly do: 'replace';
      readonly fan: number;
      readonly match: number;
      readonly pick: number;
      readonly stake: number;
    }
  /** The next transaction of this kind is lost after its money was moved. */
  | { readonly do: 'kill'; readonly during: 'settle' | 'decide' | 'cash-out'; readonly bet: number }
  | { readonly do: 'cash-out'; readonly bet: number; readonly isHalf: boolean }
  | { readonly do: 'start' | 'stop' | 'resume' | 'end' | 'roll-back' | 'void'; readonly match: number }
  | { readonly do: 'goal' | 'correct'; readonly match: number; readonly side: 'h' | 'a' }
  | { readonly do: 'decide' | 'settle' | 'lean' };

const some = fc.nat({ max: 1_000 });
const match = fc.nat({ max: 2 });
const side = fc.constantFrom('h' as const, 'a' as const);
export const steps = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({ do: fc.constant('place' as const), fan: some, match, pick: some, stake: some }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constantFrom('combo' as const, 'system' as const, 'same-game' as const),
        fan: some,
        pick: some,
        stake: some,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('replace' as const), fan: some, match, pick: some, stake: some }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('kill' as const),
        during: fc.constantFrom('settle' as const, 'decide' as const, 'cash-out' as const),
        bet: some,
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('cash-out' as const), bet: some, isHalf: fc.boolean() }) },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constantFrom(
          'start' as const,
          'stop' as const,
          'resume' as const,
          'end' as const,
          'roll-back' as const,
          'void' as const,
        ),
        match,
      }),
    },
    { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('goal' as const, 'correct' as const), match, side }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('decide' as const, 'settle' as const, 'lean' as const) }) },
  ),
  { minLength: 10, maxLength: 40 },
);

/** What a match may lose here: little enough that bets are refused for it. */
const RISK_MAX = 6_000_000n * 10_000n;
/** The same for the open bets of a player, and for the day of a competition. */
const PLAYER_MAX = 12_000_000n * 10_000n;
const DAY_MAX = 14_000_000n * 10_000n;

/**
 * What the tests put beside the book: a switch that makes transactions fail after they moved money, and after which fact
 * a market was made.
 */
const STAGE = `
  create table test_kill (yes boolean);
  create table test_market (market_id bigint primary key, seq bigint not null);
  grant all on test_kill to public;
  grant select on test_market to public;
  create function test_kill() returns trigger language plpgsql as $$ begin
    if exists (select from test_kill) then raise exception 'killed'; end if;
    return new;
  end $$;
  create trigger test_kill after insert on sports_bet_change for each row execute function test_kill();
  create trigger test_kill after update of is_done on sports_market_result for each row execute function test_kill();
  create trigger test_kill after update of accepted_at on sports_bet for each row execute function test_kill();
  create function test_market() returns trigger language plpgsql security definer set search_path = public as $$ begin
    insert into test_market (market_id, seq) values (new.id, coalesce((select max(seq) from sports_fact where producer = '${PRODUCER}'), 0));
    return new;
  end $$;
  create trigger test_market after insert on sports_market for each row execute function test_market();`;

/** A book that takes no more than that on football. */
export const aLimitedBook = async (database: TestDatabase): Promise<Book> => {
  const book = await aBook(database);
  await asOwner(book.url, STAGE);
  await asOwner(
    book.url,
    `insert into sports_limit (sport, win_max, risk_max, player_max, day_max, large_from)
     values ('FOOTBALL', ${RISK_MAX}, ${RISK_MAX}, ${PLAYER_MAX}, ${DAY_MAX}, ${RISK_MAX})`,
  );
  return book;
};

/** Bets that were accepted on a market after the database kept its result, or while its match took none. */
export const acceptedTooLate = async ({ pool }: Book): Promise<readonly unknown[]> => {
  const { rows } = await pool.query<object>(
    `select b.id from sports_bet b join sports_leg l on l.bet_id = b.id
       join sports_market_result r on r.market_id = l.market_id and r.kind = 'SETTLED'
      where b.state <> 'REFUSED' and b.accepted_at > r.at`,
  );
  return rows;
};

/** Plays a day on three new matches to its end; answers the bets that were taken. */
export const playDay = async (book: Book, day: readonly Step[]): Promise<readonly SportsBetId[]> => {
  const fans = [await book.aFan(50_000_000), await book.aFan(50_000_000)];
  const matches: { readonly ref: string; readonly id: FixtureId; readonly order: ('h' | 'a')[]; isOver: boolean }[] =
    [];
  // One after the other: messages of the feed are numbered.
  while (matches.length < 3) matches.push({ ...(await book.aMatch()), order: [], isOver: false });
  const bets: { readonly fan: MemberId; readonly betId: SportsBetId }[] = [];
  const at = <Item>(list: readonly Item[], number: number): Item => {
    const found = list[number % list.length];
    if (found === undefined) throw new Error('Nothing to choose from.');
    return found;
  };
  const scoreOf = (order: readonly ('h' | 'a')[]): Score => {
    const home = order.filter((each) => each === 'h').length;
    return { ...book.goals(home, order.length - home), order };
  };
  const legOn = async (number: number, pick: number) => {
    const { markets } = await book.fixtureOf(at(matches, number).id);
    const { id: selectionId, oddsMilli } = at(at(markets, pick).selections, pick);
    return { selectionId, oddsMilli };
  };
  type Leg = Awaited<ReturnType<typeof legOn>>;
  type Parts = Partial<Parameters<Book['place']>[1]>;
  const orderOf = (legs: readonly Leg[], stake: number, parts: Parts = {}) =>
    // In whole lines of the systems here.
    book.order([...legs], { stake: money(BigInt(3 * (400 + stake * 200)) * 10_000n), accept: 'any', ...parts });
  const place = async (fan: MemberId, legs: readonly Leg[], stake: number, parts: Parts = {}) => {
    const { bet } = await book.place(fan, orderOf(legs, stake, parts));
    bets.push({ fan, betId: bet.betId });
  };
  /** The answer of the node that took a bet never arrived: the next node answers with the same bet. */
  const replace = async (fan: MemberId, leg: Leg, stake: number) => {
    const order = orderOf([leg], stake);
    const { bet } = await book.place(fan, order);
    bets.push({ fan, betId: bet.betId });
    const again = await createPlaceBet(book.deps)({ member: fan, currency: 'VND' }, order);
    if (again.id !== bet.betId) throw new Error('A bet that was asked for again became another one.');
  };
  const placeSameGame = async (fan: MemberId, pick: number, stake: number) => {
    const legs = [await legOn(pick, pick), await legOn(pick, pick + 7)];
    const { combo } = await book.ask<{ combo: { oddsMilli: number } | null }>('sports.quote-slip', { body: { legs } });
    if (combo) await place(fan, legs, stake, { comboOddsMilli: combo.oddsMilli });
  };
  /** Whatever fails is tried again by the next step of its kind. */
  const kill = async ({ during, bet }: Extract<Step, { do: 'kill' }>) => {
    await book.pool.query('insert into test_kill values (true)');
    try {
      if (during === 'cash-out') await take(bet, true);
      else await playOne({ do: during });
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('killed'))) throw error;
    } finally {
      await book.pool.query('delete from test_kill');
    }
  };
  const take = async (number: number, isHalf: boolean) => {
    if (bets.length === 0) return;
    const { fan, betId } = at(bets, number);
    const offer = await book.ask<{ value: bigint | null; stakeLeft: bigint }>(
      'sports.read-cash-out',
      { query: { betId } },
      fan,
    );
    if (offer.value === null) return;
    const part = isHalf ? offer.stakeLeft / 2n : offer.stakeLeft;
    const value = (offer.value * part) / offer.stakeLeft;
    const { requestId } = book.order([]);
    await book.ask('sports.cash-out', { body: { requestId, betId, value, ...(isHalf && { part }) } }, fan);
  };
  /** Bets never bring anything above its limit; results and cash-outs may take away what spoke against it. */
  const keepsLimits = async (work: () => Promise<unknown>): Promise<void> => {
    const before = await liabilitiesOf(book);
    await work();
    const after = await liabilitiesOf(book);
    for (const [at, most] of LIMITS.entries()) {
      const [was, is] = [before[at] ?? 0n, after[at] ?? 0n];
      if (is > most && is > was) throw new Error(`A bet brought a liability from ${was} to ${is}.`);
    }
  };
  const playOne = async (step: Step): Promise<unknown> => {
    switch (step.do) {
      case 'place':
        return keepsLimits(async () => place(at(fans, step.fan), [await legOn(step.match, step.pick)], step.stake));
      case 'combo':
        return keepsLimits(async () =>
          place(at(fans, step.fan), [await legOn(0, step.pick), await legOn(1, step.pick + 1)], step.stake),
        );
      case 'system':
        return keepsLimits(async () => {
          const legs = [await legOn(0, step.pick), await legOn(1, step.pick + 1), await legOn(2, step.pick + 2)];
          await place(at(fans, step.fan), legs, step.stake, { kind: 'SYSTEM', system: '2/3' });
        });
      case 'same-game':
        return keepsLimits(() => placeSameGame(at(fans, step.fan), step.pick, step.stake));
      case 'replace':
        await keepsLimits(async () => replace(at(fans, step.fan), await legOn(step.match, step.pick), step.stake));
        return Promise.all([book.settle(), book.settle()]);
      case 'kill':
        return kill(step);
      case 'cash-out':
        return take(step.bet, step.isHalf);
      case 'decide':
        await book.passDelay();
        await keepsLimits(() => book.decide());
        return book.decideCashOuts();
      case 'settle':
        return book.settle();
      case 'lean':
        return book.lean();
      default:
        return playMatch(step);
    }
  };
  const playMatch = async (step: Extract<Step, { readonly match: number }>): Promise<unknown> => {
    const played = at(matches, step.match);
    const { ref } = played;
    switch (step.do) {
      case 'start':
        return book.say(book.state(ref, 'LIVE', 0));
      case 'stop':
        return book.say({ kind: 'bet-stop', ref });
      case 'resume':
        return book.say({ kind: 'resume', ref });
      case 'goal': {
        if (played.isOver) return undefined;
        played.order.push(step.side);
        const score = scoreOf(played.order);
        const scope = `goal:${played.order.length}`;
        return book.say(
          { kind: 'bet-stop', ref },
          { kind: 'score', ref, score },
          { kind: 'settle', ref, scope, score },
          { kind: 'resume', ref },
        );
      }
      case 'end':
        played.isOver = true;
        return book.say(book.state(ref, 'LIVE', 0), book.state(ref, 'ENDED', 5_400), {
          kind: 'settle',
          ref,
          scope: 'match',
          score: scoreOf(played.order),
        });
      case 'correct':
        if (!played.isOver) return undefined;
        return book.say({ kind: 'settle', ref, scope: 'match', score: scoreOf([...played.order, step.side]) });
      case 'roll-back':
        return played.isOver ? book.say({ kind: 'rollback-settle', ref, scope: 'match' }) : undefined;
      case 'void':
        return book.say({ kind: 'cancel', ref, scope: 'h1' });
      default:
        return undefined;
    }
  };
  for (const step of day) {
    try {
      await playOne(step);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    await liabilitiesOf(book);
  }
  await playOne({ do: 'decide' });
  for (const number of [0, 1, 2]) await playMatch({ do: 'end', match: number });
  while ((await book.settle()) > 0);
  return bets.map(({ betId }) => betId);
};

const LIMITS = [RISK_MAX, PLAYER_MAX, DAY_MAX];

/** The most any match, player and day may cost; throws where what is kept of it is not what the open bets come to. */
const liabilitiesOf = async ({ pool }: Book): Promise<readonly bigint[]> => {
  const { rows } = await pool.query<{ match: string; player: string; day: string; isTrue: boolean }>(
    `with match as (
       select e.fixture_id, sum((select greatest(0, -min(cell)) from unnest(e.cells) as cell)) as lost
         from sports_exposure e group by e.fixture_id
     ), open as (
       select b.id, b.member_id, b.weight, count(distinct l.fixture_id) as matches
         from sports_bet b join sports_leg l on l.bet_id = b.id where b.state = 'ACCEPTED' group by b.id
     ), player as (select member_id::text as key, sum(weight) as amount from open group by member_id
     ), day as (
       select f.competition || '/' || f.trading_day as key, sum(m.lost)
                + coalesce((select sum(o.weight) from open o where o.matches > 1), 0) as amount
         from match m join sports_fixture f on f.id = m.fixture_id group by 1
     )
     select coalesce((select max(lost) from match), 0)::text as match,
            coalesce((select max(amount) from player), 0)::text as player,
            coalesce((select max(amount) from day), 0)::text as day,
            not exists (select from player p full join (select * from sports_liability where scope = 'PLAYER') k using (key)
                         where coalesce(p.amount, 0) <> coalesce(k.amount, 0))
        and not exists (select from day d full join (select * from sports_liability where scope = 'DAY') k using (key)
                         where coalesce(d.amount, 0) <> coalesce(k.amount, 0)) as "isTrue"`,
  );
  const [now] = rows;
  if (!now?.isTrue) throw new Error('What is kept of liabilities is not what the open bets come to.');
  return [now.match, now.player, now.day].map(BigInt);
};
