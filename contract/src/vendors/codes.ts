/**
 * What a caller does with an answer that is not OK. FINAL: it is decided, stop. RETRY: nothing was decided, send the
 * same call again until it is. REPLAY: the transaction or its target was decided before; tx-status tells how.
 */
export type AnswerClass = 'FINAL' | 'RETRY' | 'REPLAY';

/** Every code of the vendor calls, with its class and its one HTTP status. */
export const VENDOR_CODES = {
  OK: { class: 'FINAL', status: 200, text: 'Done.' },
  INVALID_SIGNATURE: { class: 'FINAL', status: 401, text: 'The key, the signature or what it covers is not right.' },
  STALE_REQUEST: { class: 'FINAL', status: 401, text: 'The timestamp is more than five minutes away from our clock.' },
  ADDRESS_REFUSED: { class: 'FINAL', status: 403, text: 'Your key may not be used from this address; tell us yours.' },
  NONCE_REUSED: { class: 'REPLAY', status: 409, text: 'This nonce was seen already: sign each call anew.' },
  VENDOR_DISABLED: { class: 'FINAL', status: 403, text: 'The account of the vendor is switched off.' },
  INVALID_REQUEST: { class: 'FINAL', status: 422, text: 'The call does not fit its contract; nothing was done.' },
  INVALID_TOKEN: { class: 'FINAL', status: 403, text: 'The token or launch code is unknown, used or not for this.' },
  TOKEN_EXPIRED: { class: 'FINAL', status: 403, text: 'The game session is over; launch the game again.' },
  PLAYER_UNKNOWN: { class: 'FINAL', status: 404, text: 'There is no such player with an account in this currency.' },
  PLAYER_BLOCKED: { class: 'FINAL', status: 403, text: 'The player may not stake now.' },
  GAME_DISABLED: { class: 'FINAL', status: 422, text: 'The game is unknown, switched off or not of this session.' },
  WRONG_CURRENCY: { class: 'FINAL', status: 422, text: 'The currency is not the one of the session.' },
  LIMIT_REACHED: { class: 'FINAL', status: 422, text: 'A limit of stake, loss or time is reached.' },
  INSUFFICIENT_FUNDS: { class: 'FINAL', status: 422, text: 'The balance does not cover the stake.' },
  BET_NOT_FOUND: { class: 'FINAL', status: 404, text: 'There is no such bet; a late one will be refused.' },
  BET_CANCELLED: { class: 'REPLAY', status: 409, text: 'The bet was cancelled before it came and was not debited.' },
  BET_SETTLED: { class: 'REPLAY', status: 409, text: 'A win stands on this bet; roll the win back first.' },
  ROUND_CLOSED: { class: 'REPLAY', status: 409, text: 'The round is over and takes no new action.' },
  BATCH_FAILED: { class: 'FINAL', status: 422, text: 'Another action of the batch was refused, so none was done.' },
  CAMPAIGN_CLOSED: { class: 'FINAL', status: 422, text: 'The campaign is unknown, cancelled, expired or used up.' },
  CONFLICT: { class: 'REPLAY', status: 409, text: 'This transaction id was used for something else.' },
  SANDBOX_ONLY: { class: 'FINAL', status: 403, text: 'Only a vendor that is being certified may call this.' },
  TOO_MANY: { class: 'RETRY', status: 429, text: 'Too many calls; slow down and send the same call again.' },
  TEMPORARY: { class: 'RETRY', status: 503, text: 'The outcome is not known yet: send the same call again.' },
} as const satisfies Record<string, { readonly class: AnswerClass; readonly status: number; readonly text: string }>;

export type VendorCode = keyof typeof VENDOR_CODES;

export const isVendorCode = (word: string): word is VendorCode => Object.hasOwn(VENDOR_CODES, word);
