import { randomUUID } from 'node:crypto';
import { argv, stdout } from 'node:process';
import { signedHeaders } from '../../../server/src/modules/vendors/index.ts';
import { openLine } from './http-line.ts';
import type { Line } from './http-line.ts';
import { newTransactionId, runLoad, uniform } from './load.ts';

/**
 * A vendor under load, in a process of its own: signed bets, each followed by its result. Prints what it measured as
 * JSON. Called with the server's address, the key, its secret, how many calls to keep in flight, and for how long.
 */
const [, , url = '', keyId = '', secret = '', inFlight = '64', seconds = '5', players = '500'] = argv;
const { hostname, port, host } = new URL(url);
const lines: Line[] = await Promise.all(
  Array.from({ length: Number(inFlight) }, () => openLine(hostname, Number(port))),
);

/** Each call has a line of its own while it lasts, as a vendor's pool of connections would give it. */
const call = async (name: string, body: object): Promise<string> => {
  const path = `/vendor/v1/${name}`;
  const text = JSON.stringify(body);
  const timestamp = String(Math.floor((performance.timeOrigin + performance.now()) / 1_000));
  const signed = signedHeaders({ keyId, secret }, { method: 'POST', path, timestamp, nonce: randomUUID(), body: text });
  let head = `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\n`;
  for (const name of Object.keys(signed)) head += `${name}: ${signed[name]}\r\n`;
  const line = lines.pop();
  if (!line) throw new Error('More calls than lines.');
  const said = await line.ask(`${head}\r\n${text}`);
  lines.push(line);
  return said;
};

type Player = { readonly player: string; readonly token: string };

const openPlayer = async (): Promise<Player> => {
  const { player, launchCode } = JSON.parse(await call('sandbox/open-player', { funds: '1000000000' }));
  const { token } = JSON.parse(await call('authenticate', { code: launchCode }));
  return { player, token };
};

const OPENED_AT_ONCE = Math.min(8, Number(inFlight));
const crowd: Player[] = [];
while (crowd.length < Number(players))
  crowd.push(...(await Promise.all(Array.from({ length: OPENED_AT_ONCE }, openPlayer))));
stdout.write('players are there\n');

const choose = uniform(crowd.length);
let refused = 0;
const count = (answer: string): boolean => {
  const isDone = answer.startsWith('{"code":"OK"');
  if (!isDone) refused += 1;
  return isDone;
};
/** Turns between a bet and its result, as a vendor's game does. */
const waiting: (() => Promise<void>)[] = [];
const operate = async (): Promise<void> => {
  const settle = waiting.pop();
  if (settle) return settle();
  const chosen = crowd[choose()];
  if (!chosen) return;
  const { player, token } = chosen;
  const common = { player, roundId: newTransactionId(), game: 'certify', currency: 'TRIAL' };
  if (!count(await call('bet', { ...common, token, transactionId: newTransactionId(), amount: '10' }))) return;
  waiting.push(async () => {
    count(await call('win', { ...common, transactionId: newTransactionId(), amount: '9', endsRound: true }));
  });
};

const load = await runLoad({ inFlight: Number(inFlight), seconds: Number(seconds), warmSeconds: 3 }, operate);
stdout.write(`${JSON.stringify({ ...load, refused })}\n`);
for (const line of lines) line.close();
