import type { Bet, BetResult, BetTotals, RoundState } from '@fairground/contract/betting/endpoints';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';

type Decided = { readonly state: RoundState; readonly stake: Money; readonly payout: Money };

/** What a bet gave beyond its stake; null while nobody knows. */
export const netOf = ({ state, stake, payout }: Decided): Money | null => {
  if (state === 'OPEN') return null;
  return state === 'CANCELLED' ? money(0n) : money(payout - stake);
};

/** A bet is what it came to: anyone who got back less than was staked has lost, whatever the game called it. */
export const resultOf = (bet: Decided): BetResult => {
  if (bet.state === 'CANCELLED') return 'VOID';
  const net = netOf(bet);
  if (net === null) return 'OPEN';
  if (net === 0n) return 'EVEN';
  return net > 0n ? 'WON' : 'LOST';
};

/** The sums of a page. */
export const totalsOf = (bets: readonly Pick<Bet, 'result' | 'stake' | 'payout'>[]): BetTotals => {
  const decided = bets.filter(({ result }) => result !== 'OPEN' && result !== 'VOID');
  const open = bets.filter(({ result }) => result === 'OPEN');
  const [stake, payout] = [sumOf(decided.map((bet) => bet.stake)), sumOf(decided.map((bet) => bet.payout))];
  return {
    bets: decided.length,
    stake,
    payout,
    net: money(payout - stake),
    openBets: open.length,
    openStake: sumOf(open.map((bet) => bet.stake)),
  };
};

const sumOf = (amounts: readonly Money[]): Money => money(amounts.reduce((sum, amount) => sum + amount, 0n));
