/** A country in the words of a language; a code nobody knows stays a code, and none stays nothing. */
export const countryName = (code: string, locale: string): string => {
  if (!/^[A-Z]{2}$/.test(code)) return '';
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
};
