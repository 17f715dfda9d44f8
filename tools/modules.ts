/**
 * The one table of modules: every package and every server module with what it may use.
 * ARCHITECTURE.md draws it, boundaries.ts makes rules of it, tidy.test.ts compares it with the folders.
 */

import type { SqlException } from './check/sql-use.ts';

export type PackageName =
  | 'contract'
  | 'engines'
  | 'locales'
  | 'server'
  | 'ui'
  | 'client'
  | 'web'
  | 'console'
  | 'arcade'
  | 'tools'
  | 'e2e';

type Package = {
  readonly is: string;
  readonly mayUse: readonly PackageName[];
};

export const PACKAGES: Readonly<Record<PackageName, Package>> = {
  contract: { is: 'what both ends must agree on, as data', mayUse: [] },
  engines: { is: 'game mathematics: pure, randomness handed in', mayUse: ['contract'] },
  locales: { is: 'every text in every language, and their compiler', mayUse: ['contract'] },
  server: { is: 'the modular monolith', mayUse: ['contract', 'engines', 'locales'] },
  ui: { is: 'the design system, without data and texts', mayUse: ['contract'] },
  client: {
    is: 'what every application in a browser needs of the server: calls, session, pushes, texts',
    mayUse: ['contract', 'locales'],
  },
  web: { is: 'the player site', mayUse: ['contract', 'engines', 'locales', 'ui', 'client'] },
  console: { is: 'the application of staff', mayUse: ['contract', 'locales', 'ui', 'client'] },
  arcade: { is: 'the game clients, each in a frame of its own', mayUse: ['contract', 'engines', 'locales'] },
  tools: {
    is: 'what starts, tests, checks and measures',
    mayUse: ['contract', 'engines', 'locales', 'server', 'ui', 'web', 'console', 'arcade'],
  },
  e2e: { is: 'browser journeys against the built product', mayUse: ['contract'] },
};

export type ModuleName =
  | 'audit'
  | 'approvals'
  | 'pictures'
  | 'system'
  | 'postbox'
  | 'operators'
  | 'messages'
  | 'identity'
  | 'content'
  | 'catalog'
  | 'wallet'
  | 'members'
  | 'betting'
  | 'vendors'
  | 'studio'
  | 'winners'
  | 'lottery'
  | 'sports'
  | 'rooms'
  | 'support'
  | 'promotions'
  | 'verification'
  | 'protection'
  | 'cashier'
  | 'figures'
  | 'loyalty'
  | 'agents'
  | 'privacy'
  | 'risk'
  | 'integrity'
  | 'webhooks'
  | 'console'
  | 'desk';

/** The server's modules, ground floor first. All may use `platform`; a call never goes up. */
export const MODULES: Readonly<Record<ModuleName, { readonly mayUse: readonly ModuleName[] }>> = {
  audit: { mayUse: [] },
  approvals: { mayUse: ['audit'] },
  pictures: { mayUse: ['audit'] },
  system: { mayUse: ['audit', 'approvals'] },
  postbox: { mayUse: ['audit'] },
  operators: { mayUse: ['audit'] },
  messages: { mayUse: ['audit'] },
  identity: { mayUse: ['audit', 'system', 'postbox', 'messages'] },
  content: { mayUse: ['audit', 'approvals'] },
  catalog: { mayUse: ['audit', 'approvals', 'system'] },
  wallet: { mayUse: ['audit', 'approvals'] },
  members: { mayUse: ['audit', 'approvals', 'pictures', 'system', 'postbox', 'identity', 'wallet'] },
  betting: { mayUse: ['wallet'] },
  vendors: { mayUse: ['audit', 'system', 'catalog', 'wallet', 'betting'] },
  studio: { mayUse: ['audit', 'catalog', 'vendors'] },
  winners: { mayUse: ['catalog', 'members', 'betting', 'vendors'] },
  lottery: { mayUse: ['audit', 'approvals', 'system', 'catalog', 'wallet', 'betting'] },
  sports: { mayUse: ['audit', 'approvals', 'catalog', 'wallet', 'betting'] },
  rooms: { mayUse: ['audit', 'approvals', 'catalog', 'wallet', 'betting'] },
  verification: { mayUse: ['audit', 'pictures', 'messages', 'identity', 'members'] },
  protection: { mayUse: ['audit', 'approvals', 'messages', 'identity', 'wallet', 'members'] },
  support: { mayUse: ['audit', 'system', 'members', 'protection'] },
  promotions: {
    mayUse: ['audit', 'approvals', 'pictures', 'system', 'messages', 'content', 'wallet', 'members', 'protection'],
  },
  cashier: {
    mayUse: [
      'audit',
      'approvals',
      'pictures',
      'system',
      'messages',
      'identity',
      'wallet',
      'members',
      'betting',
      'verification',
      'protection',
    ],
  },
  figures: { mayUse: ['wallet', 'members', 'betting', 'cashier'] },
  loyalty: { mayUse: ['audit', 'approvals', 'identity', 'wallet', 'members', 'betting', 'cashier', 'figures'] },
  agents: {
    mayUse: ['audit', 'approvals', 'system', 'messages', 'identity', 'wallet', 'members', 'betting', 'figures'],
  },
  privacy: { mayUse: ['audit', 'messages', 'identity', 'wallet', 'members'] },
  risk: { mayUse: ['audit', 'identity', 'wallet', 'members', 'rooms', 'cashier'] },
  webhooks: { mayUse: ['audit', 'members', 'protection', 'cashier'] },
  integrity: { mayUse: ['audit', 'identity', 'catalog', 'betting', 'vendors', 'cashier'] },
  console: { mayUse: ['audit'] },
  desk: { mayUse: ['audit', 'wallet', 'members', 'cashier', 'figures'] },
};

/** SQL that names what another module owns: each with the reason why a call of that module would be worse. */
export const SQL_EXCEPTIONS: readonly SqlException[] = [
  {
    module: 'betting',
    names: ['wallet_operation', 'wallet_pay_wins', 'wallet_win', 'wallet_grant', 'wallet_running_grants'],
    reason:
      'A market is settled as sets within the database: accounts of stakes, payments of winners and running grants are joined there.',
  },
  {
    module: 'betting',
    names: ['wallet_month_base'],
    reason:
      'Bets are numbered from the sequence of the ledger, so that a time bounds their ids as it does those of legs.',
  },
];

export const packageNames = Object.keys(PACKAGES) as readonly PackageName[];
export const moduleNames = Object.keys(MODULES) as readonly ModuleName[];
