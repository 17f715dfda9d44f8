/** Members: opens accounts, and stores profile, status, rates and the place in the tree of each member. */
import * as contract from '@fairground/contract/members/endpoints';
import type { IsAgent } from '@fairground/contract/identity/fields';
import type { Id, MemberId } from '@fairground/contract/ids';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { bind } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import { readTogether } from '../../platform/read-together.ts';
import type { Hold } from '../approvals/index.ts';
import type { Actor } from '../audit/index.ts';
import { checkAgentLimit, setAgentLimitIn } from './agent-limits.ts';
import { allowUpline } from './allow-upline.ts';
import { changeFlag, changeFlagIn } from './change-flag.ts';
import { registerRankGift } from './change-rank.ts';
import type { RankGift } from './change-rank.ts';
import { changeStatus, changeStatusIn } from './change-status.ts';
import { claimPayeeName, replacePayeeName } from './claim-payee-name.ts';
import { closeFeedback } from './close-feedback.ts';
import { checkUsername } from './check-username.ts';
import { findByWords, membersOffers } from './console.ts';
import type { HeldProducts } from './product-rates.ts';
import { productRatesOn, setProductRate, setProductRateIn } from './product-rates.ts';
import { linesOnDay } from './lines.ts';
import { checkMove, makeDueMoves, planMoveIn } from './move.ts';
import type { MoveHook } from './move.ts';
import { findAgentLimit } from './store/agent-limits.ts';
import type { AgentLimit } from './store/agent-limits.ts';
import { listMoves } from './store/moves.ts';
import { setDefaultHead } from './default-head.ts';
import { ageFor } from './applicant.ts';
import type { MembersDeps } from './deps.ts';
import { excludeIn, readmitIn } from './exclude.ts';
import type { Member, MemberStatus } from './domain/member.ts';
import { checkAffiliate } from './invitation.ts';
import { feedbackRoutes } from './feedback-routes.ts';
import { listOwnFeedback, listWaitingFeedback } from './list-feedback.ts';
import type { StaffFeedback } from './list-feedback.ts';
import type { NewLink } from './links.ts';
import { bindDomain, closeLink, createLink } from './links.ts';
import type { NewOpenAccount, OpenedAccount } from './open-account.ts';
import { lockAccount, registerRelease } from './operator/release.ts';
import type { Release } from './operator/release.ts';
import { agentRoutes } from './operator/agent-routes.ts';
import { operatorRoutes } from './operator/routes.ts';
import { openedOn, openAccount, openBelow } from './open-account.ts';
import { openTrial } from './open-trial.ts';
import { changeIcon, changeNickname, readIcon, readInfo } from './profile.ts';
import { register } from './register.ts';
import { sendFeedback } from './send-feedback.ts';
import { linesOn, seriesOn, setRate, setRateIn, setRatesOfAll } from './rates.ts';
import type { RateLine, RatesOfAll } from './rates.ts';
import { rationRates, setRateQuota } from './rate-quotas.ts';
import { sendRegisterCode } from './send-register-code.ts';
import { installDefaults } from './install-defaults.ts';
import { showProfile } from './show-profile.ts';
import type { ToldProfile } from './show-profile.ts';
import type { RatedProduct } from '@fairground/contract/members/product-rates';
import { listRateQuotas } from './store/rates.ts';
import { findReferralCode, listDomains } from './store/links.ts';
import {
  findMember,
  findMemberByAccount,
  listBornOn,
  listExcluded,
  listMembers,
  listRanked,
  lockStatus,
  shareOrigin,
  updateRank,
  walkRegistered,
} from './store/members.ts';
import type { Line, RankedMember } from './store/members.ts';
import { listFeedbackWords } from './store/feedback.ts';
import { findTerms } from './store/terms.ts';
import { listBranchOf } from './store/team.ts';
import { createTeam } from './team.ts';
import type { Team } from './team.ts';
import { publishTerms } from './terms.ts';
import { feedbackTimeline } from './store/feedback-timeline.ts';
import { memberSchedules } from './schedules.ts';
import { memberTimeline } from './timeline.ts';
import { feedbackQueue } from './store/waiting-feedback.ts';
import { membersData } from './store/personal-data.ts';

export { isAgentFlag } from './domain/flags.ts';
export type { Member, MemberStatus } from './domain/member.ts';
export type { Line } from './store/members.ts';
export type { ProductRates } from './domain/product-rates.ts';
export type { AgentLimit } from './store/agent-limits.ts';
export type { TeamMember } from './store/team.ts';
export { feedbackSent, memberClosed, memberRegistered, rankGiven } from './facts.ts';

export type Members = Module & {
  readonly find: (memberId: MemberId) => Promise<Member | undefined>;
  /** Like `find`, but reads through the given reader (for example a transaction) instead of a new connection. */
  readonly findIn: (reader: Reader, memberId: MemberId) => Promise<Member | undefined>;
  /** The status of a member, which nobody changes until the commit. */
  readonly lockStatus: typeof lockStatus;
  /** The texts of these feedback messages, unordered. */
  readonly listFeedbackWords: (
    reader: Reader,
    ids: readonly Id<'feedback'>[],
  ) => Promise<readonly { readonly id: bigint; readonly content: string }[]>;
  /** The members with these ids, unordered; unknown ids are left out. */
  readonly list: (memberIds: readonly MemberId[]) => Promise<readonly Member[]>;
  /** The uplines of members on a business day. Moves in the tree take effect at midnight. */
  readonly linesOn: (reader: Reader, memberIds: readonly MemberId[], day: string) => Promise<readonly Line[]>;
  /** The product rates of members, and of their direct uplines, on a business day. */
  readonly productRatesOn: (
    reader: Reader,
    memberIds: readonly MemberId[],
    day: string,
  ) => Promise<ReadonlyMap<MemberId, HeldProducts>>;
  /** Sets a member's rate of a product from the next midnight on; null returns to the site's default. */
  readonly setProductRate: (
    actor: Actor,
    memberId: MemberId,
    change: Parameters<typeof setProductRate>[3],
  ) => Promise<{ readonly from: string }>;
  /** Sets a rate in the caller's transaction: of a product, or the lottery series (`LOTT`). */
  readonly setAnyRateIn: (
    tx: Tx,
    actor: Actor,
    memberId: MemberId,
    change: { readonly product: RatedProduct | 'LOTT'; readonly rate: number | null },
  ) => Promise<{ readonly from: string }>;
  /** A member with its whole branch, and the head of its line. */
  readonly lineMembersIn: typeof listBranchOf;
  /** The hosts of the site that are bound to an agent. */
  readonly domainsOf: (agent: MemberId) => Promise<readonly string[]>;
  /** How many accounts below an agent may hold each rationed series, and how many do. */
  readonly quotasOf: (agent: MemberId) => Promise<readonly { rate: number; most: number; used: number }[]>;
  /** Limits of a single agent, beside those of the site. */
  readonly agentLimits: {
    readonly find: (reader: Reader, agent: MemberId) => Promise<AgentLimit | undefined>;
    readonly check: typeof checkAgentLimit;
    readonly setIn: (tx: Tx, actor: Actor, agent: MemberId, limit: AgentLimit) => Promise<void>;
    /** How many accounts an agent opened by hand on a day, and how many it may. */
    readonly opened: (agent: MemberId, day: string) => Promise<{ readonly used: number; readonly most: number }>;
  };
  /** Moves in the tree: validated, scheduled for midnight, executed then. Only the module agents calls them. */
  readonly moves: {
    readonly check: typeof checkMove;
    readonly planIn: (
      tx: Tx,
      actor: Actor,
      move: Parameters<typeof planMoveIn>[3],
    ) => Promise<{ readonly from: string }>;
    readonly makeDue: (hook: MoveHook) => Promise<void>;
    readonly list: typeof listMoves;
  };
  /** Members who registered within a time range, page by page. */
  readonly walkRegistered: typeof walkRegistered;
  /** Members with a birthday on one of these days (`MM-dd`), in pages of `limit` after the given member. */
  readonly listBornOn: (days: readonly string[], after: MemberId, limit: number) => Promise<readonly MemberId[]>;
  readonly findByAccount: (account: string) => Promise<Member | undefined>;
  /** The branch of an agent, limited to what the agent is allowed to see. */
  readonly team: Team;
  /** The referral code of a member. */
  readonly referralCodeOf: (memberId: MemberId) => Promise<string | undefined>;
  /** Today's rates of a member and of all its uplines, the head of the line first. */
  readonly lineOf: (memberId: MemberId) => Promise<RateLine>;
  /** The lottery series of members on a business day. */
  readonly seriesOn: (
    reader: Reader,
    memberIds: readonly MemberId[],
    day: string,
  ) => Promise<ReadonlyMap<MemberId, number>>;
  /** Sets the series of a member, at most that of its upline; null follows the upline. */
  readonly setRate: (actor: Actor, memberId: MemberId, rate: number | null) => Promise<{ readonly from: string }>;
  /** Sets the series of heads of lines, and the default of new members whose link names none. */
  readonly setRatesOfAll: (actor: Actor, rates: RatesOfAll) => Promise<{ readonly from: string }>;
  /** Limits how many accounts below an agent may hold series from `from` upwards; null removes the limit. */
  readonly rationRates: (actor: Actor, from: number | null) => Promise<void>;
  readonly setRateQuota: (
    actor: Actor,
    agent: MemberId,
    quota: { readonly rate: number; readonly most: number },
  ) => Promise<void>;
  /** Opens an account whose password must be changed at the first login; for tools, seeds and agents. */
  readonly openAccount: (actor: Actor, account: NewOpenAccount) => Promise<OpenedAccount>;
  readonly createLink: (actor: Actor, link: NewLink) => Promise<{ readonly code: string }>;
  readonly closeLink: (actor: Actor, code: string) => Promise<void>;
  readonly bindDomain: (actor: Actor, host: string, agent: MemberId) => Promise<void>;
  /** Like `changeFlag`, in the caller's transaction. */
  readonly changeFlagIn: (
    tx: Tx,
    actor: Actor,
    change: { readonly memberId: MemberId; readonly isAgent: IsAgent },
  ) => Promise<void>;
  readonly changeFlag: (actor: Actor, memberId: MemberId, isAgent: IsAgent) => Promise<void>;
  /** Allows or forbids transfers of a member or agent to its upline. */
  readonly allowUpline: (actor: Actor, memberId: MemberId, choice: { readonly toUpline: boolean }) => Promise<void>;
  /** Sets the rank in the caller's transaction. Only the module loyalty calls it. */
  readonly setRankIn: (tx: Tx, memberId: MemberId, rankLevel: number) => Promise<void>;
  /** Whether two accounts were opened from the same network or share a payee name. */
  readonly shareOrigin: (reader: Reader, one: MemberId, other: MemberId) => Promise<boolean>;
  /** Members with a rank, in pages ordered by id after the given member. */
  readonly listRanked: (after: MemberId, limit: number) => Promise<readonly RankedMember[]>;
  /** Holds a VIP rank by hand for a second person; 0 is none. */
  readonly holdRank: Hold<RankGift>;
  /**
   * Marks a member as self-excluded and ends its sessions, in the caller's transaction; returns its former status. Until the
   * exclusion ends, registrations that look like the same person are refused, even if the account is closed meanwhile.
   */
  readonly excludeIn: (
    tx: Tx,
    memberId: MemberId,
    until: Date | null,
  ) => Promise<{ readonly statusBefore: MemberStatus }>;
  /** Self-excluded members who may be the same person as another one. */
  readonly listExcluded: typeof listExcluded;
  /** Restores the former status after an exclusion has ended. Only the module protection calls it. */
  readonly readmitIn: (tx: Tx, memberId: MemberId, status: MemberStatus) => Promise<void>;
  readonly changeStatus: (actor: Actor, memberId: MemberId, status: MemberStatus) => Promise<void>;
  /** Closes an account in the transaction of the caller, who looks there whether anything stands against it. */
  readonly closeIn: (tx: Tx, actor: Actor, memberId: MemberId) => Promise<void>;
  /** Locks, freezes or closes an account at once. Refuses changes that lift a restriction: see `holdRelease`. */
  readonly lockAccount: (actor: Actor, memberId: MemberId, status: MemberStatus) => Promise<void>;
  /** Requests the release of a locked account, which a second person approves. */
  readonly holdRelease: Hold<Release>;
  /** The registration profile of a member, for staff. Every read is written to the audit trail. */
  readonly showProfile: (actor: Actor, memberId: MemberId) => Promise<ToldProfile>;
  /** Stores this payee name if the member has none, in the caller's transaction; returns the stored name. */
  readonly claimPayeeName: (tx: Tx, memberId: MemberId, name: string) => Promise<string>;
  /** Replaces the payee name in the transaction that allows it; only the cashier calls it. */
  readonly replacePayeeName: (
    tx: Tx,
    memberId: MemberId,
    change: { readonly name: string; readonly host: string | undefined },
  ) => Promise<string>;
  /** Sets the head of the line that members without an invitation join. */
  readonly setDefaultHead: (actor: Actor, memberId: MemberId) => Promise<void>;
  readonly publishTerms: (
    actor: Actor,
    terms: { readonly version: string; readonly minimumAge: number },
  ) => Promise<void>;
  /** Feedback that staff have not closed yet, oldest first. */
  readonly listFeedback: () => Promise<readonly StaffFeedback[]>;
  readonly closeFeedback: (actor: Actor, id: bigint) => Promise<void>;
  /** Creates the root of the house, the head of its line and the first terms if missing; called at every start. */
  readonly installDefaults: () => Promise<void>;
};

/** Lottery orders read the line of the buyer; under load one statement reads up to this many lines. */
const LINES_TOGETHER = 256;

export const createMembers = (deps: MembersDeps): Members => {
  const { db, clock } = deps;
  const lineToday = readTogether(
    (memberIds: readonly MemberId[]) => linesOn(deps, db, memberIds, deps.days.dayOf(clock.now())),
    { keysMax: LINES_TOGETHER },
  );
  const holdRank = registerRankGift(deps);
  const holdRelease = registerRelease(deps, deps.approvals);
  return {
    find: (memberId) => findMember(db, memberId),
    findIn: findMember,
    lockStatus,
    listFeedbackWords,
    list: (memberIds) => (memberIds.length === 0 ? Promise.resolve([]) : listMembers(db, memberIds)),
    linesOn: linesOnDay,
    productRatesOn: (reader, memberIds, day) => productRatesOn(deps, reader, memberIds, day),
    setProductRate: (actor, memberId, change) => setProductRate(deps, actor, memberId, change),
    setAnyRateIn: (tx, actor, memberId, { product, rate }) =>
      product === 'LOTT'
        ? setRateIn(deps, tx, actor, memberId, rate)
        : setProductRateIn(deps, tx, actor, memberId, { product, rate }),
    lineMembersIn: listBranchOf,
    domainsOf: (agent) => listDomains(db, agent),
    quotasOf: (agent) => listRateQuotas(db, agent),
    agentLimits: {
      find: findAgentLimit,
      check: checkAgentLimit,
      setIn: (tx, actor, agent, limit) => setAgentLimitIn(deps, tx, actor, agent, limit),
      opened: (agent, day) => openedOn(db, agent, day),
    },
    moves: {
      check: checkMove,
      planIn: (tx, actor, move) => planMoveIn(deps, tx, actor, move),
      makeDue: (hook) => makeDueMoves(deps, hook),
      list: listMoves,
    },
    walkRegistered,
    findByAccount: (account) => findMemberByAccount(db, account),
    team: createTeam(db),
    referralCodeOf: (memberId) => findReferralCode(db, memberId),
    lineOf: lineToday,
    seriesOn: (reader, memberIds, day) => seriesOn(deps, reader, memberIds, day),
    setRate: (actor, memberId, rate) => setRate(deps, actor, memberId, rate),
    setRatesOfAll: (actor, rates) => setRatesOfAll(deps, actor, rates),
    rationRates: (actor, from) => rationRates(deps, actor, from),
    setRateQuota: (actor, agent, quota) => setRateQuota(deps, actor, agent, quota),
    openAccount: (actor, account) => openAccount(deps, actor, account),
    createLink: (actor, link) => createLink(deps, actor, link),
    closeLink: (actor, code) => closeLink(deps, actor, code),
    bindDomain: (actor, host, agent) => bindDomain(deps, actor, host, agent),
    changeFlagIn: (tx, actor, change) => changeFlagIn(deps, tx, actor, change),
    changeFlag: (actor, memberId, isAgent) => changeFlag(deps, actor, memberId, isAgent),
    allowUpline: (actor, memberId, choice) => allowUpline(deps, actor, memberId, choice),
    setRankIn: updateRank,
    shareOrigin,
    listBornOn: (bornOn, after, limit) => listBornOn(db, bornOn, after, limit),
    listRanked: (after, limit) => listRanked(db, after, limit),
    holdRank,
    listExcluded,
    excludeIn: (tx, memberId, until) => excludeIn(deps, tx, memberId, until),
    readmitIn: (tx, memberId, status) => readmitIn(deps, tx, memberId, status),
    changeStatus: (actor, memberId, status) => changeStatus(deps, actor, memberId, status),
    closeIn: (tx, actor, memberId) => changeStatusIn(deps, tx, actor, memberId, 'closed'),
    lockAccount: (actor, memberId, status) => lockAccount(deps, actor, memberId, { status }),
    holdRelease,
    showProfile: (actor, memberId) => showProfile(deps, actor, memberId),
    claimPayeeName: (tx, memberId, name) => claimPayeeName(deps, tx, memberId, name),
    replacePayeeName: (tx, memberId, change) => replacePayeeName(deps, tx, memberId, change),
    setDefaultHead: (actor, memberId) => setDefaultHead(deps, actor, memberId),
    publishTerms: (actor, terms) => publishTerms(deps, actor, terms),
    listFeedback: () => listWaitingFeedback(deps),
    closeFeedback: (actor, id) => closeFeedback(deps, actor, id),
    installDefaults: () => installDefaults(deps),

    schedules: memberSchedules(deps),
    personalData: membersData,
    timelines: [memberTimeline, feedbackTimeline],
    queues: [feedbackQueue],
    console: { offers: membersOffers, finds: { 'members.find': (words) => findByWords(deps, words) } },
    routes: [
      ...operatorRoutes(deps, holdRelease),
      ...agentRoutes(deps, holdRank),
      ...feedbackRoutes(deps),
      bind(contract.register, ({ body }, caller) => register(deps, 'register', body, caller)),
      bind(contract.registerMobile, ({ body }, caller) => register(deps, 'registerMobile', body, caller)),
      bind(contract.sendRegisterCode, ({ body }, caller) => sendRegisterCode(deps, body, caller)),
      bind(contract.checkAffiliate, ({ body }, { host }) => checkAffiliate(deps, body, host)),
      bind(contract.checkUsername, ({ body }) => checkUsername(deps, body)),
      bind(contract.readTerms, async (_input, caller) => {
        const terms = await findTerms(db, clock.now());
        return { ...terms, minimumAge: ageFor(terms, caller) };
      }),
      bind(contract.openTrial, ({ body }, caller) => openTrial(deps, body, caller)),
      bind(contract.openAccount, ({ body }, caller) => openBelow(deps, body, caller)),
      bind(contract.sendFeedback, ({ body }, caller) => sendFeedback(deps, body, caller)),
      bind(contract.listFeedback, (_input, { session }) => listOwnFeedback(deps, session.memberId)),
      bind(contract.readInfo, (_input, { session, language }) => readInfo(deps, session.memberId, language)),
      bind(contract.changeNickname, ({ body }, { session }) => changeNickname(deps, session.memberId, body.nickname)),
      bind(contract.readIcon, (_input, { session }) => readIcon(deps, session.memberId)),
      bind(contract.changeIcon, ({ body }, { session }) => changeIcon(deps, session.memberId, body.icon)),
    ],
  };
};
