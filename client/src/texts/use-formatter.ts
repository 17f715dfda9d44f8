import { useFormatter as useIntlFormatter } from 'use-intl';

type Formatter = ReturnType<typeof useIntlFormatter>;

/** Writes moments and lists in the manner of the language. Numbers have one way for all languages: see `useNumbers`. */
export const useFormatter = (): Omit<Formatter, 'number'> => useIntlFormatter();
