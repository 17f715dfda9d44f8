import { listBreachedPasswords } from '@fairground/contract/identity/endpoints';
import { bind } from '../../../platform/http/route.ts';
import { breachedSuffixes } from '../domain/breached.ts';

export const breachedPasswordRoutes = [
  bind(listBreachedPasswords, async ({ query: { prefix } }) => ({ suffixes: [...(await breachedSuffixes(prefix))] })),
];
