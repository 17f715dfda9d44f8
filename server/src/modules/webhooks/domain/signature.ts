import { createHmac } from 'node:crypto';

/**
 * The headers of the convention known as Standard Webhooks: the id stays the same however often it is sent, and the
 * signature covers id, time and body. One signature for each secret, so that a change of keys breaks no receiver.
 */
export const signedHeaders = (
  secrets: readonly Buffer[],
  { id, at, body }: { readonly id: string; readonly at: Date; readonly body: string },
): Readonly<Record<string, string>> => {
  const timestamp = Math.trunc(at.getTime() / 1_000).toString();
  const signed = `${id}.${timestamp}.${body}`;
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets
      .map((secret) => `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`)
      .join(' '),
  };
};

/** How a secret is handed to people. */
export const writeSecret = (secret: Buffer): string => `whsec_${secret.toString('base64')}`;
