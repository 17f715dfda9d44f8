import type { BetCategory } from '@fairground/contract/betting/endpoints';
import type { GameNodeId } from '@fairground/contract/catalog/game';
import type { MemberId } from '@fairground/contract/ids';
import type { Device, GameSessionId } from '@fairground/contract/launch/endpoints';
import type { Generated, GeneratedAlways } from 'kysely';
import type { VendorStage } from '../../platform/http/index.ts';

export type VendorsTables = {
  vendors_vendor: {
    id: Generated<bigint>;
    code: string;
    name: string;
    stage: VendorStage;
    takes_orphan_wins: Generated<boolean>;
    /** Where it is asked about rounds that should be over. */
    rounds_url: Generated<string | null>;
    /** Where the wallets are that it keeps itself; none of a vendor that plays from ours. */
    wallet_url: Generated<string | null>;
    allowed_ips: Generated<string[]>;
    added_at: Date;
  };
  vendors_credit_limit: {
    vendor_id: bigint;
    currency: string;
    single_max: bigint | null;
    day_max: bigint | null;
    player_hour_max: number | null;
  };
  vendors_credit: {
    vendor_id: bigint;
    member_id: MemberId;
    action: string;
    transaction_id: string;
    currency: string;
    amount: bigint;
    at: Date;
    is_refused: boolean;
  };
  vendors_key: {
    key_id: string;
    seq: Generated<bigint>;
    vendor_id: bigint;
    /** Of keys that are not closed yet. */
    secret: string | null;
    sealed: Buffer | null;
    added_at: Date;
    retired_at: Date | null;
  };
  vendors_nonce: { vendor_id: bigint; nonce: string; ticket: bigint; expires_at: Date };
  vendors_game: {
    id: Generated<bigint>;
    vendor_id: bigint;
    code: string;
    game_group: string;
    category: BetCategory;
    is_enabled: Generated<boolean>;
    stake_min: Generated<bigint>;
    stake_max: bigint | null;
  };
  vendors_connection: {
    catalogue_code: string;
    vendor_id: bigint;
    adapter: string;
    launch_url: string | null;
    launch_url2: string | null;
    takes_trials: boolean;
  };
  vendors_opening: {
    id: GeneratedAlways<GameSessionId>;
    member_id: MemberId;
    request_id: string;
    vendor_id: bigint;
    node_id: GameNodeId;
    game_code: string;
    game_group: string;
    currency: string;
    device: Device;
    opened_at: Date;
    expires_at: Date;
    left_at: Date | null;
    /** Whether the launch moved the balance to the vendor's wallet. */
    carries_funds: Generated<boolean>;
    /** When nothing of it was left to bring back. */
    funds_back_at: Generated<Date | null>;
    /** The session of the site it was last opened from; none of openings before there were wallets to bring back. */
    player_session_id: Generated<bigint | null>;
  };
  vendors_player_session: { member_id: MemberId; session_id: bigint; ended_at: Date | null; expires_at: Date };
  vendors_launch: SessionBond & {
    code_hash: Buffer;
    expires_at: Date;
    used_at: Date | null;
    player_session_expires_at: Date | null;
    /** Minutes the session may rest unused that the code opens. */
    idle_minutes: number;
  };
  vendors_session: SessionBond & { token_hash: Buffer; seen_at: Date; expires_at: Date; idle_minutes: number };
  vendors_campaign: {
    vendor_id: bigint;
    member_id: MemberId;
    campaign_id: string;
    game: string;
    /** Of the house's own: every game the rounds may be played in. */
    games: string[] | null;
    currency: string;
    stake: bigint;
    issued: number;
    used: Generated<number>;
    wagering: number;
    expires_at: Date;
    issued_at: Date;
    cancelled_at: Date | null;
  };
  vendors_campaign_spin: {
    vendor_id: bigint;
    member_id: MemberId;
    campaign_id: string;
    transaction_id: string;
    taken_at: Date;
    returned_at: Date | null;
  };
  vendors_transaction: {
    vendor_id: bigint;
    member_id: MemberId;
    action: string;
    transaction_id: string;
    round_id: string;
    currency: string;
    at: Date;
    operation_key: string | null;
    http: number | null;
    answer: string | null;
  };
  vendors_report: {
    id: Generated<bigint>;
    vendor_id: bigint;
    day: string;
    made_at: Date;
    lines: number;
    agreeing: number;
    differences: string;
  };
  vendors_round_answer: { vendor_id: bigint; member_id: MemberId; round_id: string; asked_at: Date; answer: string };
};

/** What a game session is bound to. */
type SessionBond = {
  vendor_id: bigint;
  member_id: MemberId;
  game_group: string;
  currency: string;
  device: string;
  ip: Generated<string>;
  host: Generated<string>;
  /** The session as the player has it; none in the sandbox of vendors. */
  opening_id: GameSessionId | null;
  /** The session of the site it was opened from; none in the sandbox of vendors. */
  player_session_id: bigint | null;
};
