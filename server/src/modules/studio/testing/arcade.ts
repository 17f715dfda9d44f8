import type { BodyOf, Endpoint, InputOf, ValueOf } from '@fairground/contract/endpoint';
import { parseMoney } from '@fairground/contract/money';
import * as contract from '@fairground/contract/studio/endpoints';
import type { Choice, Step } from '@fairground/contract/studio/game';
import type { StudioRoundId } from '@fairground/contract/studio/round';
import { createBusinessDays } from '../../../platform/business-days.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import { anOperator, callRoute } from '../../../testing/modules.ts';
import { aGame, rowsOf } from '../../catalog/testing/shop.ts';
import { openFloor } from '../../vendors/testing/floor.ts';
import type { StudioDeps } from '../deps.ts';
import { createStudio } from '../index.ts';
import { INTERRUPTED_MS } from '../recover-rounds.ts';
import type { Studio } from '../index.ts';

export const SLOT = 'expanding-5x3-20-even';
const MODELS = ['dice', 'crash', 'plinko', 'wheel', 'keno', 'limbo', 'mines', 'hi-lo', 'towers', 'fishing', SLOT];
/** A shot of the smallest cannon on the lowest level. */
const FISHING_BET = parseMoney('1000');
const PASSES_MAX = 20;
const UTC_DAYS = createBusinessDays('UTC');
const FUNDS = 10_000_000_000n;
export const POLICY = {
  turbo: true,
  roundMsMin: 0,
  autoplayRounds: [10, 25],
  winScenes: { big: 10, mega: 25, epic: 50, largest: 'epic' as const },
};

/** The studio on real modules and a real database, with a game of every kind, and players who come by a launch. */
export const openArcade = async (
  database: TestDatabase,
  models: readonly string[] = MODELS,
  parts: Partial<StudioDeps> = {},
  game: Parameters<typeof aGame>[2] = {},
) => {
  const floor = await openFloor(database);
  const { catalog, vendors, clock, launch, as, fund } = floor;
  await catalog.importGames(
    rowsOf(
      models.map((modelId) =>
        aGame('JL', `jl-${modelId}`, {
          ...game,
          modelId,
          status: 'COMING_SOON',
          ...(modelId === 'fishing' ? { minBet: FISHING_BET } : {}),
        }),
      ),
    ),
  );
  /** Another node, or this one with a part that fails. */
  const studioWith = (change: Partial<StudioDeps> = {}): Studio =>
    createStudio({ ...floor, days: UTC_DAYS, policy: POLICY, ...parts, ...change });
  const studio = studioWith();
  const opened = await studio.installGames(anOperator);

  const ask = async <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    { at = studio, caller }: { readonly at?: Studio; readonly caller?: Caller } = {},
  ): Promise<ValueOf<E>> => (await callRoute(at.routes, endpoint.name, input as object, caller)) as ValueOf<E>;

  const codeFor = async (memberId: number, model: string): Promise<string> => {
    const { game_url } = await launch({ vassalage: 'JL', gameId: `jl-${model}` }, as(memberId));
    return new URL(game_url ?? '', 'https://site.example').hash.replace('#code=', '');
  };

  /** A player at a game, with funds, ready to play. */
  const enter = async (memberId: number, model: string, funds = FUNDS) => {
    if (funds > 0n) await fund(memberId, funds);
    const open = await untilTold(async () =>
      ask(contract.openGame, { body: { code: await codeFor(memberId, model), vendor: 'JL' } }),
    );
    const { token } = open;
    let requests = 0;
    const play = (
      choice: Choice,
      { bet = '1000', requestId = `play-${memberId}-${model}-${(requests += 1)}`, at = studio } = {},
    ) => untilTold(() => ask(contract.play, { body: { token, requestId, bet: parseMoney(bet), choice } }, { at }));
    const step = (
      roundId: StudioRoundId,
      taken: Step,
      { requestId = `step-${(requests += 1)}-of-it`, at = studio } = {},
    ) => untilTold(() => ask(contract.takeStep, { body: { token, requestId, roundId, step: taken } }, { at }));
    const rotate = (body: Omit<BodyOf<typeof contract.rotateSeeds>, 'token'>) =>
      ask(contract.rotateSeeds, { body: { token, ...body } });
    return { open, token, play, step, rotate };
  };

  const balanceOf = async (memberId: number): Promise<bigint> =>
    (await floor.wallet.balanceOf(as(memberId).session?.memberId as never, 'VND')).cash;

  const recover = async (at = studio): Promise<void> => {
    const job = at.jobs?.find(({ name }) => name === 'studio.recover-rounds');
    // A wallet call that timed out is left to the next pass, as in production a minute later.
    for (let passes = 0; passes < PASSES_MAX; passes += 1) {
      await job?.run(null, new AbortController().signal);
      const { rowCount } = await database.pool.query(
        `select from studio_round where state in ('DRAWN', 'SETTLING') and moved_at < $1`,
        [new Date(clock.now().getTime() - INTERRUPTED_MS)],
      );
      const { rowCount: left } = await database.pool.query(
        `select from studio_round where state = 'SETTLING' and ended_by_rule`,
      );
      if (rowCount === 0 && left === 0) return;
      if (rowCount === 0) clock.advance(INTERRUPTED_MS + 1);
    }
  };

  return {
    ...floor,
    days: UTC_DAYS,
    policy: POLICY,
    clock,
    vendors,
    studio,
    studioWith,
    opened,
    ask,
    codeFor,
    enter,
    balanceOf,
    recover,
  };
};

const AGAIN: ReadonlySet<string> = new Set(['studio.round-unsettled', 'request.unavailable']);

/** A caller that should ask again does so, as a client would: a busy machine may take longer than the wallet waits. */
export const untilTold = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refusal) || !AGAIN.has(error.code)) throw error;
    }
  }
};
