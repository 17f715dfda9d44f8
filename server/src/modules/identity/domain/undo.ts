import * as z from 'zod/mini';
import { SOCIAL_PROVIDERS } from '@fairground/contract/identity/providers';

const contact = z.object({ to: z.string(), verifiedAt: z.nullable(z.string()) });

/** How a change is undone if the owner reports it as not its own; stored with the ticket of the letter. */
export const undoSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('contact'),
    channel: z.enum(['sms', 'email']),
    /** The contact that was confirmed, and the one it replaced. */
    added: z.string(),
    before: z.nullable(contact),
  }),
  z.object({ kind: z.literal('totp') }),
  z.object({ kind: z.literal('passkey'), passkeyId: z.string().check(z.regex(/^\d+$/)) }),
  z.object({ kind: z.literal('social'), provider: z.enum(SOCIAL_PROVIDERS) }),
  z.object({ kind: z.literal('phone'), subject: z.string() }),
]);
export type Undo = z.output<typeof undoSchema>;
