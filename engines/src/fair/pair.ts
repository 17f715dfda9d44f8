import { commitmentOf, writeSeed } from './seed.ts';
import type { ServerSeed } from './seed.ts';
import { isClientSeed } from './stream.ts';

/**
 * The seeds of one player. The next server seed is committed to before the player chooses the client seed that will be
 * used with it; otherwise the operator could choose its seed after seeing the player's.
 */
export type SeedPair = {
  readonly current: ServerSeed;
  readonly next: ServerSeed;
  readonly clientSeed: string;
  /** The nonce of the next round. */
  readonly nonce: number;
};

/** What the player may see at any time: nothing here allows a prediction. */
export type ShownPair = {
  readonly commitment: string;
  readonly nextCommitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
};

/** A seed whose time is over, with everything needed to repeat each round it decided. */
export type RevealedSeed = {
  readonly serverSeed: string;
  readonly commitment: string;
  readonly clientSeed: string;
  /** Rounds 0 to `rounds` − 1 were played. */
  readonly rounds: number;
};

/** The first pair of a player, or the pair after a rotation. */
export const openPair = (current: ServerSeed, next: ServerSeed, clientSeed: string): SeedPair => {
  if (!isClientSeed(clientSeed)) throw new RangeError('A client seed has 1 to 64 letters, digits, - and _.');
  if (writeSeed(current) === writeSeed(next)) throw new RangeError('A server seed is used once.');
  return { current, next, clientSeed, nonce: 0 };
};

/** The part of a pair that is shown. */
export const shownPair = ({ current, next, clientSeed, nonce }: SeedPair): ShownPair => ({
  commitment: commitmentOf(current),
  nextCommitment: commitmentOf(next),
  clientSeed,
  nonce,
});

/** Uses up the nonce of the pair: every round has its own. */
export const takeNonce = (pair: SeedPair): { readonly nonce: number; readonly pair: SeedPair } => ({
  nonce: pair.nonce,
  pair: { ...pair, nonce: pair.nonce + 1 },
});

/** Reveals the current seed and goes on with the next, a client seed of the player's choice and a fresh seed behind it. */
export const rotatePair = (
  pair: SeedPair,
  fresh: ServerSeed,
  clientSeed: string = pair.clientSeed,
): { readonly revealed: RevealedSeed; readonly pair: SeedPair } => {
  if (writeSeed(fresh) === writeSeed(pair.current)) throw new RangeError('A revealed seed never comes back.');
  const following = openPair(pair.next, fresh, clientSeed);
  const { current, nonce } = pair;
  const revealed = {
    serverSeed: writeSeed(current),
    commitment: commitmentOf(current),
    clientSeed: pair.clientSeed,
    rounds: nonce,
  };
  return { revealed, pair: following };
};
