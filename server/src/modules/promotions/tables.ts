import type { BetCategory } from '@fairground/contract/betting/endpoints';
import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { PromotionAudience, PromotionCategory } from '@fairground/contract/promotions/endpoints';
import type { Terms, TermsCredit } from '@fairground/contract/promotions/terms';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Localized } from '../../platform/localized.ts';
import type { PromotionText } from './domain/promotion.ts';

/** Read as a value, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;

/** Terms as they are kept: amounts are texts. */
export type StoredTerms = Omit<Terms, 'amount' | 'minDeposit' | 'maxBet' | 'budget' | 'spinsBet'> &
  Readonly<Record<'amount' | 'minDeposit' | 'maxBet' | 'budget', string>> & { readonly spinsBet?: string };

export type PromotionsTables = {
  promotions_terms: { promotion_id: bigint; version: number; terms: Json<StoredTerms>; published_at: Date };
  promotions_budget: {
    promotion_id: bigint;
    budget: Money;
    used: Generated<Money>;
    given: Generated<number>;
    count_max: number | null;
  };
  promotions_award: {
    id: GeneratedAlways<bigint>;
    promotion_id: bigint;
    version: number;
    member_id: MemberId;
    period_key: string;
    reference: string;
    currency: string;
    amount: Money;
    grant_id: bigint | null;
    given_at: Date;
  };
  promotions_award_mark: { promotion_id: bigint; period_key: string; mark: Buffer; award_id: bigint };
  promotions_free_spins: {
    id: GeneratedAlways<bigint>;
    key: string;
    member_id: MemberId;
    currency: string;
    source: 'offer' | 'mall';
    source_id: bigint;
    vendor: string;
    games: string[];
    spins: number;
    bet: Money;
    most: Money;
    credit: TermsCredit;
    multiplier_x100: number;
    max_bet: Money;
    cap_x100: number | null;
    run_hours: number;
    products: BetCategory[];
    award_id: Generated<bigint | null>;
    given_at: Date;
    expires_at: Date;
    ended_at: Generated<Date | null>;
    won: Generated<Money | null>;
    paid: Generated<Money | null>;
    grant_id: Generated<bigint | null>;
  };
  promotions_joined: { promotion_id: bigint; member_id: MemberId; joined_at: Date };
  promotions_run: { name: string; done_at: Date };
  promotions_drop: {
    id: GeneratedAlways<bigint>;
    default_key: Generated<string | null>;
    texts: Json<Localized>;
    budget: Money;
    envelopes: number;
    multiplier_x100: number;
    currency: string;
    opens_at: Date;
    closes_at: Date;
    created_at: Date;
  };
  promotions_envelope: {
    drop_id: bigint;
    no: number;
    amount: Money;
    member_id: MemberId | null;
    opened_at: Date | null;
  };
  promotions_promotion: {
    id: GeneratedAlways<bigint>;
    default_key: string | null;
    is_default: Generated<boolean>;
    category: PromotionCategory;
    audience: PromotionAudience;
    url: string;
    hue: number;
    link: string;
    texts: Json<Localized<PromotionText>>;
    sort: number;
    starts_at: Date;
    ends_at: Date | null;
    announced_at: Generated<Date | null>;
    created_at: Date;
    request_key: string | null;
    preview_key: GeneratedAlways<string>;
  };
  promotions_offer: { promotion_id: bigint; opens_at: Date | null; closes_at: Date | null };
  promotions_application: {
    id: GeneratedAlways<bigint>;
    promotion_id: bigint;
    member_id: MemberId;
    comment: string;
    state: Generated<'applying' | 'rejected' | 'issued'>;
    amount: Money | null;
    currency: string | null;
    answer: Generated<string>;
    applied_at: Date;
    decided_at: Date | null;
  };
  promotions_refill: {
    member_id: MemberId;
    day: string;
    place: number;
    amount: Money;
    currency: string;
    given_at: Date;
  };
};
