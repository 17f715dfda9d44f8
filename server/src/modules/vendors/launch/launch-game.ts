import type { GameNodeId } from '@fairground/contract/catalog/game';
import type { BodyOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { LanguageCode } from '@fairground/contract/language';
import type { Device, LaunchedGame, launchGame, resumeGame } from '@fairground/contract/launch/endpoints';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Caller, Session } from '../../../platform/http/route.ts';
import { idleMinutesIn } from '../../../platform/idle-minutes.ts';
import { newToken } from '../../../platform/random.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Catalog, LaunchGame } from '../../catalog/index.ts';
import { adapterOf } from '../adapters/all.ts';
import type { LaunchAdapter } from '../adapters/adapter.ts';
import type { VendorsDeps } from '../deps.ts';
import { ABSOLUTE_MS, LAUNCH_MS } from '../domain/session.ts';
import type { CarryFunds } from './carry-funds.ts';
import type { GameSessions } from './game-sessions.ts';
import type { KnownVendors } from '../known-vendors.ts';
import type { Outgoing } from '../outgoing/outgoing.ts';
import { moveToPlayerSession } from '../store/carried-funds.ts';
import { findGame, insertGameOnce } from '../store/connections.ts';
import { findOpening, findOpeningOfRequest, insertOpening } from '../store/openings.ts';
import type { OpeningRow } from '../store/openings.ts';
import { holdPlayerSession, knowPlayerSession } from '../store/player-sessions.ts';
import type { GameRow, VendorRow } from '../store/vendors.ts';

export type LaunchDeps = Pick<VendorsDeps, 'db' | 'clock' | 'random' | 'wallet' | 'betting' | 'catalog' | 'mode'> & {
  readonly funds: CarryFunds;
  readonly known: KnownVendors;
  readonly sessions: GameSessions;
  readonly outgoing: Pick<Outgoing, 'isLeftAlone'>;
};

/** How a launch names its game: by our id, or by the vendor's own. */
type GameName = Parameters<Catalog['gameForLaunch']>[0];

/** Somebody who is logged in. */
export type Player = Caller & { readonly session: Session };

export type LaunchOrder = Pick<BodyOf<typeof launchGame>, 'language' | 'device' | 'requestId' | 'confirmTrans'> & {
  readonly name: GameName;
};

/** Opens a game: one session per request, however often it is sent. */
export const launch = async (deps: LaunchDeps, order: LaunchOrder, caller: Player): Promise<LaunchedGame> => {
  const { db, clock, random, catalog, wallet } = deps;
  const { memberId } = caller.session;
  const ready = await readyToPlay(deps, order.name, caller);
  const requestId = order.requestId ?? newToken(random, 18);
  const now = clock.now();
  const opened = await openOnce(deps, caller.session, {
    member_id: memberId,
    request_id: requestId,
    vendor_id: ready.vendor.id,
    node_id: ready.game.id,
    game_code: ready.game.gameId,
    game_group: ready.row.game_group,
    currency: await wallet.currencyOf(caller.session),
    device: order.device ?? 'desktop',
    opened_at: now,
    expires_at: new Date(now.getTime() + ABSOLUTE_MS),
    left_at: null,
    carries_funds: await deps.funds.isDue(ready.vendor.code, order.confirmTrans),
    player_session_id: caller.session.sessionId,
  });
  if (opened) await catalog.rememberPlayed(memberId, ready.game.id);
  const opening = opened ?? (await findOpeningOfRequest(db, memberId, requestId));
  if (!opening) throw new Error('A launch that was made before is not there.');
  if (opening.node_id !== ready.game.id) throw new Refusal('vendors.request-id-taken');
  if (opening.carries_funds && !isOver(opening, now)) await carryIn(deps, opening);
  return addressOf(deps, { opening, ready, caller, language: order.language ?? caller.language });
};

/**
 * Writes the launch down. One that carries the balance does not begin once its session of the site is over: nobody would
 * leave it, and the balance would stay at the vendor until the opening expires.
 */
const openOnce = (
  { db }: Pick<LaunchDeps, 'db'>,
  session: Session,
  opening: Parameters<typeof insertOpening>[1],
): Promise<OpeningRow | undefined> =>
  opening.carries_funds === true
    ? inTransaction(db, async (tx) => {
        await refuseEnded(tx, session);
        return insertOpening(tx, opening);
      })
    : insertOpening(db, opening);

/** A session of the site that runs cannot be ended before the transaction is over. */
const refuseEnded = async (tx: Tx, { memberId, sessionId, expiresAt }: Session): Promise<void> => {
  await knowPlayerSession(tx, { memberId, sessionId, expiresAt });
  if (!(await holdPlayerSession(tx, memberId, sessionId))) throw new Refusal('vendors.session-over');
};

/** Before the game can be entered. Anyone who left meanwhile has the balance brought back once more. */
const carryIn = async ({ db, funds }: LaunchDeps, opening: OpeningRow): Promise<void> => {
  await funds.bringIn(opening);
  const now = await findOpening(db, opening.member_id, opening.id);
  if (now && now.left_at !== null) await funds.bringBack({ ...now, funds_back_at: null });
};

/** A fresh address for a session that is open. The game is asked about again: it may have been closed meanwhile. */
export const resume = async (
  deps: LaunchDeps,
  { sessionId, language, device }: BodyOf<typeof resumeGame>,
  caller: Player,
): Promise<LaunchedGame> => {
  const opening = await findOpening(deps.db, caller.session.memberId, sessionId);
  if (!opening) throw new Refusal('vendors.session-unknown');
  const ready = await readyToPlay(deps, { nodeId: opening.node_id }, caller);
  if (opening.carries_funds)
    await inTransaction(deps.db, async (tx) => {
      await refuseEnded(tx, caller.session);
      await moveToPlayerSession(tx, opening.id, caller.session.sessionId);
    });
  return addressOf(deps, { opening, ready, caller, language: language ?? caller.language, device });
};

type Ready = {
  readonly game: LaunchGame;
  readonly vendor: VendorRow;
  readonly adapter: LaunchAdapter;
  readonly row: GameRow;
};

/** Everything that must hold before a game opens, what lasts longest first. */
const readyToPlay = async (deps: LaunchDeps, name: GameName, caller: Player): Promise<Ready> => {
  const { catalog, known, outgoing, mode } = deps;
  const { session } = caller;
  const answer = await catalog.gameForLaunch(name, placeOf(caller));
  if (answer.kind === 'refused') throw new Refusal(answer.code);
  const { game } = answer;
  // Card rooms are pages of the site: no game session opens one.
  if (game.modelId?.startsWith('rooms.') === true) throw new Refusal('vendors.game-not-connected');
  const connection = await known.findConnection(game.vendor);
  const vendor = connection && (await known.findVendor(connection.vendor_id));
  const adapter = connection && adapterOf(connection, mode);
  if (!connection || !vendor || !adapter) throw new Refusal('vendors.game-not-connected');
  const isTrial = session.account === 'trial';
  // A vendor that is still being certified meets play credits only.
  if (vendor.stage === 'off' || (vendor.stage === 'certifying' && !isTrial)) throw new Refusal('catalog.vendor-closed');
  if (isTrial && !connection.takes_trials) throw new Refusal('access.real-account-required');
  if (outgoing.isLeftAlone(vendor.code)) throw new Refusal('catalog.vendor-maintenance');
  await refuseBlocked(deps, session.memberId);
  const row = await knownGame(deps, vendor.id, game);
  if (!row.is_enabled) throw new Refusal('catalog.game-closed');
  return { game, vendor, adapter, row };
};

/** What of a player's place decides whether a game may be opened. */
export const placeOf = ({ country, market }: Player) => ({
  country: country(),
  returnMin: market().policy.returnMin,
});

/** Anyone who may not stake opens nothing to stake in. */
export const refuseBlocked = async ({ wallet }: Pick<LaunchDeps, 'wallet'>, member: MemberId): Promise<void> => {
  const staking = await wallet.stakingOf(member);
  if (staking === 'blocked') throw new Refusal('vendors.play-blocked');
  if (staking === 'limit-used-up') throw new Refusal('vendors.limit-used-up');
};

/** The game as the wallet's calls know it: with the first launch it is one of the vendor's. */
const knownGame = async ({ db, known }: LaunchDeps, vendorId: bigint, game: LaunchGame): Promise<GameRow> => {
  const code = game.gameId;
  const found = await known.findGame(vendorId, code);
  if (found) return found;
  await insertGameOnce(db, {
    vendor_id: vendorId,
    code,
    game_group: code,
    category: game.category,
    stake_min: game.minBet,
    stake_max: game.maxBet,
  });
  known.drop();
  const added = await findGame(db, vendorId, code);
  if (!added) throw new Error('A game that was let in is not there.');
  return added;
};

type Addressed = {
  readonly opening: OpeningRow;
  readonly ready: Ready;
  readonly caller: Player;
  readonly language: LanguageCode;
  readonly device?: Device | undefined;
};

const addressOf = async (
  { clock, sessions }: LaunchDeps,
  { opening, ready, caller, language, device = opening.device }: Addressed,
): Promise<LaunchedGame> => {
  const now = clock.now();
  if (isOver(opening, now)) throw new Refusal('vendors.session-over');
  const newAddress = async () => {
    const code = await sessions.issueLaunchCode({
      vendorId: opening.vendor_id,
      memberId: opening.member_id,
      gameGroup: opening.game_group,
      currency: opening.currency,
      device,
      place: { ip: caller.ip, host: caller.host },
      idleMinutes: idleMinutesIn(caller.market().policy),
      playerSession: { sessionId: caller.session.sessionId, expiresAt: caller.session.expiresAt },
      openingId: opening.id,
    });
    const session = { id: opening.id, code };
    return ready.adapter.launchUrl(ready.game, session, language, device);
  };
  const { url, url2: other } = await newAddress();
  // Each of two ways has a code of its own: anyone who takes the second may have used up that of the first.
  const url2 = url === null || other === null ? other : (await newAddress()).url2;
  return {
    game_url: url,
    game_url2: url2,
    sessionId: opening.id,
    nodeId: opening.node_id satisfies GameNodeId,
    addressExpiresAt: new Date(now.getTime() + LAUNCH_MS),
    openedAt: opening.opened_at,
    expiresAt: opening.expires_at < caller.session.expiresAt ? opening.expires_at : caller.session.expiresAt,
  };
};

export const isOver = ({ left_at, expires_at }: OpeningRow, now: Date): boolean =>
  left_at !== null || expires_at <= now;
