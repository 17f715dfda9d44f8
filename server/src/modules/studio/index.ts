/** Plays our own games as an outside vendor would: fair draws, rounds that survive, money by the vendors' calls. */
import type { RandomSource } from '../../platform/random.ts';
import type { ClosedColumn } from '../../platform/rekey.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import type { SecretKeys } from '../../platform/secret-box.ts';
import * as contract from '@fairground/contract/studio/endpoints';
import * as fishing from '@fairground/contract/studio/fishing';
import * as crashContract from '@fairground/contract/crash-room/endpoints';
import * as tableContract from '@fairground/contract/live-tables/endpoints';
import { bind } from '../../platform/http/route.ts';
import type { Job } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/module.ts';
import type { Actor } from '../audit/index.ts';
import type { StudioDeps } from './deps.ts';
import { findModel } from './domain/models.ts';
import { CHAIN_BOX } from './crash/chains.ts';
import { createDrawLanes } from './draw-rounds.ts';
import { fireShots } from './fishing/fire.ts';
import { leaveSeat, listLevels, lookAtRoom, takeSeat } from './fishing/seats.ts';
import { createWaves } from './fishing/waves.ts';
import { createForeseen } from './foreseen.ts';
import { createFreeRounds } from './free-rounds.ts';
import type { FreeRoundsGiver } from './free-rounds.ts';
import { createGameSetups } from './game-setup.ts';
import { createLive } from './live/live.ts';
import { createMoves } from './move-rounds.ts';
import { openGame } from './open-game.ts';
import { createPlayAtOnce } from './play-at-once.ts';
import { playRound, readFunds } from './play-round.ts';
import { createPoolLives } from './pools/pool-lives.ts';
import { createPoolRules } from './pools/pool-rules.ts';
import { createPoolWatch } from './pools/pool-watch.ts';
import { findRounds, proveRound, recallRounds } from './recall.ts';
import { createRecoverJob } from './recover-rounds.ts';
import { createSeeds } from './seeds.ts';
import type { Seeds } from './seeds.ts';
import { createPlaySessions } from './sessions.ts';
import type { PlaySessions } from './sessions.ts';
import { listTableGames, installGames } from './install.ts';
import { parOf } from './list-par.ts';
import { studioOffers } from './console.ts';
import { listPoolsForStaff, listWinsForStaff, readPoolForStaff } from './pools/list-for-staff.ts';
import * as staff from '@fairground/contract/studio/operator-endpoints';
import { deleteCaughtBefore } from './store/fishing-catches.ts';
import { deleteSessionsBefore } from './store/sessions.ts';
import { takeStep } from './take-step.ts';
import { studioData } from './store/personal-data.ts';

export { findModel, PLAYABLE_MODELS } from './domain/models.ts';
export type { Model } from './domain/model.ts';

/** Far longer than any fish swims. */
const CATCH_KEPT_MS = 600_000;

/** The columns that hold closed secrets of this module. */
export const studioSecrets = (keys: SecretKeys, random: RandomSource): readonly ClosedColumn[] => {
  const box = createSecretBox(keys, random, 'studio');
  const seed = { column: 'commitment', of: (commitment: string) => `seed ${commitment}` };
  const tableSeed = { column: 'commitment', of: (commitment: string) => `table seed ${commitment}` };
  const tableClock = { column: 'commitment', of: (commitment: string) => `table clock ${commitment}` };
  const chain = { column: 'chain_start', of: (start: string) => start };
  const fishing = createSecretBox(keys, random, 'studio fishing');
  return [
    { box, table: 'studio_seed', key: 'id', column: 'sealed', about: seed },
    { box, table: 'studio_pool_life', key: 'commitment', column: 'sealed', about: seed },
    { box, table: 'studio_table_round', key: 'id', column: 'sealed', about: tableSeed },
    { box, table: 'studio_table_clock', key: 'table_id', column: 'sealed', about: tableClock },
    { box: fishing, table: 'studio_fishing_room', key: 'id', column: 'sealed', about: chain },
    {
      box: createSecretBox(keys, random, CHAIN_BOX),
      table: 'studio_flight_chain',
      key: 'id',
      column: 'sealed',
      about: chain,
    },
  ];
};

export type Studio = Module & {
  /** Connects the vendors whose games the studio plays and opens those games; answers how many were opened. */
  readonly installGames: (actor: Actor) => Promise<number>;
  /** Ends game sessions by the hashes of their tokens; a round that is open is finished by its rule. */
  readonly endSessions: PlaySessions['end'];
  /** Free rounds of our own slots, for what gives them. */
  readonly freeRounds: FreeRoundsGiver;
  /** Draws nothing new and ends when what was drawn is where it goes. */
  readonly drain: () => Promise<void>;
};

export const createStudio = (house: StudioDeps): Studio => {
  const seeds = createSeeds(house);
  const sessions = createPlaySessions(house);
  const foreseen = createForeseen();
  const draws = createDrawLanes({ ...house, seeds, foreseen });
  const moves = createMoves(house);
  const setups = createGameSetups(house);
  const live = createLive({ ...house, seeds, sessions, setups });
  const poolRules = createPoolRules(house.db);
  const lives = createPoolLives({ ...house, seeds, rules: poolRules });
  const pools = createPoolWatch(house, { setups, lives, rules: poolRules });
  const deps = {
    ...house,
    seeds,
    sessions,
    setups,
    live,
    draws,
    playAtOnce: createPlayAtOnce({ ...house, seeds, sessions, foreseen }),
    pools,
    lives,
    poolRules,
    move: moves.move,
    waves: createWaves(house),
  };
  const rotate: Seeds['rotate'] = async (member, order) => {
    const rotated = await seeds.rotate(member, order);
    foreseen.forget(member);
    return rotated;
  };
  const recover = createRecoverJob(deps);
  const purge: Job<null> = {
    name: 'studio.purge-sessions',
    run: async () => {
      await deleteSessionsBefore(house.db, house.clock.now());
      await deleteCaughtBefore(house.db, new Date(house.clock.now().getTime() - CATCH_KEPT_MS));
    },
  };
  const memberOf = async (token: string) => (await sessions.find(token)).memberId;

  return {
    installGames: async (actor) => {
      const opened = await installGames(house, actor);
      await live.startClocks(await listTableGames(house));
      return opened;
    },
    endSessions: sessions.end,
    freeRounds: createFreeRounds({ ...house, setups }),
    drain: () => draws.drain().then(moves.drain),
    jobs: [recover, live.recoverJob, purge],
    schedules: [
      { job: recover, cron: '* * * * *' },
      { job: live.recoverJob, cron: '* * * * *' },
      { job: purge, cron: '41 * * * *' },
    ],
    personalData: studioData,
    console: { offers: studioOffers },
    routes: [
      bind(staff.listJackpotPools, ({ query }) => listPoolsForStaff(deps, query)),
      bind(staff.readJackpotPool, ({ query }) => readPoolForStaff(deps, query.key)),
      bind(staff.listJackpotWins, async ({ query }) => ({ list: await listWinsForStaff(deps, query.key) })),
      bind(staff.listPar, ({ query }) => parOf(deps, query.nodeId)),
      bind(contract.openGame, ({ body }, { market }) => openGame(deps, body, market())),
      bind(contract.play, ({ body: { token, ...order } }) => playRound(deps, token, order)),
      bind(contract.takeStep, ({ body: { token, ...order } }) => takeStep(deps, token, order)),
      bind(fishing.listFishingLevels, ({ body }) => listLevels(deps, body.token)),
      bind(fishing.takeSeat, ({ body: { token, bet } }) => takeSeat(deps, token, bet)),
      bind(fishing.lookAtRoom, ({ body: { token, ...order } }) => lookAtRoom(deps, token, order)),
      bind(fishing.leaveSeat, ({ body: { token, roomId } }) => leaveSeat(deps, token, roomId)),
      bind(fishing.fireShots, ({ body: { token, ...order } }) => fireShots(deps, token, order)),
      bind(contract.readFunds, async ({ body: { token } }) => ({
        funds: await readFunds(deps, token, await sessions.find(token)),
      })),
      bind(contract.readSeeds, async ({ body }) => seeds.read(await memberOf(body.token))),
      bind(contract.rotateSeeds, async ({ body: { token, ...order } }) => rotate(await memberOf(token), order)),
      bind(contract.listRounds, async ({ body: { token, ...page } }) =>
        recallRounds(deps, await sessions.find(token), page),
      ),
      bind(contract.readRound, async ({ body }) => proveRound(deps, await memberOf(body.token), body.roundId)),
      bind(contract.readFigures, ({ query }) => ({ figures: [...(findModel(query.model)?.figures ?? [])] })),
      bind(contract.listPoolLives, async ({ query }) => ({ list: await lives.listEnded(query) })),
      bind(contract.listLives, async ({ body }) => ({ list: await lives.listEnded(await sessions.find(body.token)) })),
      bind(contract.readPoolLife, ({ query }) => lives.read(query.commitment)),
      bind(contract.readOwnRound, ({ query }, { session }) => proveRound(deps, session.memberId, query.roundId)),
      bind(contract.findOwnRounds, ({ query }, { session }) => findRounds(deps, session.memberId, query.roundIds)),
      bind(contract.readOwnSeeds, async (_input, { session: { memberId } }) => ({
        seeds: await seeds.read(memberId),
        revealed: await seeds.listRevealed(memberId),
      })),
      bind(tableContract.listTables, ({ query }) => live.floor(query.tables)),
      bind(tableContract.enterTable, ({ body }) => live.enter(body.token)),
      bind(tableContract.watchTable, ({ body }) => live.watch(body.token, body.version)),
      bind(tableContract.placeBets, ({ body: { token, ...order } }) => live.place(token, order)),
      bind(tableContract.undoBets, ({ body }) => live.undo(body.token, body.requestId)),
      bind(tableContract.decideHand, ({ body: { token, ...order } }) => live.decide(token, order)),
      bind(crashContract.enterCrash, ({ body }) => live.crash.enter(body.token)),
      bind(crashContract.watchCrash, ({ body }) => live.crash.watch(body.token, body.version)),
      bind(crashContract.betOnCrash, ({ body: { token, ...order } }) => live.crash.bet(token, order)),
      bind(crashContract.undoCrashBet, ({ body }) => live.crash.undo(body.token, body.requestId)),
      bind(crashContract.leaveCrash, ({ body: { token, ...order } }) => live.crash.leave(token, order)),
      bind(contract.rotateOwnSeeds, ({ body }, { session }) => rotate(session.memberId, body)),
      ...(house.mode === 'sandbox' ? [bind(tableContract.hurryTable, ({ body }) => live.hurry(body))] : []),
    ],
  };
};
