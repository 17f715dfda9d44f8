import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { signedHeaders } from '../../server/src/modules/vendors/index.ts';
import type { SigningKey } from '../../server/src/modules/vendors/index.ts';

/** An answer as it came: the status and the very text, for comparing byte by byte. */
export type Said = {
  readonly status: number;
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>>;
};

/** What may be bent on the way, to see that it is refused. */
export type Bend = {
  readonly timestamp?: string;
  readonly nonce?: string;
  readonly secret?: string;
  readonly keyId?: string;
  /** Sent instead of what was signed. */
  readonly sentBody?: string;
  readonly sentPath?: string;
  /** Sent as it is, instead of the call as JSON. */
  readonly rawBody?: string;
  readonly unsigned?: boolean;
};

export type VendorClient = {
  /** How often the server was too busy to say what became of a call. */
  readonly timesBusy: () => number;
  readonly call: (name: string, body: object, bend?: Bend) => Promise<Said>;
};

/** Speaks to a server as a vendor does. Every call gets a nonce of its own. */
export const createClient = (url: string, key: SigningKey, now: () => Date): VendorClient => {
  const send = async (name: string, body: object, bend: Bend): Promise<Said> => {
    const path = `/vendor/v1/${name}`;
    const text = bend.rawBody ?? JSON.stringify(body);
    const signed = {
      method: 'POST',
      path,
      timestamp: bend.timestamp ?? String(Math.floor(now().getTime() / 1_000)),
      nonce: bend.nonce ?? randomUUID(),
      body: text,
    };
    const signer = { keyId: bend.keyId ?? key.keyId, secret: bend.secret ?? key.secret };
    const answer = await fetch(`${url}${bend.sentPath ?? path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(bend.unsigned === true ? {} : signedHeaders(signer, signed)),
      },
      body: bend.sentBody ?? text,
    });
    const said = await answer.text();
    return { status: answer.status, text: said, body: parsed(said) };
  };
  let busy = 0;
  return {
    timesBusy: () => busy,
    call: async (name, body, bend = {}) => {
      for (let again = 1; ; again += 1) {
        const said = await send(name, body, bend);
        // A server that is too busy to say what became of a call asks for the same call again, and a vendor does so.
        if (said.body['code'] !== 'TEMPORARY') return said;
        busy += 1;
        if (again > AGAIN_MAX) return said;
        await sleep(AGAIN_AFTER_MS);
      }
    },
  };
};

const AGAIN_MAX = 20;
const AGAIN_AFTER_MS = 250;

const parsed = (text: string): Said['body'] => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Said['body']) : {};
  } catch {
    return {};
  }
};
