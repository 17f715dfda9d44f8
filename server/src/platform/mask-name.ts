const PHONE = /^\+?\d{6,}$/;
const STARS = '***';

/** A name others may see. Always three stars, so that its length is hidden too. */
export const maskName = (name: string): string => {
  const signs = [...name];
  const part = (first: number, last: number): string =>
    signs.slice(0, first).join('') + STARS + (last > 0 ? signs.slice(-last).join('') : '');
  if (PHONE.test(name)) return part(3, 2);
  if (signs.length >= 6) return part(2, 2);
  return signs.length >= 3 ? part(1, 0) : STARS;
};
