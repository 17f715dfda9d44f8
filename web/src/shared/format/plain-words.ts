/** Words without case, accents and markup: who types "rut tien" finds "Rút tiền". */
export const plainWords = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .toLowerCase();

/** Makes a test out of what was typed: every word of it must occur. */
export const wordMatcher = (query: string): ((text: string) => boolean) => {
  const words = plainWords(query).split(/\s+/).filter(Boolean);
  return (text) => {
    const plain = plainWords(text);
    return words.every((word) => plain.includes(word));
  };
};
