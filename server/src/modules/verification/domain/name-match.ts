/** One spelling of a person's name: banks write it in capitals and without marks, documents with them. */
const keyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    // The stroke of this letter is no mark that can be taken off.
    .replaceAll('Đ', 'D')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether two spellings name one person: marks, capitals, punctuation and spaces do not count. */
export const isSameName = (one: string, other: string): boolean => keyOf(one) !== '' && keyOf(one) === keyOf(other);

/** Whether the name of a document is the payee name; null where the account has none yet. */
export const matchesPayee = (fullName: string, payeeName: string | null): boolean | null =>
  payeeName === null || payeeName.trim() === '' ? null : isSameName(fullName, payeeName);
