import type { ErrorCode } from '@fairground/contract/errors';
import type { MemberId } from '@fairground/contract/ids';
import type { LanguageCode } from '@fairground/contract/language';
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
  /** Closes the seeds of raffles until their draw. */
  readonly secretsKey: SecretKeys;
  /** Whose books the wallet keeps: the first part of every operation's key. */
  readonly tenant: string;
};
