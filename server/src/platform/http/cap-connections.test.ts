import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { testHttp } from '../../testing/http.ts';
import { createClients } from '../client.ts';

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close();
});

const open = async (trustedProxies: readonly string[], connectionsPerAddress: number) => {
  const { fastify, hangUp } = testHttp({
    routes: [],
    clients: createClients(trustedProxies),
    config: { publicUrl: undefined, connectionsPerAddress },
  });
  fastify.get('/probe', () => 'here');
  await fastify.listen({ host: '127.0.0.1', port: 0 });
  closings.push(() => fastify.close(), hangUp);
  const { port } = fastify.server.address() as AddressInfo;
  return async (): Promise<Socket> => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('error', () => {});
    closings.push(() => socket.destroy());
    await once(socket, 'connect');
    return socket;
  };
};

/** Whether a connection is answered on; one that was closed is not. */
const isServed = async (socket: Socket): Promise<boolean> => {
  socket.write('GET /probe HTTP/1.1\r\nhost: x\r\n\r\n');
  return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
};

test('one address keeps so many connections; a further one is closed, and there is room again when one goes', async () => {
  const knock = await open([], 3);
  const [first, ...others] = [await knock(), await knock(), await knock()];
  for (const socket of [first, ...others]) expect(await isServed(socket)).toBe(true);

  expect(await isServed(await knock())).toBe(false);
  expect(await isServed(first)).toBe(true);
  first.destroy();

  await expect.poll(async () => isServed(await knock())).toBe(true);
});

test('a trusted proxy forwards connections of many clients and is not counted', async () => {
  const knock = await open(['127.0.0.1'], 3);
  const sockets = [await knock(), await knock(), await knock(), await knock(), await knock()];

  for (const socket of sockets) expect(await isServed(socket)).toBe(true);
});

test('without a limit there is none', async () => {
  const knock = await open([], 0);
  const sockets = [await knock(), await knock(), await knock(), await knock()];

  for (const socket of sockets) expect(await isServed(socket)).toBe(true);
});
