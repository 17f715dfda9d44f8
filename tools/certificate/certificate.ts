/** One line of a contract and how it is tried. */
export type Case<Stage> = {
  readonly rule: string;
  readonly title: string;
  readonly run: (stage: Stage) => Promise<void>;
};

export type CaseResult = {
  readonly rule: string;
  readonly title: string;
  readonly failure: string | undefined;
  readonly ms: number;
};

/** What a case fails with: a sentence for the report. */
export class CaseFailed extends Error {
  override readonly name = 'CaseFailed';
}

export const needEqual = (what: string, got: unknown, expected: unknown): void => {
  if (got !== expected) throw new CaseFailed(`${what}: expected ${String(expected)}, got ${String(got)}`);
};

/** Why a case failed, as one sentence; nothing when it passed. */
export const failureOf = async (work: () => Promise<void>): Promise<string | undefined> => {
  try {
    await work();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Plays cases one after the other; one that fails does not stop the rest. */
export const playCases = async <Played extends { readonly rule: string; readonly title: string }>(
  cases: readonly Played[],
  play: (played: Played) => Promise<string | undefined>,
  onResult?: (result: CaseResult) => void,
): Promise<readonly CaseResult[]> => {
  const results: CaseResult[] = [];
  for (const played of cases) {
    const startedAt = performance.now();
    const failure = await play(played);
    const { rule, title } = played;
    const result = { rule, title, failure, ms: Math.round(performance.now() - startedAt) };
    results.push(result);
    onResult?.(result);
  }
  return results;
};

export const lineOf = ({ rule, title, failure, ms }: CaseResult): string =>
  `${failure === undefined ? 'pass' : 'FAIL'}  ${rule.padEnd(4)} ${title} (${ms} ms)${failure === undefined ? '' : `\n      ${failure}`}`;

/** The last line of a certificate. */
export const verdictOf = (results: readonly CaseResult[]): string => {
  const passed = results.filter(({ failure }) => failure === undefined).length;
  return `${isCertified(results) ? 'CERTIFIED' : 'NOT CERTIFIED'}: ${passed} of ${results.length} cases passed`;
};

export const isCertified = (results: readonly CaseResult[]): boolean =>
  results.every(({ failure }) => failure === undefined);
