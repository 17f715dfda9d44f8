import type { MemberId } from '@fairground/contract/ids';
import type { LedgerEntry } from '../../wallet/index.ts';
import type { BetState, RoundState } from '../rules/round.ts';

/** A bet as the proof looks at it; what is said of the round stands on its head. */
export type ProvedBet = {
  readonly member: MemberId;
  readonly round: string;
  readonly seq: number;
  readonly id: bigint;
  readonly operationKey: string;
  readonly state: BetState;
  readonly stake: bigint;
  readonly bonusPart: bigint;
  readonly payout: bigint;
  readonly bonusPayout: bigint;
  readonly roundState: RoundState | null;
  readonly isClosed: boolean;
  readonly isMarketOver: boolean;
  readonly winKeys: readonly string[];
};

type Ledger = ReadonlyMap<string, LedgerEntry>;

/** What does not hold of a round: its bets in their order, the head first, beside what the ledger keeps of them. */
export const faultsOfRound = (bets: readonly ProvedBet[], ledger: Ledger): readonly string[] => {
  const [head] = bets;
  if (!head || head.seq !== 0) return [`bet ${head?.id} of member ${head?.member} belongs to a round without a head`];
  const isCancelled = head.roundState === 'cancelled';
  return [
    ...bets.flatMap((bet) => faultOfStake(bet, ledger.get(bet.operationKey), isCancelled) ?? []),
    ...bets.flatMap((bet) => faultOfState(bet, head) ?? []),
    ...faultsOfPayout(head, ledger),
  ];
};

const faultOfStake = (bet: ProvedBet, entry: LedgerEntry | undefined, isCancelled: boolean): string | undefined => {
  const name = `bet ${bet.id} of member ${bet.member}`;
  if (entry?.isApplied !== true) return `${name} has no movement in the ledger`;
  // A prize is no bet: what it moved is its payout, and it may have been taken back.
  if (entry.kind === 'win') return bet.stake === 0n ? undefined : `${name} is a prize with a stake`;
  if (entry.amount !== -bet.stake || entry.bonusAmount !== -bet.bonusPart)
    return `${name} says ${bet.stake} with ${bet.bonusPart} of the bonus, the ledger took ${-entry.amount} with ${-entry.bonusAmount}`;
  if (entry.isReversed && bet.state !== 'void') return `${name} stands, but its stake was given back`;
  // A round that is void as a whole is given back by one movement, which the member's sum shows.
  if (!entry.isReversed && bet.state === 'void' && !isCancelled) return `${name} is void, but its stake was kept`;
  return undefined;
};

const faultOfState = ({ id, member, state, isMarketOver }: ProvedBet, head: ProvedBet): string | undefined => {
  const isCancelled = head.roundState === 'cancelled';
  if (isCancelled && state !== 'void') return `bet ${id} of member ${member} stands in a round that is cancelled`;
  if (state === 'accepted' && head.isClosed) return `bet ${id} of member ${member} is open in a round that is closed`;
  if (state === 'accepted' && isMarketOver) return `bet ${id} of member ${member} is open in a market that is over`;
  return undefined;
};

const faultsOfPayout = (head: ProvedBet, ledger: Ledger): readonly string[] => {
  const name = `the round of bet ${head.id} of member ${head.member}`;
  if (head.payout === 0n ? head.roundState === 'won' : head.roundState === 'cancelled')
    return [`${name} says ${head.payout}, which is not how it ended`];
  const wins = head.winKeys.map((key) => ledger.get(key));
  const standing = wins.filter((win) => win?.isApplied === true && !win.isReversed);
  if (standing.length < wins.length) return [`${name} names a win that does not stand in the ledger`];
  // A round that was paid again keeps the last difference alone; the member's sum shows whether all of them are right.
  if (standing.some((win) => win?.kind === 'reversal')) return [];
  const paid = standing.reduce((sum, win) => sum + (win?.amount ?? 0n), 0n);
  const bonus = standing.reduce((sum, win) => sum + (win?.bonusAmount ?? 0n), 0n);
  if (paid === head.payout && bonus === head.bonusPayout) return [];
  return [`${name} says ${head.payout} with ${head.bonusPayout} of the bonus, the ledger paid ${paid} with ${bonus}`];
};
