import type { BetCategory } from '@fairground/contract/betting/endpoints';
import type { FiguresDeps } from './deps.ts';

/** Looks the numbers of products up once; answers the category of each. */
export const categoriesOf = async (
  { betting }: Pick<FiguresDeps, 'betting'>,
  products: Iterable<number>,
): Promise<(product: number) => BetCategory> => {
  const found = new Map<number, BetCategory>();
  for (const id of new Set(products)) {
    const product = await betting.productOf(id);
    if (product) found.set(id, product.category);
  }
  return (id) => {
    const category = found.get(id);
    if (category === undefined) throw new Error(`A bet names product ${id}, which is not there.`);
    return category;
  };
};
