/** How much a vendor may give without a bet, in one currency; null bounds nothing. */
export type CreditLimit = {
  readonly singleMax: bigint | null;
  readonly dayMax: bigint | null;
  readonly playerHourMax: number | null;
};

/** What was given already: by the vendor in the last 24 hours, to the player in the last hour. */
export type Given = { readonly inDay: bigint; readonly toPlayerInHour: number };

export type CreditFault = 'single-too-large' | 'day-used-up' | 'player-too-often';

/** Which limit a credit would break, if any. */
export const creditFault = (limit: CreditLimit, amount: bigint, given: Given): CreditFault | undefined => {
  if (limit.singleMax !== null && amount > limit.singleMax) return 'single-too-large';
  if (limit.dayMax !== null && given.inDay + amount > limit.dayMax) return 'day-used-up';
  if (limit.playerHourMax !== null && given.toPlayerInHour >= limit.playerHourMax) return 'player-too-often';
  return undefined;
};
