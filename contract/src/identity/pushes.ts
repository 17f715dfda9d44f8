import * as z from 'zod/mini';
import { push } from '../push.ts';
import { momentSchema } from '../time.ts';
import { SECURITY_CHANGES } from './notices.ts';

/** How the account is protected has changed, or somebody came in from a new device; every open page of the member hears it. */
export const securityChanged = push({
  name: 'identity.security-changed',
  audience: 'member',
  data: z.object({ change: z.enum(SECURITY_CHANGES), at: momentSchema }),
});
