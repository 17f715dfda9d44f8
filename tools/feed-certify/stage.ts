import { sql } from 'kysely';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { licensedFeed, readFeedBody } from '../../server/src/modules/sports/index.ts';
import type { FeedMessage } from '../../server/src/modules/sports/index.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { openModules } from '../process/modules.ts';
import type { FeedStage } from './certify.ts';

const TENANT = 'certify';
const STAKE = money(100_000_000n);
const OPENING = money(10_000_000_000_000n);

/** A book on a migrated database of its own. */
export const openFeedStage = async (
  url: string,
): Promise<{ readonly stage: FeedStage; readonly close: () => Promise<void> }> => {
  const modules = await openModules(url, { poolSize: 6, tenant: TENANT });
  const { sports, wallet, betting, db } = modules;
  const { currency } = await wallet.balanceOf(1n as MemberId);
  let players = 0n;

  const newPlayer = async (): Promise<MemberId> => {
    const member = (players += 1n) as MemberId;
    const { cash } = await wallet.accountsOf(member, currency);
    const counter = await wallet.houseAccount('H_ADJUST', currency);
    const id = { tenant: TENANT, source: 'certify', member, action: 'fund', transactionId: `fund-${member}` };
    await wallet.apply({ id, kind: 'deposit', account: cash, counter, amount: OPENING });
    return member;
  };

  const stage: FeedStage = {
    feeds: sports.feeds,
    feedOf: (producer, messages) =>
      licensedFeed({
        producer,
        clock: systemClock,
        translate: readFeedBody,
        transport: { after: recordedAfter(messages), heardAt: () => systemClock.now() },
      }),
    placeBets: async (producer) => {
      const { rows } = await sql<{ id: bigint; code: string; odds: number; fixture: string }>`
        select m.id, o.key as code, o.value::int as odds, f.ref as fixture
          from sports_market m join sports_fixture f on f.id = m.fixture_id
         cross join lateral (select key, value from jsonb_each_text(m.odds) order by key limit 1) o
         where f.producer = ${producer} and m.status = 'OPEN' order by f.ref, m.type, m.period, m.line_q, m.variant`.execute(
        db,
      );
      for (const [fixture, markets] of Map.groupBy(rows, (row) => row.fixture)) {
        const member = await newPlayer();
        for (const { id, code, odds } of markets)
          await sports.feeds.place(
            { member, currency },
            {
              requestId: `${fixture}-${id}`.slice(0, 64).padEnd(8, '-'),
              kind: 'SINGLE',
              legs: [{ selectionId: `${id}:${code}`, oddsMilli: odds }],
              stake: STAKE,
              accept: 'any',
            },
          );
      }
      return rows.length;
    },
    booksOf: async (producer) => {
      const { rows } = await sql<{ line: string }>`
        select f.ref || ' ' || m.type || '/' || m.period || '/' || m.line_q || '/' || m.variant || ' ' || l.code || ' '
               || l.odds_milli || ' ' || b.state || ' ' || b.payout as line
          from sports_bet b join sports_leg l on l.bet_id = b.id join sports_market m on m.id = l.market_id
          join sports_fixture f on f.id = m.fixture_id
         where f.producer = ${producer} order by 1`.execute(db);
      return rows.map(({ line }) => line);
    },
    openOn: async (producer) => {
      const { rows } = await sql<{ line: string }>`
        select f.ref || ' ' || m.type || '/' || m.period || '/' || m.line_q || '/' || m.variant || ' is ' || m.status as line
          from sports_market m join sports_fixture f on f.id = m.fixture_id
         -- What is left of a match that was broken off is void 36 hours later.
         where f.producer = ${producer} and f.waits_since is null
           and (m.status not in ('SETTLED', 'CANCELLED')
                or exists (select from sports_leg l join sports_bet b on b.id = l.bet_id
                            where l.market_id = m.id and b.state in ('PENDING', 'ACCEPTED'))
                or exists (select from sports_market_result r where r.market_id = m.id and not r.is_done
                              and not exists (select from sports_market_result n where n.market_id = r.market_id and n.version > r.version)))
         order by 1`.execute(db);
      return rows.map(({ line }) => line);
    },
    proveBooks: async () => {
      const faults = [...(await wallet.prove()).faults, ...(await betting.prove()).faults];
      if (faults.length > 0) throw new Error(`The books do not hold: ${faults.slice(0, 3).join('; ')}`);
    },
  };
  return { stage, close: modules.close };
};

const recordedAfter = (messages: readonly FeedMessage[]) => (after: bigint, limit: number) =>
  Promise.resolve(
    messages
      .filter(({ seq }) => seq > after)
      .toSorted((one, other) => Number(one.seq - other.seq))
      .slice(0, limit),
  );
