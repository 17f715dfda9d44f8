import { createNumbers } from '@fairground/contract/numbers';
import { createApprovals } from './modules/approvals/index.ts';
import { createAudit } from './modules/audit/index.ts';
import { createBetting } from './modules/betting/index.ts';
import { createCatalog } from './modules/catalog/index.ts';
import { createContent } from './modules/content/index.ts';
import { createIdentity, identitySettings } from './modules/identity/index.ts';
import { SERIES_SCALE } from './modules/lottery/index.ts';
import { createMembers } from './modules/members/index.ts';
import { createMessages } from './modules/messages/index.ts';
import { createOperators } from './modules/operators/index.ts';
import { createPictures } from './modules/pictures/index.ts';
import { createPostbox } from './modules/postbox/index.ts';
import { createSystem } from './modules/system/index.ts';
import { createWallet } from './modules/wallet/index.ts';
import { languagesOnOffer } from './platform/brand.ts';
import { createBusinessDays } from './platform/business-days.ts';
import type { Config } from './platform/config.ts';
import { createPasswords } from './platform/passwords/index.ts';
import { secretKeysOf } from './platform/secret-box.ts';
import type { ModuleParts } from './module-parts.ts';
import type { Ground } from './platform/ground.ts';

/** What lower modules ask of higher ones. */
type Later = Required<
  Pick<Parameters<typeof createMembers>[0], 'clubLabelOf' | 'siteRebates' | 'signUpOffers' | 'objectionsToClosing'>
>;

/**
 * The lower half of the composition root: what the modules that players and staff meet stand on. `later` is what a lower
 * module asks of one above it, handed in so that no module is made before it is complete.
 */
export const buildFoundation = (config: Config, parts: ModuleParts, later: Later) => {
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
  const passwords = parts.passwords ?? createPasswords();
  const operators = createOperators({
    ...ground,
    audit,
    passwords,
    secretsKey,
    siteName: brand.name,
    publicUrl: config.publicUrl,
    registerRoleChange: approvals.register,
    registerReset: approvals.register,
    registerKeyGrant: approvals.register,
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
    languages,
    audit,
    format: { numbers: sender.numbers, timeZone: brand.timeZone, currencySymbol: brand.currency.symbol },
  });
  const settings = identitySettings(config, brand.name);
  const identity = createIdentity({ ...ground, languages, geo, audit, system, postbox, messages, settings, passwords });
  const content = createContent({ ...ground, languages, audit, approvals });
  const catalog = createCatalog({ ...ground, languages, audit, approvals, system });
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
    clubLabelOf: later.clubLabelOf,
    siteRebates: later.siteRebates,
    signUpOffers: later.signUpOffers,
    objectionsToClosing: later.objectionsToClosing,
  });
  const betting = createBetting({ ...ground, lanePool, lanes: config.walletLanes, wallet });

  return {
    ...{ ground, days, languages, secretsKey, isPlayMoney },
    ...{ audit, approvals, operators, pictures, system, postbox, messages },
    ...{ identity, content, catalog, wallet, members, betting },
  };
};
