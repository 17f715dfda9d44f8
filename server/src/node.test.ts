import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { startNode } from './node.ts';
import type { Node } from './node.ts';
import { readConfig } from './platform/config.ts';
import type { Config } from './platform/config.ts';
import { silentLog } from './platform/log.ts';
import { testDatabase } from './testing/database.ts';
import { eventually } from './testing/eventually.ts';
import { NOTHING_PLAYED } from './testing/nothing-played.ts';

const { url: databaseUrl } = await testDatabase();
const config = {
  ...readConfig({ DATABASE_URL: databaseUrl, HOST: '127.0.0.1', ...NOTHING_PLAYED }),
  port: 0,
  databasePoolSize: 4,
};
const nodes: Node[] = [];
const aNode = async (change: Partial<Config> = {}): Promise<Node> => {
  const node = await startNode({ ...config, ...change }, { log: silentLog, pages: 'none' });
  nodes.push(node);
  return node;
};
afterAll(() => Promise.all(nodes.map((node) => node.stop())));

test('a node answers calls, says that it is alive and ready, and shows its figures on another port', async () => {
  const node = await aNode();

  const call = await fetch(`${node.url}/wps/system/whitelabel`);
  const alive = await fetch(`${node.url}/healthz`);
  const figures = await (await fetch(node.metricsUrl)).text();
  const figuresForPlayers = await fetch(`${node.url}/metrics`);

  expect(await call.json()).toMatchObject({ success: true });
  expect(alive.status).toBe(200);
  // A database that is slow to answer makes a node not ready for that moment.
  await eventually(async () => expect((await fetch(`${node.url}/readyz`)).status).toBe(200));
  expect(figures).toMatch(/fairground_request_seconds_count\{endpoint="system.read-whitelabel",status="200"\} 1/);
  expect(figures).toContain('nodejs_eventloop_lag_seconds');
  expect(figures).toContain('fairground_database_connections ');
  expect(figuresForPlayers.status).toBe(404);
});

test('a stopping node says so, finishes what runs, and then hangs up', async () => {
  const node = await aNode({ shutdownDrainMs: 5_000 });
  const body = JSON.stringify({ language: 'EN' });
  const slow = await speak(node.port, head('POST /wps/relay/language/update', body.length));
  const watching = await speak(node.port, head('GET /healthz'));
  await watching.hears('alive');

  const stopped = node.stop();
  watching.say(head('GET /readyz'));
  const readiness = await watching.hears('stopping');
  slow.say(body);
  const answer = await slow.hears('\r\n\r\n');
  await stopped;

  expect(readiness).toContain('HTTP/1.1 503');
  expect(answer).toContain('HTTP/1.1 200');
  await expect(fetch(`${node.url}/healthz`)).rejects.toThrow('fetch failed');
});

test('what takes longer than the grace is cut off', async () => {
  const node = await startNode({ ...config, shutdownGraceMs: 200 }, { log: silentLog, pages: 'none' });
  const stuck = await speak(node.port, head('POST /wps/relay/language/update', 50));
  const hungUp = new Promise((resolve) => stuck.socket.once('close', resolve));

  await node.stop();

  await expect(hungUp).resolves.toBeDefined();
});

test('a node that cannot listen leaves nothing open behind', async () => {
  const node = await aNode();

  await expect(startNode({ ...config, port: node.port }, { log: silentLog, pages: 'none' })).rejects.toThrow(
    'EADDRINUSE',
  );
});

const head = (line: string, length = 0): string =>
  `${line} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

/** A connection held open by hand, to see what a stopping node does with it. */
const speak = async (
  port: number,
  first: string,
): Promise<{ socket: Socket; say: (text: string) => void; hears: (word: string) => Promise<string> }> => {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.setEncoding('utf8');
  socket.on('data', (text: string) => (heard += text));
  socket.on('error', () => undefined);
  socket.write(first);
  const hears = async (word: string): Promise<string> => {
    await expect.poll(() => heard).toContain(word);
    const text = heard;
    heard = '';
    return text;
  };
  await new Promise((resolve) => socket.once('connect', resolve));
  return { socket, say: (text) => void socket.write(text), hears };
};
