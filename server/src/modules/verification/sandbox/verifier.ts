import type { RejectReason } from '@fairground/contract/verification/states';
import type { Verdict, Verifier } from '../verifier/verifier.ts';

/** What the end of a file name makes the sandbox answer, such as `passport-blurred.png`. */
const ENDINGS: Readonly<Record<string, RejectReason>> = {
  blurred: 'UNREADABLE',
  wrong: 'WRONG_DOCUMENT',
  expired: 'DOCUMENT_EXPIRED',
  forged: 'NOT_GENUINE',
};
const ENDING = /-([a-z]+)(?:\.[a-z]+)?$/;

/** `-review` leaves the case to a person; any other name is accepted. */
export const sandboxVerifier: Verifier = {
  name: 'sandbox',
  judge: ({ documents }) => Promise.resolve(judgeNames(documents.map(({ name }) => name))),
};

export const judgeNames = (names: readonly string[]): Verdict => {
  const endings = names.map((name) => ENDING.exec(name.toLowerCase())?.[1] ?? '');
  if (endings.includes('review')) return { decision: 'refer' };
  const reason = endings.map((ending) => ENDINGS[ending]).find((found) => found !== undefined);
  return reason === undefined ? { decision: 'accept' } : { decision: 'reject', reason };
};
