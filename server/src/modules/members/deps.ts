import type { LanguageCode } from '@fairground/contract/language';
import type { MemberInfo } from '@fairground/contract/members/endpoints';
import type { BusinessDays } from '../../platform/business-days.ts';
import type { Clock } from '../../platform/clock.ts';
import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { Db, Reader, Tx } from '../../platform/database/index.ts';
import type { Announce } from '../../platform/events/index.ts';
import type { RandomSource } from '../../platform/random.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Pictures } from '../pictures/index.ts';
import type { Postbox } from '../postbox/index.ts';
import type { System } from '../system/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { ProductRates } from './domain/product-rates.ts';
import type { RateScale } from './domain/rates.ts';

/** Everything members needs from the rest of the product. */
export type MembersDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly days: BusinessDays;
  readonly random: RandomSource;
  readonly announce: Announce;
  readonly audit: Audit;
  readonly approvals: Approvals;
  readonly pictures: Pick<Pictures, 'keepIn' | 'listStored'>;
  readonly system: System;
  readonly postbox: Postbox;
  readonly identity: Identity;
  readonly wallet: Wallet;
  /** Whose books the wallet keeps: the first part of every operation's key. */
  readonly tenant: string;
  /** The least age the first terms ask for. */
  readonly minimumAge: number;
  /** How the rank of a member is called beside its name. Handed in: loyalty stands above this module. */
  readonly clubLabelOf?: (rankLevel: number, language: LanguageCode) => Promise<MemberInfo['clubLabel']>;
  /** What the site gives everybody of each product, in parts per million. Handed in: loyalty stands above this module. */
  readonly siteRebates: (reader: Reader) => Promise<ProductRates>;
  /** The offer that new members are given, where one runs. Handed in: promotions stands above this module. */
  readonly signUpOffers?: {
    readonly prepare: (member: MemberId, currency: string) => Promise<boolean>;
    readonly grantIn: (
      tx: Tx,
      newcomer: { readonly member: MemberId; readonly currency: string; readonly promised: Money },
    ) => Promise<Money>;
  };
  /** What forbids to close an account besides money in it: contracts, payments, bets. Handed in: their modules stand above. */
  readonly objectionsToClosing?: (member: MemberId) => Promise<readonly string[]>;
  /** Which rates members can be given. */
  readonly rateScale: RateScale;
};
