/** What a head of a line may hold of the valid bets of a product at most, in parts per million. Lotteries have series. */
export const PRODUCT_RATE_CAPS = {
  RNG: 10_000,
  FISH: 10_000,
  INHOUSE: 10_000,
  PVP: 8_000,
  LIVE: 8_000,
  ELOTT: 8_000,
  SPORTS: 6_000,
  ESPORTS: 6_000,
  COCKFIGHT: 5_000,
} as const;

export type RatedProduct = keyof typeof PRODUCT_RATE_CAPS;

export const RATED_PRODUCTS = Object.keys(PRODUCT_RATE_CAPS) as [RatedProduct, ...RatedProduct[]];
