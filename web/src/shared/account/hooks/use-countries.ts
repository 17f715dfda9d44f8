import { languageOf } from '@fairground/contract/language';
import { listCountries, readLocation } from '@fairground/contract/system/endpoints';
import type { Country } from '@fairground/contract/system/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '@fairground/client/api';
import { useBrand } from '../../brand/use-brand.ts';
import { countryOf } from '../model/countries.ts';

export type CountryState = {
  readonly countries: readonly Country[];
  readonly country: Country | undefined;
  readonly pick: (country: Country) => void;
  /** The digits before a number; empty until the list has come. */
  readonly dialingCode: string;
  /** Whether the list is still on its way: until then no number is complete. */
  readonly isComing: boolean;
};

const NONE: readonly Country[] = [];

/** The countries to choose a dialling code from, and the one chosen. */
export const useCountries = (initialCode?: string): CountryState => {
  const { defaultLanguage } = useBrand();
  const [chosen, setChosen] = useState<string>();
  const asked = useQuery(endpointQuery(listCountries, {}));
  const countries = asked.data?.list ?? NONE;
  const currentCountry = useQuery(endpointQuery(readLocation, {})).data?.country ?? '';
  const homeCountry = new Intl.Locale(languageOf(defaultLanguage).tag).maximize().region ?? '';
  const country = countryOf(countries, { chosen, initialCode, currentCountry, homeCountry });
  return {
    countries,
    country,
    pick: ({ countryCode }) => setChosen(countryCode),
    dialingCode: country?.countryDialingCode ?? '',
    isComing: asked.isPending,
  };
};
