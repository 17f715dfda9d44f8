import type { Id } from '@fairground/contract/ids';
import * as contract from '@fairground/contract/protection/operator-endpoints';
import type { ExclusionState } from '@fairground/contract/protection/states';
import type { Caller, Operator, Route } from '../../../platform/http/route.ts';
import { bind } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { showWaiting } from '../../../platform/work-queue.ts';
import type { Hold } from '../../approvals/index.ts';
import type { Actor } from '../../audit/index.ts';
import type { ProtectionDeps } from '../deps.ts';
import { answerBy } from '../domain/exclusion.ts';
import { closeHarmCase, listHarmCases, markersOfCase, showHarmCase } from '../harm/cases.ts';
import { listExclusions, readExclusion as readRow } from '../store/exclusions.ts';
import type { StoredExclusion } from '../store/exclusions.ts';
import { harmQueue, protectionQueue } from '../store/work.ts';
import { limitRoutes } from './limits.ts';
import type { LiftAnswer } from './answer-lift.ts';
import { versionOf } from './answer-lift.ts';

/** The calls of staff. */
export const operatorRoutes = (deps: ProtectionDeps, holdLiftAnswer: Hold<LiftAnswer>): readonly Route[] => [
  ...limitRoutes(deps),
  bind(contract.listExclusions, ({ query }) => pageOf(deps, query.state, query.cursor)),
  bind(contract.readExclusion, async ({ query }) => {
    const row = await readRow(deps.db, query.id);
    if (row === undefined) throw new Refusal('protection.exclusion-unknown');
    return shown(row);
  }),
  bind(contract.listLiftRequests, ({ query }) => pageOf(deps, 'LIFT_ASKED', query.cursor)),
  bind(contract.countLiftRequests, () => showWaiting(deps.db, protectionQueue)),
  bind(contract.countHarmCases, () => showWaiting(deps.db, harmQueue)),
  bind(contract.listCaseMarkers, async ({ query }) => {
    const markers = await markersOfCase(deps, query.id);
    return { list: markers.map(({ kind, points, at }, place) => ({ marker: place + 1, kind, points, at })) };
  }),
  bind(contract.answerLift, async ({ body: { version, reason, ...answer } }, caller) => ({
    approvalId: (await holdLiftAnswer(caller, answer, { reason, version })) as Id<'approval'>,
  })),
  bind(contract.listHarmCases, ({ query }) => listHarmCases(deps, query)),
  bind(contract.readHarmCase, ({ query }, caller) => showHarmCase(deps, actorOf(caller, 'looked at a case'), query.id)),
  bind(contract.closeHarmCase, ({ body: { reason, ...decision } }, caller) =>
    closeHarmCase(deps, actorOf(caller, reason), decision),
  ),
];

const pageOf = async ({ db }: ProtectionDeps, state: ExclusionState | undefined, before: bigint | undefined) => {
  const size = contract.EXCLUSION_PAGE_SIZE;
  const rows = await listExclusions(db, { state, before, limit: size + 1 });
  const page = rows.slice(0, size);
  return {
    list: page.map(shown),
    next: rows.length > size ? ((page.at(-1)?.id ?? null) as Id<'exclusion'> | null) : null,
  };
};

const shown = (row: StoredExclusion) => ({
  id: row.id as Id<'exclusion'>,
  memberId: row.member,
  state: row.state,
  beganAt: row.beganAt,
  endsAt: row.endsAt,
  reason: row.reason,
  askedAt: row.askedAt,
  answerBy: row.state === 'LIFT_ASKED' && row.askedAt !== null ? answerBy(row.askedAt) : null,
  liftsAt: row.liftsAt,
  version: versionOf(row),
});

const actorOf = ({ operator, ip }: Pick<Caller, 'ip'> & { readonly operator: Operator }, reason: string): Actor => ({
  actorKind: 'operator',
  actor: operator.name,
  reason,
  ip,
});
