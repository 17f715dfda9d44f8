import { writeBook } from '../../wallet/index.ts';
import { recordSet } from '../../../platform/database/index.ts';
import type { Flight } from '../../../platform/database/index.ts';
import { betsSettled, validCashOf } from '../facts.ts';
import type { SettledBet } from '../facts.ts';
import type { RegisterChanges, RegisterState } from '../rules/register.ts';
import type { ValidRule } from '../domain/valid-bet.ts';
import type { Bet, BetState, RoundState } from '../rules/round.ts';
import type { BettingTables } from '../tables.ts';

/** Writes what a batch changed, each table in one statement, and one fact for all that it settled. */
export const writeRegister = (flight: Flight, { book }: RegisterState, changes: RegisterChanges): void => {
  const { placed, changed, parked, settled } = changes;
  writeBook(flight, book, changes.book);
  if (placed.length > 0)
    flight.tell({ name: 'betting.write-bets', text: INSERT_BETS, values: PLACED.valuesOf(placed.map(placedRow)) });
  if (changed.length > 0)
    flight.tell({ name: 'betting.write-rounds', text: UPDATE_BETS, values: CHANGED.valuesOf(changed.map(changedRow)) });
  if (parked.length > 0)
    flight.tell({
      name: 'betting.park-wins',
      text: INSERT_PARKED,
      values: PARKED.valuesOf(
        parked.map((win) => ({
          operation_key: win.key,
          member_id: win.member,
          product_id: win.product,
          round_id: win.roundId,
          transaction_id: win.transactionId,
          currency: win.currency,
          amount: win.amount,
          at: book.now,
        })),
      ),
    });
  if (settled.length > 0)
    flight.tell({
      name: 'betting.tell-settled',
      text: INSERT_FACT,
      values: [betsSettled.name, JSON.stringify({ bets: settled }), book.now.toISOString()],
    });
  const corrections = settled.filter(({ isCorrection }) => isCorrection);
  if (corrections.length > 0)
    flight.tell({
      name: 'betting.keep-corrections',
      text: INSERT_CORRECTIONS,
      values: CORRECTIONS.valuesOf(corrections.map((bet) => correctionRow(bet, book.now))),
    });
};

type CorrectionRow = {
  readonly member_id: string;
  readonly bet_id: string;
  readonly product_id: number;
  readonly stake: string;
  readonly bonus_part: string;
  readonly payout: string;
  readonly bonus_payout: string;
  readonly valid_bet: string;
  readonly valid_cash: string;
  readonly at: Date;
};

const correctionRow = (bet: SettledBet, at: Date): CorrectionRow => ({
  member_id: bet.member,
  bet_id: bet.bet,
  product_id: bet.product,
  stake: bet.stake,
  bonus_part: bet.bonusPart,
  payout: bet.payout,
  bonus_payout: bet.bonusPayout,
  valid_bet: bet.validBet,
  valid_cash: validCashOf(bet).toString(),
  at,
});

type ResultRow = {
  readonly id: bigint;
  readonly member_id: bigint;
  readonly round_key: string;
  readonly seq: number;
  readonly payout: bigint;
  readonly bonus_payout: bigint;
  readonly valid_bet: bigint;
  readonly settled_at: Date | null;
  readonly state: BetState;
  readonly round_state: RoundState | null;
  readonly win_keys: readonly string[] | null;
};
type PlacedRow = ResultRow & {
  readonly operation_key: string;
  readonly game_id: bigint;
  readonly market_id: bigint | null;
  readonly stake: bigint;
  readonly bonus_part: bigint;
  readonly placed_at: Date;
  readonly product_id: number;
  readonly valid_rule: ValidRule;
  readonly currency: string;
  readonly round_id: string;
  readonly award: string | null;
  readonly parent_key: string | null;
  readonly detail: string | null;
};

const changedRow = (bet: Bet): ResultRow => ({
  id: bet.id,
  member_id: bet.member,
  round_key: bet.round,
  seq: bet.seq,
  payout: bet.payout,
  bonus_payout: bet.bonusPayout,
  valid_bet: bet.validBet,
  settled_at: bet.settledAt,
  state: bet.state,
  round_state: bet.roundState,
  win_keys: bet.winKeys.length === 0 ? null : bet.winKeys,
});

const placedRow = (bet: Bet): PlacedRow => ({
  ...changedRow(bet),
  operation_key: bet.key,
  game_id: bet.game,
  market_id: bet.market,
  stake: bet.stake,
  bonus_part: bet.bonusPart,
  placed_at: bet.placedAt,
  product_id: bet.product,
  valid_rule: bet.rule,
  currency: bet.currency,
  round_id: bet.roundId,
  award: bet.award,
  parent_key: bet.parent,
  detail: bet.detail,
});

const RESULT = {
  id: 'bigint',
  member_id: 'bigint',
  round_key: 'uuid',
  seq: 'smallint',
  payout: 'bigint',
  bonus_payout: 'bigint',
  valid_bet: 'bigint',
  settled_at: 'timestamptz',
  state: 'betting_bet_state',
  round_state: 'betting_round_state',
  win_keys: 'uuid[]',
} as const;

const PLACED = recordSet<PlacedRow>({
  ...RESULT,
  operation_key: 'uuid',
  game_id: 'bigint',
  market_id: 'bigint',
  stake: 'bigint',
  bonus_part: 'bigint',
  placed_at: 'timestamptz',
  product_id: 'integer',
  valid_rule: 'betting_valid_rule',
  currency: 'text',
  round_id: 'text',
  award: 'text',
  parent_key: 'uuid',
  detail: 'jsonb',
});
const INSERT_BETS = `insert into betting_bet (${PLACED.columns}) select ${PLACED.selected} from ${PLACED.source}`;

const CHANGED = recordSet<ResultRow>(RESULT);
/** Found by the key of its round: no other index is needed, and none holds what a result changes. */
const UPDATE_BETS = `update betting_bet b
    set payout = given.payout, bonus_payout = given.bonus_payout, valid_bet = given.valid_bet, settled_at = coalesce(b.settled_at, given.settled_at),
        state = given.state, round_state = given.round_state, win_keys = given.win_keys::uuid[]
  from ${CHANGED.source} where b.member_id = given.member_id and b.round_key = given.round_key and b.seq = given.seq`;

const PARKED = recordSet<Omit<BettingTables['betting_parked_win'], 'reviewed_at' | 'reviewed_by' | 'note'>>({
  operation_key: 'uuid',
  member_id: 'bigint',
  product_id: 'integer',
  round_id: 'text',
  transaction_id: 'text',
  currency: 'text',
  amount: 'bigint',
  at: 'timestamptz',
});
const INSERT_PARKED = `insert into betting_parked_win (${PARKED.columns}) select ${PARKED.selected} from ${PARKED.source}`;

/** One fact for all that the batch settled, not a row for each. */
const INSERT_FACT = `insert into outbox_fact (era, name, payload, at) select era, $1, $2::jsonb, $3::timestamptz from outbox_era`;

const CORRECTIONS = recordSet<CorrectionRow>({
  member_id: 'bigint',
  bet_id: 'bigint',
  product_id: 'integer',
  stake: 'bigint',
  bonus_part: 'bigint',
  payout: 'bigint',
  bonus_payout: 'bigint',
  valid_bet: 'bigint',
  valid_cash: 'bigint',
  at: 'timestamptz',
});
const INSERT_CORRECTIONS = `insert into betting_correction (${CORRECTIONS.columns}) select ${CORRECTIONS.selected} from ${CORRECTIONS.source}`;
