/** Says whether and how the site is open: status, regions, flags, registration rules, resources, routes and help. */
import * as contract from '@fairground/contract/system/endpoints';
import type { RegisterRule, SiteStatus } from '@fairground/contract/system/endpoints';
import type { FlagKey, FlagValue } from '@fairground/contract/system/flags';
import type { ClosedFor } from '../../platform/http/closure.ts';
import { bind } from '../../platform/http/route.ts';
import type { VisitorAt } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import type { Hold } from '../approvals/index.ts';
import type { Actor } from '../audit/index.ts';
import { listMirrorAddresses, listPictureAddresses } from './beyond-site.ts';
import type { NewRegionRule } from './change-region-rules.ts';
import { listRegionRules } from './change-region-rules.ts';
import { closedFor } from './closed-for.ts';
import { systemFinds } from './console/finds.ts';
import { systemOffers } from './console.ts';
import type { SystemDeps } from './deps.ts';
import { COUNTRIES } from './domain/countries.ts';
import type { RegionRule } from './domain/region-rules.ts';
import type { Channel, HelpArticle, HelpSection, Mirror, ShownResource } from './domain/shown.ts';
import type { CurrentStatus } from './domain/site-status.ts';
import { editHelpArticles, editHelpSections } from './edit-help.ts';
import type { HelpArticleChange, HelpSectionChange } from './edit-help.ts';
import { editChannels, editMirrors, editResources } from './edit-services.ts';
import type { ChannelChange, MirrorChange, ResourceChange } from './edit-services.ts';
import type { Editable } from './editable.ts';
import { helpCentreIn, helpTopicsIn } from './help-centre.ts';
import { listDomainRoutes } from './list-domain-routes.ts';
import { createNoticeBoard } from './notice-board.ts';
import { registerMaintenance } from './operator/maintenance.ts';
import { registerRegionRules } from './operator/region-rules.ts';
import { operatorRoutes } from './operator/routes.ts';
import { settingsRoutes } from './operator/settings.ts';
import { shownRoutes } from './operator/shown.ts';
import { registerStatus } from './operator/status.ts';
import type { MaintenancePlan, PlannedMaintenance } from './plan-maintenance.ts';
import { listMaintenance } from './plan-maintenance.ts';
import { readLocation } from './read-location.ts';
import type { StatusQuestion } from './read-status.ts';
import { readStatus } from './read-status.ts';
import { setFlag } from './set-flag.ts';
import type { RegisterRuleChange } from './set-register-rule.ts';
import { setRegisterRule } from './set-register-rule.ts';
import type { StatusChange } from './set-status.ts';
import type { Flags } from './settings.ts';
import type { SystemDefaults } from './install-defaults.ts';
import { installDefaults } from './install-defaults.ts';
import { insertLiveSince, readLiveSince } from './store/live-since.ts';
import { createVisitorAt } from './visitor-at.ts';

export type { RegionRule } from './domain/region-rules.ts';
export type { Channel } from './domain/shown.ts';
export { SYSTEM_TOPIC } from './notice-board.ts';
export type { SystemDefaults } from './install-defaults.ts';

export type System = Module & {
  /** Whether the site is open to a visitor, with everything the shell shows. */
  readonly statusFor: (question: StatusQuestion) => Promise<SiteStatus>;
  /** Whether the site is closed to a client, and why: the gate of every call. */
  readonly closedFor: ClosedFor;
  /** In which market an address is: for the request pipeline, and for what is answered beside it. */
  readonly visitorAt: VisitorAt;
  readonly readFlags: () => Promise<Flags>;
  /** Whether a switch is on; a word counts as on when it is not empty. */
  readonly isOn: (flag: FlagKey) => Promise<boolean>;
  readonly readRegisterRules: () => Promise<Readonly<Record<string, RegisterRule>>>;
  /** What an operator set, and the windows planned ahead. */
  readonly readCurrentStatus: () => Promise<CurrentStatus>;
  readonly listMaintenance: () => Promise<readonly PlannedMaintenance[]>;
  readonly listRegionRules: () => Promise<readonly RegionRule[]>;
  /** The mirrors a page may call to time them. */
  readonly listMirrorAddresses: () => Promise<readonly string[]>;
  /** Where the pictures of games and the like are kept beside the site. */
  readonly listPictureAddresses: () => Promise<readonly string[]>;

  /** What the product ships and operators change: downloads and links, service channels, mirrors and the help centre. */
  readonly resources: Editable<ShownResource, ResourceChange>;
  readonly channels: Editable<Channel, ChannelChange>;
  readonly mirrors: Editable<Mirror, MirrorChange>;
  readonly helpSections: Editable<HelpSection, HelpSectionChange>;
  readonly helpArticles: Editable<HelpArticle, HelpArticleChange>;

  /** Changes that a second person approves; each answers the number of its approval. */
  readonly holdStatus: Hold<StatusChange>;
  readonly holdMaintenance: Hold<MaintenancePlan>;
  readonly holdMaintenanceCancel: Hold<{ readonly id: bigint }>;
  readonly holdNewRegionRule: Hold<NewRegionRule>;
  readonly holdRegionRuleRemoval: Hold<{ readonly id: bigint }>;

  readonly setFlag: (
    actor: Actor,
    key: string,
    text: string,
  ) => Promise<{ readonly before: FlagValue; readonly after: FlagValue }>;
  readonly setRegisterRule: (actor: Actor, field: string, change: RegisterRuleChange) => Promise<RegisterRule>;
  /** Since when the database holds real money; null where it never did. */
  readonly readLiveSince: () => Promise<Date | null>;
  /** Notes that it holds real money from now on; called by every start in live mode, and the first one counts. */
  readonly rememberLive: () => Promise<void>;
  /** Fills the tables with what the product ships; called at every start. */
  readonly installDefaults: (defaults: SystemDefaults) => Promise<void>;
};

export const createSystem = (deps: SystemDeps): System => {
  const board = createNoticeBoard(deps);
  const { clock, languages } = deps;
  const [siteLanguage] = languages;
  const holds = {
    holdStatus: registerStatus(deps, deps.approvals, board),
    ...registerMaintenance(deps, deps.approvals, board),
    ...registerRegionRules(deps, deps.approvals, board),
  };
  const [channels, mirrors] = [editChannels(deps, board), editMirrors(deps, board)];
  const shown = {
    resources: editResources(deps, board),
    helpSections: editHelpSections(deps, board),
    helpArticles: editHelpArticles(deps, board),
  };
  const readFlags = async () => (await board.settings.read()).flags;
  const readRegisterRules = async () => (await board.settings.read()).registerRules;

  return {
    statusFor: (question) => readStatus(deps, board, question),
    closedFor: (client) => closedFor(deps, board, client),
    visitorAt: createVisitorAt(deps),
    readFlags,
    isOn: async (flag) => Boolean((await readFlags())[flag]),
    readRegisterRules,
    readCurrentStatus: async () => (await board.settings.read()).statusRules.current,
    listMaintenance: () => listMaintenance(deps),
    listRegionRules: () => listRegionRules(deps),
    listMirrorAddresses: () => listMirrorAddresses(board),
    listPictureAddresses: () => listPictureAddresses(board),

    ...shown,
    channels,
    mirrors,

    ...holds,
    setFlag: (actor, key, text) => setFlag(deps, board, actor, key, text),
    setRegisterRule: (actor, field, change) => setRegisterRule(deps, board, actor, field, change),
    readLiveSince: () => readLiveSince(deps.db),
    rememberLive: () => insertLiveSince(deps.db, clock.now()),
    installDefaults: (defaults) => installDefaults(deps, board, defaults),

    jobs: [board.tellEdge],
    console: { offers: systemOffers, finds: systemFinds({ readFlags, helpArticles: shown.helpArticles }) },
    routes: [
      ...operatorRoutes(deps, holds),
      ...settingsRoutes(deps, board, { channels, mirrors }),
      ...shownRoutes(shown),
      bind(contract.readStatus, ({ query }, { ip, host, language }) =>
        readStatus(deps, board, { ip, language, hosts: query.url === undefined ? [host] : [host, query.url] }),
      ),
      bind(contract.readWhitelabel, readFlags),
      bind(contract.readRegisterRules, readRegisterRules),
      bind(contract.listDomainRoutes, (_input, { host }) => listDomainRoutes(board, host)),
      bind(contract.testSpeed, () => ({ at: clock.now() })),
      bind(contract.readHelpCenter, async (_input, { language }) =>
        helpCentreIn(await board.helpCentre.read(), language, siteLanguage),
      ),
      bind(contract.listHelpTopics, async (_input, { language }) =>
        helpTopicsIn(await board.helpCentre.read(), language, siteLanguage),
      ),
      bind(contract.readLocation, (_input, { ip }) => readLocation(deps, ip)),
      bind(contract.listCountries, () => ({ list: [...COUNTRIES] })),
    ],
  };
};
