import type { MemberId } from '@fairground/contract/ids';
import { RISK_PAGE_SIZE } from '@fairground/contract/risk/operator-endpoints';
import type { ListedRiskCase } from '@fairground/contract/risk/operator-endpoints';
import type { RiskCaseState, RiskResult, RiskRule } from '@fairground/contract/risk/states';
import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { RiskDeps } from './deps.ts';
import { levelOf } from './domain/rules.ts';
import { closeCaseRow, findCase, findOpenCase, insertCase, listCases } from './store/cases.ts';
import type { RiskCase, RiskCaseId } from './store/cases.ts';
import { lockMember } from './store/risk-in.ts';
import { findWeighed, listByScore } from './store/scores.ts';
import type { ByScore } from './store/scores.ts';

type Deps = Pick<RiskDeps, 'db' | 'clock' | 'audit' | 'members'>;

/** Cases of a state, the highest score first, in pages. */
export const showCases = async (
  { db, members }: Deps,
  {
    state = 'OPEN',
    result,
    cursor,
  }: {
    readonly state?: RiskCaseState | undefined;
    readonly result?: RiskResult | undefined;
    readonly cursor?: string | undefined;
  },
): Promise<{ list: ListedRiskCase[]; next: string | null }> => {
  const rows = await listCases(db, { state, result, behind: placeOf(cursor), limit: RISK_PAGE_SIZE + 1 });
  const page = rows.slice(0, RISK_PAGE_SIZE);
  const names = await namesOf(
    members,
    page.map(({ member_id }) => member_id),
  );
  const last = page.at(-1);
  return {
    list: page.map((row) => listed(row, names)),
    next: rows.length > page.length && last !== undefined ? `${last.score}-${last.id}` : null,
  };
};

/** One case with the rules behind its score; the audit log keeps who looked. */
export const showCase = (deps: Deps, actor: Actor, id: RiskCaseId) =>
  inTransaction(deps.db, async (tx) => {
    const row = await findCase(tx, id);
    if (row === undefined) throw new Refusal('risk.case-unknown');
    const weighed = await findWeighed(tx, row.member_id);
    const names = await namesOf(deps.members, [row.member_id]);
    await deps.audit.record(tx, {
      ...actor,
      action: 'risk.show-case',
      resource: 'member',
      resourceId: row.member_id.toString(),
      before: null,
      after: { case: id.toString() },
    });
    return { ...listed(row, names), reasons: [...(weighed?.reasons ?? [])] };
  });

/** Opens a case by hand; its score is the one the member has. */
export const openCase = (deps: Deps, actor: Actor, member: MemberId): Promise<ListedRiskCase> =>
  inTransaction(deps.db, async (tx) => {
    const names = await namesOf(deps.members, [member]);
    if (!names.has(member)) throw new Refusal('risk.member-unknown');
    await lockMember(tx, member);
    if ((await findOpenCase(tx, member)) !== undefined) throw new Refusal('risk.case-open');
    const score = (await findWeighed(tx, member))?.score ?? 0;
    const row = await insertCase(tx, { member, score, at: deps.clock.now(), by: actor.actor });
    await deps.audit.record(tx, {
      ...actor,
      action: 'risk.open-case',
      resource: 'member',
      resourceId: member.toString(),
      before: null,
      after: { case: row.id.toString(), score },
    });
    return listed(row, names);
  });

/** Decides a case. The same decision again changes nothing; another one is refused. */
export const closeCase = (
  { db, clock, audit, members }: Deps,
  actor: Actor,
  { caseId, result }: { readonly caseId: RiskCaseId; readonly result: RiskResult },
): Promise<ListedRiskCase> =>
  inTransaction(db, async (tx) => {
    const found = await findCase(tx, caseId);
    if (found === undefined) throw new Refusal('risk.case-unknown');
    await lockMember(tx, found.member_id);
    const names = await namesOf(members, [found.member_id]);
    const row = (await findCase(tx, caseId)) ?? found;
    if (row.state === 'CLOSED') {
      if (row.result !== result) throw new Refusal('risk.case-decided');
      return listed(row, names);
    }
    const closed = await closeCaseRow(tx, caseId, { result, by: actor.actor, at: clock.now() });
    await audit.record(tx, {
      ...actor,
      action: 'risk.close-case',
      resource: 'member',
      resourceId: row.member_id.toString(),
      before: { state: 'OPEN', score: row.score },
      after: { state: 'CLOSED', result },
    });
    return listed(closed, names);
  });

/** The score of one member with the rules behind it. */
export const showMember = async ({ db, members }: Deps, member: MemberId) => {
  if ((await members.find(member)) === undefined) throw new Refusal('risk.member-unknown');
  const weighed = await findWeighed(db, member);
  const score = weighed?.score ?? 0;
  return {
    score,
    level: levelOf(score),
    weighedAt: weighed?.weighedAt ?? null,
    openCase: (await findOpenCase(db, member))?.id ?? null,
    reasons: [...(weighed?.reasons ?? [])],
  };
};

/** Members by their score, the highest first, in pages. */
export const showScores = async (
  { db, members }: Deps,
  { rule, cursor }: { readonly rule?: RiskRule | undefined; readonly cursor?: string | undefined },
) => {
  const rows = await listByScore(db, { rule, behind: placeOf(cursor), limit: RISK_PAGE_SIZE + 1 });
  const page = rows.slice(0, RISK_PAGE_SIZE);
  const names = await namesOf(
    members,
    page.map(({ member }) => member),
  );
  const last = page.at(-1);
  return {
    list: page.flatMap(({ member, score, reasons, weighedAt }) =>
      weighedAt === null
        ? []
        : [
            {
              memberId: member,
              account: names.get(member) ?? '',
              score,
              level: levelOf(score),
              rules: reasons.map((reason) => reason.rule),
              weighedAt,
            },
          ],
    ),
    next: rows.length > page.length && last !== undefined ? `${last.score}-${last.member}` : null,
  };
};

const placeOf = (cursor: string | undefined): ByScore | undefined => {
  if (cursor === undefined) return undefined;
  const [score = '0', id = '0'] = cursor.split('-');
  return { score: Number(score), id: BigInt(id) };
};

const namesOf = async (members: Deps['members'], ids: readonly MemberId[]): Promise<ReadonlyMap<MemberId, string>> =>
  new Map((await members.list([...new Set(ids)])).map(({ id, account }) => [id, account]));

const listed = (row: RiskCase, names: ReadonlyMap<MemberId, string>): ListedRiskCase => ({
  caseId: row.id,
  memberId: row.member_id,
  account: names.get(row.member_id) ?? '',
  state: row.state,
  score: row.score,
  openedAt: row.opened_at,
  openedBy: row.opened_by,
  result: row.result,
  closedAt: row.closed_at,
  closedBy: row.closed_by,
});
