import { bonusLawOf } from './bonus-law.ts';
import { buildFoundation } from './build-foundation.ts';
import type { ModuleParts } from './module-parts.ts';
import type { Modules } from './built-modules.ts';
import { createAgents } from './modules/agents/index.ts';
import { createCashier } from './modules/cashier/index.ts';
import { deskOffers } from './modules/desk/index.ts';
import { createConsole } from './modules/console/index.ts';
import { createFigures } from './modules/figures/index.ts';
import { createIntegrity } from './modules/integrity/index.ts';
import { createLottery, payeesOf, SERIES_SCALE } from './modules/lottery/index.ts';
import { createLoyalty } from './modules/loyalty/index.ts';
import { isAgentFlag } from './modules/members/index.ts';
import { createPrivacy } from './modules/privacy/index.ts';
import { createPromotions } from './modules/promotions/index.ts';
import { createProtection } from './modules/protection/index.ts';
import { createRisk } from './modules/risk/index.ts';
import { createRooms } from './modules/rooms/index.ts';
import { createSports } from './modules/sports/index.ts';
import { createStudio } from './modules/studio/index.ts';
import { createSupport } from './modules/support/index.ts';
import { createVendors } from './modules/vendors/index.ts';
import { createVerification } from './modules/verification/index.ts';
import { createWebhooks } from './modules/webhooks/index.ts';
import { createWinners } from './modules/winners/index.ts';
import type { Config } from './platform/config.ts';
import { inTransaction } from './platform/database/index.ts';
import type { Module } from './platform/module.ts';

/**
 * The composition root: every module, lowest layer first, made once from what was opened. The node, the admin commands,
 * the seed, chaos and benches all use it, so that no module differs by who made it.
 */
export const buildModules = (config: Config, parts: ModuleParts): Modules => {
  const { brand } = parts;
  const foundation = buildFoundation(config, parts, {
    clubLabelOf: (level, language) => loyalty.clubLabelOf(level, language),
    siteRebates: (reader) => loyalty.rebateRates(reader),
    signUpOffers: {
      prepare: (member, currency) => promotions.signUpOffers.prepare(member, currency),
      grantIn: (tx, newcomer) => promotions.signUpOffers.grantIn(tx, newcomer),
    },
    objectionsToClosing: (member) => privacy.objectionsTo(member),
  });
  const { ground, days, languages, secretsKey, isPlayMoney } = foundation;
  const { audit, approvals, operators, pictures, system, postbox, messages } = foundation;
  const { identity, content, catalog, wallet, members, betting } = foundation;
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
    days,
    catalog,
    sharedJackpots: {
      list: (today) => lottery.jackpots.list(today),
      wins: (of, limit) => lottery.jackpots.wins(of, limit),
    },
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
  const sports = createSports({
    ...ground,
    audit,
    approvals,
    catalog,
    wallet,
    betting,
    tenant: config.brand,
    mode: config.mode,
    currency: brand.currency.code,
    secretsKey,
  });
  const rooms = createRooms({
    ...ground,
    audit,
    approvals,
    catalog,
    wallet,
    betting,
    maskedNames: winners.maskedNames,
    tenant: config.brand,
    currency: brand.currency.code,
    secretsKey,
    ...(parts.roomsPace && { pace: parts.roomsPace }),
  });
  const protection = createProtection({ ...ground, days, audit, approvals, messages, identity, members, wallet });
  const support = createSupport({ ...ground, languages, audit, system, members, protection });
  messages.connectMembers(async (id) => {
    const member = await members.find(id);
    if (member === undefined) return undefined;
    const objection = await inTransaction(ground.db, (tx) => protection.objectionToOffer(tx, id));
    return { ...member, isAgent: isAgentFlag(member.isAgent), takesOffers: objection === undefined };
  });
  const wagering = bonusLawOf(brand.markets, identity.homeMarketOf);
  const promotions = createPromotions({
    ...ground,
    days,
    languages,
    audit,
    approvals,
    pictures,
    system,
    wallet,
    members,
    messages,
    tenant: config.brand,
    objectionToOffer: protection.objectionToOffer,
    isPlayMoney,
    secretsKey,
    wagering,
    above: {
      openTurnover: (tx, turnover) => cashier.openTurnover(tx, { ...turnover, source: 'PROMO' }),
      marksOf: async (reader, member) => {
        const { devices, networks, mobile } = await identity.tracesOf(reader, member);
        const payee = (await members.find(member))?.payeeName ?? null;
        const persons = [mobile, payee, ...(await cashier.accountMarksOf(reader, member))];
        return { devices, addresses: networks, persons: persons.filter((value) => value !== null) };
      },
      riskLevelsOf: (reader, ids) => risk.levelsOf(reader, ids),
      freeRounds: studio.freeRounds,
      history: {
        closedUntil: () => figures.closedUntil(),
        results: (range, after, limit) => figures.walkResults(range, after, limit),
        deposits: (since, after, limit) => cashier.listCreditedSince(ground.db, since, after, limit),
      },
    },
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
    offers: promotions.depositOffers,
    categoryOf: async (product) => (await betting.productOf(product))?.category,
    standing: {
      needsDeposit: promotions.needsDeposit,
      dailyCountOf: (reader, member) => loyalty.dailyWithdrawalsOf(reader, member),
      hasActiveBonus: wallet.grants.hasRunning,
      forfeitBonus: (tx, member) => wallet.grants.forfeitIn(tx, member),
      underInvestigation: async (reader, member) => (await risk.underInvestigation([member], reader)).has(member),
    },
  });
  const figures = createFigures({ ...ground, days, betting, cashier, members, wallet });
  const loyalty = createLoyalty({
    ...ground,
    days,
    languages,
    audit,
    approvals,
    ...{ betting, cashier, figures, identity, members, wallet },
    tenant: config.brand,
    maskedNames: winners.maskedNames,
    objectionToOffer: protection.objectionToOffer,
    wageringTimesMaxOf: async (reader, member) => (await wagering.lawOf(reader, member)).timesMax,
    freeSpins: promotions.freeSpins,
    secretsKey,
  });
  promotions.claimables.register(loyalty.rewards);
  const agents = createAgents({
    ...{ ...ground, days, approvals, audit, betting, figures, identity, members, messages, system, wallet },
    rateScale: SERIES_SCALE,
    tenant: config.brand,
    underInvestigation: (ids) => risk.underInvestigation(ids),
    keptOutAt: protection.keptOutAt,
  });
  const risk = createRisk({ ...ground, secretsKey, audit, identity, members, cashier });
  const integrity = createIntegrity({ ...ground, days, audit, betting, vendors, copyFolder: config.logCopyFolder });
  const webhooks = createWebhooks({ ...ground, secretsKey, audit, isSandbox: config.mode === 'sandbox' });
  const holders = [
    identity,
    members,
    messages,
    wallet,
    betting,
    lottery,
    sports,
    rooms,
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
    wallet,
    contributions: [...holders, pictures, verification, protection, cashier, figures, loyalty, agents, risk].flatMap(
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
    sports,
    rooms,
    support,
    promotions,
    verification,
    protection,
    cashier,
    figures,
    loyalty,
    agents,
    privacy,
    risk,
    integrity,
    webhooks,
  };
  // The desk is made after all others, for it reads what they contribute; its offers are data and known before.
  const offered = Object.values<Module>(modules).flatMap(({ console: own }) => own ?? []);
  const contributions = [...offered, { offers: deskOffers }];
  const routes = Object.values<Module>(modules).flatMap((each) => each.routes ?? []);
  return {
    ...modules,
    console: createConsole({ ...ground, languages, audit, brand, mode: config.mode, contributions, routes }),
  };
};

/** Lets money that is on its way arrive, highest layer first. */
export const drainModules = ({ studio, vendors, betting, wallet }: Modules): Promise<void> =>
  studio.drain().then(vendors.drain).then(betting.drain).then(wallet.drain);
