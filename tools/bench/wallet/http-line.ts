import { once } from 'node:events';
import { connect } from 'node:net';

/** One connection that carries one request at a time and is kept open. */
export type Line = {
  /** Sends a whole request and answers the body that comes back. */
  readonly ask: (request: string) => Promise<string>;
  readonly close: () => void;
};

type Asking = { readonly resolve: (body: string) => void; readonly reject: (error: Error) => void };

const LENGTH = /\r\ncontent-length: (\d+)\r\n/i;

/**
 * The least an HTTP client can do: the load shares its processors with what it measures, so it must not be the heavier
 * of the two. It reads answers that tell their length, which ours do.
 */
export const openLine = async (host: string, port: number): Promise<Line> => {
  const socket = connect({ host, port, noDelay: true });
  await once(socket, 'connect');
  socket.setEncoding('latin1');
  let heard = '';
  let asking: Asking | undefined;

  socket.on('data', (chunk: string) => {
    heard += chunk;
    const end = heard.indexOf('\r\n\r\n');
    if (end < 0) return;
    const length = Number(LENGTH.exec(heard)?.[1] ?? Number.NaN);
    if (heard.length < end + 4 + length) return;
    const body = heard.slice(end + 4, end + 4 + length);
    heard = heard.slice(end + 4 + length);
    const { resolve, reject } = asking ?? {};
    asking = undefined;
    if (Number.isNaN(length)) reject?.(new Error(`An answer without a length: ${body}`));
    else resolve?.(body);
  });
  socket.on('error', (error) => asking?.reject(error));
  socket.on('close', () => asking?.reject(new Error('The line was closed.')));

  return {
    ask: (request) => {
      // A line that was closed between two calls would never answer.
      if (socket.destroyed) return Promise.reject(new Error('The line was closed.'));
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      asking = { resolve, reject };
      socket.write(request, 'latin1');
      return promise;
    },
    close: () => socket.destroy(),
  };
};
