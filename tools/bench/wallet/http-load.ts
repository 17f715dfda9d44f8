import { argv, pid, stdout } from 'node:process';
import { openVendorLines } from './http-lines.ts';
import { newTransactionId, runArrivals, runLoad, uniform } from './load.ts';
import { processorMicros } from './processor-time.ts';

/**
 * A vendor under load, in a process of its own: signed bets, each followed by its result. Prints what it measured as
 * JSON. Called with the server's address, the key, its secret, how many calls to keep in flight, for how long, the
 * processes that serve them, and how many calls come in a second where they are not to follow one another.
 */
const [, , url = '', keyId = '', secret = '', inFlight = '64', seconds = '5', pids = '', perSecond = ''] = argv;
const PLAYERS = 500;
const { sign, send, call, close } = await openVendorLines(url, { keyId, secret }, Number(inFlight));

type Player = { readonly player: string; readonly token: string };

const openPlayer = async (): Promise<Player> => {
  const { player, launchCode } = JSON.parse(await call('sandbox/open-player', { funds: '1000000000' }));
  const { token } = JSON.parse(await call('authenticate', { code: launchCode }));
  return { player, token };
};

const OPENED_AT_ONCE = Math.min(8, Number(inFlight));
const crowd: Player[] = [];
while (crowd.length < PLAYERS) crowd.push(...(await Promise.all(Array.from({ length: OPENED_AT_ONCE }, openPlayer))));
stdout.write('players are there\n');

const choose = uniform(crowd.length);
let refused = 0;
let refusal = '';
const count = (answer: string): boolean => {
  const isDone = answer.startsWith('{"code":"OK"');
  if (!isDone) {
    refused += 1;
    refusal ||= answer;
  }
  return isDone;
};
/** A bet and its result, written and signed. */
type Round = { readonly bet: string; readonly win: string };

const newRound = (): Round => {
  const { player, token } = crowd[choose()] ?? { player: '', token: '' };
  const common = { player, roundId: newTransactionId(), game: 'certify', currency: 'TRIAL' };
  return {
    bet: sign('bet', { ...common, token, transactionId: newTransactionId(), amount: '10' }),
    win: sign('win', { ...common, transactionId: newTransactionId(), amount: '9', endsRound: true }),
  };
};

/**
 * Most rounds are written before the clock runs: the vendor's own processor time is not what is measured, and pgbench,
 * which is measured against, has next to nothing to prepare. What is missing in the end is written on the way.
 */
const WARM_SECONDS = 5;
const ready = Array.from({ length: Math.min(60_000, 2_000 * (WARM_SECONDS + Number(seconds))) }, newRound);
stdout.write('rounds are written\n');

/** Turns between a bet and its result, as a vendor's game does. */
const waiting: string[] = [];
const operate = async (): Promise<void> => {
  const win = waiting.pop();
  if (win !== undefined) {
    count(await send(win));
    return;
  }
  const round = ready.pop() ?? newRound();
  if (count(await send(round.bet))) waiting.push(round.win);
};

/** Everybody who works for a call: the node, the database, and the vendor himself. */
const processor = (): number => processorMicros([...pids.split(',').map(Number), pid]);
const options = { inFlight: Number(inFlight), seconds: Number(seconds), warmSeconds: WARM_SECONDS, processor };
const load = await (perSecond === ''
  ? runLoad(options, operate)
  : runArrivals({ ...options, perSecond: Number(perSecond) }, operate));
stdout.write(`${JSON.stringify({ ...load, refused, refusal })}\n`);
close();
