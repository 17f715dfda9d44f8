import { listBreachedPasswords } from '@fairground/contract/identity/endpoints';
import { bind } from '../../platform/http/route.ts';
import { breachedSuffixes } from './domain/breached.ts';

/** Whether everybody would try this password first. */
export { isCommonPassword as isBreached } from './domain/common-passwords.ts';

export const breachedPasswordRoutes = [
  bind(listBreachedPasswords, async ({ query: { prefix } }) => ({ suffixes: [...(await breachedSuffixes(prefix))] })),
];
