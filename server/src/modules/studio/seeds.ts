import type { ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { readSeeds, rotateSeeds } from '@fairground/contract/studio/endpoints';
import { commitmentOf, newServerSeed, writeSeed } from '@fairground/engines/fair/seed';
import type { ServerSeed } from '@fairground/engines/fair/seed';
import { wordsOf } from '@fairground/engines/fair/stream';
import type { Words } from '@fairground/engines/random/words';
import { inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { RandomFaultError } from '../../platform/random-health.ts';
import { newToken } from '../../platform/random.ts';
import { Refusal } from '../../platform/refusal.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import type { StudioDeps } from './deps.ts';
import { hasUnfinished } from './store/rounds.ts';
import * as store from './store/seeds.ts';
import type { SeedRow } from './store/seeds.ts';

/** A secret as it is kept until its time comes. */
export type SealedSecret = { readonly sealed: Buffer; readonly commitment: string };

export type SeedsShown = ValueOf<typeof readSeeds>;
export type Rotated = ValueOf<typeof rotateSeeds>;

/** The seeds of players: one in use, one committed to for later, and those whose time is over. */
export type Seeds = {
  readonly read: (memberId: MemberId) => Promise<SeedsShown>;
  /** Reveals the seed of a commitment. A second time answers the same reveal. */
  readonly rotate: (
    memberId: MemberId,
    order: { readonly commitment: string; readonly clientSeed?: string | undefined },
  ) => Promise<Rotated>;
  readonly listRevealed: (memberId: MemberId) => Promise<Rotated['revealed'][]>;
  /** The words of a round: what decides it. They never leave the server before the reveal. */
  readonly wordsFor: (seed: SeedRow, draw: { readonly model: string; readonly nonce: number }) => Words;
  /** The secret of a seed that was revealed; null of any other. */
  readonly revealedSecret: (seed: SeedRow) => string | null;
  /** A secret of nobody's, sealed, with what commits to it. */
  readonly newSecret: () => SealedSecret;
  readonly openSecret: (secret: SealedSecret) => ServerSeed;
  /** Refuses if the source of chance has failed: no game goes on with seeds of such a source. */
  readonly requireChance: () => void;
};

const REVEALED_SHOWN = 100;
/** Secrets of those who play at the moment: opening one takes longer than drawing with it. */
const OPENED_MAX = 5_000;
/** A rotation that came in between makes a row look gone; the second look finds the one after it. */
const LOOKS = 3;

export const createSeeds = ({ db, clock, random, log, secretsKey }: StudioDeps): Seeds => {
  const box = createSecretBox(secretsKey, random, 'studio');

  const aboutOf = (commitment: string): string => `seed ${commitment}`;
  const opened = new Map<string, ServerSeed>();
  const open = ({ sealed, commitment }: SealedSecret): ServerSeed => {
    const known = opened.get(commitment);
    if (known) return known;
    const seed = newServerSeed(box.open(sealed, aboutOf(commitment)));
    if (opened.size >= OPENED_MAX) opened.clear();
    opened.set(commitment, seed);
    return seed;
  };

  let isStopped = false;
  const dealt = <Value>(work: () => Value): Value => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof RandomFaultError)) throw error;
      // Said once: from now on every game refuses, and somebody must look at the machine.
      if (!isStopped) log.error({ err: error, test: error.test }, 'the source of chance failed: games are closed');
      isStopped = true;
      throw new Refusal('studio.chance-stopped');
    }
  };

  const newSecret = (): SealedSecret =>
    dealt(() => {
      const seed = newServerSeed(random.bytes(32));
      const commitment = commitmentOf(seed);
      return { sealed: box.close(seed, aboutOf(commitment)), commitment };
    });
  const freshSeed = (memberId: MemberId) => ({ member_id: memberId, ...newSecret(), made_at: clock.now() });

  const insertNext = (tx: Tx, memberId: MemberId) =>
    store.insertSeedOnce(tx, { ...freshSeed(memberId), state: 'NEXT', client_seed: null, revealed_at: null });

  const makePair = (memberId: MemberId): Promise<void> =>
    inTransaction(db, async (tx) => {
      const clientSeed = dealt(() => newToken(random, 12));
      const current = { ...freshSeed(memberId), state: 'CURRENT' as const, client_seed: clientSeed, revealed_at: null };
      await store.insertSeedOnce(tx, current);
      await insertNext(tx, memberId);
    });

  const read = async (memberId: MemberId): Promise<SeedsShown> => {
    for (let look = 0; look < LOOKS; look += 1) {
      const live = await store.listLiveSeeds(db, memberId);
      const current = live.find(({ state }) => state === 'CURRENT');
      const next = live.find(({ state }) => state === 'NEXT');
      if (current && next) return shown(current, next.commitment);
      await makePair(memberId);
    }
    throw new Error('A player has no seeds although they were made.');
  };

  const shown = ({ commitment, client_seed, nonce }: SeedRow, nextCommitment: string): SeedsShown => ({
    commitment,
    nextCommitment,
    clientSeed: client_seed ?? '',
    nonce,
  });

  const reveal = (seed: SeedRow, revealedAt: Date): Rotated['revealed'] => ({
    serverSeed: writeSeed(open(seed)),
    commitment: seed.commitment,
    clientSeed: seed.client_seed ?? '',
    rounds: seed.nonce,
    revealedAt,
  });

  return {
    read,
    rotate: async (memberId, { commitment, clientSeed }) => {
      await read(memberId);
      const revealed = await inTransaction(db, async (tx) => {
        const asked = await store.findSeedByCommitment(tx, memberId, commitment);
        if (!asked || asked.state === 'NEXT') throw new Refusal('studio.seed-unknown');
        const current = await store.lockCurrentSeed(tx, memberId);
        // Another rotation came first: what it revealed is answered again.
        if (current?.commitment !== commitment) {
          const before = await store.findSeedByCommitment(tx, memberId, commitment);
          if (!before?.revealed_at) throw new Refusal('studio.seed-unknown');
          return reveal(before, before.revealed_at);
        }
        // A reveal would show the outcome of an open round.
        if (await hasUnfinished(tx, current.id)) throw new Refusal('studio.round-open');
        const now = clock.now();
        await store.setRevealed(tx, current.id, now);
        await store.promoteNext(tx, memberId, clientSeed ?? current.client_seed ?? '');
        await insertNext(tx, memberId);
        return reveal(current, now);
      });
      return { revealed, seeds: await read(memberId) };
    },
    listRevealed: async (memberId) =>
      (await store.listRevealed(db, memberId, REVEALED_SHOWN)).map((seed) =>
        reveal(seed, seed.revealed_at ?? clock.now()),
      ),
    wordsFor: (seed, { model, nonce }) =>
      wordsOf(open(seed), { game: model, clientSeed: seed.client_seed ?? '', nonce }),
    revealedSecret: (seed) => (seed.state === 'REVEALED' ? writeSeed(open(seed)) : null),
    newSecret,
    openSecret: open,
    requireChance: () => {
      dealt(() => random.bytes(1));
    },
  };
};
