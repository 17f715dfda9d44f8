import { readFileSync } from 'node:fs';
import { uniform } from '../wallet/load.ts';
import { openLine } from '../wallet/http-line.ts';
import { FIRST_MEMBER } from './seed-house.ts';

export type Sizes = { readonly members: number; readonly players: number };

/** Plays far more than anybody else: pages of it are read by the index or not at all. */
export const HEAVY_PLAYER = 1;

/** What staff ask all day, and a call that does nothing. */
export const CALLS = {
  nothing: () => '/bo/session/self',
  'member-by-name': ({ members }: Sizes) => `/bo/member/list?account=player${uniform(members)()}`,
  'member-by-beginning': () => `/bo/member/list?account=player${uniform(90)() + 10}`,
  'member-by-email': ({ members }: Sizes) => `/bo/member/list?email=player${uniform(members)()}%40example.com`,
  'newest-members': () => '/bo/member/list',
  'members-of-a-line': () => `/bo/member/list?upline=${FIRST_MEMBER + uniform(50)()}`,
  'bets-of-a-player': ({ players }: Sizes) => `/bo/bets?memberId=${2 + uniform(players - 1)()}`,
  'bets-of-the-heavy-player': () => `/bo/bets?memberId=${HEAVY_PLAYER}`,
  'newest-bets': () => '/bo/bets',
  'statement-of-a-player': ({ players }: Sizes) => `/bo/wallet/statement?memberId=${2 + uniform(players - 1)()}`,
  'statement-of-the-heavy-player': () => `/bo/wallet/statement?memberId=${HEAVY_PLAYER}`,
  'significant-events': () => '/bo/event/list',
} as const satisfies Readonly<Record<string, (sizes: Sizes) => string>>;
export type CallName = keyof typeof CALLS;
export const CALL_NAMES = Object.keys(CALLS) as readonly CallName[];

export type Asking = {
  readonly url: string;
  readonly token: string;
  readonly inFlight: number;
  readonly seconds: number;
};
export type Waits = { readonly p50: number; readonly p95: number; readonly count: number };

/** Asks one after the other on each line; a call that is refused ends the bench, for nothing would be measured. */
export const askFor = async (
  name: CallName,
  sizes: Sizes,
  { url, token, inFlight, seconds }: Asking,
): Promise<Waits> => {
  const { hostname, port, host } = new URL(url);
  const lines = await Promise.all(Array.from({ length: inFlight }, () => openLine(hostname, Number(port))));
  const waits: number[] = [];
  const until = performance.now() + seconds * 1_000;
  await Promise.all(
    lines.map(async (line) => {
      while (performance.now() < until) {
        const askedAt = performance.now();
        const said = await line.ask(
          `GET ${CALLS[name](sizes)} HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${token}\r\nx-background: 1\r\n\r\n`,
        );
        if (!said.startsWith('{"success":true')) throw new Error(`${name} was refused: ${said.slice(0, 200)}`);
        waits.push(performance.now() - askedAt);
      }
    }),
  );
  for (const line of lines) line.close();
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), count: sorted.length };
};

export type Exported = {
  readonly rows: number;
  readonly seconds: number;
  readonly firstByteMs: number;
  /** How far the memory of the node rose above what it was before, in MiB. */
  readonly grownMiB: number;
};

/** Reads a whole file and watches the memory of the node that writes it. */
export const readExport = async (address: string, token: string, pid: number): Promise<Exported> => {
  const before = residentMiB(pid);
  const startedAt = performance.now();
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok || answer.body === null) throw new Error(`The file was refused: ${answer.status}.`);
  let firstByteMs = 0;
  let rows = 0;
  let highest = before;
  for await (const chunk of answer.body) {
    if (firstByteMs === 0) firstByteMs = performance.now() - startedAt;
    for (const byte of chunk) if (byte === 10) rows += 1;
    highest = Math.max(highest, residentMiB(pid));
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  return { rows: rows - 1, seconds, firstByteMs, grownMiB: highest - before };
};

const residentMiB = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
