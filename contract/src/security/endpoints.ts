import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { momentSchema } from '../time.ts';

export const readSealingKey = endpoint({
  name: 'security.read-sealing-key',
  summary: 'The public key that bodies of encrypted calls are sealed with, and the time to seal them at.',
  method: 'GET',
  path: '/wps/relay/security/key',
  access: 'public',
  value: z.object({
    kid: z.string(),
    /** An uncompressed P-256 point, base64url. */
    publicKey: z.string(),
    /** A seal is refused two minutes away from the server's time; the caller's own clock may be wrong. */
    serverTime: momentSchema,
  }),
  errors: [],
});
