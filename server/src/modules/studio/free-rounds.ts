import type { GameNodeId } from '@fairground/contract/catalog/game';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { FreeRounds } from '@fairground/contract/studio/round';
import type { Choice } from '@fairground/contract/studio/game';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Localized } from '../../platform/localized.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { HouseRoundsOrder, OpenRounds, OverKey } from '../vendors/index.ts';
import type { StudioDeps } from './deps.ts';
import type { GameSetup, GameSetups } from './game-setup.ts';
import type { PlaySession } from './sessions.ts';
import { sumCampaign } from './store/rounds.ts';

/** Rounds to give: of games of a vendor of the catalogue, under a campaign's name, which is given once for ever. */
export type FreeRoundsOrder = Omit<HouseRoundsOrder, 'vendorId' | 'games'> & {
  readonly vendor: string;
  readonly games: readonly string[];
};

/** Rounds of our own slots that cost nothing: what they win is collected and paid by the one who gives them. */
export type FreeRoundsGiver = {
  /** Whether such rounds can be played: the games are ours, slots without a pool, and take the bet. */
  readonly areFit: (order: Pick<FreeRoundsOrder, 'vendor' | 'games' | 'currency' | 'bet'>) => Promise<boolean>;
  /** The games of rounds as players know them; those that are closed now are left out. */
  readonly gamesOf: (
    rounds: Pick<FreeRoundsOrder, 'vendor' | 'games'>,
  ) => Promise<readonly { readonly nodeId: GameNodeId; readonly names: Localized }[]>;
  /** Looks up what `issueIn` needs, before the transaction. */
  readonly prepare: (vendor: string) => Promise<void>;
  readonly issueIn: (tx: Tx, order: FreeRoundsOrder) => Promise<void>;
  /** Those of a member that may be played now with what they won so far, the first that expires first. */
  readonly listOpen: (reader: Reader, member: MemberId) => Promise<readonly (OpenRounds & { readonly won: Money })[]>;
  /** Those that are used up or expired and not closed yet. */
  readonly listOver: (reader: Reader, limit: number) => Promise<readonly OverKey[]>;
  /** How many rounds of what is over stand; nothing while one of them may still come. Called before the transaction. */
  readonly countStanding: (key: OverKey) => Promise<number | undefined>;
  /** Closes what is over, once, and answers what it won; nothing while a round of it is not at its end. */
  readonly closeIn: (tx: Tx, key: OverKey, standing: number) => Promise<Money | undefined>;
};

type Deps = Pick<StudioDeps, 'vendors' | 'catalog'> & { readonly setups: GameSetups };

export const createFreeRounds = ({ vendors, catalog, setups }: Deps): FreeRoundsGiver => {
  const { houseRounds } = vendors;
  const vendorIds = new Map<string, bigint>();
  const prepare = async (vendor: string): Promise<void> => {
    const id = vendorIds.get(vendor) ?? (await houseRounds.findVendor(vendor));
    if (id !== undefined) vendorIds.set(vendor, id);
  };
  return {
    areFit: async ({ vendor, games, currency, bet }) => {
      if (games.length === 0 || (await houseRounds.findVendor(vendor)) === undefined) return false;
      for (const game of games)
        try {
          if (!takesFree(await setups.of(vendor, game, currency), bet)) return false;
        } catch (error) {
          if (error instanceof Refusal) return false;
          throw error;
        }
      return true;
    },
    gamesOf: async ({ vendor, games }) => {
      const answers = await Promise.all(games.map((gameId) => catalog.gameForLaunch({ vendor, gameId })));
      return answers.flatMap((answer) =>
        answer.kind === 'game' ? [{ nodeId: answer.game.id, names: answer.game.names }] : [],
      );
    },
    prepare,
    issueIn: async (tx, { vendor, games: [first, ...others], ...order }) => {
      const vendorId = vendorIds.get(vendor);
      if (vendorId === undefined || first === undefined) throw new Error(`No free rounds of ${vendor} were prepared.`);
      await houseRounds.issueIn(tx, { ...order, vendorId, games: [first, ...others] });
    },
    listOpen: async (reader, member) => {
      const open = await houseRounds.listOpen(reader, member);
      const sums = await Promise.all(open.map(({ campaign }) => sumCampaign(reader, member, campaign)));
      return open.map((rounds, place) => ({ ...rounds, won: sums[place]?.won ?? money(0n) }));
    },
    listOver: houseRounds.listOver,
    countStanding: houseRounds.countStanding,
    closeIn: async (tx, key, standing) => {
      const { won, unfinished } = await sumCampaign(tx, key.member, key.campaign);
      return unfinished === 0 && (await houseRounds.closeIn(tx, key, standing)) ? won : undefined;
    },
  };
};

/** Free rounds are base rounds of slots that are over at once and feed no pool: nothing of them stays open or is shared. */
const takesFree = ({ model, bet: { levels }, hasPools }: GameSetup, bet: Money): boolean =>
  model.kind === 'slot' && !model.isStepped && !hasPools && levels.includes(bet);

/** The free rounds that a session's game has, the first that expire first. */
export const freeRoundsOf = async (
  { db, vendors }: Pick<StudioDeps, 'db' | 'vendors'>,
  { memberId, vendor, game, currency }: Pick<PlaySession, 'memberId' | 'vendor' | 'game' | 'currency'>,
): Promise<FreeRounds | null> => {
  const vendorId = await vendors.houseRounds.findVendor(vendor);
  if (vendorId === undefined) return null;
  const open = await vendors.houseRounds.listOpen(db, memberId, vendorId, game);
  const first = open.find((each) => each.currency === currency);
  if (first === undefined) return null;
  const { won } = await sumCampaign(db, memberId, first.campaign);
  return { campaign: first.campaign, bet: first.bet, left: first.left, won, until: first.expiresAt };
};

type FreeOrder = { readonly campaign?: string | undefined; readonly bet: Money; readonly choice: Choice };

/** The stake of a free round: nothing, where the player has one left for this game and it is played as it was given. */
export const freeStakeFor = async (
  deps: Pick<StudioDeps, 'db' | 'vendors'>,
  session: PlaySession,
  setup: GameSetup,
  { campaign, bet, choice }: FreeOrder,
): Promise<Money | undefined> => {
  const free = await freeRoundsOf(deps, session);
  const isOwn = free?.campaign === campaign && free?.bet === bet && takesFree(setup, bet);
  return isOwn && choice.kind === 'slot' && choice.mode === 'base' ? money(0n) : undefined;
};
