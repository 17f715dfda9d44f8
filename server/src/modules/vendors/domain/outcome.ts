import type { VendorCode } from '@fairground/contract/vendors/codes';
import type { WagerOutcome } from '../../betting/index.ts';

/** The words of vendors for what the register answers. */
export const CODE_OF: Readonly<Record<WagerOutcome, VendorCode>> = {
  applied: 'OK',
  'insufficient-funds': 'INSUFFICIENT_FUNDS',
  blocked: 'PLAYER_BLOCKED',
  'limit-reached': 'LIMIT_REACHED',
  'bonus-max-bet': 'LIMIT_REACHED',
  'group-failed': 'BATCH_FAILED',
  'nothing-to-undo': 'BET_NOT_FOUND',
  'cancelled-before': 'BET_CANCELLED',
  'currency-mismatch': 'WRONG_CURRENCY',
  conflict: 'CONFLICT',
  'unknown-account': 'PLAYER_UNKNOWN',
  'out-of-range': 'INVALID_REQUEST',
  'market-closed': 'ROUND_CLOSED',
  'round-over': 'ROUND_CLOSED',
  'round-open': 'ROUND_CLOSED',
  'bet-unknown': 'BET_NOT_FOUND',
  'win-stands': 'BET_SETTLED',
  'session-over': 'TOKEN_EXPIRED',
  'player-blocked': 'PLAYER_BLOCKED',
  'region-blocked': 'PLAYER_BLOCKED',
  'game-disabled': 'GAME_DISABLED',
  'wrong-currency': 'WRONG_CURRENCY',
  'stake-out-of-range': 'LIMIT_REACHED',
  'campaign-closed': 'CAMPAIGN_CLOSED',
  'vendor-disabled': 'VENDOR_DISABLED',
};
