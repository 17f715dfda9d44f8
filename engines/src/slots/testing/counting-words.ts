import type { Words } from '../../random/words.ts';

/** A generator that counts and mixes: the same words on every run, even enough to count outcomes with. */
export const countingWords = (seed: number): Words => {
  // A typed cell, because a number above 2³¹ in a closure is a new object every time it changes.
  const state = Uint32Array.of(Math.imul(seed, 0x9e_37_79_b1));
  return () => {
    const next = ((state[0] as number) + 0x9e_37_79_b9) | 0;
    state[0] = next;
    let mixed = Math.imul(next ^ (next >>> 16), 0x21_f0_aa_ad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x73_5a_2d_97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
};
