import { once } from 'node:events';
import { request as ask } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { endpoint } from '@fairground/contract/endpoint';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { testHttp } from '../../../testing/http.ts';
import { echo, signedByWord } from '../../../testing/signed-echo.ts';
import { Refusal } from '../../refusal.ts';
import type { Http, HttpDeps } from '../index.ts';
import { bind } from '../route.ts';

/** A server over real connections, for what only bytes on a socket can show. */

export const say = endpoint({
  name: 'test.say',
  summary: 'For tests.',
  method: 'POST',
  path: '/wps/test/say',
  access: 'public',
  crossOrigin: true,
  body: z.strictObject({ word: z.string() }),
  value: z.object({ word: z.string(), account: z.string(), host: z.string() }),
  errors: ['wallet.insufficient-funds'],
});

export type Opened = Http & { readonly port: number };
let opened: Opened | undefined;

/** Closes the server of a test; every file calls it after each. */
export const closeServer = async (): Promise<void> => {
  opened?.hangUp();
  await opened?.fastify.close();
  opened = undefined;
};

/** A server with a signed call and a plain one, both of which wait for `hold`; the signed one may say something else. */
export const openServer = async (
  hold: (word: string) => Promise<void> = () => Promise.resolve(),
  { said, ...deps }: Partial<HttpDeps> & { readonly said?: string } = {},
): Promise<Opened> => {
  const http = testHttp({
    signedCalls: signedByWord,
    routes: [
      bind(echo, async ({ body }) => {
        await hold(body.word);
        return { word: said ?? body.word };
      }),
      bind(say, async ({ body: { word } }, { session, host }) => {
        await hold(word);
        if (word === 'poor') throw new Refusal('wallet.insufficient-funds');
        if (word === 'bug') throw new Error('nobody meant this');
        return { word, account: session?.account ?? 'nobody', host };
      }),
    ],
    ...deps,
  });
  await http.fastify.listen({ host: '127.0.0.1', port: 0 });
  opened = { ...http, port: (http.fastify.server.address() as AddressInfo).port };
  return opened;
};

/** A server whose calls wait until they are let go, all of them or those with this word; and which have begun. */
export const openHolding = async (held?: string, said?: string) => {
  const begun: string[] = [];
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const at = await openServer(
    (word) => {
      begun.push(word);
      return held === undefined || word === held ? promise : Promise.resolve();
    },
    said === undefined ? {} : { said },
  );
  return { at, begun, letGo };
};

/** A raw connection: sends bytes and records what it has received. */
export const openConnection = async ({ port }: { readonly port: number }) => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  let text = '';
  socket.setEncoding('utf8');
  socket.on('data', (piece: string) => (text += piece));
  socket.on('error', () => {});
  return {
    socket,
    /** Waits until so many answers with a body have come, and gives everything. */
    hears: async (answers: number): Promise<string> => {
      await expect.poll(() => text.split('HTTP/1.1 ').length - 1).toBe(answers);
      await expect.poll(() => text.endsWith('}')).toBe(true);
      return text;
    },
    heard: () => text,
  };
};

export const PATHS = [echo.path, say.path] as const;

export const callOf = (word: string, path: string = echo.path, ...headers: readonly string[]): string => {
  const body = JSON.stringify({ word });
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: x',
    'content-type: application/json',
    'x-request-id: mine-12345',
    `content-length: ${Buffer.byteLength(body)}`,
    ...(headers.length > 0 ? headers : ['x-proof: good']),
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
};

export const isClosed = ({ socket }: { readonly socket: Socket }): boolean => socket.destroyed || socket.readableEnded;
export const withoutDate = (answer: string): string => answer.replace(/Date: [^\r]+ GMT\r\n/i, 'Date\r\n');

export const call = async (
  { port }: Opened,
  payload: string | readonly string[],
  {
    path = echo.path,
    method = 'POST',
    headers = {},
  }: { readonly path?: string; readonly method?: string; readonly headers?: Readonly<Record<string, string>> } = {},
) => {
  const sent = ask({
    port,
    host: '127.0.0.1',
    method,
    path,
    headers: { 'content-type': 'application/json', 'x-proof': 'good', ...headers },
  });
  for (const piece of [payload].flat()) sent.write(piece);
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const heard: Buffer[] = [];
  for await (const chunk of response) heard.push(chunk as Buffer);
  return { status: response.statusCode, headers: response.headers, text: Buffer.concat(heard).toString() };
};
