import type { BodyOf } from '@fairground/contract/endpoint';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { play } from '@fairground/contract/studio/endpoints';
import { canonicalText } from '@fairground/engines/slots/canonical';
import { inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { createLanes } from '../../platform/lanes/lanes.ts';
import type { Lanes } from '../../platform/lanes/lanes.ts';
import type { StudioDeps } from './deps.ts';
import { winOf } from './domain/amounts.ts';
import type { Model } from './domain/model.ts';
import type { Foreseen, Taken } from './foreseen.ts';
import type { Seeds } from './seeds.ts';
import type { PlaySession } from './sessions.ts';
import { wholeStep } from './domain/whole-step.ts';
import { writeRounds } from './store/rounds.ts';
import type { NewRound, RoundRow } from './store/rounds.ts';
import { lockCurrentSeeds } from './store/seeds.ts';

/** A round somebody wants drawn. */
export type Draw = {
  readonly session: PlaySession;
  readonly order: Omit<BodyOf<typeof play>, 'token'>;
  readonly model: Model;
  readonly stake: Money;
  /** What is written down in the same commit; if it refuses, nothing was drawn. */
  readonly also?: (tx: Tx) => Promise<void>;
};

/** The round as it was written down; `no-seed` if the player has none to draw with at this moment. */
export type Drawn = RoundRow | 'no-seed';

/** The request has its round already, or another round of the game waits for steps. */
export class NotThisRound extends Error {}

const BATCH_SIZE_MAX = 128;
const QUEUE_SIZE_MAX = 8_192;
const WITHIN_MS = 10_000;
const LANES = 2;

/**
 * Takes a nonce for each, draws with it and writes the rounds down, in one commit for all that came together. A round
 * that may not be written takes the whole batch back: its nonce is free again, and the others are drawn one by one.
 * Where all next nonces are foreseen, from the round before, one statement does it; a seed that moved on elsewhere is
 * asked for again.
 */
export const createDrawLanes = ({
  db,
  clock,
  seeds,
  foreseen,
}: Pick<StudioDeps, 'db' | 'clock'> & { readonly seeds: Seeds; readonly foreseen: Foreseen }): Lanes<Draw, Drawn> => {
  /** The rounds of a batch whose nonces are all foreseen; none where one is not, or where more must be written. */
  const writeForeseen = async (batch: readonly Draw[]): Promise<readonly RoundRow[] | undefined> => {
    const known = batch.flatMap((draw) => {
      const next = draw.also ? undefined : foreseen.take(draw.session.memberId);
      return next ? [{ draw, next }] : [];
    });
    if (known.length < batch.length) return undefined;
    const now = clock.now();
    const written = await writeRounds(
      db,
      known.map(({ draw, next }) => roundOf(draw, next, seeds, now)),
    );
    if (written === 'round-refused') throw new NotThisRound();
    if (written === 'seed-moved-on') return undefined;
    for (const { next } of known) foreseen.used(next);
    return written;
  };

  const writeWithSeeds = (batch: readonly Draw[]): Promise<Drawn[]> =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      const held = await lockCurrentSeeds(
        tx,
        batch.map(({ session }) => session.memberId),
      );
      const taken = new Map(held.map((seed) => [seed.member_id, { seed, nonce: seed.nonce }]));
      const rounds = batch.flatMap((draw): NewRound[] => {
        const own = taken.get(draw.session.memberId);
        return own ? [roundOf(draw, own, seeds, now)] : [];
      });
      const rows = rounds.length === 0 ? [] : await writeRounds(tx, rounds);
      if (typeof rows === 'string') throw new NotThisRound();
      const written = new Map(rows.map((row) => [row.member_id, row]));
      for (const { also } of batch) await also?.(tx);
      for (const each of taken.values()) foreseen.used(each);
      return batch.map(({ session }) => written.get(session.memberId) ?? 'no-seed');
    });

  return createLanes<Draw, Drawn>({
    lanes: LANES,
    batchSizeMax: BATCH_SIZE_MAX,
    queueSizeMax: QUEUE_SIZE_MAX,
    withinMs: WITHIN_MS,
    ownerOf: ({ session }) => session.memberId,
    keyOf: ({ session, order }) => `${session.memberId} ${order.requestId}`,
    fingerprintOf: ({ session, order }) =>
      `${session.vendor} ${session.game} ${order.bet} ${order.campaign ?? ''} ${canonicalText(order.choice)}`,
    // A player draws with one seed, round after round.
    apartBy: ({ session }) => [`member ${session.memberId}`],
    apply: async (batch) => (await writeForeseen(batch)) ?? writeWithSeeds(batch),
  });
};

/** The round as it is drawn with a nonce. */
export const roundOf = (
  { session, order, model, stake }: Omit<Draw, 'also'>,
  { seed, nonce }: Taken,
  seeds: Seeds,
  now: Date,
): NewRound => {
  const { memberId, vendor, game, currency } = session;
  const { requestId, bet, choice, campaign = null } = order;
  const progress = model.play(seeds.wordsFor(seed, { model: model.id, nonce }), choice, []);
  return {
    member_id: memberId,
    request_id: requestId,
    vendor,
    game,
    model: model.id,
    kind: model.kind,
    definition_hash: model.hash,
    seed_id: seed.id,
    nonce,
    currency,
    bet,
    stake,
    choice,
    campaign,
    is_stepped: model.isStepped,
    state: 'DRAWN',
    win: progress.isOver ? winOf(bet, progress.returned, wholeStep(currency)) : money(0n),
    // What is still hidden is not written down: it follows from the seed, which is sealed.
    shown: progress.isOver ? progress.shown : null,
    played_at: now,
    moved_at: now,
  };
};
