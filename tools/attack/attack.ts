import type { SigningKey } from '../../server/src/modules/vendors/index.ts';

/** A running product and what an attacker of our own is given to begin with. */
export type Target = {
  readonly url: string;
  /** Opens what only the sandbox reveals: the answers of captchas and the messages that were sent. */
  readonly developerKey: string;
  /** A vendor that is being certified. */
  readonly vendorKey: SigningKey;
};

/** A promise that was attacked, with what broke it. */
export type Finding = { readonly promise: string; readonly fault: string | undefined };

/** Attacks of one kind. Nothing is assumed of the product but its address. */
export type Attack = {
  readonly name: string;
  readonly about: string;
  readonly run: (target: Target) => Promise<readonly Finding[]>;
};

/** Tries one attack: whatever is answered or thrown as a sentence is what it broke. */
export const attacked = async (promise: string, attack: () => Promise<string | undefined>): Promise<Finding> => {
  try {
    return { promise, fault: await attack() };
  } catch (error) {
    return { promise, fault: error instanceof Error ? error.message : String(error) };
  }
};

/** What is wrong unless both are the same. */
export const unless = (got: unknown, expected: unknown): string | undefined =>
  JSON.stringify(got) === JSON.stringify(expected)
    ? undefined
    : `expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`;
