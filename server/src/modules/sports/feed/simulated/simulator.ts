import { commitmentOf, newServerSeed, writeSeed } from '@fairground/engines/fair/seed';
import { inTransaction } from '../../../../platform/database/index.ts';
import type { Db, Tx } from '../../../../platform/database/index.ts';
import type { RandomSource } from '../../../../platform/random.ts';
import { createSecretBox } from '../../../../platform/secret-box.ts';
import type { SecretKeys } from '../../../../platform/secret-box.ts';
import { COMPETITIONS } from '../../domain/competitions.ts';
import type { CompetitionData } from '../../domain/competitions.ts';
import type { Model, Score } from '../../domain/model.ts';
import { findSimFixture } from '../../store/fixtures.ts';
import {
  addMessages,
  addSimMatches,
  databaseNow,
  knownRefs,
  lockDueMatches,
  lockSent,
  noteSteps,
  readMessages,
  readRatings,
  writeRating,
} from '../../store/simulated.ts';
import type { Rating, SimMatch } from '../../store/simulated.ts';
import type { FeedBody, SportsFeed } from '../feed.ts';
import { plannedMatches } from './calendar.ts';
import type { PlannedMatch } from './calendar.ts';
import { drawMatch } from './draw-match.ts';
import { firstRating, goalModel, mapModel, ratingsAfter } from './ratings.ts';

export const SIMULATOR = 'simulator';

/** Matches that draw themselves from committed seeds. It says what happens and knows nothing of prices or bets. */
export type Simulator = SportsFeed & {
  /** Plans what begins within the horizon of each competition; answers how many matches are new. */
  readonly plan: () => Promise<number>;
  /** Sends what is due; answers how many messages that were. */
  readonly send: () => Promise<number>;
};

type SimulatorDeps = {
  readonly db: Db;
  readonly random: RandomSource;
  readonly secretsKey?: Uint8Array | SecretKeys | undefined;
  readonly now: () => Date;
};

const DUE_MAX = 50;
const PLAN_MAX = 40;
/** Virtual matches run thirty times as fast. */
const SPEED = { FOOTBALL: 1, VIRTUAL: 30, ESPORTS: 1, COCKFIGHT: 1 } as const;

export const createSimulator = ({ db, random, secretsKey, now }: SimulatorDeps): Simulator => {
  const box = createSecretBox(secretsKey, random, 'sports');
  let aliveAt: Date | undefined;

  const modelOf = (
    competition: CompetitionData,
    { home, away, ref }: PlannedMatch,
    ratings: ReadonlyMap<string, Rating>,
  ): Model => {
    const [one, other] = [ratings.get(home.code), ratings.get(away.code)];
    if (!one || !other) throw new Error('A team has no rating.');
    switch (competition.sport) {
      case 'ESPORTS':
        return mapModel(one, other, ref.endsWith('0') || ref.endsWith('5') ? 5 : 3);
      case 'COCKFIGHT':
        return { is: 'fight', meron: 30 + random.below(41), wala: 30 + random.below(41) };
      default:
        return goalModel(one, other);
    }
  };

  const planIn = async (tx: Tx, competition: CompetitionData, index: number): Promise<number> => {
    const planned = plannedMatches(competition, await databaseNow(tx), index);
    const unknown = async (): Promise<readonly PlannedMatch[]> => {
      const refs = planned.map(({ ref }) => ref);
      const known = await knownRefs(tx, refs);
      return planned.filter(({ ref }) => !known.has(ref)).slice(0, PLAN_MAX);
    };
    if ((await unknown()).length === 0) return 0;
    const after = await lockSent(tx);
    // Another node may have planned while we waited for the lock.
    const fresh = await unknown();
    if (fresh.length === 0) return 0;
    const unit = (): number => random.below(1_000_000) / 1_000_000;
    const ratings = await readRatings(
      tx,
      competition.teams.map(({ code }) => firstRating(code, [unit(), unit()])),
    );
    const sealed = fresh.map((match) => {
      const seed = newServerSeed(random.bytes(32));
      const commitment = commitmentOf(seed);
      return { match, commitment, sealed: box.close(seed, `match ${commitment}`) };
    });
    await addSimMatches(
      tx,
      sealed.map(({ match, ...row }) => ({ ...row, ref: match.ref, at: match.startsAt })),
    );
    await addMessages(
      tx,
      after,
      sealed.map(({ match, commitment }): FeedBody => ({
        kind: 'fixture',
        ref: match.ref,
        sport: competition.sport,
        competition: competition.code,
        home: match.home.code,
        away: match.away.code,
        startsAt: match.startsAt.toISOString(),
        speed: SPEED[competition.sport],
        model: modelOf(competition, match, ratings),
        commitment,
      })),
    );
    return fresh.length;
  };

  /** The next messages of a match; its script is drawn again each time, for it follows from the seed. */
  const sayNext = async (tx: Tx, match: SimMatch, at: Date): Promise<readonly FeedBody[]> => {
    const fixture = await findSimFixture(tx, SIMULATOR, match.ref);
    // Its announcement has not arrived yet.
    if (!fixture) return [];
    const seed = newServerSeed(box.open(match.sealed, `match ${match.commitment}`));
    const { startsAt, speed, model } = fixture;
    const script = drawMatch({ ref: match.ref, startsAt, speed, model, seed, seedText: writeSeed(seed) });
    const elapsed = at.getTime() - startsAt.getTime();
    const due = script.slice(match.steps).filter(({ atMs }) => atMs <= elapsed);
    const steps = match.steps + due.length;
    const next = script[steps];
    await noteSteps(tx, match.ref, steps, next ? new Date(startsAt.getTime() + next.atMs) : null);
    const last = due.find(({ body }) => body.kind === 'settle' && body.scope === 'match');
    if (last?.body.kind === 'settle') await rate(tx, model, last.body.score, fixture);
    return due.map(({ body }) => body);
  };

  const rate = async (
    tx: Tx,
    model: Model,
    score: Score,
    teams: { readonly home: string; readonly away: string },
  ): Promise<void> => {
    if (model.is === 'fight') return;
    const ratings = await readRatings(tx, []);
    const [home, away] = [ratings.get(teams.home), ratings.get(teams.away)];
    if (home && away) for (const rating of ratingsAfter(model, score, home, away)) await writeRating(tx, rating);
  };

  return {
    producer: SIMULATOR,
    heartbeat: () => aliveAt,
    recover: (after, limit) => readMessages(db, after, limit),
    plan: async () => {
      let planned = 0;
      for (const [index, competition] of COMPETITIONS.entries())
        planned += await inTransaction(db, (tx) => planIn(tx, competition, index));
      aliveAt = now();
      return planned;
    },
    send: async () => {
      const sent = await inTransaction(db, async (tx) => {
        const after = await lockSent(tx);
        const at = await databaseNow(tx);
        const bodies: FeedBody[] = [];
        for (const match of await lockDueMatches(tx, DUE_MAX)) bodies.push(...(await sayNext(tx, match, at)));
        await addMessages(tx, after, bodies);
        return bodies.length;
      });
      aliveAt = now();
      return sent;
    },
  };
};
