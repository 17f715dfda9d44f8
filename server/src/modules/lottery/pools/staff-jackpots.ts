import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { BusinessDays } from '../../../platform/business-days.ts';
import type { LotteryDeps } from '../deps.ts';
import { ticketPrice } from '../domain/pool-prizes.ts';
import type { KnownGames } from '../games.ts';
import { listJackpots, listJackpotWins } from '../store/jackpots.ts';
import type { JackpotName, JackpotRow, JackpotWinRow } from '../store/jackpots.ts';

type Deps = Pick<LotteryDeps, 'db' | 'clock'> & { readonly games: KnownGames };

export type StaffJackpot = JackpotRow & {
  readonly modelId: string;
  /** What the house begins it with; null where the rules of today have no such jackpot. */
  readonly seed: Money | null;
  readonly won: Pick<JackpotWinRow, 'at' | 'amount'> | null;
};

/** The jackpots of the lotteries for staff: what waits, what came today, and who won them last. */
export type StaffJackpots = {
  readonly list: (today: BusinessDays) => Promise<readonly StaffJackpot[]>;
  readonly wins: (of: JackpotName, limit: number) => Promise<readonly JackpotWinRow[]>;
};

export const createStaffJackpots = ({ db, clock, games }: Deps): StaffJackpots => {
  const seeds = async (): Promise<ReadonlyMap<string, Money>> =>
    new Map(
      (await games.all()).flatMap(({ game }) =>
        (game.pool?.tiers ?? []).flatMap(({ tier, seed }) =>
          seed === undefined ? [] : [[`${game.code} ${tier}`, money(seed * ticketPrice(game))] as const],
        ),
      ),
    );
  return {
    list: async ({ dayOf, timeZone }) => {
      const [rows, seedOf] = await Promise.all([listJackpots(db, { day: dayOf(clock.now()), timeZone }), seeds()]);
      return Promise.all(
        rows.map(async (row) => {
          const [won] = await listJackpotWins(db, row, 1);
          const seed = seedOf.get(`${row.game} ${row.jackpot}`) ?? null;
          return { ...row, modelId: `lottery.${row.game}`, seed, won: won ?? null };
        }),
      );
    },
    wins: (of, limit) => listJackpotWins(db, of, limit),
  };
};
