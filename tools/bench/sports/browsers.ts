import process, { argv } from 'node:process';
import { nowMs } from './now.ts';

/**
 * Thousands of open browsers in a process of their own: `browsers.ts <address> <how many> <topics of each> <topic>…`. They
 * speak as much of the protocol of the socket as is needed to watch prices, and note when which message came. At a bare
 * broadcast, `bare:<group>` is the topic.
 */
const [address = '', countText = '0', eachText = '0', ...topics] = argv.slice(2);
const count = Number(countText);
const each = Number(eachText);
/** Messages of which the moment is noted: one of so many, so that noting costs little. */
const NOTED = 5;
/** Connections that are opened together. */
const AT_ONCE = 50;

/** A message by what names it: the version of its last open price, or the moment a bare one was written at. */
type Arrival = { readonly name: number; readonly atMs: number };
export type Report = { readonly arrivals: readonly Arrival[]; readonly messages: number; readonly bytes: number };

const arrivals: Arrival[] = [];
let messages = 0;
let bytes = 0;
let isCounting = false;

const note = (text: string, nameOf: () => number | undefined): void => {
  if (!isCounting) return;
  messages += 1;
  bytes += text.length;
  if (messages % NOTED !== 0) return;
  const atMs = nowMs();
  const name = nameOf();
  if (name !== undefined) arrivals.push({ atMs, name });
};

/** Prices that are only suspended keep the version of an earlier change, and a score alone has none. */
const lastVersion = (text: string): number | undefined => {
  const [, , data] = JSON.parse(text.slice(2)) as [string, string, { prices: [string, number, string, number][] }];
  const open = data.prices.filter(([, , status]) => status === 'OPEN');
  return open.length === 0 ? undefined : Math.max(...open.map(([, , , version]) => version));
};

const openOne = (number: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const own = Array.from({ length: each }, (_, at) => topics[(number + at * 7) % topics.length] ?? '');
    const isBare = own[0]?.startsWith('bare:') === true;
    const query = isBare
      ? `/?groups=${own.map((topic) => topic.slice(5)).join(',')}`
      : '/rt/?EIO=4&transport=websocket';
    // Each comes from an address of its own, as browsers do.
    const ip = `10.${1 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`;
    const options = { headers: { 'x-forwarded-for': ip } } as unknown as string[];
    const socket = new WebSocket(`${address.replace('http', 'ws')}${query}`, options);
    socket.addEventListener('error', () => reject(new Error(`Browser ${number} could not connect.`)));
    socket.addEventListener('close', () => reject(new Error(`Browser ${number} was disconnected.`)));
    socket.addEventListener('open', () => isBare && resolve());
    socket.addEventListener('message', ({ data }) => {
      const text = String(data);
      if (isBare) note(text, () => Number(text.slice(0, 20)));
      else if (text.startsWith('42["latest"')) note(text, () => lastVersion(text));
      else if (text.startsWith('0')) socket.send('40');
      else if (text.startsWith('40')) socket.send(`421${JSON.stringify(['watch', own])}`);
      else if (text.startsWith('431')) resolve();
      else if (text === '2') socket.send('3');
    });
  });

for (let number = 0; number < count; number += AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - number) }, (_, at) => openOne(number + at)));

process.on('message', (wanted) => {
  if (wanted === 'count') isCounting = true;
  else {
    process.send?.({ arrivals, messages, bytes } satisfies Report);
    process.exit(0);
  }
});
process.send?.('open');
