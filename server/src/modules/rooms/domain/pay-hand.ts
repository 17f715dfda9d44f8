import { payDebts, RAKE } from '@fairground/engines/cards/pay-debts';
import type { DebtReason } from '@fairground/engines/cards/card-game';
import type { HandState, PotSettlement, RoomGame } from './games.ts';

/** What a seat of the engine gains or loses. */
export type SeatOutcome = {
  /** With its sign, the rake already taken. */
  readonly net: bigint;
  readonly rake: bigint;
  /** As the register of bets has it: what was lost or put in, and what came back. Nothing where no money was at stake. */
  readonly stake: bigint;
  readonly payout: bigint;
};

export type Moved = {
  readonly from: number | null;
  readonly to: number | null;
  readonly reason: DebtReason | 'pot';
  readonly due: bigint;
  readonly paid: bigint;
};

export type Outcome = {
  readonly seats: readonly SeatOutcome[];
  readonly transfers: readonly Moved[];
  readonly rake: bigint;
  readonly turnover: bigint;
};

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, amount) => all + amount, 0n);

/** What a hand that is over comes to in money. Nothing is made or lost: what all seats gain is what the house did not take. */
export const payHand = (
  game: RoomGame,
  state: HandState,
  { unit, chip, funds }: { readonly unit: bigint; readonly chip: bigint | null; readonly funds: readonly bigint[] },
): Outcome => {
  const outcome =
    game.pays === 'debts'
      ? byDebts(game.settle(state), unit, funds)
      : byPots(game.settle(state), game.putIn(state), chip ?? 1n);
  if (sum(outcome.seats.map(({ net }) => net)) !== -outcome.rake) throw new Error('A hand does not add up to nothing.');
  return outcome;
};

const byDebts = (debts: Parameters<typeof payDebts>[0], unit: bigint, funds: readonly bigint[]): Outcome => {
  const { transfers, net, rake } = payDebts(debts, { unit, funds, rake: RAKE });
  const seats = net.map((each, seat): SeatOutcome => {
    const taken = rake[seat] ?? 0n;
    const gross = each + taken;
    if (gross <= 0n) return { net: each, rake: taken, stake: -gross, payout: 0n };
    // What the winner put against it: as much as it won, or all it had.
    const has = funds[seat] ?? 0n;
    const stake = gross < has ? gross : has;
    return { net: each, rake: taken, stake, payout: stake + each };
  });
  return {
    seats,
    transfers: transfers.map(({ from, to, reason, due, paid }) => ({ from, to, reason, due, paid })),
    rake: sum(rake),
    turnover: sum(transfers.map(({ paid }) => paid)),
  };
};

const byPots = ({ pots, uncalled, net }: PotSettlement, put: readonly number[], chip: bigint): Outcome => {
  const worth = (chips: number): bigint => BigInt(chips) * chip;
  const matched = put.map((chips, seat) => chips - (uncalled?.seat === seat ? uncalled.amount : 0));
  const rakes = put.map(() => 0);
  for (const { rake, winners } of pots)
    for (const [place, winner] of winners.entries()) {
      const share = Math.floor(rake / winners.length) + (place < rake % winners.length ? 1 : 0);
      rakes[winner] = (rakes[winner] ?? 0) + share;
    }
  const seats = net.map((each, seat): SeatOutcome => {
    const stake = matched[seat] ?? 0;
    return { net: worth(each), rake: worth(rakes[seat] ?? 0), stake: worth(stake), payout: worth(stake + each) };
  });
  return {
    seats,
    transfers: seats.flatMap(({ stake, payout }, seat): readonly Moved[] => [
      ...(stake > 0n ? [{ from: seat, to: null, reason: 'pot' as const, due: stake, paid: stake }] : []),
      ...(payout > 0n ? [{ from: null, to: seat, reason: 'pot' as const, due: payout, paid: payout }] : []),
    ]),
    rake: sum(seats.map(({ rake }) => rake)),
    turnover: sum(seats.map(({ stake }) => stake)),
  };
};
