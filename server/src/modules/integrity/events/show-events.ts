import { CSV_TYPE } from '@fairground/contract/bytes';
import type { FileStream } from '@fairground/contract/bytes';
import { EVENT_PAGE_SIZE } from '@fairground/contract/integrity/operator-endpoints';
import type { EventKind, ThresholdKind } from '@fairground/contract/integrity/kinds';
import type { Money } from '@fairground/contract/money';
import { writeMoney } from '@fairground/contract/money';
import { inTransaction } from '../../../platform/database/index.ts';
import { CSV_START, csvLine, streamExport } from '../../../platform/exports/index.ts';
import type { Caller, Operator } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { actorOf } from '../../audit/index.ts';
import type { Actor } from '../../audit/index.ts';
import type { IntegrityDeps } from '../deps.ts';
import { listEventRows, writeThreshold } from '../store/events.ts';
import type { EventFilter, EventId, EventRow } from '../store/events.ts';

type Asked = {
  readonly kind?: EventKind | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

const filterOf = ({ days }: Pick<IntegrityDeps, 'days'>, { kind, from, to }: Asked): EventFilter => {
  if (from !== undefined && to !== undefined && to < from) throw new Refusal('integrity.range-backwards');
  return { kind, from, to, timeZone: days.timeZone };
};

/** Events of a filter, the newest first, in pages. */
export const showEvents = async (
  deps: IntegrityDeps,
  { cursor, ...asked }: Asked & { readonly cursor?: EventId | undefined },
) => {
  const rows = await listEventRows(deps.db, filterOf(deps, asked), { before: cursor, limit: EVENT_PAGE_SIZE + 1 });
  const page = rows.slice(0, EVENT_PAGE_SIZE);
  return { list: page.map(shown), next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null };
};

const shown = ({ id, kind, at, subject, amount, currency, detail, done_by }: EventRow) => ({
  ...{ eventId: id, kind, at, subject, amount, currency, detail },
  by: done_by,
});

/** The same as a file, page by page as it is read; the trail has a line before the first byte leaves. */
export const exportEvents = async (
  deps: IntegrityDeps,
  asked: Asked,
  caller: Pick<Caller, 'ip'> & { readonly operator: Operator },
): Promise<FileStream> => {
  const filter = filterOf(deps, asked);
  const order = { subject: `events ${caller.operator.operatorId}`, refusal: 'integrity.export-running' } as const;
  const chunks = await streamExport(deps, order, linesOf(deps, filter));
  await inTransaction(deps.db, (tx) =>
    deps.audit.record(tx, {
      ...actorOf(caller, 'export of significant events'),
      action: 'integrity.export-events',
      resource: 'events',
      resourceId: asked.kind ?? 'all',
      before: null,
      after: { from: asked.from ?? null, to: asked.to ?? null },
    }),
  );
  return { type: CSV_TYPE, chunks };
};

/** Enough that a long file is not made of many small reads, and little enough for the memory of a node. */
const EXPORTED_AT_ONCE = 2_000;

const linesOf = async function* linesOf({ db }: IntegrityDeps, filter: EventFilter): AsyncGenerator<string> {
  yield CSV_START + csvLine(['number', 'kind', 'at', 'subject', 'amount', 'currency', 'detail', 'by']);
  for (let before: EventId | undefined; ;) {
    const rows = await listEventRows(db, filter, { before, limit: EXPORTED_AT_ONCE });
    yield rows.map(lineOf).join('');
    before = rows.at(-1)?.id;
    if (rows.length < EXPORTED_AT_ONCE || before === undefined) return;
  }
};

const lineOf = ({ id, kind, at, subject, amount, currency, detail, done_by }: EventRow): string =>
  csvLine([
    { figure: id.toString() },
    kind,
    at.toISOString(),
    subject,
    { figure: amount === null ? '' : writeMoney(amount) },
    currency ?? '',
    detail,
    done_by ?? '',
  ]);

/** Sets from which amount on something is significant. */
export const changeThreshold = (
  { db, audit }: Pick<IntegrityDeps, 'db' | 'audit'>,
  actor: Actor,
  { kind, amount }: { readonly kind: ThresholdKind; readonly amount: Money },
): Promise<void> => {
  if (amount <= 0n) throw new Refusal('integrity.threshold-refused');
  return inTransaction(db, async (tx) => {
    const before = await writeThreshold(tx, kind, amount);
    await audit.record(tx, {
      ...actor,
      action: 'integrity.set-threshold',
      resource: 'threshold',
      resourceId: kind,
      before: { amount: before.toString() },
      after: { amount: amount.toString() },
    });
  });
};
