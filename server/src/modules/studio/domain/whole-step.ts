import { stepOf } from '../../vendors/index.ts';

/** The least amount a currency is paid in. */
export const wholeStep = (currency: string): bigint => {
  const step = stepOf(currency);
  return step > 0n ? step : 1n;
};
