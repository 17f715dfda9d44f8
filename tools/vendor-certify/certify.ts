import type { SigningKey } from '../../server/src/modules/vendors/index.ts';
import type { Case } from './case.ts';
import { createClient } from './client.ts';
import { furtherCases } from './further-cases.ts';
import { repeatCases } from './repeat-cases.ts';
import { roundCases } from './round-cases.ts';
import { signatureCases } from './signature-cases.ts';
import { createStage } from './stage.ts';

export type CaseResult = Pick<Case, 'rule' | 'title'> & { readonly failure: string | undefined; readonly ms: number };

export const CASES: readonly Case[] = [...signatureCases, ...repeatCases, ...roundCases, ...furtherCases];

export type CertifyOptions = {
  readonly url: string;
  readonly key: SigningKey;
  readonly now: () => Date;
  readonly onResult?: (result: CaseResult) => void;
};

/** Plays every case against a running server, one after the other; one that fails does not stop the rest. */
export const certify = async ({ url, key, now, onResult }: CertifyOptions): Promise<readonly CaseResult[]> => {
  const stage = createStage(createClient(url.replace(/\/$/, ''), key, now));
  const results: CaseResult[] = [];
  for (const { rule, title, run } of CASES) {
    const startedAt = performance.now();
    const failure = await run(stage).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    const result = { rule, title, failure, ms: Math.round(performance.now() - startedAt) };
    results.push(result);
    onResult?.(result);
  }
  return results;
};
