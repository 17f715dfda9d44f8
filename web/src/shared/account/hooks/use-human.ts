import type { Verification } from '@fairground/contract/identity/fields';
import { useFlags } from '../../site/site-status.ts';
import { proveHuman } from '../proof/prove-human.ts';

/** The captcha provider of the site, as a step of a form: what it found, or nothing where none is in use. */
export const useHuman = (): (() => Promise<{ readonly verification?: Verification }>) => {
  const provider = useFlags()?.['CAPTCHAPROVIDER'];
  return async () => (provider === 'pow' ? { verification: await proveHuman() } : {});
};
