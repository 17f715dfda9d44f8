import type { BodyOf } from '@fairground/contract/endpoint';
import type { Money } from '@fairground/contract/money';
import type { bet } from '@fairground/contract/vendors/endpoints';
import type { Vendor } from '../../platform/http/index.ts';
import type { CallerRefusal, GameId } from '../betting/index.ts';
import type { Campaigns } from './campaigns.ts';
import type { VendorsDeps } from './deps.ts';
import { isAlive } from './domain/session.ts';
import type { GameSessions } from './game-sessions.ts';
import type { OpenGames } from './open-games.ts';
import type { Region } from './region.ts';
import type { GameRow } from './store/vendors.ts';

/** What every call that moves money says. */
export type Asked = Pick<BodyOf<typeof bet>, 'player' | 'transactionId' | 'roundId' | 'currency'>;

/** A prize outside of any game still belongs to one in the register. */
export const NO_GAME = 1n as GameId;
const NO_CATEGORY = 'RNG';

export const gameIdOf = (game: GameRow | undefined): GameId => (game?.id ?? NO_GAME) as GameId;

/** The parts every wager of a vendor has. */
export const askedOf = (tenant: string, vendor: Vendor, order: Asked, game: GameRow | undefined) => ({
  tenant,
  source: vendor.code,
  member: order.player,
  currency: order.currency,
  category: game?.category ?? NO_CATEGORY,
  transactionId: order.transactionId,
  round: order.roundId,
});

/** A stake of nothing needs a campaign to belong to; one the vendor did not name is called this. */
const ZERO_STAKES = 'zero-stake';

/** The parts a bet has beyond those. */
export const betOf = (
  { campaignId, parentRoundId }: Partial<Pick<BodyOf<typeof bet>, 'campaignId' | 'parentRoundId'>>,
  game: GameRow | undefined,
  stake: Money,
  refusedAs: CallerRefusal | undefined,
) => {
  const campaign = campaignId ?? (stake === 0n ? ZERO_STAKES : undefined);
  return {
    game: gameIdOf(game),
    stake,
    ...(campaign === undefined ? {} : { campaign }),
    ...(parentRoundId === undefined ? {} : { parentRound: parentRoundId }),
    ...(refusedAs === undefined ? {} : { refusedAs }),
  };
};

export type StakeDeps = Pick<VendorsDeps, 'clock'> & {
  readonly sessions: GameSessions;
  readonly campaigns: Campaigns;
  readonly region: Region;
  readonly openGames: OpenGames;
};

/**
 * The checks of a stake that neither the ledger nor the session's row can make, in their order. What they find is
 * handed on with the bet, so that a bet decided before is answered as it was, and a refusal is kept with the rest.
 */
export const refusalOf = async (
  { sessions, campaigns, region, openGames, clock }: StakeDeps,
  { vendorId }: Vendor,
  order: Omit<BodyOf<typeof bet>, 'amount' | 'parentRoundId'>,
  game: GameRow | undefined,
  stake: Money,
): Promise<CallerRefusal | undefined> => {
  const place = await sessions.placeOf(order.token);
  if (place && !(await region.isServed(place))) return 'region-blocked';
  if (!game?.is_enabled || !(await openGames.isOpen(vendorId, order.game))) return 'game-disabled';
  if (order.campaignId !== undefined) {
    if (stake !== 0n) return 'stake-out-of-range';
    // A round of a campaign is not taken for a session that is over.
    const session = await sessions.find(order.token);
    if (!session || !isAlive(session, clock.now())) return 'session-over';
    const key = { vendorId, memberId: order.player, campaignId: order.campaignId };
    return (await campaigns.takeRound(key, order)) ? undefined : 'campaign-closed';
  }
  const isTooMuch = game.stake_max !== null && stake > game.stake_max;
  return stake < game.stake_min || isTooMuch ? 'stake-out-of-range' : undefined;
};
