/** A country's name in a language; null when the address belongs to none. */
export const countryName = (countryCode: string, locale: string): string | null => {
  if (!/^[A-Z]{2}$/.test(countryCode)) return null;
  return new Intl.DisplayNames([locale], { type: 'region' }).of(countryCode) ?? countryCode;
};
