import type { VendorsDeps } from '../deps.ts';

/** So long a vendor that does not answer is off the lobbies; the first call after it decides whether it stays off. */
const REST_MS = 120_000;

/** Takes a vendor that does not answer out of the lobbies of all nodes. No call waits for it. */
export const createRests =
  ({ catalog, clock, log }: Pick<VendorsDeps, 'catalog' | 'clock' | 'log'>) =>
  (vendor: string): void => {
    catalog
      .restVendor(vendor, new Date(clock.now().getTime() + REST_MS))
      .catch((error: unknown) => log.error({ err: error, vendor }, 'a vendor that does not answer is still offered'));
  };
