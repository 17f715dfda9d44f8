const PHONES = /android|iphone|ipad|ios|mobile/i;

/** Which picture stands for a device that is told in words: `Safari, iPhone`. */
export const deviceKindOf = (device: string): 'phone' | 'computer' => (PHONES.test(device) ? 'phone' : 'computer');

/** A country in the words of a language; a code nobody knows stays a code, and none stays nothing. */
export const countryName = (code: string, locale: string): string => {
  if (!/^[A-Z]{2}$/.test(code)) return '';
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
};
