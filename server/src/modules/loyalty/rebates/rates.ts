import { RATED_PRODUCTS } from '@fairground/contract/members/product-rates';
import type { Reader } from '../../../platform/database/index.ts';
import type { ProductRates } from '../../members/index.ts';
import { listRebateRules } from '../store/rebates.ts';

/** What everybody gets of each product where no other rate was given. */
export const rebateRates = async (reader: Reader): Promise<ProductRates> => {
  const rules = await listRebateRules(reader);
  return new Map(
    RATED_PRODUCTS.map((product) => [product, rules.find((rule) => rule.product === product)?.ratePpm ?? 0]),
  );
};
