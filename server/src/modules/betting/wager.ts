import type { Id, MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { BetCategory } from '@fairground/contract/betting/endpoints';
import type { AccountId } from '../wallet/index.ts';
import type { ValidRule } from './domain/valid-bet.ts';

export type BetId = Id<'bet'>;
export type MarketId = Id<'market'>;
export type GameId = Id<'game'>;

/** What every wager says: who asks, for whom, under which number of the asker, in which round. */
type Asked = {
  readonly tenant: string;
  /** The vendor or our own game engine, by its code. */
  readonly source: string;
  readonly member: MemberId;
  readonly currency: string;
  readonly category: BetCategory;
  readonly transactionId: string;
  /** The round in the source's own numbering. */
  readonly round: string;
  /**
   * The account that pays and takes wins in the place of the main wallet: money the member set aside for this play. What
   * protects the member was asked when it was set aside, so that a stake of it counts and is not refused.
   */
  readonly escrow?: AccountId;
};

/** Refusals of the one who hands a bet or a win over, kept and repeated like our own, in the order they are checked. */
export const CALLER_REFUSALS = [
  'session-over',
  'player-blocked',
  'region-blocked',
  'game-disabled',
  'wrong-currency',
  'stake-out-of-range',
  'campaign-closed',
  'vendor-disabled',
] as const;
export type CallerRefusal = (typeof CALLER_REFUSALS)[number];

export type PlaceWager = Asked & {
  readonly game: GameId;
  /** Zero for a free round, which names its campaign. */
  readonly stake: Money;
  readonly campaign?: string;
  readonly market?: MarketId;
  /** The round that this one replaces after a correction. */
  readonly parentRound?: string;
  /** How the stake will count; the category's own rule unless given. */
  readonly validRule?: ValidRule;
  readonly detail?: Readonly<Record<string, unknown>>;
  /** The caller's checks failed: nothing moves, and a repeat hears the same. */
  readonly refusedAs?: CallerRefusal;
};

/** The part of what a round pays that is stake of what was void, now and before: who got no more than that has lost. */
export type GivenBack = { readonly now: Money; readonly before: Money };

export type WinWager = Asked & {
  readonly amount: Money;
  /** The round is over with this win. */
  readonly ends?: boolean;
  /** What the round counts for turnover when the source or an engine knows better than the rule. */
  readonly validBet?: Money;
  /** Of a win that ends its round. No part of what is asked: a repeat may leave it out. */
  readonly givenBack?: GivenBack;
  /** The campaign the source names with it; the same number with another one is another win. */
  readonly campaign?: string;
  /** The caller's checks failed: nothing moves, and a repeat hears the same. */
  readonly refusedAs?: CallerRefusal;
};

/** A bet and its result in one: instant games. Both stand or fall together. */
export type InstantWager = PlaceWager &
  Pick<WinWager, 'validBet'> & {
    readonly payout: Money;
    /** The result's own number; the win asked for by itself under it is then the same win. The bet's unless given. */
    readonly settledBy?: string;
  };

/** A prize that needs no bet: of a campaign, a promotion, a jackpot, or of a source whose wins come alone. */
export type AwardWager = Asked & {
  readonly game: GameId;
  readonly amount: Money;
  readonly award: { readonly kind: 'campaign' | 'promotion' | 'jackpot' | 'unmatched'; readonly id: string };
  readonly to?: 'cash' | 'bonus';
};

export type UndoWager = Asked & {
  readonly undoes: { readonly what: 'bet' | 'win' | 'award'; readonly transactionId: string };
  /** A correction by the source: closed rounds too. */
  readonly isResettlement?: boolean;
  /** Where the award that is undone had gone. */
  readonly from?: 'cash' | 'bonus';
};

export type EndRoundWager = Asked & Pick<WinWager, 'validBet'>;

/** Gives back every stake of the round, and takes back what a closed one had paid. */
export type VoidWager = Asked & Pick<UndoWager, 'isResettlement'> & Pick<WinWager, 'givenBack'>;

/** Sets what a closed round pays; the difference moves. */
export type ResettleWager = Asked & Pick<WinWager, 'validBet' | 'givenBack'> & { readonly payout: Money };

export type Wager =
  | ({ readonly action: 'place' } & PlaceWager)
  | ({ readonly action: 'win' } & WinWager)
  | ({ readonly action: 'place-and-settle' } & InstantWager)
  | ({ readonly action: 'award' } & AwardWager)
  | ({ readonly action: 'undo' } & UndoWager)
  | ({ readonly action: 'end-round' } & EndRoundWager)
  | ({ readonly action: 'void' } & VoidWager)
  | ({ readonly action: 'resettle' } & ResettleWager);
