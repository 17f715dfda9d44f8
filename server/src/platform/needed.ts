import type { ErrorCode } from '@fairground/contract/errors';
import { Refusal } from './refusal.ts';

/** What was found; refuses with the code where there is nothing. */
export const needed = <Value>(found: Value | undefined, code: ErrorCode): Value => {
  if (found === undefined) throw new Refusal(code);
  return found;
};
