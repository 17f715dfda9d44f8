import type { MemberId } from '@fairground/contract/ids';
import type {
  ClaimKind,
  ClaimState,
  DeliveryState,
  MissionMetric,
  MissionPeriod,
  MissionState,
  RaffleSource,
  RaffleState,
  ReferralState,
  PointEntryType,
  RedeemState,
  RewardState,
  RewardType,
} from '@fairground/contract/loyalty/states';
import type { Money } from '@fairground/contract/money';
import type { Generated } from 'kysely';
import type { Localized } from '../../platform/localized.ts';
import type { MissionText, StoredMilestone, StoredPrize } from './domain/mission.ts';
import type { RewardText } from './domain/reward.ts';
import type { ClaimDetail } from './domain/claim.ts';

export type LoyaltyTables = {
  loyalty_setting: {
    is_only: Generated<boolean>;
    enabled: boolean;
    ratio: number;
    min_convert: number;
    multiple: number;
    daily_convert_cap: Money;
    deposit_spend: Money;
    deposit_day_max: number;
  };
  loyalty_point_rule: { product: string; spend: bigint };
  loyalty_point_account: { member_id: MemberId; balance: bigint; lifetime: bigint; hundredths: number };
  loyalty_point_entry: {
    id: Generated<bigint>;
    member_id: MemberId;
    type: PointEntryType;
    delta: bigint;
    balance_after: bigint;
    idem_key: string;
    remark: string;
    business_day: string;
    at: Date;
  };
  loyalty_point_remainder: { member_id: MemberId; product: string; remainder: bigint };
  loyalty_conversion: {
    id: Generated<bigint>;
    member_id: MemberId;
    points: bigint;
    amount: Money;
    currency: string;
    idempotency_key: string;
    business_day: string;
    at: Date;
  };
  loyalty_reward: {
    id: Generated<bigint>;
    type: RewardType;
    state: Generated<RewardState>;
    points: bigint;
    amount: Money | null;
    wager_x100: number | null;
    max_bet: Money | null;
    spins_count: Generated<number | null>;
    spins_bet: Generated<Money | null>;
    spins_vendor: Generated<string | null>;
    spins_games: Generated<string | null>;
    stock: number;
    supplied: number;
    member_limit: number | null;
    min_rank: number;
    texts: Localized<RewardText>;
    image: string;
    hue: number;
    sort: number;
    default_key: Generated<string | null>;
    is_default: Generated<boolean>;
    request_key: string | null;
    created_at: Date;
  };
  loyalty_stock_change: { request_key: string; reward_id: bigint; change: number; at: Date };
  loyalty_redeem_edge: { from_status: string; to_status: string };
  loyalty_redeem: {
    id: Generated<bigint>;
    no: string;
    member_id: MemberId;
    reward_id: bigint;
    type: RewardType;
    texts: Localized<RewardText>;
    image: string;
    hue: number;
    quantity: number;
    points: bigint;
    amount: Money | null;
    currency: string | null;
    status: Generated<RedeemState>;
    delivery: DeliveryState | null;
    tracking: Generated<string>;
    remark: Generated<string>;
    address: Address | null;
    idempotency_key: string;
    placed_at: Date;
    decided_at: Date | null;
    moved_at: Date;
  };
  loyalty_rank: {
    level: number;
    texts: Localized<{ readonly name: string }>;
    color: string;
    color2: string;
    need_valid: Money;
    need_deposit: Money;
    keep_valid: Money;
    upgrade_bonus: Money;
    month_salary: Money;
    rebate_boost_ppm: number;
    points_x100: number;
    daily_withdrawals: number | null;
  };
  loyalty_standing: {
    member_id: MemberId;
    valid_total: Generated<bigint>;
    deposit_total: Generated<bigint>;
    reached_level: Generated<number>;
    locked_level: Generated<number>;
    lock_until: Generated<Date | null>;
  };
  loyalty_month: { member_id: MemberId; month: string; valid: bigint };
  loyalty_rank_change: {
    id: Generated<bigint>;
    member_id: MemberId;
    from_level: number;
    to_level: number;
    cause: 'UP' | 'KEEP' | 'STAFF';
    month: string | null;
    at: Date;
  };
  loyalty_rank_run: { month: string; at: Date };
  loyalty_claim: {
    id: Generated<bigint>;
    member_id: MemberId;
    kind: ClaimKind;
    key: string;
    amount: Money;
    points: bigint;
    currency: string;
    turnover: number;
    detail: ClaimDetail;
    state: Generated<ClaimState>;
    created_at: Date;
    lapses_at: Date | null;
    claimed_at: Generated<Date | null>;
  };
  loyalty_mission: {
    id: Generated<bigint>;
    texts: Localized<MissionText>;
    metric: MissionMetric;
    products: string[];
    period: MissionPeriod;
    from_day: string;
    until_day: string | null;
    milestones: readonly StoredMilestone[];
    has_board: boolean;
    prizes: readonly StoredPrize[];
    turnover: number;
    hue: number;
    state: Generated<MissionState>;
    started_at: Date | null;
    default_key: string | null;
    request_key: string | null;
    created_at: Date;
  };
  loyalty_mission_progress: {
    mission_id: bigint;
    period: string;
    member_id: MemberId;
    value: bigint;
    reached_at: Date;
    last_day: string;
    reached: number;
  };
  loyalty_board_bucket: { mission_id: bigint; period: string; bucket: number; members: number };
  loyalty_race_end: { mission_id: bigint; period: string; at: Date };
  loyalty_mission_seen: { member_id: MemberId; mission_id: bigint };
  loyalty_rebate_rule: { product: string; rate_ppm: number; cap_ppm: number };
  loyalty_rebate_setting: {
    is_only: Generated<boolean>;
    mode: 'AUTO' | 'MANUAL';
    min_claim: Money;
    lapse_days: number | null;
    opens_at: string;
    closes_at: string;
  };
  loyalty_rebate_day: {
    member_id: MemberId;
    accounting_date: string;
    product: string;
    base: bigint;
    rate_ppm: number;
    boost_ppm: number;
    amount: bigint;
    claim_id: Generated<bigint | null>;
  };
  loyalty_rebate_run: { accounting_date: string; at: Date };
  loyalty_referral_rule: {
    is_only: Generated<boolean>;
    reward: Money;
    need_deposit: Money;
    need_valid: Money;
    days: number;
    turnover: number;
  };
  loyalty_referral: {
    member_id: MemberId;
    recommender_id: MemberId;
    registered_at: Date;
    first_deposit: Generated<bigint>;
    valid: Generated<bigint>;
    state: Generated<ReferralState>;
    decided_at: Date | null;
  };
  loyalty_raffle: {
    id: Generated<bigint>;
    texts: Localized<MissionText>;
    source: RaffleSource;
    unit: bigint;
    tickets_max: number;
    wins_max: number;
    from_day: string;
    until_day: string;
    prizes: readonly StoredPrize[];
    turnover: number;
    hue: number;
    state: Generated<RaffleState>;
    commitment: Generated<string | null>;
    sealed: Generated<Buffer | null>;
    seed: Generated<string | null>;
    ticket_hash: Generated<string | null>;
    tickets: Generated<number>;
    closed_at: Generated<Date | null>;
    drawn_at: Generated<Date | null>;
    request_key: string | null;
    created_at: Date;
  };
  loyalty_raffle_entry: { raffle_id: bigint; member_id: MemberId; tag: string; tickets: number; remainder: bigint };
  loyalty_raffle_ticket: { raffle_id: bigint; first_no: number; last_no: number; member_id: MemberId };
  loyalty_raffle_win: { raffle_id: bigint; place: number; ticket: number; member_id: MemberId; attempt: number };
  loyalty_address: Address & { id: Generated<bigint>; member_id: MemberId; is_default: boolean };
};

export type Address = {
  readonly name: string;
  readonly phone: string;
  readonly line: string;
  readonly city: string;
  readonly country: string;
};
