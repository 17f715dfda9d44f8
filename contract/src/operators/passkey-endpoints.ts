import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { base64urlField, signedByPasskey } from '../identity/fields.ts';
import { idSchema } from '../ids.ts';
import { momentSchema } from '../time.ts';

const passkeyIdSchema = idSchema<'staff passkey'>();

/** What a passkey signed for a challenge: shown beside the password in place of a code. */
export const passkeyProofSchema = z.strictObject(signedByPasskey);

const challengeFields = {
  challengeId: z.string(),
  challenge: z.string(),
  rpId: z.string(),
  timeoutMs: z.int(),
} as const;

export const beginPasskeyProof = endpoint({
  name: 'operators.begin-passkey-proof',
  summary: 'A challenge that a passkey of staff signs for a login or a step-up.',
  method: 'POST',
  path: '/bo/session/passkey/challenge',
  access: 'public',
  value: z.object(challengeFields),
  errors: ['operators.network-refused'],
  limit: 'staff-log-in',
});

export const beginPasskey = endpoint({
  name: 'operators.begin-passkey',
  summary: 'What the browser needs to make a passkey for the staff member who calls.',
  method: 'POST',
  path: '/bo/session/passkey/begin',
  access: 'operator',
  permission: 'session.own',
  stepUp: true,
  value: z.object({
    ...challengeFields,
    rpName: z.string(),
    userHandle: z.string(),
    userName: z.string(),
    /** Passkeys the account has; the browser makes no second one beside them. */
    excludeCredentials: z.array(z.string()),
  }),
  errors: ['operators.step-up-required', 'operators.passkey-limit'],
  limit: 'staff-log-in',
});

export const finishPasskey = endpoint({
  name: 'operators.finish-passkey',
  summary: 'Keeps the passkey that the browser made.',
  method: 'POST',
  path: '/bo/session/passkey/finish',
  access: 'operator',
  permission: 'session.own',
  stepUp: true,
  body: z.strictObject({
    challengeId: base64urlField(128),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    credentialId: base64urlField(1_400),
    clientDataJson: base64urlField(4_000),
    attestationObject: base64urlField(16_000),
    transports: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(8)),
  }),
  value: z.object({ passkeyId: passkeyIdSchema }),
  errors: ['operators.step-up-required', 'operators.passkey-refused', 'operators.passkey-limit'],
  limit: 'staff-log-in',
});

export const listPasskeys = endpoint({
  name: 'operators.list-passkeys',
  summary: 'The passkeys of the staff member who calls.',
  method: 'GET',
  path: '/bo/session/passkey/list',
  access: 'operator',
  permission: 'session.own',
  value: z.object({
    list: z.array(
      z.object({
        passkeyId: passkeyIdSchema,
        name: z.string(),
        madeAt: momentSchema,
        usedAt: z.nullable(momentSchema),
      }),
    ),
  }),
  errors: [],
});

export const removePasskey = endpoint({
  name: 'operators.remove-passkey',
  summary: 'Removes a passkey of the staff member who calls.',
  method: 'POST',
  path: '/bo/session/passkey/remove',
  access: 'operator',
  permission: 'session.own',
  stepUp: true,
  body: z.strictObject({ passkeyId: passkeyIdSchema }),
  value: z.object({}),
  errors: ['operators.step-up-required', 'operators.passkey-unknown'],
});
