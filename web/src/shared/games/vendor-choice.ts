import { VASSALAGE_KEY } from '../session/session-keys.ts';
import { tabStorage } from '../session/storage.ts';

/** Remembers the vendor whose games were chosen from, and answers the lobby that shows them. */
export const chooseVendor = (vendor: string): string => {
  tabStorage.write(VASSALAGE_KEY, vendor);
  return `/rng?vendor=${encodeURIComponent(vendor)}`;
};
