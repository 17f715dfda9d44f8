import type { NoCashOut } from '@fairground/contract/sports/fields';
import type { Reader } from '../../../platform/database/index.ts';
import { valueOfBet } from '../domain/cash-out.ts';
import type { ValuedLeg } from '../domain/cash-out.ts';
import { settingsIn } from '../domain/limits.ts';
import type { ComboPrices } from '../domain/pay-bet.ts';
import { nameOf } from '../domain/settle-leg.ts';
import { holdOffered, listCombos, listLegs, readOffered } from '../store/bets.ts';
import type { OfferedMarket } from '../store/bets.ts';
import { hasCashOut } from '../store/cash-outs.ts';
import { listLimits } from '../store/trading.ts';
import { delayOf } from './check-order.ts';
import { listResultsOf } from '../store/settlement.ts';
import { clockAt, isSecondHalf } from '../trading/match-clock.ts';
import type { BetRow, LegRow } from '../tables.ts';
import { legResults, resultsByMarket } from './leg-results.ts';
import { isLive, objectionTo } from './legs.ts';
import type { Tx } from '../../../platform/database/index.ts';

export type CashOutOffer = {
  /** For all of the stake in play; 0 where nothing is offered. */
  readonly value: bigint;
  readonly reason: NoCashOut | null;
  /** Grows with every change of a price that it follows from. */
  readonly version: bigint;
  readonly delaySeconds: number;
  readonly legs: readonly LegRow[];
  readonly combos: ComboPrices;
  readonly offered: ReadonlyMap<LegRow['market_id'], OfferedMarket>;
};

/** A live price that is older than so many seconds offers nothing. */
const STALE_MS = 10_000;

/** What a bet is worth now. With `hold`, its markets stay as they are until the commit. */
export const offerFor = async (reader: Reader, bet: BetRow): Promise<CashOutOffer> => offered(reader, bet, readOffered);

/** The same for a request that is decided: the wait of its own does not stand against it. */
export const offerToDecide = async (tx: Tx, bet: BetRow): Promise<CashOutOffer> =>
  offered(tx, bet, (_reader, ids) => holdOffered(tx, ids));

const offered = async (reader: Reader, bet: BetRow, read: typeof readOffered): Promise<CashOutOffer> => {
  const legs = await listLegs(reader, [bet.id]);
  const combos = (await listCombos(reader, bet.asked_odds === null ? [] : [bet.id])).get(bet.id) ?? new Map();
  const ids = legs.map(({ market_id }) => market_id);
  const markets = await read(reader, ids);
  const said = resultsByMarket(await listResultsOf(reader, ids));
  const known = { markets: new Map([...markets].map(([id, { market }]) => [id, market])), said };
  const results = legResults(bet, legs, known);
  const open = legs.flatMap((leg, at) => {
    const found = markets.get(leg.market_id);
    return results[at] === null && found ? [found] : [];
  });
  const version = open.reduce((all, { market }) => (market.version > all ? market.version : all), 0n);
  const settings = settingsIn(await listLimits(reader));
  const delaySeconds = delayOf(open, settings);
  const about = { version, delaySeconds, legs, combos, offered: markets };
  const reason =
    objection(bet, open) ??
    ([...said.values()].some((each) => each.at(-1)?.is_done === false) ? 'SUSPENDED' : null) ??
    (read === readOffered && (await hasCashOut(reader, bet.id)) ? 'WAITING' : null);
  if (reason !== null) return { ...about, value: 0n, reason };
  const value = valueOfBet(
    { stake: bet.stake_left, system: bet.system, combos },
    legs.flatMap((leg, at) => valued(leg, results[at] ?? null, markets)),
    legs.length === 1 ? settings[bet.sport].feeSingle : settings[bet.sport].feeMulti,
  );
  return { ...about, value, reason: value > 0n ? null : 'WORTHLESS' };
};

/** A bet that was settled before has a closed round; its corrections are the feed's alone. */
const objection = (bet: BetRow, open: readonly OfferedMarket[]): NoCashOut | undefined => {
  if (bet.state !== 'ACCEPTED' || bet.version > 0 || bet.stake_left === 0n) return 'NOT_OPEN';
  if (open.length === 0) return 'DECIDED';
  for (const each of open) {
    const refused = objectionTo(each);
    if (refused === 'TOO_LATE') return 'DECIDED';
    const isStale = isLive(each) && each.now.getTime() - each.market.priced_at.getTime() > STALE_MS;
    const isPaced = each.fixture.model.is === 'goals' && each.fixture.is_running;
    if (refused || (isStale && isPaced)) return 'SUSPENDED';
  }
  return undefined;
};

const valued = (leg: LegRow, result: ValuedLeg['result'], markets: CashOutOffer['offered']): readonly ValuedLeg[] => {
  const found = markets.get(leg.market_id);
  if (!found) throw new Error('A leg has no market.');
  const { market, fixture } = found;
  return [
    {
      fixture: leg.fixture_id,
      oddsMilli: leg.odds_milli,
      result,
      market: nameOf(market),
      code: leg.code,
      since: leg.since,
      match: {
        model: fixture.model,
        score: fixture.score,
        // The clock of the last prices, so that the value changes only with them.
        seconds: clockAt(fixture, market.priced_at),
        isSecondHalf: isSecondHalf(fixture),
      },
    },
  ];
};
