import type { ErrorCode } from '@fairground/contract/errors';
import type { MemberId } from '@fairground/contract/ids';
import type { LanguageCode } from '@fairground/contract/language';
import type { Money } from '@fairground/contract/money';
import type { BusinessDays } from '../../platform/business-days.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Reader, Tx } from '../../platform/database/index.ts';
import type { RandomSource } from '../../platform/random.ts';
import type { SecretKeys } from '../../platform/secret-box.ts';
import type { Realtime } from '../../platform/realtime/index.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Betting } from '../betting/index.ts';
import type { Cashier } from '../cashier/index.ts';
import type { Figures } from '../figures/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Members } from '../members/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** Everything loyalty needs from the rest of the product. */
export type LoyaltyDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly days: BusinessDays;
  readonly random: RandomSource;
  readonly realtime: Pick<Realtime, 'toMember' | 'toSite'>;
  /** The languages on offer, the site's own first. */
  readonly languages: readonly [LanguageCode, ...LanguageCode[]];
  readonly audit: Audit;
  readonly approvals: Approvals;
  readonly betting: Pick<Betting, 'productOf'>;
  readonly cashier: Pick<Cashier, 'accountMarksOf' | 'openTurnover'>;
  readonly figures: Pick<Figures, 'closedUntil' | 'walkValidCash'>;
  readonly identity: Pick<Identity, 'requireFactorForMoney' | 'requirePaymentPassword' | 'hasPaymentPassword'>;
  readonly members: Pick<
    Members,
    'find' | 'findIn' | 'list' | 'listRanked' | 'productRatesOn' | 'referralCodeOf' | 'setRankIn' | 'shareOrigin'
  >;
  readonly wallet: Pick<
    Wallet,
    'accountsOf' | 'houseAccount' | 'applyIn' | 'currencyOf' | 'symbolOf' | 'readOwed' | 'grants'
  >;
  /** How members are called where others see them; those who hide are missing. Handed in: winners has the rule. */
  readonly maskedNames: (members: readonly MemberId[]) => Promise<ReadonlyMap<MemberId, string>>;
  /** What keeps a member from offers, such as a pause. */
  readonly objectionToOffer: (tx: Tx, member: MemberId) => Promise<ErrorCode | undefined>;
  /** How many times the law of a member's market lets a bonus be wagered. */
  readonly wageringTimesMaxOf: (reader: Reader, member: MemberId) => Promise<number>;
  /** Free spins of our own games. Handed in: promotions gives them and pays what they win. */
  readonly freeSpins: {
    readonly areFit: (spins: Pick<FreeSpinsGift, 'vendor' | 'games' | 'currency' | 'bet'>) => Promise<boolean>;
    /** Looks up what `giveIn` needs, before the transaction. */
    readonly prepare: (vendor: string) => Promise<void>;
    readonly giveIn: (tx: Tx, spins: FreeSpinsGift) => Promise<void>;
  };
  /** Closes the seeds of raffles until their draw. */
  readonly secretsKey: SecretKeys;
  /** Whose books the wallet keeps: the first part of every operation's key. */
  readonly tenant: string;
};

/** Free spins with the terms their winnings are given under. */
export type FreeSpinsGift = {
  /** Names them once for ever. */
  readonly key: string;
  readonly member: MemberId;
  readonly currency: string;
  /** The number of the reward they come from. */
  readonly sourceId: bigint;
  readonly vendor: string;
  /** Numbers of games, separated by commas. */
  readonly games: string;
  readonly count: number;
  readonly bet: Money;
  /** How long they may be played. */
  readonly hours: number;
  /** Most that their winnings bring. */
  readonly most: Money;
  readonly multiplierX100: number;
  readonly maxBet: Money;
  readonly runHours: number;
};
