import type { BodyOf } from '@fairground/contract/endpoint';
import type { Money } from '@fairground/contract/money';
import type { bet } from '@fairground/contract/vendors/endpoints';
import type { Vendor } from '../../../platform/http/index.ts';
import type { CallerRefusal, GameId } from '../../betting/index.ts';
import type { Campaigns } from '../operators/campaigns.ts';
import type { VendorsDeps } from '../deps.ts';
import { isAlive } from '../../../platform/idle-minutes.ts';
import { barOf } from '../domain/stage.ts';
import type { GameSessions } from '../launch/game-sessions.ts';
import type { OpenGames } from '../launch/open-games.ts';
import type { Region } from '../launch/region.ts';
import type { GameRow } from '../store/vendors.ts';

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
  deps: StakeDeps,
  vendor: Vendor,
  order: StakeOrder,
  game: GameRow | undefined,
  stake: Money,
): Promise<CallerRefusal | undefined> => {
  const bar = barOf(vendor.stage, order.currency);
  if (bar !== undefined) return bar;
  const place = await deps.sessions.placeOf(order.token);
  if (place !== undefined && !(await deps.region.isServed(place))) return 'region-blocked';
  if (!game?.is_enabled || !(await deps.openGames.isOpen(vendor.vendorId, order.game))) return 'game-disabled';
  return order.campaignId === undefined
    ? refusalOfStake(game, stake)
    : refusalOfFree(deps, vendor, { ...order, campaignId: order.campaignId }, stake);
};

type StakeOrder = Omit<BodyOf<typeof bet>, 'amount' | 'parentRoundId'>;

const refusalOfStake = ({ stake_min, stake_max }: GameRow, stake: Money): CallerRefusal | undefined =>
  stake < stake_min || (stake_max !== null && stake > stake_max) ? 'stake-out-of-range' : undefined;

const refusalOfFree = async (
  { sessions, campaigns, clock }: StakeDeps,
  { vendorId }: Vendor,
  order: StakeOrder & { readonly campaignId: string },
  stake: Money,
): Promise<CallerRefusal | undefined> => {
  if (stake !== 0n) return 'stake-out-of-range';
  // A round of a campaign is not taken for a session that is over.
  const session = await sessions.find(order.token);
  if (!session || !isAlive(session, clock.now())) return 'session-over';
  const key = { vendorId, memberId: order.player, campaignId: order.campaignId };
  return (await campaigns.takeRound(key, order)) ? undefined : 'campaign-closed';
};
