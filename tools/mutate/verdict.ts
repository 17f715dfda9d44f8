import type { Mutant } from './mutants.ts';

/** Why a mutant that no test notices is the same program. */
export type Explanation = Pick<Mutant, 'file' | 'line' | 'change'> & { readonly why: string };

export type Verdict = {
  /** No test needs what they changed: a test is missing, or the code is not needed. */
  readonly unexplained: readonly Mutant[];
  readonly explained: readonly Mutant[];
  /** Explanations of mutants that are noticed by now, or are no more. */
  readonly outdated: readonly Explanation[];
};

/** Compares the mutants that survived with those whose survival is explained, for the files that were tried. */
export const judge = (
  survivors: readonly Mutant[],
  explanations: readonly Explanation[],
  files: readonly string[],
): Verdict => {
  const known = new Set(explanations.map(nameOf));
  const found = new Set(survivors.map(nameOf));
  return {
    unexplained: survivors.filter((mutant) => !known.has(nameOf(mutant))),
    explained: survivors.filter((mutant) => known.has(nameOf(mutant))),
    outdated: explanations.filter((each) => files.includes(each.file) && !found.has(nameOf(each))),
  };
};

const nameOf = ({ file, line, change }: Pick<Mutant, 'file' | 'line' | 'change'>): string =>
  JSON.stringify([file, line, change]);
