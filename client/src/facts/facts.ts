import type { EndpointModule, EndpointName } from '@fairground/contract/endpoint-name';

/** The answers that something which happened makes stale: single calls, or all calls of a module. */
export type Fact = readonly (EndpointName | `${EndpointModule}.*`)[];

export const CATALOG_CHANGED: Fact = ['catalog.*'];
export const CONTENT_CHANGED: Fact = ['content.*'];
export const HELP_CHANGED: Fact = ['system.list-help-topics', 'system.read-help-center'];
/** Without the status: a page reads it first, because a closed site refuses the rest. */
export const SETTINGS_CHANGED: Fact = [
  'system.list-countries',
  'system.list-domain-routes',
  'system.list-help-topics',
  'system.read-help-center',
  'system.read-location',
  'system.read-register-rules',
  'system.read-whitelabel',
];

export const SECURITY_CHANGED: Fact = ['identity.*'];

/** Money moved between the member's wallets or came from outside them. */
export const FUNDS_MOVED: Fact = ['wallet.*'];
/** A round or a ticket was staked or paid: the records of bets have a new row. */
export const BETS_MOVED: Fact = [
  'betting.list-bets',
  'betting.read-bet',
  'betting.sum-bets',
  'vendors.list-played-vendors',
];
export const TRANSACTIONS_ADDED: Fact = ['wallet.list-transactions'];

export const FAVOURITES_CHANGED: Fact = ['catalog.list-favourites'];
export const WINNERS_CHANGED: Fact = ['winners.list-winners'];

/** The member bought tickets. */
export const ORDERS_PLACED: Fact = [
  'wallet.*',
  'lottery.list-orders',
  'lottery.list-chases',
  'lottery.list-recent-vietnam',
];
/** Orders of the member changed in a way that may touch every page of the lottery. */
export const ORDERS_CHANGED: Fact = ['wallet.*', 'lottery.*'];
export const NUMBERS_DRAWN: Fact = ['lottery.list-open-numbers', 'lottery.list-vietnam-numbers'];
export const ISSUES_SETTLED: Fact = [
  'lottery.list-chases',
  'lottery.list-orders',
  'lottery.read-chase',
  'lottery.read-order',
  'lottery.read-pools',
  'lottery.read-prizes',
];

export const SEEDS_ROTATED: Fact = ['studio.find-own-rounds', 'studio.read-own-round', 'studio.read-own-seeds'];
export const APPLICATION_CHANGED: Fact = ['promotions.read-application'];
export const FEEDBACK_SENT: Fact = ['members.list-feedback'];
export const CHAT_ADDRESS_CHANGED: Fact = ['support.read-chat-url'];
