import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { attacked } from './attack.ts';
import type { Attack, Finding, Target } from './attack.ts';

/** Requests no library would send: what a proxy and the product might read in two ways. */

const BODY = '{"player":"1"}';
const LENGTH = `Content-Length: ${BODY.length}\r\n`;
const HIDDEN = 'GET /hidden HTTP/1.1\r\nHost: x\r\n\r\n';
const CHUNKED = `${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`;

const post = (headers: string, body = BODY, line = 'POST /vendor/v1/balance HTTP/1.1'): string =>
  `${line}\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n${body}`;

/** Whatever the answer: these are one request, and a second answer would belong to one that was hidden in it. */
const ONE_REQUEST: Readonly<Record<string, string>> = {
  'a length and chunks': post(`${LENGTH}Transfer-Encoding: chunked\r\n`, `0\r\n\r\n${HIDDEN}`),
  'a length and chunks with a space before the colon': post(
    `${LENGTH}Transfer-Encoding : chunked\r\n`,
    `0\r\n\r\n${HIDDEN}`,
  ),
  'a length and unknown chunks': post(`${LENGTH}Transfer-Encoding: xchunked\r\n`, BODY + HIDDEN),
  'chunks, then nothing': post('Transfer-Encoding: chunked, identity\r\n', CHUNKED),
  'two lengths that differ': post(`${LENGTH}Content-Length: 0\r\n`, BODY + HIDDEN),
  'a list of lengths': post(`Content-Length: ${BODY.length}, 0\r\n`, BODY + HIDDEN),
  'a length with a sign': post(`Content-Length: +${BODY.length}\r\n`, BODY + HIDDEN),
  'a length in another base': post('Content-Length: 0x0e\r\n', BODY + HIDDEN),
  'a length below zero': post('Content-Length: -1\r\n', BODY + HIDDEN),
  'a length beyond numbers': post('Content-Length: 99999999999999999999\r\n', BODY + HIDDEN),
  'chunks behind a folded header': post(`X-A: b\r\n Transfer-Encoding: chunked\r\n${LENGTH}`),
  'a bare carriage return in a header': post(`X-A: b\rContent-Length: 0\r\n${LENGTH}`),
  'a zero byte in a header': post(`X-A: b\0\r\n${LENGTH}`),
  'lines that end with a line feed': post(LENGTH).replaceAll('\r\n', '\n'),
  'a chunk whose size ends with a line feed': post('Transfer-Encoding: chunked\r\n', CHUNKED.replace('\r\n', '\n')),
  'two hosts': post(`Host: y\r\n${LENGTH}`),
  'no host': post(LENGTH).replace('Host: x\r\n', ''),
  'an address with another host': post(LENGTH, BODY, 'POST http://evil.example/vendor/v1/balance HTTP/1.1'),
  'a tunnel': 'CONNECT evil.example:80 HTTP/1.1\r\nHost: x\r\n\r\n',
  'an upgrade to another protocol': post(`Connection: Upgrade\r\nUpgrade: h2c\r\n${LENGTH}`),
  'the greeting of another protocol': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a header of 20 KB': post(`X-A: ${'b'.repeat(20_000)}\r\n${LENGTH}`),
  'three thousand headers': post(Array.from({ length: 3_000 }, (_, index) => `X-${index}: 1\r\n`).join('') + LENGTH),
  'a body beyond the limit': post('Content-Length: 71680\r\n', 'x'.repeat(71_680)),
  'a path that climbs': post(LENGTH, BODY, 'POST /vendor/v1/../v1/balance HTTP/1.1'),
  'a path with a letter written as its number': post(LENGTH, BODY, 'POST /vendor/v1/%62alance HTTP/1.1'),
};

/** A connection is given up on after this long without a byte. */
const QUIET_MS = 700;

/** Sends bytes as they are, piece by piece, and answers all that came back until it was quiet. */
const send = (target: Target, pieces: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect({ port: Number(new URL(target.url).port), host: '127.0.0.1', noDelay: true });
    let heard = '';
    socket.setTimeout(QUIET_MS, () => socket.destroy());
    socket.on('data', (bytes) => (heard += bytes.toString('latin1')));
    // A connection that is closed on the attacker is an answer like another.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
    socket.on('connect', () => {
      for (const piece of pieces) socket.write(Buffer.from(piece, 'latin1'));
    });
  });

const statusesOf = (heard: string): readonly number[] =>
  [...heard.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, status]) => Number(status));

const oneRequest = (target: Target): Promise<readonly Finding[]> =>
  Promise.all(
    Object.entries(ONE_REQUEST).map(([name, bytes]) =>
      attacked(`${name} is one request, and is refused or answered once`, async () => {
        const statuses = statusesOf(await send(target, [bytes])).filter((status) => status !== 100);
        if (statuses.length > 1) return `answered ${statuses.join(', ')}`;
        return statuses.some((status) => status < 400 || status >= 500) ? `answered ${statuses.join()}` : undefined;
      }),
    ),
  );

const PIPELINED = 40;

const inOrder = (target: Target, cut: number): Promise<Finding> =>
  attacked(`requests that follow each other are answered in their order, cut every ${cut} bytes`, async () => {
    const ids = Array.from({ length: PIPELINED }, (_, index) => `request-${1_000 + index}`);
    const bytes = ids.map((id) => post(`x-request-id: ${id}\r\n${LENGTH}`)).join('');
    const pieces = Array.from({ length: Math.ceil(bytes.length / cut) }, (_, at) =>
      bytes.slice(at * cut, (at + 1) * cut),
    );
    const heard = [...(await send(target, pieces)).matchAll(/x-request-id: (request-\d+)/gi)].map(([, id]) => id);
    return heard.join() === ids.join() ? undefined : `answered ${heard.length} of ${ids.length}, or in another order`;
  });

const SLOW_CONNECTIONS = 50;

const whileHeld = (target: Target): Promise<Finding> =>
  attacked(`${SLOW_CONNECTIONS} requests that never end hold up nobody`, async () => {
    const sockets = Array.from({ length: SLOW_CONNECTIONS }, () => {
      const socket = connect({ port: Number(new URL(target.url).port), host: '127.0.0.1' });
      socket.on('error', () => undefined);
      socket.write('POST /wps/session/login HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
      return socket;
    });
    await sleep(200);
    const { status } = await fetch(`${target.url}/healthz`, { signal: AbortSignal.timeout(5_000) });
    for (const socket of sockets) socket.destroy();
    return status === 200 ? undefined : `the health check answered ${status}`;
  });

export const rawSocket: Attack = {
  name: 'raw-socket',
  about: 'bytes that a proxy and the product might read in two ways, odd cuts, and requests that never end',
  run: async (target) => {
    const findings = [...(await oneRequest(target))];
    for (const cut of [1, 7, 64, 1_460]) findings.push(await inOrder(target, cut));
    findings.push(await whileHeld(target));
    return findings;
  },
};
