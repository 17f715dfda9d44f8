import type { Endpoint } from '@fairground/contract/endpoint';
import { seal } from '@fairground/contract/sealed';
import { readSealingKey } from '@fairground/contract/security/endpoints';
import type { Transport } from './transport.ts';

/** A key is asked for again well before the server would retire it. */
const KEY_AGE_MS = 600_000;

type KnownKey = {
  readonly key: { readonly kid: string; readonly publicKey: string };
  /** How far the server's clock is ahead of this one: a seal must carry the server's time. */
  readonly clockAheadMs: number;
  readonly until: number;
};

let known: Promise<KnownKey> | undefined;

/** Seals a body for its call with the server's key of the day. */
export const sealBody = async (
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  body: unknown,
  transport: Transport,
): Promise<string> => {
  const { key, clockAheadMs } = await currentKey(transport);
  const at = new Date(Date.now() + clockAheadMs);
  const about = { key, call: endpoint, at };
  // Browsers give Web Crypto to safe origins only, and to localhost.
  if (typeof crypto.subtle === 'undefined') {
    const { sealByHand } = await import('../sealing/seal-by-hand.ts');
    return JSON.stringify(sealByHand(body, about));
  }
  return JSON.stringify(await seal(body, about));
};

/** The server no longer knows the key a seal was made with: the next seal asks for the new one. */
export const forgetKey = (): void => {
  known = undefined;
};

const currentKey = async (transport: Transport): Promise<KnownKey> => {
  known ??= askForKey(transport);
  try {
    const current = await known;
    if (Date.now() < current.until) return current;
  } catch (error) {
    forgetKey();
    throw error;
  }
  known = askForKey(transport);
  return known;
};

const askForKey = async (transport: Transport): Promise<KnownKey> => {
  const { serverTime, ...key } = await transport(readSealingKey, {});
  const now = Date.now();
  return { key, clockAheadMs: serverTime.getTime() - now, until: now + KEY_AGE_MS };
};
