import type { Words } from '../../random/words.ts';

/** A generator that counts and mixes: the same words on every run, even enough to count outcomes with. */
export const countingWords = (seed: number): Words => {
  let state = Math.imul(seed, 0x9e_37_79_b1) >>> 0;
  return () => {
    state = (state + 0x9e_37_79_b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21_f0_aa_ad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x73_5a_2d_97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
};
