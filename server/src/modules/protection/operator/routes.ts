import type { Id } from '@fairground/contract/ids';
import * as contract from '@fairground/contract/protection/operator-endpoints';
import type { Caller, Operator, Route } from '../../../platform/http/route.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Hold } from '../../approvals/index.ts';
import type { Actor } from '../../audit/index.ts';
import type { ProtectionDeps } from '../deps.ts';
import { answerBy } from '../domain/exclusion.ts';
import { closeHarmCase, listHarmCases, showHarmCase } from '../harm/cases.ts';
import { listExclusions } from '../store/exclusions.ts';
import type { LiftAnswer } from './answer-lift.ts';
import { versionOf } from './answer-lift.ts';

/** The calls of staff. */
export const operatorRoutes = (deps: ProtectionDeps, holdLiftAnswer: Hold<LiftAnswer>): readonly Route[] => [
  bind(contract.listExclusions, async ({ query: { state, cursor } }) => {
    const size = contract.EXCLUSION_PAGE_SIZE;
    const rows = await listExclusions(deps.db, { state, before: cursor, limit: size + 1 });
    const page = rows.slice(0, size);
    return {
      list: page.map((row) => ({
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
      })),
      next: rows.length > size ? ((page.at(-1)?.id ?? null) as Id<'exclusion'> | null) : null,
    };
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

const actorOf = ({ operator, ip }: Pick<Caller, 'ip'> & { readonly operator: Operator }, reason: string): Actor => ({
  actorKind: 'operator',
  actor: operator.name,
  reason,
  ip,
});
