import type { GameNodeId } from '@fairground/contract/catalog/game';
import type { ErrorCode } from '@fairground/contract/errors';
import type { MemberId } from '@fairground/contract/ids';
import type { LanguageCode } from '@fairground/contract/language';
import type { Bus } from '../../platform/bus/index.ts';
import type { BusinessDays } from '../../platform/business-days.ts';
import type { RandomSource } from '../../platform/random.ts';
import type { SecretKeys } from '../../platform/secret-box.ts';
import type { Localized } from '../../platform/localized.ts';
import type { OfferHistory } from './domain/history.ts';
import type { Clock } from '../../platform/clock.ts';
import type { RiskLevel } from '@fairground/contract/risk/states';
import type { Money } from '@fairground/contract/money';
import type { Db, Reader, Tx } from '../../platform/database/index.ts';
import type { Announce } from '../../platform/events/index.ts';
import type { Enqueue } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/log.ts';
import type { Realtime } from '../../platform/realtime/index.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Members } from '../members/index.ts';
import type { Messages } from '../messages/index.ts';
import type { Pictures } from '../pictures/index.ts';
import type { System } from '../system/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { BonusLaw } from './domain/terms.ts';
import type { OfferLookup } from './domain/offer-lookup.ts';

/** What offers on show need. */
export type OffersDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>;
  readonly realtime: Pick<Realtime, 'toSite'>;
  readonly enqueue: Enqueue;
  /** The languages on offer, the site's own first. */
  readonly languages: readonly [LanguageCode, ...LanguageCode[]];
  readonly audit: Audit;
};

/** Everything promotions needs from the rest of the product. */
export type PromotionsDeps = OffersDeps & {
  readonly days: BusinessDays;
  readonly log: Pick<Log, 'error'>;
  readonly announce: Announce;
  readonly realtime: Pick<Realtime, 'toMember' | 'toSite'>;
  readonly pictures: Pick<Pictures, 'keepIn' | 'listStored'>;
  readonly system: Pick<System, 'readFlags'>;
  readonly wallet: Pick<
    Wallet,
    | 'accountsOf'
    | 'houseAccount'
    | 'applyIn'
    | 'readHeld'
    | 'currencyOf'
    | 'symbolOf'
    | 'depositedSince'
    | 'balanceOf'
    | 'grants'
  >;
  readonly messages: Pick<Messages, 'write'>;
  readonly approvals: Approvals;
  readonly members: Pick<Members, 'find' | 'findIn' | 'list' | 'listBornOn' | 'walkRegistered'>;
  /** What keeps a member from offers, such as a pause. Handed in: protection stands above this module. */
  readonly objectionToOffer: (tx: Tx, member: MemberId) => Promise<ErrorCode | undefined>;
  readonly random: RandomSource;
  /** The key of what is only compared, such as devices that share an offer. */
  readonly secretsKey: SecretKeys;
  /** What the law says of bonuses: by the loosest market of the brand, and by that of a member. */
  readonly wagering: {
    readonly law: BonusLaw;
    readonly lawOf: (reader: Reader, member: MemberId) => Promise<BonusLaw>;
  };
  /** What modules above this one know and do. Handed in. */
  readonly above: {
    /** Asks that so much is played before a withdrawal, in the transaction of the credit it belongs to. */
    readonly openTurnover: (
      tx: Tx,
      turnover: {
        readonly member: MemberId;
        readonly reference: string;
        readonly required: Money;
        /** How much a bet counts by its category, in parts per million. */
        readonly weights: Readonly<Record<string, number>>;
      },
    ) => Promise<unknown>;
    /** What an account may have in common with others. */
    readonly marksOf: (reader: Reader, member: MemberId) => Promise<Marks>;
    /** How much speaks for abuse, of members that were weighed: shown to staff, and nothing is decided by it. */
    readonly riskLevelsOf: (reader: Reader, members: readonly MemberId[]) => Promise<ReadonlyMap<MemberId, RiskLevel>>;
    readonly history: OfferHistory;
    /** Free rounds of our own games. */
    readonly freeRounds: FreeRounds;
  };
  /** Whose books the wallet keeps: the first part of every operation's key. */
  readonly tenant: string;
  /** Whether members play with play money: only that is refilled. */
  readonly isPlayMoney: boolean;
};

/** What applications for offers need: the module's own offers beside the rest of the product. */
export type ApplicationsDeps = PromotionsDeps & { readonly offers: OfferLookup };

/** Names free rounds. */
export type FreeRoundsKey = { readonly vendorId: bigint; readonly member: MemberId; readonly campaign: string };

/** Free rounds of our own games, as the studio plays and counts them. */
export type FreeRounds = {
  /** Whether such rounds can be played. */
  readonly areFit: (rounds: Pick<FreeRoundsGift, 'vendor' | 'games' | 'currency' | 'bet'>) => Promise<boolean>;
  /** The games of rounds as players know them; those that are closed now are left out. */
  readonly gamesOf: (
    rounds: Pick<FreeRoundsGift, 'vendor' | 'games'>,
  ) => Promise<readonly { readonly nodeId: GameNodeId; readonly names: Localized }[]>;
  /** Looks up what `issueIn` needs, before the transaction. */
  readonly prepare: (vendor: string) => Promise<void>;
  /** Gives rounds under a name; given again, they are given once. */
  readonly issueIn: (tx: Tx, rounds: FreeRoundsGift) => Promise<void>;
  /** Those of a member that may be played now, the first that expire first. */
  readonly listOpen: (
    reader: Reader,
    member: MemberId,
  ) => Promise<
    readonly { readonly campaign: string; readonly left: number; readonly won: Money; readonly expiresAt: Date }[]
  >;
  /** Those that are used up or expired and not closed. */
  readonly listOver: (reader: Reader, limit: number) => Promise<readonly FreeRoundsKey[]>;
  /** How many rounds of what is over stand; nothing while one of them may still come. Called before the transaction. */
  readonly countStanding: (key: FreeRoundsKey) => Promise<number | undefined>;
  /** Closes what is over, once, and answers what it won; nothing while a round of it is not at its end. */
  readonly closeIn: (tx: Tx, key: FreeRoundsKey, standing: number) => Promise<Money | undefined>;
};

export type FreeRoundsGift = {
  readonly member: MemberId;
  readonly campaign: string;
  readonly vendor: string;
  readonly games: readonly string[];
  readonly currency: string;
  readonly bet: Money;
  readonly count: number;
  readonly expiresAt: Date;
};

/** What an account may have in common with others: devices, networks, and what names a person. */
export type Marks = {
  readonly devices: readonly string[];
  readonly addresses: readonly string[];
  readonly persons: readonly string[];
};
