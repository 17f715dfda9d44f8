import type { IsAgent } from '@fairground/contract/identity/fields';
import type { MemberId } from '@fairground/contract/ids';
import type { RatedProduct } from '@fairground/contract/members/product-rates';
import type { QuestionType } from '@fairground/contract/members/feedback-rules';
import type { Generated, GeneratedAlways } from 'kysely';
import type { MemberStatus, Method } from './domain/member.ts';

export type MembersTables = {
  members_member: {
    id: MemberId;
    account: string;
    account_key: string;
    is_agent: IsAgent;
    upline_id: MemberId | null;
    recommender_id: MemberId | null;
    link_id: bigint | null;
    path: GeneratedAlways<MemberId[]>;
    is_test: Generated<boolean>;
    status: Generated<MemberStatus>;
    to_upline: Generated<boolean>;
    rank_level: Generated<number>;
    kyc_level: Generated<number>;
    method: Method;
    register_host: string;
    register_ip: string;
    registered_at: Date;
    series: Generated<number | null>;
    excluded_until: Generated<Date | null>;
  };
  members_profile: {
    member_id: MemberId;
    nickname: string;
    icon: string;
    email: string | null;
    payee_name: string | null;
    payee_key: string | null;
    birth_date: string | null;
    id_number: string | null;
    qq_num: string | null;
    line: string | null;
    whatsapp: string | null;
    zalo: string | null;
    facebook: string | null;
    wechat: string | null;
  };
  members_link: {
    id: GeneratedAlways<bigint>;
    owner_id: MemberId;
    kind: 'affiliate' | 'referral';
    code: string;
    opens: IsAgent;
    note: Generated<string>;
    channel: Generated<string>;
    max_uses: number | null;
    used_count: Generated<number>;
    expires_at: Date | null;
    status: Generated<'active' | 'closed' | 'expired'>;
    created_at: Date;
    series: Generated<number | null>;
  };
  members_product_rate: {
    member_id: MemberId;
    product: RatedProduct;
    from_day: string;
    rate_ppm: number | null;
    set_at: Date;
  };
  members_move: {
    id: GeneratedAlways<bigint>;
    member_id: MemberId;
    from_upline_id: MemberId;
    to_upline_id: MemberId;
    old_path: MemberId[] | null;
    from_day: string;
    approval_id: bigint;
    status: Generated<'PLANNED' | 'MADE' | 'DROPPED'>;
    dropped_for: string | null;
    set_at: Date;
  };
  members_link_rate: { link_id: bigint; product: RatedProduct; rate_ppm: number };
  members_domain: { host: string; agent_id: MemberId; bound_at: Date };
  members_terms: { version: string; minimum_age: number; in_force_since: Date };
  members_acceptance: { member_id: MemberId; version: string; accepted_at: Date; ip: string };
  members_trial: { member_id: MemberId; word_hash: Buffer; network: string; opened_at: Date };
  members_feedback: {
    id: GeneratedAlways<bigint>;
    member_id: MemberId | null;
    /** Where it came from: all there is to tell visitors apart. */
    network: string;
    question_type: QuestionType;
    content: string;
    state: Generated<'new' | 'assigned' | 'answered' | 'closed'>;
    sent_at: Date;
  };
  members_open_use: { agent_id: MemberId; day: string; used: number };
  members_note: {
    id: GeneratedAlways<bigint>;
    member_id: MemberId;
    author_id: bigint;
    author: string;
    text: string;
    key: string;
    at: Date;
  };
  members_label: { member_id: MemberId; label: string; set_by: string; set_at: Date };
  members_setting: {
    is_current: Generated<boolean>;
    default_head_id: MemberId;
    series_of_heads: Generated<number>;
    series_of_newcomers: Generated<number | null>;
    next_series_of_heads: Generated<number | null>;
    next_series_from: Generated<string | null>;
    rationed_from: Generated<number | null>;
  };
  members_series_change: { member_id: MemberId; from_day: string; series: number | null; set_at: Date };
  members_agent_limit: {
    agent_id: MemberId;
    transfer_min: bigint | null;
    transfer_max: bigint | null;
    transfer_day: bigint | null;
    open_day: number | null;
    set_at: Date;
  };
  members_series_quota: { agent_id: MemberId; series: number; most: number; used: Generated<number> };
};
