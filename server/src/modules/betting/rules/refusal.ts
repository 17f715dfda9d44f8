import type { Outcome } from '../../wallet/rules/index.ts';
import type { CallerRefusal } from '../wager.ts';

/** Why an operation on a round is refused, apart from the money. */
export type RoundRefusal = 'market-closed' | 'round-over' | 'bet-unknown' | 'win-stands' | 'round-open';

/** Every outcome an operation may have: done, or refused by the money, by its round or by the one who asked. */
export type Word = Outcome | RoundRefusal | CallerRefusal;

/**
 * What a stake is refused for, the first that holds. These come before the money is looked at: of what the caller, the
 * round and the grant found only one is handed on, and a block of the player comes before all of it but a session that is
 * over. The rules that say so are `stakeOf` (place.ts), `bonusTermsOf` (bonus.ts) and `moveMoney` of the wallet.
 */
export const STAKE_REFUSED_BEFORE_MONEY = [
  'unknown-account',
  'session-over',
  'blocked',
  'player-blocked',
  'region-blocked',
  'game-disabled',
  'wrong-currency',
  'stake-out-of-range',
  'campaign-closed',
  'vendor-disabled',
  'market-closed',
  'currency-mismatch',
  'round-over',
  'bonus-max-bet',
] as const satisfies readonly Word[];

/** And these where nothing of that was found. What is wrong with accounts or amount then comes before a block. */
export const STAKE_REFUSED_BY_MONEY = [
  'unknown-account',
  'currency-mismatch',
  'out-of-range',
  'blocked',
  'limit-reached',
  'insufficient-funds',
] as const satisfies readonly Word[];
