import { hexToBytes } from '@noble/hashes/utils.js';
import type { Words } from '../random/words.ts';
import { labelledHash, writeSeed } from './seed.ts';
import type { ServerSeed } from './seed.ts';
import { publicValueOf } from './shared-round.ts';
import { wordsOf } from './stream.ts';

/** The seed of a round nobody was there for: it follows from the secret of its table and its number. */
export const idleSeed = (secret: ServerSeed, round: number): ServerSeed =>
  hexToBytes(labelledHash('fairground/idle/1', `${writeSeed(secret)}|${round}`)) as ServerSeed;

/** The words of such a round. Nobody bet, so its public value is that of an empty list. */
export const idleWords = (
  secret: ServerSeed,
  { table, model, round }: { readonly table: string; readonly model: string; readonly round: number },
): Words =>
  wordsOf(idleSeed(secret, round), {
    game: model,
    clientSeed: publicValueOf({ game: table, round: String(round), bets: [], beacon: '-' }),
    nonce: round,
  });
