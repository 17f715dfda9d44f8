/** A way to break the product, and the promise that must survive it. */
export type Chaos = {
  readonly name: string;
  readonly about: string;
  /** Says what is done and found as it goes; answers what was broken, one sentence each. */
  readonly run: (say: (line: string) => void, words: readonly string[]) => Promise<readonly string[]>;
};
