import { loadBook, loadGrants } from '../../wallet/index.ts';
import type { BonusRound } from '../../wallet/index.ts';
import type { Flight } from '../../../platform/database/index.ts';
import type { WagerOperations } from '../rules/decide.ts';
import { coverOf } from '../rules/operation.ts';
import type { Operation } from '../rules/operation.ts';
import type { RegisterState } from '../rules/register.ts';
import type { Bet } from '../rules/round.ts';
import type { Word } from '../rules/refusal.ts';

/** The state of a batch is on its way: what others attach is asked on the same flight before it is read. */
export type RegisterOnTheWay = { readonly read: () => Promise<RegisterState> };

type BetRow = Omit<Bet, 'winKeys'> & { readonly winKeys: readonly string[] | null };
type MarketRow = { readonly id: bigint; readonly closesAt: Date };

/**
 * Asks for everything a batch of wagers is decided by. Rounds are read once the accounts are locked, so that a
 * change of a member's round is alone with it; their bets are locked as well, because a market is settled without accounts.
 */
export const loadRegister = (flight: Flight, wagers: readonly WagerOperations[]): RegisterOnTheWay => {
  const operations: readonly Operation[] = wagers.flat();
  const covers = operations.flatMap((operation) => coverOf(operation) ?? []);
  const book = loadBook<Word>(flight, {
    keys: [...operations.map(({ key }) => key), ...covers.map(({ key }) => key)],
    reverses: operations.flatMap((operation) => ('reverses' in operation ? [operation.reverses] : [])),
    accounts: [
      ...operations.flatMap(({ account, split }) => [account, split]),
      ...covers.map(({ account }) => account),
    ],
    counters: operations.map(({ counter }) => counter),
  });
  const bets = flight.ask<BetRow>({ name: 'betting.lock-rounds', text: LOCK_ROUNDS, values: roundsOf(operations) });
  const ids = operations.flatMap((operation) =>
    operation.kind === 'place' && operation.market !== undefined ? [operation.market] : [],
  );
  const markets =
    ids.length === 0
      ? []
      : flight.ask<MarketRow>({
          name: 'betting.share-markets',
          text: SHARE_MARKETS,
          values: [`{${[...new Set(ids)].join()}}`],
        });
  return {
    read: async () => {
      // Together: each wait of its own would be one more round trip with the accounts locked.
      const [rows, loaded] = await Promise.all([bets, book.read()]);
      const known = rows.map(betFrom);
      const state = await loadGrants(flight, loaded, bonusRoundsOf(known));
      const categories = state.grants && (await loadCategories(flight, operations, known));
      return {
        book: state,
        bets: known,
        ...(categories && { categories }),
        openMarkets: new Map((await markets).map(({ id, closesAt }) => [id, closesAt])),
      };
    },
  };
};

/** Rounds that were paid for with money of a bonus. */
const bonusRoundsOf = (bets: readonly Bet[]): readonly BonusRound[] =>
  bets.flatMap(({ bonusPart, member, currency, placedAt }) =>
    bonusPart > 0n ? [{ member, currency, at: placedAt }] : [],
  );

const loadCategories = async (
  flight: Flight,
  operations: readonly Operation[],
  bets: readonly Bet[],
): Promise<ReadonlyMap<number, string>> => {
  const products = new Set([...operations, ...bets].map(({ product }) => product));
  const rows = await flight.ask<{ id: number; category: string }>({
    name: 'betting.read-categories',
    text: 'select id, category from betting_product where id = any($1::int[])',
    values: [`{${[...products].join()}}`],
  });
  return new Map(rows.map(({ id, category }) => [id, category]));
};

/** A prize and a result have no earlier round to look at. */
const roundsOf = (operations: readonly Operation[]): readonly string[] => {
  const members: bigint[] = [];
  const rounds: string[] = [];
  const seen = new Set<string>();
  for (const { kind, member, round } of operations) {
    if (kind === 'award' || kind === 'result' || seen.has(round)) continue;
    seen.add(round);
    members.push(member);
    rounds.push(round);
  }
  return [`{${members.join()}}`, `{${rounds.join()}}`];
};

const LOCK_ROUNDS = `
  select b.member_id as member, b.id, replace(b.operation_key::text, '-', '') as key, replace(b.round_key::text, '-', '') as round,
         b.game_id as game, b.market_id as market, b.stake, b.bonus_part as "bonusPart", b.payout, b.bonus_payout as "bonusPayout",
         b.valid_bet as "validBet", b.placed_at as "placedAt", b.settled_at as "settledAt", b.product_id as product,
         b.valid_rule as rule, b.seq, b.state, b.round_state as "roundState", b.currency, b.round_id as "roundId", b.award,
         b.parent_key as parent, b.win_keys::text[] as "winKeys", null as detail
    from unnest($1::bigint[], $2::uuid[]) asked(member, round)
    join betting_bet b on b.member_id = asked.member and b.round_key = asked.round
   order by b.member_id, b.round_key, b.seq for no key update of b`;

/** Those that are open: shared with other bets, but not with a lock of the market, which waits until we have committed. */
const SHARE_MARKETS = `
  select id, closes_at as "closesAt" from betting_market
   where id = any($1::bigint[]) and state = 'open' and opens_at <= clock_timestamp() and closes_at > clock_timestamp() order by id for share`;

const betFrom = ({ winKeys, ...row }: BetRow): Bet => ({
  ...row,
  winKeys: (winKeys ?? []).map((key) => key.replaceAll('-', '')),
});
