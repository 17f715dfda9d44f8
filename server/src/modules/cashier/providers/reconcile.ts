import type { Id } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Actor } from '../../audit/index.ts';
import type { DepositDeps } from '../deposit/parts.ts';
import { listPaid } from '../store/deposits.ts';
import { closeCase, listOpenCases, openCase } from '../store/notices.ts';
import type { CaseRow } from '../store/notices.ts';
import { differencesOf } from './differences.ts';
import type { Difference } from './differences.ts';

export type Reconciled = {
  readonly provider: string;
  /** Nothing where the provider gave no statement. */
  readonly lines: number | undefined;
  readonly differences: readonly Difference[];
};

/** A payment is booked there shortly before it is booked here; both ends of a span are compared with this much of it around. */
const SLACK_MS = 3_600_000;
const DAY_MS = 86_400_000;
const CASES_MAX = 50;

/** Compares the statements of all providers with our deposits of a span of time; each difference is kept as a case. */
export const reconcile = async (
  deps: DepositDeps,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<readonly Reconciled[]> => {
  const results: Reconciled[] = [];
  for (const provider of deps.providers)
    try {
      const around = { from: new Date(from.getTime() - SLACK_MS), to: new Date(to.getTime() + SLACK_MS) };
      const statement = (await provider.listStatement(around)).filter(({ what }) => what === 'deposit');
      const within = statement.filter(({ at }) => at >= from && at < to);
      const rows = await listPaid(deps.db, provider.code, { from, to, nos: statement.map(({ no }) => no) });
      const own = rows.map(({ no, received }) => ({ no, received }));
      const named = new Set(within.map(({ no }) => no));
      const differences = differencesOf(statement, own).filter(
        ({ kind, no }) => kind === 'missing-there' || named.has(no),
      );
      await keep(deps, provider.code, differences);
      results.push({ provider: provider.code, lines: within.length, differences });
    } catch (error) {
      deps.log.error({ err: error, provider: provider.code }, 'a provider gave no statement');
      results.push({ provider: provider.code, lines: undefined, differences: [] });
    }
  return results;
};

const keep = (deps: DepositDeps, provider: string, differences: readonly Difference[]): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    for (const difference of differences)
      await openCase(tx, { ...difference, provider, what: 'deposit', found_at: deps.clock.now() });
  });

/** Yesterday and today so far, every night. */
export const createReconciliation = (deps: DepositDeps): Job<null> => ({
  name: 'cashier.reconcile',
  run: async () => {
    const to = deps.clock.now();
    const results = await reconcile(deps, { from: new Date(to.getTime() - 2 * DAY_MS), to });
    const found = results.flatMap(({ differences }) => differences).length;
    if (found > 0) deps.log.error({ found }, 'statements of providers differ from our books');
  },
});

export const listCases = async ({ db }: DepositDeps, after?: bigint) => {
  const rows = await listOpenCases(db, { after, limit: CASES_MAX + 1 });
  const page = rows.slice(0, CASES_MAX);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return { list: page.map(shownCase), next: (last?.id ?? null) as Id<'payment-case'> | null };
};

export const shownCase = (row: CaseRow) => ({
  caseId: row.id as Id<'payment-case'>,
  provider: row.provider,
  what: row.what,
  kind: row.kind,
  no: row.no,
  reference: row.reference,
  ours: row.ours,
  theirs: row.theirs,
  foundAt: row.found_at,
  closedAt: row.closed_at,
  note: row.note,
});

export const closePaymentCase = (deps: DepositDeps, actor: Actor, id: bigint): Promise<CaseRow> =>
  inTransaction(deps.db, async (tx) => {
    const closed = await closeCase(tx, id, actor.reason ?? '', deps.clock.now());
    if (closed === undefined) throw new Refusal('cashier.case-unknown');
    await deps.audit.record(tx, {
      ...actor,
      action: 'cashier.close-case',
      resource: 'payment case',
      resourceId: id.toString(),
      before: { kind: closed.kind, no: closed.no },
      after: { note: closed.note },
    });
    return closed;
  });
