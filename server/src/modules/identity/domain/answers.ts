/** Whether a typed number is the one on file, with or without the code of its country and a leading zero. */
export const isSameMobile = (e164: string, typed: string): boolean => {
  const held = e164.slice(1);
  const digits = typed.normalize('NFKC').replaceAll(/\D/g, '').replace(/^0+/, '');
  // A country code has at most four digits, so the rest is a complete number and not only its end.
  return digits.length >= 6 && held.endsWith(digits) && held.length - digits.length <= 4;
};

/** Whether two names are one: capitals, accents and blanks aside, as banks write them. */
export const isSameName = (held: string, typed: string): boolean => {
  const name = plain(held);
  return name !== '' && name === plain(typed);
};

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/[\s.'-]+/gu, ' ')
    .trim();
