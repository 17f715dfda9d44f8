import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { Generated, GeneratedAlways } from 'kysely';

export type PromotionsTables = {
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
