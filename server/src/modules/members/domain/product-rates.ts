import { PRODUCT_RATE_CAPS, RATED_PRODUCTS } from '@fairground/contract/members/product-rates';
import type { RatedProduct } from '@fairground/contract/members/product-rates';

/** Rates in parts per million by product. */
export type ProductRates = ReadonlyMap<RatedProduct, number>;

/** What each member of a line holds, the head first: what it was given, or what the site gives, and never more than above. */
export const heldProducts = (line: readonly ProductRates[], ofSite: ProductRates): readonly ProductRates[] => {
  let above = new Map<RatedProduct, number>(Object.entries(PRODUCT_RATE_CAPS) as [RatedProduct, number][]);
  return line.map((given) => {
    above = new Map(
      RATED_PRODUCTS.map((product) => [
        product,
        Math.min(given.get(product) ?? ofSite.get(product) ?? 0, above.get(product) ?? 0),
      ]),
    );
    return above;
  });
};
