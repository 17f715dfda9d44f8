/** What a phase did, and what it is called in the terminal. */
export type Report = {
  /** Runs one phase and prints its line with the time it took. */
  readonly phase: <Result>(
    name: string,
    work: (note: (line: string) => void) => Promise<Done<Result>> | Done<Result>,
  ) => Promise<Result>;
};

export type Done<Result> = { readonly says: string; readonly result: Result };

const NAME_WIDTH = 11;

/** Prints phases one line each; a long phase prints an extra line while it runs. */
export const createReport = (print: (line: string) => void): Report => ({
  phase: async (name, work) => {
    const startedAt = performance.now();
    const label = `  ${name.padEnd(NAME_WIDTH)}`;
    const { says, result } = await work((line) => print(`${label}${line}`));
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(2);
    print(`${label}${says} … ${seconds} s`);
    return result;
  },
});
