import type { Brand } from '@fairground/contract/brand';
import { createContext, use } from 'react';

/** The brand the site is run under; it never changes while the page is open. */
export const BrandContext = createContext<Brand | undefined>(undefined);

export const useBrand = (): Brand => {
  const brand = use(BrandContext);
  if (!brand) throw new Error('The brand is used outside its context.');
  return brand;
};
