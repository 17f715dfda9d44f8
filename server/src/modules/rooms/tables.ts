import type { MemberId } from '@fairground/contract/ids';
import type {
  CardAction,
  CardGameCode,
  CardHandId,
  CardHandState,
  CardSeatState,
  CardTableId,
  CardTablePhase,
  PairSignal,
} from '@fairground/contract/rooms/fields';
import type { AccountId } from '../wallet/index.ts';
import type { Blinds } from './domain/blinds.ts';
import type { EngineEvent, HandState } from './domain/games.ts';

export type TableRow = {
  id: CardTableId;
  room: string;
  game: CardGameCode;
  currency: string;
  unit: bigint;
  seats: number;
  code: string | null;
  has_house: boolean;
  phase: CardTablePhase;
  hand_id: CardHandId | null;
  hand_no: number;
  button: number | null;
  winner: number | null;
  /** Places of the blinds of the last hand of hold'em. */
  small_place: number | null;
  big_place: number | null;
  version: bigint;
  moves_at: Date | null;
  next_sealed: Buffer;
  next_commitment: string;
  house_account: AccountId | null;
  opened_at: Date;
  empty_since: Date | null;
};

export type SeatRow = {
  table_id: CardTableId;
  seat: number;
  member_id: MemberId | null;
  name: string;
  game: CardGameCode;
  currency: string;
  stack: bigint;
  state: CardSeatState;
  commit_no: number | null;
  commit: string | null;
  seed: string | null;
  escrow_account: AccountId | null;
  cash_account: AccountId | null;
  catalogue_game: string;
  timeouts: number;
  bank_ms: number;
  away_since: Date | null;
  seen_at: Date;
  said_at: Date | null;
  sat_at: Date;
  why_leaving: string | null;
  /** The seat owes the big blind: it passed while the player sat out, or the seat was taken after the table's first hand. */
  missed_big: boolean | null;
  /** The player posts the owed blind in the next hand instead of waiting until it is at the seat. */
  posts_big: boolean | null;
  /** The player asked during a hand to be dealt in no further: the seat is away once the hand is over. */
  sits_out: boolean | null;
};

/** A seat of a hand; its place in the list is the engine's seat. Amounts are digits: they are kept as JSON. */
export type HandSeat = {
  readonly place: number;
  readonly member: string | null;
  readonly name: string;
  readonly funds: string;
};

export type SeatClock = { readonly seat: number; readonly since: number; readonly due: number; readonly bank: number };

/** A result as it is kept: amounts as digits, seats as places. */
export type StoredResult = {
  readonly seats: readonly { readonly seat: number; readonly net: string; readonly rake: string }[];
  readonly transfers: readonly {
    readonly from: number | null;
    readonly to: number | null;
    readonly reason: string;
    readonly due: string;
    readonly paid: string;
  }[];
  readonly rake: string;
};

export type HandRow = {
  id: CardHandId;
  table_id: CardTableId;
  no: number;
  room: string;
  game: CardGameCode;
  currency: string;
  unit: bigint;
  rules_hash: string;
  sealed: Buffer;
  commitment: string;
  seats: readonly HandSeat[];
  button: number;
  winner: number | null;
  blinds: Blinds | null;
  commits: readonly { readonly seat: number; readonly commit: string }[];
  seeds: readonly { readonly seat: number; readonly seed: string }[];
  root: string | null;
  state: HandState | null;
  clocks: readonly SeatClock[];
  seq: number;
  status: CardHandState;
  result: StoredResult | null;
  turnover: bigint;
  rake: bigint;
  house_net: bigint;
  opened_at: Date;
  ended_at: Date | null;
  version: bigint;
};

export type EventRow = {
  hand_id: CardHandId;
  seq: number;
  seat: number | null;
  kind: string;
  data: { readonly action?: CardAction; readonly events?: readonly EngineEvent[] };
  request_id: string | null;
  at: Date;
};

export type ResultRow = {
  hand_id: CardHandId;
  seat: number;
  member_id: MemberId | null;
  net: bigint;
  rake: bigint;
  stake: bigint;
  payout: bigint;
};

/** The last answer a member got for a request: where it led, and of what it was made. */
export type RequestRow = {
  member_id: MemberId;
  request_id: string;
  fingerprint: string;
  table_id: CardTableId;
  at: Date;
};

export type SwitchRow = { room: string; is_open: boolean; has_house: boolean; version: bigint };

/** The sheet of a hand, by the hash of its text. */
export type RulesRow = { hash: string; game: CardGameCode; rules: unknown };

/** What one member did for another in a month. */
export type PairMonthRow = {
  month: Date;
  payer_id: MemberId;
  other_id: MemberId;
  hands: number;
  alone: number;
  flow: bigint;
  folded: number;
  stopped: number;
  fed: number;
  signals: PairSignal[];
  last_at: Date;
};

export type DepartureRow = { member_id: MemberId; room: string; stack: bigint; at: Date };

export type RoomsTables = {
  rooms_departure: DepartureRow;
  rooms_pair: PairMonthRow;
  rooms_switch: SwitchRow;
  rooms_rules: RulesRow;
  rooms_table: TableRow;
  rooms_seat: SeatRow;
  rooms_request: RequestRow;
  rooms_hand: HandRow;
  rooms_event: EventRow;
  rooms_result: ResultRow;
};
