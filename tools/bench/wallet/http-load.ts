import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { argv, stdout } from 'node:process';
import { signedHeaders } from '../../../server/src/modules/vendors/index.ts';
import { newTransactionId, runLoad, uniform } from './load.ts';

/**
 * A vendor under load, in a process of its own: signed bets, each followed by its result. Prints what it measured as
 * JSON. Called with the server's address, the key, its secret, how many calls to keep in flight, and for how long.
 */
const [, , url = '', keyId = '', secret = '', inFlight = '64', seconds = '5', players = '500'] = argv;
const agent = new Agent({ keepAlive: true, maxSockets: Number(inFlight) });
const { hostname, port } = new URL(url);

const call = (name: string, body: object): Promise<Record<string, string>> => {
  const path = `/vendor/v1/${name}`;
  const text = JSON.stringify(body);
  const timestamp = String(Math.floor((performance.timeOrigin + performance.now()) / 1_000));
  const headers = signedHeaders(
    { keyId, secret },
    { method: 'POST', path, timestamp, nonce: randomUUID(), body: text },
  );
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        hostname,
        port,
        path,
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
      },
      (answer) => {
        let said = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (said += chunk));
        answer.on('end', () => resolve(JSON.parse(said)));
      },
    );
    sent.on('error', reject);
    sent.end(text);
  });
};

type Player = { readonly player: string; readonly token: string };

const openPlayer = async (): Promise<Player> => {
  const { player = '', launchCode = '' } = await call('sandbox/open-player', { funds: '1000000000' });
  const { token = '' } = await call('authenticate', { code: launchCode });
  return { player, token };
};

const crowd: Player[] = [];
while (crowd.length < Number(players)) crowd.push(...(await Promise.all(Array.from({ length: 8 }, openPlayer))));

const choose = uniform(crowd.length);
let refused = 0;
/** Turns between a bet and its result, as a vendor's game does. */
const waiting: (() => Promise<void>)[] = [];
const operate = async (): Promise<void> => {
  const settle = waiting.pop();
  if (settle) return settle();
  const chosen = crowd[choose()];
  if (!chosen) return;
  const { player, token } = chosen;
  const common = { player, roundId: newTransactionId(), game: 'certify', currency: 'TRIAL' };
  const bet = await call('bet', { ...common, token, transactionId: newTransactionId(), amount: '10' });
  if (bet['code'] !== 'OK') {
    refused += 1;
    return;
  }
  waiting.push(async () => {
    const win = await call('win', { ...common, transactionId: newTransactionId(), amount: '9', endsRound: true });
    if (win['code'] !== 'OK') refused += 1;
  });
};

const load = await runLoad({ inFlight: Number(inFlight), seconds: Number(seconds), warmSeconds: 1 }, operate);
stdout.write(`${JSON.stringify({ ...load, refused })}\n`);
agent.destroy();
