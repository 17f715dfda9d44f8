import { rowVersion } from '../../../platform/row-version.ts';
import type { CreditLimit } from '../domain/credit-limit.ts';
import type { VendorRow } from '../store/vendors.ts';

type KeyMoments = { readonly key_id: string; readonly retired_at: Date | null };

/** The version of a vendor with its keys, as the maker of a change saw it. */
export const vendorVersion = (
  { name, stage, takes_orphan_wins, rounds_url, wallet_url, allowed_ips }: Omit<VendorRow, 'id' | 'code'>,
  keys: readonly KeyMoments[],
): string =>
  rowVersion({
    ...{ name, stage, takes_orphan_wins, rounds_url, wallet_url, allowed_ips: [...allowed_ips] },
    keys: keys.map(({ key_id, retired_at }) => [key_id, retired_at?.toISOString() ?? null]),
  });

/** A limit as the trail and its version know it: amounts as digits. */
export const shownLimit = ({ singleMax, dayMax, playerHourMax }: CreditLimit) => ({
  singleMax: singleMax?.toString() ?? null,
  dayMax: dayMax?.toString() ?? null,
  playerHourMax,
});

/** Of a currency without a limit it is the version of nothing. */
export const limitVersion = (limit: CreditLimit | undefined): string =>
  rowVersion(limit === undefined ? undefined : shownLimit(limit));
