import { randomUUID } from 'node:crypto';
import type { App } from '../../app.ts';
import type { Clock } from '../../platform/clock.ts';
import { signedHeaders } from '../../modules/vendors/index.ts';
import type { SigningKey } from '../../modules/vendors/index.ts';

/** A call as it was sent: by a vendor with its key, or by a member with the token of a session. */
export type SentCall = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: string;
  readonly key?: SigningKey;
  readonly token?: string;
};

/** The status and the very text of an answer. */
export type Said = { readonly status: number; readonly text: string };

/** Sends a call through the request pipeline. A vendor's call gets a nonce and a signature of its own each time. */
export const send = async (app: App, clock: Clock, { method, path, body, key, token }: SentCall): Promise<Said> => {
  const timestamp = String(Math.floor(clock.now().getTime() / 1_000));
  const { statusCode, body: text } = await app.http.fastify.inject({
    method,
    url: path,
    ...(body === undefined ? {} : { payload: body }),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key && signedHeaders(key, { method, path, timestamp, nonce: randomUUID(), body: body ?? '' })),
    },
  });
  return { status: statusCode, text };
};

/** Sends again what the server was too busy to answer in time, as a vendor does. */
export const sendUntilAnswered = async (app: App, clock: Clock, call: SentCall): Promise<Said> => {
  for (;;) {
    const said = await send(app, clock, call);
    if (!/"(TEMPORARY|studio\.round-unsettled|request\.unavailable)"/.test(said.text)) return said;
  }
};
