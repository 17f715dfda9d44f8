/** The sign before the fraction, in languages that otherwise write a share as `96.5%`. */
const SIGNS: Readonly<Record<string, string>> = { vi: ',', en: '.' };

const SHARE = /^\d{1,3}(?:\.\d{1,2})?$/;

/**
 * Writes a share without asking the browser for its formats: it looks them up for longer than a slow phone takes to draw
 * a whole shelf. Null where the language or the figure needs them.
 */
export const plainPercent = (value: string, locale: string): string | null => {
  const sign = SIGNS[locale];
  if (sign === undefined || !SHARE.test(value)) return null;
  return `${String(Number(value)).replace('.', sign)}%`;
};
