import { languageOf } from '@fairground/contract/language';
import { listCountries, readLocation } from '@fairground/contract/system/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { endpointQuery } from '@fairground/client/api';
import { useBrand } from '../../brand/use-brand.ts';
import { useLocale } from '../../i18n/index.ts';
import { countryOf, nameCountries } from '../model/countries.ts';
import type { NamedCountry } from '../model/countries.ts';

export type CountryState = {
  readonly countries: readonly NamedCountry[];
  readonly country: NamedCountry | undefined;
  readonly pick: (country: NamedCountry) => void;
  /** The digits before a number; empty until the list has come. */
  readonly dialingCode: string;
  /** Whether the list is still on its way: until then no number is complete. */
  readonly isComing: boolean;
};

const NONE: readonly NamedCountry[] = [];

/** The countries to choose a dialling code from, and the one chosen. */
export const useCountries = (initialCode?: string): CountryState => {
  const locale = useLocale();
  const { defaultLanguage } = useBrand();
  const [chosen, setChosen] = useState<string>();
  const asked = useQuery(endpointQuery(listCountries, {}));
  const list = asked.data?.list;
  const currentCountry = useQuery(endpointQuery(readLocation, {})).data?.country ?? '';
  const countries = useMemo(() => (list ? nameCountries(list, locale) : NONE), [list, locale]);
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
