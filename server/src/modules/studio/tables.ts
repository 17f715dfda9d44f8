import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type {
  Choice,
  GameKind,
  SharedKind,
  Shown,
  Step,
  TableBet,
  TableResult,
} from '@fairground/contract/studio/game';
import type { FishingRoomId } from '@fairground/contract/studio/fishing';
import type { Decision } from '@fairground/contract/studio/hands';
import type { StudioRoundId, StudioRoundState } from '@fairground/contract/studio/round';
import type { ExitBy } from '@fairground/contract/crash-room/flight';
import type { SlipId, TablePhase } from '@fairground/contract/studio/table';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** JSON is handed over as text and read as what it says. */
type Json<Value> = ColumnType<Value, string, string>;

export type StudioTables = {
  studio_pace: { member_id: MemberId; request_id: string; next_at: Date };
  studio_definition: { hash: string; model: string; rules: string; kept_at: Date };
  studio_seed: {
    id: GeneratedAlways<bigint>;
    member_id: MemberId;
    state: 'NEXT' | 'CURRENT' | 'REVEALED';
    sealed: Buffer;
    commitment: string;
    client_seed: string | null;
    nonce: Generated<number>;
    made_at: Date;
    revealed_at: Date | null;
  };
  studio_round: {
    id: GeneratedAlways<StudioRoundId>;
    member_id: MemberId;
    request_id: string;
    vendor: string;
    game: string;
    model: string;
    kind: GameKind;
    definition_hash: string;
    seed_id: bigint;
    nonce: number;
    currency: string;
    bet: Money;
    stake: Money;
    choice: Json<Choice>;
    /** The campaign of a free round. */
    campaign: string | null;
    is_stepped: boolean;
    state: StudioRoundState;
    win: Generated<Money>;
    shown: ColumnType<Shown | null, string | null, string | null>;
    refusal: string | null;
    ended_by_rule: Generated<boolean>;
    played_at: Date;
    moved_at: Date;
    ended_at: Date | null;
  };
  studio_step: { round_id: StudioRoundId; place: number; request_id: string; step: Json<Step>; taken_at: Date };
  studio_session: {
    token_hash: Buffer;
    member_id: MemberId;
    vendor: string;
    game: string;
    currency: string;
    /** Empty of sessions older than markets. */
    market: Generated<string>;
    expires_at: Date;
  };
  studio_fishing_room: {
    id: GeneratedAlways<FishingRoomId>;
    vendor: string;
    game: string;
    currency: string;
    bet: Money;
    sealed: Buffer;
    chain_start: string;
    waves: number;
    began_at: Date;
    ends_at: Date;
  };
  studio_fishing_seat: {
    room_id: FishingRoomId;
    seat: number;
    member_id: MemberId;
    cannon: number;
    last_shot: Generated<number>;
    busy_until: Date;
    seen_at: Date;
    fired_at: Date;
  };
  studio_fishing_catch: { room_id: FishingRoomId; fish: number; caught_at: Date };
  studio_fishing_pool: {
    vendor: string;
    game: string;
    currency: string;
    bet: Money;
    pool: Generated<Money>;
    rest: Generated<bigint>;
    day: Generated<string | null>;
    day_added: Generated<Money>;
  };
  studio_pool: {
    vendor: string;
    game: string;
    currency: string;
    bet: Money;
    jackpot: string;
    pool: Money;
    rest: Generated<bigint>;
    /** The day of the business it last moved on, and what players added since that day began. */
    day: Generated<string | null>;
    day_added: Generated<Money>;
  };
  studio_pool_win: {
    vendor: string;
    game: string;
    currency: string;
    bet: Money;
    jackpot: string;
    round_id: StudioRoundId;
    amount: Money;
    won_at: Date;
  };
  studio_pool_life: {
    vendor: string;
    game: string;
    currency: string;
    bet: Money;
    jackpot: string;
    life: number;
    model: string;
    definition_hash: string;
    sealed: Buffer;
    commitment: string;
    began_at: Date;
    round_id: StudioRoundId | null;
    ended_at: Date | null;
    secret: string | null;
    pool_before: Money | null;
    pool_after: Money | null;
    paid: Money | null;
  };
  studio_pool_move: { round_id: StudioRoundId; jackpot: string; added: Money; won: Money; pool: Money };
  studio_table: {
    id: GeneratedAlways<bigint>;
    vendor: string;
    game: string;
    model: SharedKind;
    watched_until: Date;
    led_by: string | null;
    led_until: Date | null;
  };
  studio_table_round: {
    id: GeneratedAlways<bigint>;
    table_id: bigint;
    number: number;
    definition_hash: string;
    state: TablePhase;
    sealed: Buffer;
    commitment: string;
    public_value: string | null;
    result: ColumnType<TableResult | null, string | null, string | null>;
    opened_at: Date;
    closes_at: Date;
    moves_at: Date;
    /** Of a flight: when it starts to climb, and where it ends, in hundredths. */
    flies_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    point: ColumnType<number | null, number | null | undefined, number | null>;
    is_late: Generated<boolean>;
  };
  studio_table_clock: {
    table_id: bigint;
    sealed: Buffer;
    commitment: string;
    started_at: Date;
  };
  studio_seat: {
    id: Generated<StudioRoundId>;
    round_id: bigint;
    member_id: MemberId;
    vendor: string;
    game: string;
    currency: string;
    state: Generated<'OPEN' | 'SETTLING' | 'REFUNDING' | 'DONE' | 'CANCELLED'>;
    stake: Generated<Money>;
    win: Generated<Money>;
    valid_bet: Generated<Money>;
    ended_by_rule: Generated<boolean>;
    sat_at: Date;
    moved_at: Date;
    ended_at: Date | null;
  };
  studio_slip: {
    id: GeneratedAlways<SlipId>;
    seat_id: StudioRoundId;
    member_id: MemberId;
    request_id: string;
    bets: Json<StoredBet[]>;
    stake: Money;
    state: 'ASKED' | 'TAKEN' | 'UNDOING' | 'UNDONE' | 'REFUSED';
    refusal: string | null;
    asked_at: Date;
    is_later: Generated<boolean>;
  };
  studio_decision: {
    id: GeneratedAlways<bigint>;
    seat_id: StudioRoundId;
    request_id: string;
    decision: Decision;
    place: number;
    slip_id: SlipId | null;
    decided_at: Date;
  };
  studio_flight_chain: {
    id: GeneratedAlways<bigint>;
    table_id: bigint;
    first_number: number;
    rounds: number;
    sealed: Buffer;
    chain_start: string;
    made_at: Date;
  };
  studio_exit: { slip_id: SlipId; round_id: bigint; at: number; taken_by: ExitBy; taken_at: Date };
};

/** Amounts as JSON keeps them: in units, as text. */
export type StoredBet = Pick<TableBet, 'spot'> & { readonly amount: string };
