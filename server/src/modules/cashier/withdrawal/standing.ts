import type { MemberId } from '@fairground/contract/ids';
import type { Reader, Tx } from '../../../platform/database/index.ts';

/** What ranks, bonuses and cases of risk say about a member's withdrawals. The modules above fill it; without it there are none. */
export type WithdrawalStanding = {
  /** Withdrawals a day by rank; undefined leaves it to the rules of all. */
  readonly dailyCountOf: (reader: Reader, member: MemberId) => Promise<number | undefined>;
  /** Whether the member holds a gift of registration that leaves only after a deposit. */
  readonly needsDeposit: (reader: Reader, member: MemberId) => Promise<boolean>;
  readonly hasActiveBonus: (reader: Reader, member: MemberId) => Promise<boolean>;
  /** Ends the running bonus in the transaction of the withdrawal. */
  readonly forfeitBonus: (tx: Tx, member: MemberId) => Promise<void>;
  /** Whether a case of risk is open: then a person decides whether it is paid. */
  readonly underInvestigation: (reader: Reader, member: MemberId) => Promise<boolean>;
};

export const NO_STANDING: WithdrawalStanding = {
  dailyCountOf: () => Promise.resolve(undefined),
  needsDeposit: () => Promise.resolve(false),
  hasActiveBonus: () => Promise.resolve(false),
  forfeitBonus: () => Promise.resolve(),
  underInvestigation: () => Promise.resolve(false),
};
