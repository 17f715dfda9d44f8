import type { Money } from '@fairground/contract/money';
import { isErrorCode } from '@fairground/contract/errors';
import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { play } from '@fairground/contract/studio/endpoints';
import { canonicalText } from '@fairground/engines/slots/canonical';
import type { Lanes } from '../../platform/lanes/lanes.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { StudioDeps } from './deps.ts';
import { stakeOf } from './domain/amounts.ts';
import type { Model } from './domain/model.ts';
import { NotThisRound } from './draw-rounds.ts';
import type { Draw, Drawn } from './draw-rounds.ts';
import { freeRoundsOf, freeStakeFor } from './free-rounds.ts';
import type { GameSetup, GameSetups } from './game-setup.ts';
import { keepPace } from './keep-pace.ts';
import type { MoveRound } from './move-rounds.ts';
import type { PlayAtOnce } from './play-at-once.ts';
import type { PoolLives } from './pools/pool-lives.ts';
import type { PoolRules } from './pools/pool-rules.ts';
import type { PoolWatch } from './pools/pool-watch.ts';
import type { Seeds } from './seeds.ts';
import type { PlaySession, PlaySessions } from './sessions.ts';
import { fundsOf, settleRound } from './settle-round.ts';
import type { Settled } from './settle-round.ts';
import { showRounds } from './show-round.ts';
import { findRoundOfRequest } from './store/rounds.ts';
import type { RoundRow } from './store/rounds.ts';

export type PlayDeps = Pick<StudioDeps, 'db' | 'clock' | 'days' | 'policy' | 'homeMarketOf' | 'vendors'> & {
  readonly seeds: Seeds;
  readonly sessions: PlaySessions;
  readonly setups: GameSetups;
  readonly draws: Lanes<Draw, Drawn>;
  readonly playAtOnce: PlayAtOnce;
  readonly move: MoveRound;
  readonly pools: PoolWatch;
  readonly lives: PoolLives;
  readonly poolRules: PoolRules;
};

type Order = Omit<BodyOf<typeof play>, 'token'>;
type Played = ValueOf<typeof play>;
/** A round and the money after it, as every order of a client is answered. */
export type Told = Omit<Played, 'pools'>;

/** One request, one round. */
export const playRound = async (deps: PlayDeps, token: string, order: Order): Promise<Played> => {
  const session = await deps.sessions.find(token);
  deps.seeds.requireChance();
  const setup = await deps.setups.of(session.vendor, session.game, session.currency);
  await keepPace(deps, session, setup.model, order.requestId);
  const stake = await stakeFor(deps, session, order, setup);
  const settled =
    (await playedAtOnce(deps, token, session, order, setup, stake)) ??
    (await played(deps, token, session, order, setup, stake));
  if (settled.row.state === 'CANCELLED' && settled.row.refusal !== null) throw refusedBefore(settled.row.refusal);
  const told = { ...(await answerOf(deps, token, settled)), pools: await deps.pools.watch(session, setup) };
  return order.campaign === undefined ? told : { ...told, freeRounds: await freeRoundsOf(deps, session) };
};

/** A round that is over with its stake, where nothing speaks against playing it in one commit. */
const playedAtOnce = async (
  deps: PlayDeps,
  token: string,
  session: PlaySession,
  order: Order,
  { model, hasPools }: GameSetup,
  stake: Money | undefined,
): Promise<Settled | undefined> =>
  stake === undefined || model.isStepped || hasPools || model.kind === 'fishing'
    ? undefined
    : deps.playAtOnce(token, { session, order, model, stake });

/** Drawn and written down first, then paid for. */
const played = async (
  deps: PlayDeps,
  token: string,
  session: PlaySession,
  order: Order,
  { model }: GameSetup,
  stake: Money | undefined,
): Promise<Settled> => {
  const { row, isNew } = await drawRound(deps, session, order, model, stake);
  return settleRound(deps, row, token, isNew);
};

/** What a round costs; nothing is answered where the game does not take it. */
const stakeFor = async (
  deps: PlayDeps,
  session: PlaySession,
  order: Order,
  setup: GameSetup,
): Promise<Money | undefined> => {
  if (order.campaign !== undefined) return freeStakeFor(deps, session, setup, order);
  const { model, bet: bets } = setup;
  const cost = model.costOf(order.choice);
  return cost && stakeOf(order.bet, cost, bets, model.kind === 'slot' ? 'levels' : 'steps');
};

/** The round of a request: drawn now, or the one that was drawn when it came first. */
const drawRound = async (
  deps: PlayDeps,
  session: PlaySession,
  order: Order,
  model: Model,
  stake: Money | undefined,
): Promise<{ readonly row: RoundRow; readonly isNew: boolean }> => {
  const { memberId, vendor, game } = session;
  const drawn = stake === undefined ? undefined : await draw(deps, session, order, { model, stake });
  if (drawn) return { row: drawn, isNew: true };

  const known = await findRoundOfRequest(deps.db, memberId, order.requestId);
  const notTaken = order.campaign === undefined ? 'studio.bet-refused' : 'studio.free-rounds-over';
  if (!known) throw new Refusal(stake === undefined ? notTaken : 'studio.round-open');
  const isSame =
    known.vendor === vendor &&
    known.game === game &&
    known.bet === order.bet &&
    known.campaign === (order.campaign ?? null) &&
    canonicalText(known.choice) === canonicalText(order.choice);
  if (!isSame) throw new Refusal('studio.request-id-taken');
  return { row: known, isNew: false };
};

/** How often a player's seeds may change under a draw before it gives up. */
const TRIES = 3;

/** Has the round drawn and written down; nothing if the request has its round. */
export const draw = async (
  { draws, seeds }: PlayDeps,
  session: PlaySession,
  order: Order,
  what: Pick<Draw, 'model' | 'stake' | 'also'>,
): Promise<RoundRow | undefined> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      const row = await draws.submit({ session, order, ...what });
      if (row !== 'no-seed') return row;
    } catch (error) {
      // The nonce that was taken is free again: nothing was drawn with it.
      if (error instanceof NotThisRound) return undefined;
      throw error;
    }
    // There are no seeds yet, or they were rotated at this moment.
    await seeds.read(session.memberId);
  }
  throw new Refusal('studio.round-unsettled');
};

/** The round as it is shown, and the player's balance: from the wallet's last answer, or queried now. */
export const answerOf = async (deps: PlayDeps, token: string, { row, funds }: Settled): Promise<Told> => {
  const [round] = await showRounds(deps, [row]);
  if (!round) throw new Error('A round cannot be shown.');
  return { round, funds: funds ?? (await readFunds(deps, token, { vendor: row.vendor, memberId: row.member_id })) };
};

/** What the wallet says the player has now. */
export const readFunds = async (
  { sessions }: Pick<PlayDeps, 'sessions'>,
  token: string,
  { vendor, memberId }: Pick<PlaySession, 'vendor' | 'memberId'>,
) => {
  const line = await sessions.lineOf(vendor);
  const funds = fundsOf(await line.balance({ player: memberId, token }));
  if (!funds) throw new Refusal('studio.session-over');
  return funds;
};

/** What a cancelled round was refused with. */
export const refusedBefore = (code: string): Refusal => {
  if (!isErrorCode(code)) throw new Error(`A round was refused as ${code}.`);
  return new Refusal(code);
};
