import { randomUUID } from 'node:crypto';
import { signedHeaders } from '../../../server/src/modules/vendors/index.ts';
import { openLine } from './http-line.ts';
import type { Line } from './http-line.ts';
import type { Key } from './vendor-load.ts';

type Headers = Readonly<Record<string, string>>;

/** As many lines as calls are in flight: each call has one of its own while it lasts, as a pool would give it. */
export const openLines = async (url: string, count: number) => {
  const { hostname, port, host } = new URL(url);
  const lines: Line[] = await Promise.all(Array.from({ length: count }, () => openLine(hostname, Number(port))));
  /** A whole request, which may be sent later. */
  const write = (path: string, text: string, headers: Headers = {}): string => {
    let head = `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\n`;
    for (const name of Object.keys(headers)) head += `${name}: ${headers[name]}\r\n`;
    return `${head}\r\n${text}`;
  };
  const send = async (request: string): Promise<string> => {
    const line = lines.pop();
    if (!line) throw new Error('More calls than lines.');
    const said = await line.ask(request);
    lines.push(line);
    return said;
  };
  return {
    write,
    send,
    post: (path: string, text: string, headers?: Headers): Promise<string> => send(write(path, text, headers)),
    close: (): void => {
      for (const line of lines) line.close();
    },
  };
};

/** The same for a vendor, with signed requests. */
export const openVendorLines = async (url: string, key: Key, count: number) => {
  const { write, send, close } = await openLines(url, count);
  /** A whole request, signed; it is good for some minutes. */
  const sign = (name: string, body: object): string => {
    const path = `/vendor/v1/${name}`;
    const text = JSON.stringify(body);
    const timestamp = String(Math.floor((performance.timeOrigin + performance.now()) / 1_000));
    return write(path, text, signedHeaders(key, { method: 'POST', path, timestamp, nonce: randomUUID(), body: text }));
  };
  return {
    sign,
    send,
    call: (name: string, body: object): Promise<string> => send(sign(name, body)),
    close,
  };
};
