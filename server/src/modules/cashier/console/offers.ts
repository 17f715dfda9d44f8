import type { ConsoleOffer } from '@fairground/contract/console/offer';
import type { Db } from '../../../platform/database/index.ts';
import type { ModuleConsole } from '../../../platform/console.ts';
import { findDeposit } from '../store/deposits.ts';
import { findByNumber } from '../store/withdrawals.ts';
import { channelOffers } from './channels.ts';
import { depositOffers } from './deposits.ts';
import { providerOffers } from './providers.ts';
import { sliceOffers } from './slices.ts';
import { transferOffers } from './transfers.ts';
import { withdrawalOffers } from './withdrawals.ts';
import { withdrawalRuleOffers } from './withdrawal-rules.ts';

export const cashierOffers: ConsoleOffer = {
  queues: [...(withdrawalOffers.queues ?? []), ...(depositOffers.queues ?? []), ...(sliceOffers.queues ?? [])],
  lists: [
    ...(withdrawalOffers.lists ?? []),
    ...(depositOffers.lists ?? []),
    ...(sliceOffers.lists ?? []),
    ...transferOffers.lists,
    ...withdrawalRuleOffers.lists,
    ...providerOffers.lists,
    ...channelOffers.lists,
  ],
  records: [
    ...(withdrawalOffers.records ?? []),
    ...(depositOffers.records ?? []),
    ...(sliceOffers.records ?? []),
    ...transferOffers.records,
    ...withdrawalRuleOffers.records,
    ...channelOffers.records,
  ],
  panels: [
    ...(withdrawalOffers.panels ?? []),
    ...(depositOffers.panels ?? []),
    ...(sliceOffers.panels ?? []),
    ...transferOffers.panels,
  ],
  actions: [
    ...(withdrawalOffers.actions ?? []),
    ...(depositOffers.actions ?? []),
    ...(sliceOffers.actions ?? []),
    ...transferOffers.actions,
    ...withdrawalRuleOffers.actions,
    ...channelOffers.actions,
  ],
  tiles: providerOffers.tiles,
  searches: [...(withdrawalOffers.searches ?? []), ...(depositOffers.searches ?? [])],
};

const NUMBER = /^[A-Z0-9]{4,32}$/;

/** Deposits and withdrawals by their whole number, in any capitals. */
export const cashierFinds = (db: Db): NonNullable<ModuleConsole['finds']> => {
  const byNumber =
    (find: (reader: Db, no: string) => Promise<{ readonly no: string; readonly status: string } | undefined>) =>
    async (words: string) => {
      const no = words.toUpperCase();
      const row = NUMBER.test(no) ? await find(db, no) : undefined;
      return row === undefined ? [] : [{ key: row.no, title: row.no, detail: row.status, isExact: true }];
    };
  return { 'cashier.find-withdrawal': byNumber(findByNumber), 'cashier.find-deposit': byNumber(findDeposit) };
};
