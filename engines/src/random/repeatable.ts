import type { Words } from './words.ts';

const FNV_START = 2_166_136_261;
const FNV_PRIME = 16_777_619;

/** A whole number of 32 bits that stands for a text. */
export const numberOf = (text: string): number => {
  let number = FNV_START;
  for (const letter of text) number = Math.imul(number ^ (letter.codePointAt(0) ?? 0), FNV_PRIME);
  return number >>> 0;
};

/** The same words for the same text, for ever: for what is made up, such as names and pictures, and for proofs; never for what is played. */
export const wordsOf = (text: string): Words => {
  let state = numberOf(text);
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    const first = Math.imul(state ^ (state >>> 15), 1 | state);
    const second = (first + Math.imul(first ^ (first >>> 7), 61 | first)) ^ first;
    return (second ^ (second >>> 14)) >>> 0;
  };
};
