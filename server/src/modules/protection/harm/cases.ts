import type { Id } from '@fairground/contract/ids';
import type { HarmCaseOutcome, HarmCaseState } from '@fairground/contract/protection/markers';
import { HARM_CASE_PAGE_SIZE } from '@fairground/contract/protection/operator-endpoints';
import type { ListedHarmCase, ShownHarmCase } from '@fairground/contract/protection/operator-endpoints';
import { inTransaction } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Actor } from '../../audit/index.ts';
import type { ProtectionDeps } from '../deps.ts';
import { closeCaseRow, findCase, listCases, listMarkers, lockCase, queueMarkers } from '../store/markers.ts';
import type { HarmCase } from '../store/markers.ts';

const MARKERS_SHOWN = 100;

/** Cases of a state, the newest first, in pages. */
export const listHarmCases = async (
  { db }: Pick<ProtectionDeps, 'db'>,
  { state = 'OPEN', cursor }: { readonly state?: HarmCaseState | undefined; readonly cursor?: bigint | undefined },
): Promise<{ list: ListedHarmCase[]; next: Id<'harm-case'> | null }> => {
  const rows = await listCases(db, { state, before: cursor, limit: HARM_CASE_PAGE_SIZE + 1 });
  const page = rows.slice(0, HARM_CASE_PAGE_SIZE);
  return {
    list: page.map(listed),
    next: rows.length > page.length ? ((page.at(-1)?.id ?? null) as Id<'harm-case'> | null) : null,
  };
};

/** One case with the markers of its member; the audit log keeps who looked. */
export const showHarmCase = (deps: ProtectionDeps, actor: Actor, id: bigint): Promise<ShownHarmCase> =>
  inTransaction(deps.db, async (tx) => {
    const row = await findCase(tx, id);
    if (row === undefined) throw new Refusal('protection.case-unknown');
    await deps.audit.record(tx, {
      ...actor,
      action: 'protection.show-case',
      resource: 'member',
      resourceId: row.member_id.toString(),
      before: null,
      after: { case: id.toString() },
    });
    const markers = await listMarkers(tx, row.member_id, MARKERS_SHOWN);
    return { ...listed(row), markers: markers.map(({ kind, points, at }) => ({ kind, points, at })) };
  });

/** What the member of a case did, the newest first. */
export const markersOfCase = async ({ db }: Pick<ProtectionDeps, 'db'>, id: bigint) => {
  const row = await findCase(db, id);
  if (row === undefined) throw new Refusal('protection.case-unknown');
  return listMarkers(db, row.member_id, MARKERS_SHOWN);
};

/** Decides a case. The same decision again changes nothing; another one is refused. */
export const closeHarmCase = (
  { db, clock, audit }: ProtectionDeps,
  actor: Actor,
  { id, outcome }: { readonly id: bigint; readonly outcome: HarmCaseOutcome },
): Promise<ListedHarmCase> =>
  inTransaction(db, async (tx) => {
    const found = await findCase(tx, id);
    if (found === undefined) throw new Refusal('protection.case-unknown');
    // A marker of the same moment counts for this case or for the next one, never for none.
    await queueMarkers(tx, found.member_id);
    const row = await lockCase(tx, id);
    if (row === undefined) throw new Refusal('protection.case-unknown');
    if (row.state === 'CLOSED') {
      if (row.outcome !== outcome) throw new Refusal('protection.case-decided');
      return listed(row);
    }
    await closeCaseRow(tx, id, { outcome, by: actor.actor, at: clock.now() });
    await audit.record(tx, {
      ...actor,
      action: 'protection.close-case',
      resource: 'member',
      resourceId: row.member_id.toString(),
      before: { state: 'OPEN', points: row.points },
      after: { state: 'CLOSED', outcome },
    });
    return listed({ ...row, state: 'CLOSED', outcome, closed_by: actor.actor, closed_at: clock.now() });
  });

const listed = (row: HarmCase): ListedHarmCase => ({
  id: row.id as Id<'harm-case'>,
  memberId: row.member_id,
  state: row.state,
  points: row.points,
  openedAt: row.opened_at,
  outcome: row.outcome,
  closedAt: row.closed_at,
  closedBy: row.closed_by,
});
