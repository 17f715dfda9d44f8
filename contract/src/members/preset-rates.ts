import * as z from 'zod/mini';
import { RATED_PRODUCTS } from './product-rates.ts';

/** What a new account is given of a product, in parts per million: at most what its upline holds when it is opened. */
export const presetRateSchema = z.strictObject({
  product: z.enum(RATED_PRODUCTS),
  rate: z.int().check(z.minimum(0), z.maximum(20_000)),
});
export type PresetRate = z.output<typeof presetRateSchema>;

/** Each product once at most; a product that is left out gets what the site gives to everybody. */
export const presetRatesField = z.array(presetRateSchema).check(
  z.maxLength(RATED_PRODUCTS.length),
  z.refine((rates) => new Set(rates.map(({ product }) => product)).size === rates.length),
);

export const seriesField = z.int().check(z.minimum(1), z.maximum(10_000));
