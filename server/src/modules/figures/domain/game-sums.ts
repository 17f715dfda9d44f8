import type { DaySum, SettledBet } from '../../betting/index.ts';
import { validCashOf } from '../../betting/index.ts';
import type { Column } from './columns.ts';

type GameColumn = Extract<
  Column,
  'stake' | 'stake_cash' | 'valid_bet' | 'valid_bet_cash' | 'payout' | 'payout_cash' | 'bet_count'
>;
type GameSums = Readonly<Record<GameColumn, bigint>>;

/** What a settled round adds, or a correction changes. A round that is corrected has been counted. */
export const sumsOfBet = (bet: SettledBet): GameSums => {
  const [stake, payout] = [BigInt(bet.stake), BigInt(bet.payout)];
  return {
    stake,
    stake_cash: stake - BigInt(bet.bonusPart),
    valid_bet: BigInt(bet.validBet),
    valid_bet_cash: validCashOf(bet),
    payout,
    payout_cash: payout - BigInt(bet.bonusPayout),
    bet_count: bet.isCorrection ? 0n : 1n,
  };
};

/** The same of sums that the register made. */
export const sumsOfDay = ({
  rounds,
  stake,
  bonusPart,
  payout,
  bonusPayout,
  validBet,
  validCash,
}: DaySum): GameSums => ({
  stake,
  stake_cash: stake - bonusPart,
  valid_bet: validBet,
  valid_bet_cash: validCash,
  payout,
  payout_cash: payout - bonusPayout,
  bet_count: BigInt(rounds),
});
