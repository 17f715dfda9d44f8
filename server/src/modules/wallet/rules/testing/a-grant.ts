import type { Grant } from '../grant-state.ts';
import { BONUS, CASH, account } from './a-book.ts';

/** Where forfeited money of a bonus goes. */
export const FORFEIT = account(2n);

/** A grant of 50 that runs on the bonus of the member of `aBook`: 100 are to be wagered, stakes of up to 20. */
export const aGrant = (parts: Partial<Grant> = {}): Grant => ({
  id: 3n,
  owner: 7n,
  currency: 'VND',
  account: BONUS,
  cash: CASH,
  forfeit: FORFEIT,
  amount: 50n,
  required: 100n,
  progress: 0n,
  maxBet: 20n,
  cap: null,
  weights: { slots: 1_000_000 },
  gameWeights: {},
  state: 'ACTIVE',
  openBets: 0,
  breaches: 0,
  converted: 0n,
  forfeited: 0n,
  activatedAt: new Date('2026-11-18T08:00:00Z'),
  expiresAt: new Date('2026-11-19T08:00:00Z'),
  closedAt: null,
  ...parts,
});
