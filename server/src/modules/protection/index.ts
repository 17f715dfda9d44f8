/** Lets a player set limits, pause and leave, and keeps everybody to it. */
import * as contract from '@fairground/contract/protection/endpoints';
import { TIME_OUT_DAYS } from '@fairground/contract/protection/states';
import type { ErrorCode } from '@fairground/contract/errors';
import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { bind } from '../../platform/http/route.ts';
import type { Caller, Session } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import { protectionOffers } from './console.ts';
import type { ProtectionDeps } from './deps.ts';
import { showActivity } from './activity.ts';
import { createCheckJob, createLoginListener } from './reality/jobs.ts';
import { answerCheck, setInterval, showSession } from './reality/play-session.ts';
import { exclusionMonths } from './domain/exclusion.ts';
import { createDormancyJob } from './dormancy/keep-dormancy.ts';
import { createEndJob } from './exclusion/end-exclusions.ts';
import { askToLift, excludeSelf, showState, takeTimeOut } from './exclusion/leave.ts';
import { findPause } from './exclusion/pause-of.ts';
import type { Pause } from './exclusion/pause-of.ts';
import { hasDistress } from './domain/distress.ts';
import { createFeedbackReader } from './harm/read-feedback.ts';
import { noteDeposit, noteMarker } from './harm/note-marker.ts';
import { objectionToOffer } from './harm/objection-to-offer.ts';
import { registerLiftAnswer } from './operator/answer-lift.ts';
import { operatorRoutes } from './operator/routes.ts';
import { harmQueue, protectionQueue, protectionTimeline } from './store/work.ts';
import { protectionData } from './store/personal-data.ts';
import { confirmLimit, reviewLimits, setLimit } from './limits/change-limit.ts';
import type { Asker } from './limits/change-limit.ts';
import { createPromptJob, createTimeJob } from './limits/jobs.ts';
import { readDepositRoom } from './limits/deposit-room.ts';
import type { DepositRoom } from './limits/deposit-room.ts';
import { objectionToDeposit } from './limits/objection-to-deposit.ts';
import { listKeptOutAt } from './store/exclusions.ts';
import type { AskedDeposit } from './limits/objection-to-deposit.ts';
import { showLimits } from './limits/show-limits.ts';

export { memberExcluded } from './facts.ts';
export type { Pause } from './exclusion/pause-of.ts';

export type Protection = Module & {
  /**
   * What forbids a member to pay in this much more, if anything does: a pause, an exclusion or a deposit limit. Locks the
   * member's limits until the commit, so that deposits at the same moment are counted one after another.
   */
  readonly objectionToDeposit: (tx: Tx, member: MemberId, deposit: AskedDeposit) => Promise<ErrorCode | undefined>;
  /** What a member should know before it asks to pay in: a pause, and what its deposit limits leave. */
  readonly depositRoomOf: (reader: Reader, member: MemberId, waiting: Money) => Promise<DepositRoom>;
  /** What forbids a member to take part in offers, if anything does: a pause, an exclusion or an open case of harm. */
  readonly objectionToOffer: (
    tx: Tx,
    member: MemberId,
  ) => Promise<'protection.excluded' | 'protection.time-out' | 'protection.offers-paused' | undefined>;
  /** Those of these members who had asked to be kept out at a moment, for a while or for good. */
  readonly keptOutAt: (members: readonly MemberId[], moment: Date) => Promise<ReadonlySet<MemberId>>;
  /**
   * Notes a deposit that chases a loss, ends a week of rising deposits, or comes by one more way to pay. Called in the
   * transaction that credits it, with the kinds of payment of the last week, this one's included; each sign is noted once.
   */
  readonly noteDeposit: (
    tx: Tx,
    member: MemberId,
    deposit: { readonly reference: string; readonly methods: number },
  ) => Promise<void>;
  /** What keeps a member from playing by its own wish, if anything does. */
  readonly pauseOf: (reader: Reader, member: MemberId) => Promise<Pause | undefined>;
  /** Scores words of distress that a member wrote. Called in the transaction that keeps the message. */
  readonly noteWords: (
    tx: Tx,
    member: MemberId,
    said: { readonly reference: string; readonly text: string },
  ) => Promise<void>;
  /** Notes that a member called a withdrawal back. Called in that transaction. */
  readonly noteCancelledWithdrawal: (
    tx: Tx,
    member: MemberId,
    withdrawal: { readonly reference: string },
  ) => Promise<void>;
};

export const createProtection = (deps: ProtectionDeps): Protection => ({
  objectionToDeposit: (tx, member, deposit) => objectionToDeposit(deps, tx, member, deposit),
  depositRoomOf: (reader, member, waiting) => readDepositRoom(deps, reader, member, waiting),
  objectionToOffer: (tx, member) => objectionToOffer(deps, tx, member),
  keptOutAt: (ids, moment) => listKeptOutAt(deps.db, ids, moment),
  pauseOf: (reader, member) => findPause(deps, reader, member),
  noteDeposit: (tx, member, deposit) => noteDeposit(deps, tx, member, deposit),
  noteWords: async (tx, member, { reference, text }) => {
    if (hasDistress(text)) await noteMarker(deps, tx, member, { kind: 'words-of-distress', key: `words:${reference}` });
  },
  noteCancelledWithdrawal: (tx, member, { reference }) =>
    noteMarker(deps, tx, member, { kind: 'withdrawal-cancelled', key: `withdrawal:${reference}` }),
  personalData: protectionData,
  timelines: [protectionTimeline],
  queues: [protectionQueue, harmQueue],
  console: { offers: protectionOffers },
  listeners: [createLoginListener(deps), createFeedbackReader(deps)],
  schedules: [
    { job: createPromptJob(deps), cron: '*/10 * * * *' },
    { job: createTimeJob(deps), cron: '* * * * *' },
    { job: createEndJob(deps), cron: '* * * * *' },
    { job: createCheckJob(deps), cron: '* * * * *' },
    { job: createDormancyJob(deps), cron: '15 19 * * *' },
  ],
  routes: [
    ...operatorRoutes(deps, registerLiftAnswer(deps, deps.approvals)),
    bind(contract.readLimits, (_input, caller) =>
      showLimits(deps, deps.db, caller.session.memberId, caller.market().policy),
    ),
    bind(contract.setLimit, ({ body }, caller) => setLimit(deps, askerOf(caller), body)),
    bind(contract.confirmLimit, ({ body }, caller) => confirmLimit(deps, askerOf(caller), body)),
    bind(contract.reviewLimits, (_input, caller) => reviewLimits(deps, askerOf(caller))),
    bind(contract.readState, async (_input, caller) => ({
      ...(await showState(deps, deps.db, caller.session.memberId)),
      offered: {
        timeOutDays: [...TIME_OUT_DAYS],
        exclusionMonths: [...exclusionMonths(caller.market().policy.exclusionMonthsMin)],
      },
    })),
    bind(contract.takeTimeOut, ({ body }, caller) => takeTimeOut(deps, askerOf(caller), body.days)),
    bind(contract.excludeSelf, ({ body }, caller) => excludeSelf(deps, askerOf(caller), body.months)),
    bind(contract.askToLift, ({ body }, caller) => askToLift(deps, askerOf(caller), body.reason)),
    bind(contract.readSession, (_input, caller) => showSession(deps, askerOf(caller))),
    bind(contract.answerCheck, (_input, caller) => answerCheck(deps, askerOf(caller))),
    bind(contract.setCheckInterval, ({ body }, caller) => setInterval(deps, askerOf(caller), body.minutes)),
    bind(contract.readActivity, ({ query }, { session }) => showActivity(deps, session, Number(query.days))),
  ],
});

const askerOf = (caller: Caller & { readonly session: Session }): Asker => ({
  member: caller.session.memberId,
  ip: caller.ip,
  policy: caller.market().policy,
});
