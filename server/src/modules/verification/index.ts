/** Knows how well a member's identity is proven: documents, who checked them, until when they count. */
import type { MemberId } from '@fairground/contract/ids';
import * as contract from '@fairground/contract/verification/endpoints';
import type { IdentityLevel } from '@fairground/contract/verification/levels';
import type { ShownCase } from '@fairground/contract/verification/operator-endpoints';
import type { CaseState, RejectReason } from '@fairground/contract/verification/states';
import type { Reader } from '../../platform/database/index.ts';
import { bind } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import type { Actor } from '../audit/index.ts';
import { createCheckCase } from './check-case.ts';
import { acceptCase, rejectCase } from './decide.ts';
import { verificationOffers } from './console.ts';
import type { VerificationDeps } from './deps.ts';
import { levelFrom } from './domain/level.ts';
import { createExpireCases } from './expire-cases.ts';
import { operatorRoutes } from './operator/routes.ts';
import { listCases, showCase } from './operator/serve.ts';
import type { CasePage } from './operator/serve.ts';
import { provenName, readStanding, standingIn } from './read-standing.ts';
import { sendDocuments } from './send-documents.ts';
import { verificationData } from './personal-data.ts';
import { verificationQueue, verificationTimeline } from './store/work.ts';

export type Verification = Module & {
  readonly levelOf: (reader: Reader, member: MemberId) => Promise<IdentityLevel>;
  /** The name in the documents that prove who a member is; none without such documents. */
  readonly nameOf: (reader: Reader, member: MemberId) => Promise<string | undefined>;
  /** For staff: cases of a state, oldest first; those in review unless told. */
  readonly listCases: (filter: {
    readonly state?: CaseState | undefined;
    readonly cursor?: bigint | undefined;
  }) => Promise<CasePage>;
  /** One case in full; the audit log keeps who looked. */
  readonly showCase: (actor: Actor, id: bigint) => Promise<ShownCase>;
  readonly acceptCase: (
    actor: Actor,
    id: bigint,
    options?: { readonly validUntil?: string | undefined },
  ) => Promise<void>;
  readonly rejectCase: (
    actor: Actor,
    id: bigint,
    answer: { readonly because: RejectReason; readonly note: string },
  ) => Promise<void>;
};

export const createVerification = (deps: VerificationDeps): Verification => {
  const check = createCheckCase(deps);
  return {
    levelOf: async (reader, member) => levelFrom(await standingIn(deps, reader, member)),
    nameOf: (reader, member) => provenName(deps, reader, member),
    listCases: (filter) => listCases(deps, filter),
    showCase: (actor, id) => showCase(deps, actor, id),
    acceptCase: (actor, id, options) => acceptCase(deps, actor, id, options),
    rejectCase: (actor, id, answer) => rejectCase(deps, actor, id, answer),

    jobs: [check],
    schedules: [{ job: createExpireCases(deps), cron: '10 * * * *' }],
    timelines: [verificationTimeline],
    queues: [verificationQueue],
    console: { offers: verificationOffers },
    personalData: verificationData,
    routes: [
      ...operatorRoutes(deps),
      bind(contract.readStanding, (_input, caller) => readStanding(deps, caller.session.memberId, caller)),
      bind(contract.sendDocuments, async ({ body }, caller) => {
        await sendDocuments(deps, check, body, caller);
        return readStanding(deps, caller.session.memberId, caller);
      }),
    ],
  };
};
