import type { AccountId } from '../operation.ts';

/** How a running grant may end. */
export type GrantEnd = 'COMPLETED' | 'EXPIRED' | 'FORFEITED' | 'BUSTED' | 'REVOKED';
export type GrantState = 'QUEUED' | 'ACTIVE' | 'CANCELLED' | GrantEnd;

/** Parts per million by category or game. */
export type Weights = Readonly<Record<string, number>>;

/** A grant that runs or ran, as it stands while the accounts of its member are locked. */
export type Grant = {
  readonly id: bigint;
  readonly owner: bigint;
  readonly currency: string;
  /** The account of the bonus, of the cash it becomes, and of what is forfeited. */
  readonly account: AccountId;
  readonly cash: AccountId;
  readonly forfeit: AccountId;
  readonly amount: bigint;
  readonly required: bigint;
  readonly progress: bigint;
  readonly maxBet: bigint;
  readonly cap: bigint | null;
  readonly weights: Weights;
  readonly gameWeights: Weights;
  readonly state: GrantState;
  readonly openBets: number;
  readonly breaches: number;
  readonly converted: bigint;
  readonly forfeited: bigint;
  readonly activatedAt: Date;
  readonly expiresAt: Date;
  readonly closedAt: Date | null;
  /** Whether its member owes something that the cash it becomes has to pay. */
  readonly isOwing?: boolean;
};
