import { createServer } from 'node:http';
import process, { exit } from 'node:process';
import { REALTIME_PATH } from '@fairground/contract/push-wire';
import type { PushMessage, ServerEvents } from '@fairground/contract/push-wire';
import { Server } from 'socket.io';
import { memberOfToken } from './tokens.ts';

const SEATS = 4;

/** Passes a message on to the seats of a table and answers with it: no rules, no money, no database. */
const server = createServer((request, response) => {
  const table = Number(request.headers['x-table']);
  request.resume();
  request.on('end', () => {
    seq += 1;
    io.to(`table:${table}`).emit('push', 'member', [seq, 'rooms.table-moved', message] satisfies PushMessage);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ value: message }));
  });
});
const io = new Server<Record<never, never>, ServerEvents>(server, {
  ...{ path: REALTIME_PATH, transports: ['websocket'], serveClient: false, perMessageDeflate: false },
});
let seq = 0;
let message: unknown = {};

io.on('connection', (socket) => {
  const { token } = socket.handshake.auth as { readonly token?: string };
  const member = memberOfToken(token ?? '') ?? 0;
  void socket.join(`table:${Math.floor((member - 1) / SEATS)}`);
});
process.on('message', (sample) => {
  message = sample;
});
process.on('disconnect', () => exit(1));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '');
});
