import type { Location } from '@fairground/contract/system/endpoints';
import type { SystemDeps } from './deps.ts';
import { dialingCodeOf } from './domain/countries.ts';

/** Where an address is, as far as the offline database knows. */
export const readLocation = ({ geo }: Pick<SystemDeps, 'geo'>, ip: string): Location => {
  const country = geo.countryOf(ip);
  return { ip, country, countryDialingCode: dialingCodeOf(country) };
};
