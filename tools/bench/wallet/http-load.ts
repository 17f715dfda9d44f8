import { argv, stdout } from 'node:process';
import { openVendorLines } from './http-lines.ts';
import { newTransactionId, runLoad, uniform } from './load.ts';

/**
 * A vendor under load, in a process of its own: signed bets, each followed by its result. Prints what it measured as
 * JSON. Called with the server's address, the key, its secret, how many calls to keep in flight, and for how long.
 */
const [, , url = '', keyId = '', secret = '', inFlight = '64', seconds = '5', players = '500'] = argv;
const { call, close } = await openVendorLines(url, { keyId, secret }, Number(inFlight));

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
close();
