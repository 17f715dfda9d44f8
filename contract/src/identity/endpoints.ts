import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LANGUAGES } from '../language.ts';

export const logout = endpoint({
  name: 'identity.logout',
  summary: 'Ends the session of the token.',
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'session',
  value: z.object({}),
  errors: [],
});

const CODES = LANGUAGES.map(({ code }) => code);

export const updateLanguage = endpoint({
  name: 'identity.update-language',
  summary: "Remembers the language of the caller's session; a visitor's choice stays in the browser.",
  method: 'POST',
  path: '/wps/relay/language/update',
  access: 'public',
  body: z.strictObject({ language: z.enum(CODES) }),
  value: z.object({ language: z.enum(CODES) }),
  errors: [],
  limit: 'change-settings',
});
