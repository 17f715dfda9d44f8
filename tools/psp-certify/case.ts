import { CaseFailed } from '../certificate/certificate.ts';
import type { Case as AnyCase } from '../certificate/certificate.ts';
import type { Stage } from './stage.ts';
import type { Callback } from './subject.ts';

export type Case = AnyCase<Stage>;

/** The first of the callbacks of a payment; a provider that sends none fails the case. */
export const firstOf = (callbacks: readonly Callback[]): Callback => {
  const [first] = callbacks;
  if (first === undefined) throw new CaseFailed('the provider sent no callback');
  return first;
};

/** What is thrown counts as "I do not know"; anything that is answered is returned. */
export const answerOf = async <Value>(work: () => Promise<Value>): Promise<Value | 'not known'> =>
  work().catch(() => 'not known' as const);
