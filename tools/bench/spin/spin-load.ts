import { readFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';
import { openLines } from '../wallet/http-lines.ts';
import { newTransactionId, runLoad } from '../wallet/load.ts';

/**
 * Players of a slot under load, in a process of their own: each launches the game as the site does, opens it as its
 * client does and spins. Prints what it measured as JSON. Called with the server's address, the file of
 * the players, how many spin at once, and for how long.
 */
const [, , url = '', file = '', inFlight = '64', seconds = '5'] = argv;
const people = JSON.parse(readFileSync(file, 'utf8')) as readonly string[];
const lines = await openLines(url, Number(inFlight));

const GAME = { vassalage: 'JL', gameId: 'JL-lotus20' };

type Answer<Value> = { readonly success: boolean; readonly value: Value; readonly message: string };
const ask = async <Value>(path: string, body: object, token?: string): Promise<Value> => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const { success, value, message } = JSON.parse(
    await lines.post(path, JSON.stringify(body), headers),
  ) as Answer<Value>;
  if (!success) throw new Error(`${path}: ${message}`);
  return value;
};

/** The token of a game session, as the client of the game gets it. */
const sitDown = async (token: string): Promise<string> => {
  const { game_url } = await ask<{ readonly game_url: string }>('/wps/game/launchGame', GAME, token);
  const code = new URL(game_url, url).hash.replace('#code=', '');
  return (await ask<{ readonly token: string }>('/wps/studio/open', { code, vendor: GAME.vassalage })).token;
};

const seats: string[] = [];
for (const person of people) seats.push(await sitDown(person));
stdout.write('players sit\n');

let refused = 0;
/** A player waits for the answer to one spin before the next. */
const spin = async (): Promise<void> => {
  const token = seats.shift();
  if (token === undefined) throw new Error('Fewer players than spins.');
  const order = { token, requestId: newTransactionId(), bet: '500.0000', choice: { kind: 'slot', mode: 'base' } };
  const answer = await lines.post('/wps/studio/play', JSON.stringify(order));
  if (!answer.startsWith('{"success":true')) refused += 1;
  seats.push(token);
};

const load = await runLoad({ inFlight: Number(inFlight), seconds: Number(seconds), warmSeconds: 3 }, spin);
stdout.write(`${JSON.stringify({ ...load, refused })}\n`);
lines.close();
