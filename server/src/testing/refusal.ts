import { Refusal } from '../platform/refusal.ts';

/** The code of the refusal, which there must be. */
export const refusal = async (work: Promise<unknown>): Promise<string> => {
  const said: unknown = await work.catch((error: unknown) => error);
  if (!(said instanceof Refusal)) throw new Error('It was not refused.', { cause: said });
  return said.code;
};
