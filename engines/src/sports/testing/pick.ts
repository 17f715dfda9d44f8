import type { GoalMarketType, Period, Selection } from '../market.ts';

/** A selection of a goal market, of the whole match unless said. */
export const pick = (
  type: GoalMarketType,
  code: string,
  lineQuarters = 0,
  period: Period = 'ft',
  variant = '',
): Selection => ({
  market: { type, period, lineQuarters, variant },
  code,
});
