import { useQuery } from '@tanstack/react-query';
import { allVendors } from '../../../shared/games/lane-vendors.ts';
import { vendorsQuery } from '../../../shared/games/vendors-query.ts';

/** Writes the code of a vendor as the name people know it by; one that the house no longer shows keeps its code. */
export const useVendorName = (): ((code: string) => string) => {
  const lanes = useQuery(vendorsQuery()).data?.data.lanes ?? [];
  const names = new Map(
    allVendors(lanes).map(({ vassalage, vendorName }) => [vassalage.toLowerCase(), vendorName] as const),
  );
  return (code) => names.get(code.toLowerCase()) ?? code.toUpperCase();
};
