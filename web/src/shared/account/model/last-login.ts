import type { LastLogin } from '@fairground/contract/identity/fields';
import { countryName } from '@fairground/client/format';

/** Where a login came from, as its owner recognises it: the device, the country where it is known, the address. */
export const placeOfLogin = ({ device, country, ip }: LastLogin, locale: string): string =>
  [device, countryName(country, locale), ip].filter((part) => part !== '').join(' · ');
