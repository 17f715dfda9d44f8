import { argv, stdout } from 'node:process';
import { openLine } from '../wallet/http-line.ts';
import type { Line } from '../wallet/http-line.ts';
import { runLoad, uniform, zipf } from '../wallet/load.ts';
import { TYPED, VENDOR_COUNT, vendorName } from './rows.ts';

/**
 * Visitors of a lobby, in a process of their own, as a browser asks: compressed answers. Prints what it measured as
 * JSON. Called with the server's address, what is asked for, how many games there are, how many calls to keep in
 * flight, and for how long.
 */
const [, , url = '', kind = 'trivial', games = '10000', inFlight = '32', seconds = '5'] = argv;
const { hostname, port, host } = new URL(url);
const lines: Line[] = await Promise.all(
  Array.from({ length: Number(inFlight) }, () => openLine(hostname, Number(port))),
);

const PAGE_SIZE = 42;
const FIRST_PAGES_SHARE = 3;
/** Most people look at the first pages, few go on to the last. */
const choosePage = zipf(Math.ceil(Number(games) / PAGE_SIZE), 1.3);
const chooseWord = zipf(TYPED.length, 0.8);
const chooseVendor = uniform(VENDOR_COUNT);
const chooseFilter = uniform(FIRST_PAGES_SHARE * 4);
const FILTERS = ['minBet=0.5', 'minLineNum=25', 'volatility=HIGH', 'sort=NEWEST'];

const PATHS: Readonly<Record<string, () => string>> = {
  trivial: () => '/wps/system/speed',
  list: () => {
    const filter = FILTERS[chooseFilter()];
    const narrowed = filter === undefined ? '' : `&${filter}&vendor=${vendorName(chooseVendor())}`;
    const pageNo = filter === undefined ? choosePage() + 1 : 1;
    return `/wps/relay/game/list?clientType=3&gameType=RNG&pageNo=${pageNo}${narrowed}`;
  },
  search: () => `/wps/relay/game/list?gameName=${encodeURIComponent(TYPED[chooseWord()] ?? '')}`,
};

const pathOf = PATHS[kind];
if (!pathOf) throw new RangeError(`Nobody asks for ${kind}.`);
let refused = 0;
const operate = async (): Promise<void> => {
  const line = lines.pop();
  if (!line) throw new Error('More calls than lines.');
  const said = await line.ask(
    `GET ${pathOf()} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\nlanguage: TY\r\n\r\n`,
  );
  if (said.startsWith('{"success":false')) refused += 1;
  lines.push(line);
};

const load = await runLoad({ inFlight: Number(inFlight), seconds: Number(seconds), warmSeconds: 2 }, operate);
stdout.write(`${JSON.stringify({ ...load, refused })}\n`);
for (const line of lines) line.close();
