import type { MemberId } from '@fairground/contract/ids';
import type {
  AcceptPolicy,
  CashOutState,
  FixtureId,
  FixtureState,
  MarketState,
  RefusalReason,
  Sport,
  SportsBetId,
  SportsBetKind,
  SportsBetState,
  SportsMarketId,
} from '@fairground/contract/sports/fields';
import type { MatchStats } from '@fairground/contract/sports/pushes';
import type { Halves } from '@fairground/engines/sports/market';
import type { ResultFacts, ResultKind } from './domain/leg-result.ts';
import type { Lean } from './domain/lean.ts';
import type { Model, Score } from './domain/model.ts';

export type FixtureRow = {
  id: FixtureId;
  producer: string;
  ref: string;
  sport: Sport;
  competition: string;
  home: string;
  away: string;
  starts_at: Date;
  state: FixtureState;
  model: Model;
  clock_seconds: number;
  clock_at: Date;
  is_running: boolean;
  speed: number;
  score: Score;
  commitment: string;
  seed: string | null;
  is_stopped: boolean;
  is_held: boolean;
  version: bigint;
  ended_at: Date | null;
  /** Since when it waits to be played again. */
  waits_since: Date | null;
  /** The day whose limit it counts for. */
  trading_day: string;
  /** How far its own bets have moved its prices. */
  lean: Lean | null;
  stats: MatchStats | null;
};

export type MarketRow = {
  id: SportsMarketId;
  fixture_id: FixtureId;
  type: string;
  period: string;
  line_q: number;
  variant: string;
  status: MarketState;
  odds: Readonly<Record<string, number>>;
  version: bigint;
  betstop_at: Date | null;
  priced_at: Date;
  is_held: boolean;
  is_locked: boolean;
};

export type ResultRow = {
  market_id: SportsMarketId;
  version: number;
  kind: ResultKind;
  facts: ResultFacts;
  at: Date;
  settled_through: bigint;
  is_done: boolean;
};

export type BetRow = {
  id: SportsBetId;
  member_id: MemberId;
  request_id: string;
  fingerprint: string;
  kind: SportsBetKind;
  system: string | null;
  lines: number;
  sport: Sport;
  vendor: string;
  currency: string;
  stake: bigint;
  /** Stake that is still in play, and what was paid for the rest of it. */
  stake_left: bigint;
  cashed: bigint;
  /** What it wins if every leg does, as it counts for the limits of player and day while it is open. */
  weight: bigint;
  odds_milli: bigint;
  /** The price of the whole bet that the player saw, where legs of one match are priced together. */
  asked_odds: bigint | null;
  accept: AcceptPolicy;
  state: SportsBetState;
  payout: bigint;
  version: number;
  refusal: RefusalReason | null;
  refused_odds: bigint | null;
  placed_at: Date;
  due_at: Date | null;
  accepted_at: Date | null;
  settled_at: Date | null;
};

export type LegRow = {
  bet_id: SportsBetId;
  place: number;
  market_id: SportsMarketId;
  fixture_id: FixtureId;
  code: string;
  odds_milli: number;
  asked_milli: number;
  /** The margin of its prices, in thousandths. */
  margin_milli: number;
  since: Halves | null;
  /** The version of its market that it was accepted at; null of bets from before it was kept. */
  market_version: bigint | null;
};

export type CashOutRow = {
  id: bigint;
  bet_id: SportsBetId;
  member_id: MemberId;
  request_id: string;
  part: bigint;
  asked: bigint;
  state: CashOutState;
  paid: bigint | null;
  reason: string | null;
  placed_at: Date;
  due_at: Date | null;
  decided_at: Date | null;
};

export type CashOutRuleRow = {
  bet_id: SportsBetId;
  member_id: MemberId;
  at_least: bigint;
  set_at: Date;
  looked_at: Date;
};

export type ChangeRow = {
  bet_id: SportsBetId;
  place: number;
  kind: 'SETTLED' | 'CASH_OUT';
  state: SportsBetState;
  payout: bigint;
  moved: bigint;
  /** Versions of the results by market. */
  results: Readonly<Record<string, number>>;
  at: Date;
};

export type SportsTables = {
  sports_leader: { only_one: boolean; holder: string; until: Date };
  sports_producer: { name: string; last_seq: bigint; state: 'UP' | 'DOWN'; alive_at: Date };
  sports_competitor: { code: string; attack: number; defence: number; elo: number };
  sports_fixture: FixtureRow;
  sports_market: MarketRow;
  sports_fact: { producer: string; seq: bigint; kind: string; ref: string | null; body: unknown; at: Date };
  sports_market_result: ResultRow;
  sports_price: { market_id: SportsMarketId; version: bigint; odds: Readonly<Record<string, number>>; at: Date };
  sports_bet: BetRow;
  sports_leg: LegRow;
  sports_combo_price: { bet_id: SportsBetId; fixture_id: FixtureId; mask: number; odds_milli: number };
  sports_cash_out: CashOutRow;
  sports_cash_out_rule: CashOutRuleRow;
  sports_bet_change: ChangeRow;
  sports_limit: {
    sport: Sport;
    win_max: bigint;
    risk_max: bigint;
    player_max: bigint;
    day_max: bigint;
    large_from: bigint;
    version: bigint;
  };
  sports_member_limit: { member_id: MemberId; win_max: bigint | null; open_max: bigint | null; set_at: Date };
  sports_market_limit: { market_id: SportsMarketId; win_max: bigint | null; open_max: bigint | null; set_at: Date };
  sports_liability: { scope: 'PLAYER' | 'DAY'; key: string; amount: bigint };
  sports_large_bet: { bet_id: SportsBetId; at: Date; seen_at: Date | null; seen_by: string | null };
  sports_slip: { code: string; selections: readonly string[]; created_at: Date };
  sports_favourite: { member_id: MemberId; kind: 'COMPETITION' | 'FIXTURE'; key: string; added_at: Date };
  sports_exposure: { fixture_id: FixtureId; period: string; cells: bigint[] };
  sports_sim_match: { ref: string; sealed: Buffer; commitment: string; steps: number; next_at: Date | null };
  sports_sim_message: { seq: bigint; body: unknown; at: Date };
};
