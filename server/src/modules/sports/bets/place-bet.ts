import type { SportsBetId } from '@fairground/contract/sports/fields';
import type { Money } from '@fairground/contract/money';
import { Refusal } from '../../../platform/refusal.ts';
import type { WagerAnswer } from '../../betting/index.ts';
import type { SportsDeps } from '../deps.ts';
import { exposureKeys } from '../domain/open-risk.ts';
import { findRequest } from '../store/bets.ts';
import { createMarketFacts } from '../store/market-facts.ts';
import type { BetRow } from '../tables.ts';
import { attachBets } from './attach-bets.ts';
import type { AttachedBet, BetReply, LoadedBook } from './attach-bets.ts';
import { isWeighed } from './exposures.ts';
import { wantedLegs } from './legs.ts';
import type { WantedLeg } from './legs.ts';
import { fingerprintOf, playedAs, wagerOf } from './wager-of-bet.ts';
import type { Bettor, NamedLeg, Order } from './wager-of-bet.ts';

export type { Bettor, Order } from './wager-of-bet.ts';
export type PlacedBet = { readonly id: SportsBetId; readonly balance: Money };
export type PlaceBet = (bettor: Bettor, order: Order) => Promise<PlacedBet>;

/** How long anyone who bets is kept waiting while the database is away. */
const WITHIN_MS = 10_000;

/**
 * Takes bets through lanes of the register: stakes, bets and what the house may lose in one commit for all that come
 * together. Before the match a bet is accepted at once; a live one waits with its stake taken. The same request again is
 * the same bet.
 */
export const createPlaceBet = (deps: SportsDeps): PlaceBet => {
  const { db, betting, catalog } = deps;
  const factsOf = createMarketFacts(db);
  const take = betting.openLanes<AttachedBet, LoadedBook, BetReply>({
    ...attachBets(deps),
    withinMs: WITHIN_MS,
    // A second bet under a name that is taken is another one, and the register says so.
    nameOf: ({ fingerprint }) => fingerprint,
    hasMoved: (reply) => reply.is === 'answered' && reply.answer.outcome === 'applied' && !reply.answer.isRepeat,
  });

  const place: PlaceBet = async (bettor, order) => {
    const wanted = wantedLegs(order.legs);
    if ((order.kind === 'SINGLE') !== (wanted.length === 1)) throw new Refusal('sports.legs-refused');
    if ((order.kind === 'SYSTEM') !== (order.system !== undefined)) throw new Refusal('sports.legs-refused');
    const legs = await namedLegs(wanted);
    const { sport, vendor } = playedAs(legs);
    if (await catalog.stops.isStopped({ vendor, gameId: '' })) throw new Refusal('sports.market-suspended');
    const weighs = isWeighed(deps, bettor);
    const fingerprint = fingerprintOf(order);
    const reply = await take(wagerOf(deps, bettor, order, legs, fingerprint), {
      bettor,
      order,
      wanted,
      sport,
      vendor,
      fingerprint,
      isWeighed: weighs,
      exposures: weighs ? exposureKeys(legs.map(({ code, facts: market }) => ({ code, market }))) : [],
      liabilities: weighs ? liabilitiesOf(bettor, legs) : [],
    });
    if (reply.is === 'refused') throw reply.refusal;
    return { id: betIdOf(reply.answer), balance: reply.answer.balance };
  };

  const namedLegs = async (wanted: readonly WantedLeg[]): Promise<readonly [NamedLeg, ...NamedLeg[]]> => {
    const facts = await factsOf(wanted.map(({ market }) => market));
    const [first, ...others] = wanted.map(({ selectionId, market, code }): NamedLeg => {
      const found = facts.get(market);
      if (!found) throw new Refusal('sports.selection-unknown', { selectionId });
      return { code, facts: found };
    });
    if (!first) throw new Refusal('sports.legs-refused');
    return [first, ...others];
  };

  return async (bettor, order) => {
    try {
      return await place(bettor, order);
    } catch (error) {
      // A repeat of what was taken is answered whatever holds by now.
      const before = error instanceof Refusal ? await findRequest(db, bettor.member, order.requestId) : undefined;
      if (!before) throw error;
      return repeated(deps, bettor, before, fingerprintOf(order));
    }
  };
};

const liabilitiesOf = ({ member }: Bettor, legs: readonly NamedLeg[]): AttachedBet['liabilities'] => [
  { scope: 'PLAYER', key: member.toString() },
  ...legs.map(
    ({ facts: { competition, trading_day } }) => ({ scope: 'DAY', key: `${competition}/${trading_day}` }) as const,
  ),
];

const repeated = async (
  { wallet }: SportsDeps,
  { member, currency }: Bettor,
  bet: BetRow,
  fingerprint: string,
): Promise<PlacedBet> => {
  if (bet.fingerprint !== fingerprint) throw new Refusal('sports.request-id-taken');
  return { id: bet.id, balance: (await wallet.balanceOf(member, currency)).cash };
};

/** The bet behind an answer of the register, or the refusal it stands for. */
const betIdOf = ({ outcome, id }: WagerAnswer): SportsBetId => {
  switch (outcome) {
    case 'applied':
      if (id === null) throw new Error('A bet that was taken has no number.');
      return id;
    case 'insufficient-funds':
    case 'limit-reached':
    case 'bonus-max-bet':
      throw new Refusal(`sports.${outcome}`);
    case 'blocked':
      throw new Refusal('sports.play-blocked');
    case 'conflict':
    case 'round-over':
    case 'cancelled-before':
      throw new Refusal('sports.request-id-taken');
    default:
      throw new Error(`A bet was answered with ${outcome}.`);
  }
};
