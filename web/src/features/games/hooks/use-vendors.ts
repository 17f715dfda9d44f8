import type { Vendor } from '@fairground/contract/catalog/game';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { allVendors } from '../../../shared/games/lane-vendors.ts';
import { vendorsQuery } from '../../../shared/games/vendors-query.ts';

/** Every vendor of the house by its code. */
export const useVendors = (): ReadonlyMap<string, Vendor> => {
  const lanes = useQuery(vendorsQuery()).data?.data.lanes;
  return useMemo(() => new Map(allVendors(lanes ?? []).map((vendor) => [vendor.vassalage, vendor])), [lanes]);
};
