import type { Words } from '../../random/words.ts';

/** Words that are the same on every run, well enough mixed for tests. */
export const countingWords = (seed: number): Words => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e_37_79_b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85_eb_ca_6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2_b2_ae_35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  };
};
