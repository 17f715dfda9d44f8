import { money } from '../money.ts';

/** One unit of the currency: no more than this is too little to play for or to take out (domain 9.5). */
export const DUST = money(10_000n);
