import { tabStorage } from '@fairground/client/session';

/** The vendor whose games were chosen from last. */
const VASSALAGE_KEY = 'vassalage';

/** Remembers the vendor whose games somebody goes to look through. */
export const keepVendorChoice = (vendor: string): void => tabStorage.write(VASSALAGE_KEY, vendor);

/** The lobby with the games of a vendor alone. */
export const lobbyOfVendor = (vendor: string): string => `/rng?vendor=${encodeURIComponent(vendor)}`;
