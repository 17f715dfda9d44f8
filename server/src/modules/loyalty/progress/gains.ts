import type { BetCategory } from '@fairground/contract/betting/endpoints';
import type { MemberId } from '@fairground/contract/ids';
import type { Fact, FactKind } from '../../../platform/events/index.ts';
import { betsSettled, settledBetsOf, validCashOf } from '../../betting/index.ts';
import { depositCredited, depositReversed } from '../../cashier/index.ts';
import { sessionOpened } from '../../identity/index.ts';
import { memberRegistered } from '../../members/index.ts';
import type { Member } from '../../members/index.ts';
import type { LoyaltyDeps } from '../deps.ts';

export const PROGRESSING = [betsSettled, depositCredited, depositReversed, sessionOpened, memberRegistered] as const;

/** What a member did on one business day, as far as one batch of facts tells. */
export type Gain = {
  readonly member: MemberId;
  readonly day: string;
  /** Valid cash by product. */
  readonly played: Map<BetCategory, bigint>;
  deposited: bigint;
  /** By product the best payout of one round in hundredths of its stake, of cash alone. */
  readonly multiples: Map<BetCategory, bigint>;
  hasLoggedIn: boolean;
  /** The first deposit a member ever made, where it was on this day. */
  firstDeposit: bigint;
  lastAt: Date;
};

/** Adds up facts by member and day. */
export const gainsOf = async (
  { betting, days }: Pick<LoyaltyDeps, 'betting' | 'days'>,
  facts: readonly Fact<unknown>[],
): Promise<readonly Gain[]> => {
  const gains = new Map<string, Gain>();
  const gainOf = (id: string, at: Date): Gain => {
    const day = days.dayOf(at);
    const key = `${id} ${day}`;
    const gain = gains.get(key) ?? {
      ...{ member: BigInt(id) as MemberId, day, played: new Map<BetCategory, bigint>(), deposited: 0n },
      multiples: new Map<BetCategory, bigint>(),
      ...{ hasLoggedIn: false, firstDeposit: 0n, lastAt: at },
    };
    if (at > gain.lastAt) gain.lastAt = at;
    gains.set(key, gain);
    return gain;
  };
  for (const fact of facts) {
    if (isOf(fact, betsSettled))
      for (const bet of settledBetsOf(fact.payload)) {
        const valid = validCashOf(bet);
        const stake = BigInt(bet.stake);
        const isCash = !bet.isCorrection && bet.award === null && bet.bonusPart === '0' && stake > 0n;
        const multiple = isCash ? (BigInt(bet.payout) * 100n) / stake : 0n;
        if (valid === 0n && multiple === 0n) continue;
        const category = (await betting.productOf(bet.product))?.category;
        if (category === undefined) continue;
        const gain = gainOf(bet.member, fact.at);
        gain.played.set(category, (gain.played.get(category) ?? 0n) + valid);
        if (multiple > (gain.multiples.get(category) ?? 0n)) gain.multiples.set(category, multiple);
      }
    else if (isOf(fact, depositCredited)) {
      const gain = gainOf(fact.payload.member, fact.at);
      gain.deposited += BigInt(fact.payload.amount);
      if (fact.payload.isFirst) gain.firstDeposit += BigInt(fact.payload.amount);
    } else if (isOf(fact, depositReversed))
      gainOf(fact.payload.member, fact.at).deposited -= BigInt(fact.payload.amount);
    else if (isOf(fact, sessionOpened)) gainOf(fact.payload.memberId, fact.at).hasLoggedIn = true;
  }
  return [...gains.values()];
};

const isOf = <Payload>(fact: Fact<unknown>, kind: FactKind<Payload>): fact is Fact<Payload> => fact.name === kind.name;

/** Trials, and accounts of the house for trying things out, take part in nothing. */
export const takesPart = (member: Member | undefined): member is Member =>
  member !== undefined && !member.isTest && member.path.length > 0 && member.isAgent !== 4;

export const validOf = ({ played }: Pick<Gain, 'played'>): bigint =>
  [...played.values()].reduce((sum, amount) => sum + amount, 0n);
