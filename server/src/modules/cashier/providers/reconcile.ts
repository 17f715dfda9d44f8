import type { Id } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Reader } from '../../../platform/database/index.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Actor } from '../../audit/index.ts';
import type { DepositDeps } from '../deposit/parts.ts';
import { listPaid } from '../store/deposits.ts';
import { closeCase, listOpenCases, openCase } from '../store/notices.ts';
import type { CaseRow } from '../store/notices.ts';
import { listPayouts } from '../store/payouts.ts';
import { differencesOf } from './differences.ts';
import type { Difference, OwnPayment } from './differences.ts';
import type { StatementLine } from './provider.ts';

export type Reconciled = {
  readonly provider: string;
  /** How many payments the provider booked; nothing where it gave no statement. */
  readonly lines: Readonly<Record<StatementLine['what'], number>> | undefined;
  readonly differences: readonly Difference[];
};

/** A payment is booked there shortly before it is booked here; both ends of a span are compared with this much of it around. */
const SLACK_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** A callback is repeated and a silent deposit polled for this long before its absence is a case. */
const CALLBACK_GRACE_MS = 15 * 60_000;
const CASES_MAX = 50;

type Span = { readonly from: Date; readonly to: Date };

/** What our books say of payments of a provider in a span of time, and of those that its statement names. */
const OWN: Readonly<
  Record<
    StatementLine['what'],
    (db: Reader, provider: string, of: Span & { readonly nos: readonly string[] }) => Promise<readonly OwnPayment[]>
  >
> = {
  deposit: async (db, provider, of) =>
    (await listPaid(db, provider, of)).map(({ no, received }) => ({ no, paid: received })),
  payout: listPayouts,
};

/** Compares the statements of all providers with our deposits and withdrawals; each difference is kept as a case. */
export const reconcile = async (deps: DepositDeps, { from, to }: Span): Promise<readonly Reconciled[]> => {
  const results: Reconciled[] = [];
  const settlesSince = new Date(deps.clock.now().getTime() - CALLBACK_GRACE_MS);
  for (const provider of deps.providers)
    try {
      const around = { from: new Date(from.getTime() - SLACK_MS), to: new Date(to.getTime() + SLACK_MS) };
      const statement = await provider.listStatement(around);
      const isWithin = ({ at }: StatementLine): boolean => at >= from && at < to;
      const compare = async (what: StatementLine['what']): Promise<readonly Difference[]> => {
        const lines = statement.filter((line) => line.what === what);
        const own = await OWN[what](deps.db, provider.code, { from, to, nos: lines.map(({ no }) => no) });
        const named = new Set(lines.filter(isWithin).map(({ no }) => no));
        return differencesOf(what, lines, own, settlesSince).filter(
          ({ kind, no }) => kind === 'missing-there' || named.has(no),
        );
      };
      const differences = [...(await compare('deposit')), ...(await compare('payout'))];
      await keep(deps, provider.code, differences);
      const count = (what: StatementLine['what']): number =>
        statement.filter((line) => line.what === what && isWithin(line)).length;
      results.push({
        provider: provider.code,
        lines: { deposit: count('deposit'), payout: count('payout') },
        differences,
      });
    } catch (error) {
      deps.log.error({ err: error, provider: provider.code }, 'a provider gave no statement');
      results.push({ provider: provider.code, lines: undefined, differences: [] });
    }
  return results;
};

const keep = (deps: DepositDeps, provider: string, differences: readonly Difference[]): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    for (const difference of differences) await openCase(tx, { ...difference, provider, found_at: deps.clock.now() });
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
