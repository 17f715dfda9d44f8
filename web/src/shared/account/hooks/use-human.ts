import type { Verification } from '@fairground/contract/identity/fields';
import { useQueryClient } from '@tanstack/react-query';
import { flagsQuery } from '../../site-status.ts';
import { proveHuman } from '../proof/prove-human.ts';

/** The captcha provider of the site, as a step of a form: what it found, or nothing where none is in use. */
export const useHuman = (): (() => Promise<{ readonly verification?: Verification }>) => {
  const queries = useQueryClient();
  return async () => {
    // The flags come inside the page; where they did not, the form waits for them.
    const flags = await queries.ensureQueryData(flagsQuery);
    return flags['CAPTCHAPROVIDER'] === 'pow' ? { verification: await proveHuman() } : {};
  };
};
