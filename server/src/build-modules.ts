import type { Brand } from '@fairground/contract/brand';
import { createNumbers } from '@fairground/contract/numbers';
import type { Game } from '@fairground/engines/lottery/games';
import type { Pool } from 'pg';
import type { Modules } from './built-modules.ts';
import { createApprovals } from './modules/approvals/index.ts';
import { createAudit } from './modules/audit/index.ts';
import { createBetting } from './modules/betting/index.ts';
import { createCashier } from './modules/cashier/index.ts';
import type { PaymentProvider } from './modules/cashier/index.ts';
import { createCatalog } from './modules/catalog/index.ts';
import { deskOffers } from './modules/desk/index.ts';
import { createConsole } from './modules/console/index.ts';
import { createContent } from './modules/content/index.ts';
import { createFigures } from './modules/figures/index.ts';
import { createIdentity, identitySettings } from './modules/identity/index.ts';
import { createLottery, payeesOf, SERIES_SCALE } from './modules/lottery/index.ts';
import { createMembers, isAgentFlag } from './modules/members/index.ts';
import { createMessages } from './modules/messages/index.ts';
import { createOperators } from './modules/operators/index.ts';
import { createPictures } from './modules/pictures/index.ts';
import { createPostbox } from './modules/postbox/index.ts';
import { createPrivacy } from './modules/privacy/index.ts';
import { createPromotions } from './modules/promotions/index.ts';
import { createProtection } from './modules/protection/index.ts';
import { createStudio } from './modules/studio/index.ts';
import { createSupport } from './modules/support/index.ts';
import { createSystem } from './modules/system/index.ts';
import { createVendors } from './modules/vendors/index.ts';
import { createVerification } from './modules/verification/index.ts';
import { createWallet } from './modules/wallet/index.ts';
import { createWinners } from './modules/winners/index.ts';
import { languagesOnOffer } from './platform/brand.ts';
import type { Bus } from './platform/bus/index.ts';
import { createBusinessDays } from './platform/business-days.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { inTransaction } from './platform/database/index.ts';
import type { Db } from './platform/database/index.ts';
import type { Announce } from './platform/events/index.ts';
import type { Geo } from './platform/geo/index.ts';
import type { Enqueue } from './platform/jobs/index.ts';
import type { Log } from './platform/log.ts';
import type { Module } from './platform/module.ts';
import { createPasswords } from './platform/passwords/index.ts';
import type { RandomSource } from './platform/random.ts';
import type { Realtime } from './platform/realtime/index.ts';
import { secretKeysOf } from './platform/secret-box.ts';

/** What every module stands on. */
export type Ground = {
  readonly db: Db;
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly log: Log;
  readonly announce: Announce;
  readonly enqueue: Enqueue;
  readonly realtime: Realtime;
};

/** What is opened before the modules are made. */
export type ModuleParts = Ground & {
  /** Connections for moving money alone. */
  readonly lanePool: Pool;
  /** Connections for what stays written when the transaction beside it rolls back, such as a wrong guess. */
  readonly asideDb: Db;
  readonly geo: Geo;
  readonly brand: Brand;
  /** The lottery games on offer; every game of the engine without it. For chaos and benches. */
  readonly lotteryGames?: readonly Game[];
  /** Payment providers beside those of the sandbox. */
  readonly paymentProviders?: readonly PaymentProvider[];
};

/**
 * The composition root: every module, lowest layer first, made once from what was opened. The node, the admin commands,
 * the seed, chaos and benches all use it, so that no module differs by who made it.
 */
export const buildModules = (config: Config, parts: ModuleParts): Modules => {
  const { db, lanePool, asideDb, bus, geo, brand, clock, random, log, announce, enqueue, realtime } = parts;
  const ground: Ground = { db, bus, clock, random, log, announce, enqueue, realtime };
  const languages = languagesOnOffer(config, brand);
  const secretsKey = secretKeysOf(config);
  const isPlayMoney = config.mode !== 'live';
  const days = createBusinessDays(brand.timeZone);

  const audit = createAudit({ ...ground, secretsKey, anchorsFolder: config.dataFolder });
  const approvals = createApprovals({
    ...ground,
    audit,
    makerMay: (tx, makerId, permission) => operators.mayStill(tx, makerId, permission),
  });
  // One set of threads hashes for players and for staff.
  const passwords = createPasswords();
  const operators = createOperators({
    ...ground,
    audit,
    passwords,
    secretsKey,
    siteName: brand.name,
    publicUrl: config.publicUrl,
    registerRoleChange: approvals.register,
    registerReset: approvals.register,
  });
  const pictures = createPictures({ ...ground, audit });
  const system = createSystem({
    ...ground,
    asideDb,
    geo,
    markets: brand.markets,
    flags: brand.flags,
    languages,
    audit,
    approvals,
    isPlayMoney,
  });
  const sender = {
    brand: brand.name,
    minimumAge: brand.minimumAge,
    timeZone: brand.timeZone,
    numbers: createNumbers(brand.numbers),
    buttonColour: brand.theme.letterButton,
  };
  const postbox = createPostbox({ ...ground, asideDb, audit, sender, settings: config });
  const messages = createMessages({
    ...ground,
    audit,
    format: { numbers: sender.numbers, timeZone: brand.timeZone, currencySymbol: brand.currency.symbol },
  });
  const settings = identitySettings(config, brand.name);
  const identity = createIdentity({ ...ground, geo, audit, system, postbox, messages, settings, passwords });
  const content = createContent({ ...ground, languages, audit, approvals });
  const catalog = createCatalog({ ...ground, languages, audit, system });
  const wallet = createWallet({
    ...ground,
    audit,
    approvals,
    lanePool,
    lanes: config.walletLanes,
    tenant: config.brand,
    countUnread: messages.countUnread,
  });
  const members = createMembers({
    ...ground,
    audit,
    approvals,
    pictures,
    system,
    postbox,
    identity,
    wallet,
    tenant: config.brand,
    days,
    minimumAge: brand.minimumAge,
    rateScale: SERIES_SCALE,
  });
  const betting = createBetting({ ...ground, lanePool, lanes: config.walletLanes, wallet });
  const vendors = createVendors({
    ...ground,
    audit,
    system,
    catalog,
    wallet,
    betting,
    tenant: config.brand,
    mode: config.mode,
    publicUrl: config.publicUrl,
    secretsKey,
  });
  const winners = createWinners({
    ...ground,
    betting,
    members,
    vendors,
    delayMinutes: config.winDelayMinutes,
  });
  const studio = createStudio({
    ...ground,
    catalog,
    vendors,
    maskedNames: winners.maskedNames,
    homeMarketOf: identity.homeMarketOf,
    policy: brand.slots,
    mode: config.mode,
    secretsKey,
  });
  // In one commit with the session: a token of a game must not be good for a moment longer than its session.
  identity.endWithSessions(async (tx, ended) => studio.endSessions(tx, await vendors.endGamesWith(tx, ended)));
  const lottery = createLottery({
    ...ground,
    chainOf: async (member) => payeesOf(member, await members.lineOf(member)),
    audit,
    approvals,
    system,
    catalog,
    wallet,
    betting,
    tenant: config.brand,
    mode: config.mode,
    secretsKey,
    ...(parts.lotteryGames && { offered: parts.lotteryGames }),
  });
  const support = createSupport({ ...ground, languages, audit, system, members });
  const protection = createProtection({ ...ground, days, audit, approvals, messages, identity, members, wallet });
  messages.connectMembers(async (id) => {
    const member = await members.find(id);
    if (member === undefined) return undefined;
    const objection = await inTransaction(ground.db, (tx) => protection.objectionToOffer(tx, id));
    return { ...member, isAgent: isAgentFlag(member.isAgent), takesOffers: objection === undefined };
  });
  const promotions = createPromotions({
    ...ground,
    days,
    languages,
    audit,
    pictures,
    system,
    wallet,
    members,
    tenant: config.brand,
    objectionToOffer: protection.objectionToOffer,
    isPlayMoney,
  });
  const verification = createVerification({
    ...ground,
    days,
    audit,
    identity,
    members,
    messages,
    pictures,
    minimumAge: brand.minimumAge,
    mode: config.mode,
  });
  const cashier = createCashier({
    ...ground,
    days,
    audit,
    approvals,
    identity,
    members,
    messages,
    pictures,
    protection,
    system,
    verification,
    wallet,
    mode: config.mode,
    tenant: config.brand,
    publicUrl: config.publicUrl,
    secretsKey,
    providers: parts.paymentProviders,
  });
  const figures = createFigures({ ...ground, days, betting, members, wallet });
  const holders = [
    identity,
    members,
    messages,
    wallet,
    betting,
    lottery,
    studio,
    promotions,
    support,
    catalog,
    winners,
  ];
  const privacy = createPrivacy({
    ...ground,
    audit,
    identity,
    members,
    messages,
    contributions: [...holders, pictures, verification, protection, cashier, figures].flatMap(
      ({ personalData }) => personalData ?? [],
    ),
  });
  const modules = {
    audit,
    approvals,
    operators,
    pictures,
    system,
    postbox,
    messages,
    identity,
    content,
    catalog,
    wallet,
    members,
    betting,
    vendors,
    studio,
    winners,
    lottery,
    support,
    promotions,
    verification,
    protection,
    cashier,
    figures,
    privacy,
  };
  // The desk is made after all others, for it reads what they contribute; its offers are data and known before.
  const offered = Object.values<Module>(modules).flatMap(({ console: own }) => own ?? []);
  const contributions = [...offered, { offers: deskOffers }];
  return { ...modules, console: createConsole({ ...ground, brand, mode: config.mode, contributions }) };
};

/** Lets money that is on its way arrive, highest layer first. */
export const drainModules = ({ studio, vendors, betting, wallet }: Modules): Promise<void> =>
  studio.drain().then(vendors.drain).then(betting.drain).then(wallet.drain);
