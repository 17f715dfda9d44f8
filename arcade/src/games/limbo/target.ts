import { isLimboTarget } from '@fairground/engines/instant/limbo';
import type { LimboRules } from '@fairground/engines/instant/limbo';

/** A typed multiplier in hundredths; undefined where it is no number of at most two places. */
export const readTarget = (text: string, readNumber: (text: string) => number): number | undefined => {
  const hundredths = readNumber(text.replace(/[×x]\s*$/iu, '')) * 100;
  const whole = Math.round(hundredths);
  return Math.abs(hundredths - whole) < 1e-6 ? whole : undefined;
};

/** The next mark of a scale whose steps grow with it: 1.10, 1.20 … 2, 2.5, 3 … 10, 15, 20 … */
export const targetBeside = (rules: LimboRules, target: number, way: 'lower' | 'higher'): number => {
  const scale = 10 ** Math.floor(Math.log10(way === 'lower' ? target - 1 : target));
  const step = scale === 100 && target < 200 + (way === 'lower' ? 1 : 0) ? 10 : scale / 2;
  const next = way === 'higher' ? Math.floor(target / step) * step + step : Math.ceil(target / step) * step - step;
  if (isLimboTarget(rules, next)) return next;
  return way === 'higher' ? rules.pointMax : rules.targetMin;
};

/** Where a multiplier stands on the column, from 0 at the ground to nearly 1: each further step is a smaller one. */
export const heightOf = (hundredths: number): number => 1 - (hundredths / 100) ** -0.4;

/** The multiplier at a height. */
export const pointAt = (height: number): number => Math.floor(100 * (1 - height) ** -2.5);
