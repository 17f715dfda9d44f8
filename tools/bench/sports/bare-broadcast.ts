import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { argv } from 'node:process';
import { nowMs } from './now.ts';

/**
 * The least a broadcast can do: `bare-broadcast.ts <groups> <bytes> <messages a second>` writes frames of so many bytes to
 * the sockets of one group after the other. It gathers for as long as the product does, and it knows no rooms, no
 * protocol, no database and no prices.
 */
const [groups = 1, bytes = 1, perSecond = 1] = argv.slice(2).map(Number);
const GATHER_MS = 100;
const ACCEPT = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

const sockets = Array.from({ length: groups }, () => new Set<Duplex>());
const server = createServer();
server.on('upgrade', (request, socket) => {
  const accept = createHash('sha1').update(`${request.headers['sec-websocket-key']}${ACCEPT}`).digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  socket.on('error', () => undefined);
  const wanted = new URL(request.url ?? '/', 'http://bare').searchParams.get('groups')?.split(',') ?? [];
  for (const group of wanted) {
    const own = sockets[Number(group)];
    own?.add(socket);
    socket.on('close', () => own?.delete(socket));
  }
});

const frameOf = (text: string): Buffer => {
  const body = Buffer.from(text);
  const head = Buffer.alloc(4);
  head[0] = 0x81;
  head[1] = 126;
  head.writeUInt16BE(body.length, 2);
  return Buffer.concat([head, body]);
};

type Waiting = { readonly group: number; readonly atMs: number };
let waiting: Waiting[] = [];
let turn = 0;
setInterval(() => {
  turn += 1;
  waiting.push({ group: turn % groups, atMs: nowMs() });
}, 1_000 / perSecond);
setInterval(() => {
  const now = waiting;
  waiting = [];
  for (const { group, atMs } of now) {
    const frame = frameOf(String(atMs).padEnd(20, ' ').padEnd(Math.max(126, bytes), 'x'));
    for (const socket of sockets[group] ?? []) socket.write(frame);
  }
}, GATHER_MS);

server.listen(0, '127.0.0.1', () => {
  console.log(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
