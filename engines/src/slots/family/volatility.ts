export type Volatility = 1 | 2 | 3 | 4 | 5;

/** Calm to wild, by the deviation of one round. */
export const volatilityOf = (sigma: string): Volatility => {
  const deviation = Number(sigma);
  if (deviation < 2.5) return 1;
  if (deviation < 3.5) return 2;
  if (deviation < 5) return 3;
  return deviation < 8 ? 4 : 5;
};
