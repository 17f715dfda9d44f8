import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ServerSeed } from '../fair/seed.ts';

/** Tickets that follow each other and belong to one member, who is known by a random tag alone. */
export type TicketRun = { readonly from: number; readonly to: number; readonly tag: string };

export type Winner = {
  readonly place: number;
  readonly ticket: number;
  readonly tag: string;
  readonly attempt: number;
};

const LABEL = 'fairground/raffle/1';
const ALL = 2n ** 256n;

/** Fixes the whole list of tickets: another owner of any ticket gives another hash. */
export const ticketHashOf = (runs: readonly TicketRun[]): string =>
  bytesToHex(sha256(utf8ToBytes([LABEL, ...runs.map(({ from, to, tag }) => `${from}-${to}:${tag}`)].join('\n'))));

/** Runs are dense from 1: every number has one owner. */
export const isDense = (runs: readonly TicketRun[]): boolean =>
  runs.every(({ from, to }, place) => from === (runs[place - 1]?.to ?? 0) + 1 && to >= from);

/**
 * Gives each place a ticket. The number for a place is the HMAC of the raffle, the hash of its tickets, the place and the
 * attempt; another attempt is made where it would favour low numbers, where the ticket has won, or where its owner has won
 * as often as one may. Places that nobody is left for stay empty.
 */
export const drawWinners = (
  seed: ServerSeed,
  raffle: {
    readonly name: string;
    readonly runs: readonly TicketRun[];
    readonly places: number;
    readonly winsMax: number;
  },
): readonly Winner[] => {
  const { name, runs, places, winsMax } = raffle;
  const total = runs.at(-1)?.to ?? 0;
  const hash = ticketHashOf(runs);
  const most = [...Map.groupBy(runs, ({ tag }) => tag).values()].reduce(
    (sum, own) =>
      sum +
      Math.min(
        winsMax,
        own.reduce((count, { from, to }) => count + to - from + 1, 0),
      ),
    0,
  );
  const winners: Winner[] = [];
  const won = new Map<string, number>();
  const taken = new Set<number>();
  for (let place = 1; place <= Math.min(places, most); place += 1) {
    for (let attempt = 0; ; attempt += 1) {
      const ticket = numberOf(seed, `${LABEL}|${name}|${hash}|${place}|${attempt}`, total);
      const tag = ticket === undefined ? undefined : ownerOf(runs, ticket);
      if (ticket === undefined || tag === undefined || taken.has(ticket) || (won.get(tag) ?? 0) >= winsMax) continue;
      winners.push({ place, ticket, tag, attempt });
      won.set(tag, (won.get(tag) ?? 0) + 1);
      taken.add(ticket);
      break;
    }
  }
  return winners;
};

/** A number from 1 to the total, each equally likely; undefined where the value lies above the largest whole multiple. */
const numberOf = (seed: ServerSeed, message: string, total: number): number | undefined => {
  const value = BigInt(`0x${bytesToHex(hmac(sha256, seed, utf8ToBytes(message)))}`);
  const size = BigInt(total);
  return value >= ALL - (ALL % size) ? undefined : Number(value % size) + 1;
};

const ownerOf = (runs: readonly TicketRun[], ticket: number): string | undefined => {
  let [low, high] = [0, runs.length - 1];
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const run = runs[middle];
    if (run === undefined) return undefined;
    if (ticket < run.from) high = middle - 1;
    else if (ticket > run.to) low = middle + 1;
    else return run.tag;
  }
  return undefined;
};
