/** In characters as people count them: a flag or a family of several signs is one. */
export const MESSAGE_LENGTH_MAX = 1_000;

/** How many characters of a message count; the space around it does not. */
export const messageLengthOf = (text: string): number => {
  const counted = text.normalize('NFC').trim();
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(counted)].length;
};
