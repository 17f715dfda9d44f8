import type { RaffleSource } from '@fairground/contract/loyalty/states';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Localized } from '../../../platform/localized.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { nextDay } from '../domain/days.ts';
import type { MissionText, StoredPrize } from '../domain/mission.ts';
import { insertRaffle, updateRaffle } from '../store/raffles.ts';
import { newRaffleSeed } from './seeds.ts';

/** A raffle a brand brings along; the key names its row for good. Amounts in units of 1/10,000 as texts. */
export type ShippedRaffle = {
  readonly key: string;
  readonly source: RaffleSource;
  readonly unit: string;
  readonly ticketsMax: number;
  readonly winsMax: number;
  /** For how many days it runs, the day it is added among them. */
  readonly days: number;
  readonly turnover: number;
  readonly hue: number;
  readonly prizes: readonly StoredPrize[];
  readonly texts: Localized<MissionText>;
};

/** Adds the raffles a brand ships, once each, with their seeds: they run from today on. */
export const shipRaffles = (
  deps: Pick<LoyaltyDeps, 'db' | 'clock' | 'days' | 'random' | 'secretsKey'>,
  raffles: readonly ShippedRaffle[],
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const today = deps.days.dayOf(now);
    for (const { key, unit, ticketsMax, winsMax, days, ...raffle } of raffles) {
      const id = await insertRaffle(tx, {
        ...{ ...raffle, unit: BigInt(unit), tickets_max: ticketsMax, wins_max: winsMax },
        ...{ from_day: today, until_day: nextDay(today, days - 1), request_key: `shipped ${key}`, created_at: now },
      });
      if (id !== undefined) await updateRaffle(tx, id, { state: 'ON', ...newRaffleSeed(deps, id) });
    }
  });
