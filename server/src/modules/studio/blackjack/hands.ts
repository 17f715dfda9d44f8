import type { Decision, HandShown, SeatPlayShown } from '@fairground/contract/studio/hands';
import { money } from '@fairground/contract/money';
import type { TableResult } from '@fairground/contract/studio/game';
import { seatValueOf } from '@fairground/engines/fair/shared-round';
import { dealDealer, dealSeat } from '@fairground/engines/tables/blackjack';
import type { BlackjackRules } from '@fairground/engines/tables/blackjack';
import { laterStake, playSeat, shownHands } from '@fairground/engines/tables/blackjack-play';
import type { SeatPlay } from '@fairground/engines/tables/blackjack-play';
import type { Reader } from '../../../platform/database/index.ts';
import { BLACKJACK_MODEL } from './model.ts';
import { wholeStep } from '../domain/whole-step.ts';
import type { LiveDeps } from '../live/live-deps.ts';
import { stakeOf } from '../live/slips.ts';
import { listDecisions } from '../store/decisions.ts';
import type { DecisionRow } from '../store/decisions.ts';
import { readRules } from '../store/definitions.ts';
import type { TableRoundRow } from '../store/live-tables.ts';
import type { SeatRow, SlipRow } from '../store/seats.ts';

/** A round whose cards can be dealt: its bets are closed. */
export type Cards = {
  readonly rules: BlackjackRules;
  /** The dealer's cards, of which players see the first until all have decided. */
  readonly dealer: readonly number[];
  readonly playOf: (seat: Pick<SeatRow, 'id'>, decisions: readonly Decision[]) => SeatPlay;
};

/** Deals a round from its seed and its public value: always the same cards, on every node, after every restart. */
export const cardsOf = async (
  { roundSeeds }: Pick<LiveDeps, 'roundSeeds'>,
  reader: Reader,
  round: TableRoundRow,
): Promise<Cards> => {
  const { public_value: publicValue } = round;
  if (publicValue === null) throw new Error(`Round ${round.id} has no cards yet.`);
  const rules = (await readRules(reader, round.definition_hash)) as BlackjackRules;
  const dealer = dealDealer(roundSeeds.wordsFor(round, BLACKJACK_MODEL, publicValue), rules);
  return {
    rules,
    dealer,
    playOf: ({ id }, decisions) => {
      const words = roundSeeds.wordsFor(round, BLACKJACK_MODEL, seatValueOf(publicValue, id.toString()));
      return playSeat(rules, dealSeat(words, rules), dealer[0] ?? 0, decisions);
    },
  };
};

/** Decisions that count: they cost nothing, or their stake was taken. */
export const madeOf = (rows: readonly DecisionRow[]): Decision[] =>
  rows.filter(({ slip_state }) => slip_state === null || slip_state === 'TAKEN').map(({ decision }) => decision);

/** What counts of every seat's decisions. */
export const readDecisions = async (
  reader: Reader,
  seats: readonly Pick<SeatRow, 'id'>[],
): Promise<(seat: Pick<SeatRow, 'id'>) => Decision[]> => {
  const rows = await listDecisions(
    reader,
    seats.map(({ id }) => id),
  );
  const bySeat = Map.groupBy(rows, ({ seat_id }) => seat_id);
  return ({ id }) => madeOf(bySeat.get(id) ?? []);
};

/** What doubling, splitting and insurance would stake beside the stakes that stand, in whole steps of the currency. */
export const laterStakes = (standing: readonly SlipRow[], currency: string) => {
  const first = stakeOf(standing.filter(({ is_later }) => !is_later));
  const step = wholeStep(currency);
  const half = first / 2n;
  return { again: first, insurance: money(half - (half % step)) };
};

/** What a decision stakes on a seat; undefined where it costs nothing. */
export const costOf = (
  decision: Decision,
  { turn }: Pick<SeatPlay, 'turn'>,
  { again, insurance }: ReturnType<typeof laterStakes>,
) => {
  const later = laterStake(decision, turn ?? 0);
  return later && { spot: later.spot, amount: later.spot === 'insurance' ? insurance : again };
};

/** What a seat may decide: insurance of less than a step of the currency is none. */
export const allowed = ({ can }: SeatPlay, { insurance }: ReturnType<typeof laterStakes>): Decision[] =>
  can.filter((decision) => decision !== 'insure' || insurance > 0n);

/** What lies before a player. */
export const showPlay = (
  play: SeatPlay,
  place: number,
  stakes: ReturnType<typeof laterStakes>,
  isDeciding: boolean,
): SeatPlayShown => ({
  hands: shownHands(play.hands),
  turn: isDeciding ? play.turn : null,
  can: isDeciding ? allowed(play, stakes) : [],
  place,
  ...stakes,
  isInsured: play.isInsured,
});

/** The result of a round as one seat has it. */
export const resultOfSeat = (result: TableResult, hands: SeatPlay['hands']): TableResult =>
  result.kind === 'blackjack' ? { ...result, hands: shownHands(hands) } : result;

/** The hands of those who are seen at the table. */
export const handsOf = async (
  deps: Pick<LiveDeps, 'db' | 'roundSeeds'>,
  round: TableRoundRow,
  seats: readonly Pick<SeatRow, 'id'>[],
): Promise<{ readonly up: number; readonly hands: (seat: Pick<SeatRow, 'id'>) => HandShown[] }> => {
  const cards = await cardsOf(deps, deps.db, round);
  const decided = await readDecisions(deps.db, seats);
  return {
    up: cards.dealer[0] ?? 0,
    hands: (seat) => shownHands(cards.playOf(seat, decided(seat)).hands),
  };
};
