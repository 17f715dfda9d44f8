import type { Country } from '@fairground/contract/system/endpoints';

/** A country as the picker shows it; several may share a dialling code. */
export type NamedCountry = Country & { readonly name: string };

/** Names countries in a language and puts them in its order. */
export const nameCountries = (countries: readonly Country[], locale: string): readonly NamedCountry[] => {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return countries
    .map((country) => ({ ...country, name: names.of(country.countryCode) ?? country.countryCode }))
    .toSorted((one, other) => compare(one.name, other.name));
};

/** The same, worked out when it is first asked for. */
export const namedOnce = (countries: readonly Country[], locale: string): (() => readonly NamedCountry[]) => {
  let named: readonly NamedCountry[] | undefined;
  return () => (named ??= nameCountries(countries, locale));
};

export type CountryChoice = {
  /** What the visitor chose, once they did. */
  readonly chosen?: string | undefined;
  /** A code the form starts with, such as one remembered; it counts only when a country on the list has it. */
  readonly initialCode?: string | undefined;
  /** Where the visitor is, as far as the address tells. */
  readonly currentCountry: string;
  /** Where the house is at home: for addresses that belong to no country. */
  readonly homeCountry: string;
};

/** The country that is chosen, or the one the picker starts with. */
export const countryOf = <C extends Country>(
  countries: readonly C[],
  { chosen, initialCode, currentCountry, homeCountry }: CountryChoice,
): C | undefined =>
  countries.find(({ countryCode }) => countryCode === chosen) ??
  countries.find(({ countryDialingCode }) => countryDialingCode === initialCode) ??
  countries.find(({ countryCode }) => countryCode === currentCountry) ??
  countries.find(({ countryCode }) => countryCode === homeCountry) ??
  countries[0];
