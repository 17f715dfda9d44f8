import { CSV_TYPE } from '@fairground/contract/bytes';
import type { FileStream } from '@fairground/contract/bytes';
import { inTransaction } from '../../../platform/database/index.ts';
import { CSV_START, csvLine, streamExport } from '../../../platform/exports/index.ts';
import type { Caller, Operator } from '../../../platform/http/route.ts';
import type { DeskDeps } from '../deps.ts';
import type { Asked } from './make-table.ts';
import { makeTable } from './make-table.ts';
import { cellsOf } from './read-report.ts';
import type { Table } from './table.ts';

type Taker = Pick<Caller, 'ip'> & { readonly operator: Operator };

/** A report as a file, page by page as it is read; the trail has a line before the first byte leaves. */
export const exportReport = async (deps: DeskDeps, asked: Asked, { operator, ip }: Taker): Promise<FileStream> => {
  const { db, audit } = deps;
  const first = await makeTable(deps, asked, 0);
  const order = { subject: `report ${operator.operatorId}`, refusal: 'desk.export-running' } as const;
  const chunks = await streamExport(deps, order, linesOf(deps, asked, first));
  await inTransaction(db, (tx) =>
    audit.record(tx, {
      ...{ actorKind: 'operator', actor: operator.name, reason: 'export of a report', ip },
      action: 'desk.export-report',
      resource: 'report',
      resourceId: asked.name,
      before: null,
      after: { from: asked.from, to: asked.to },
    }),
  );
  return { type: CSV_TYPE, chunks };
};

const linesOf = async function* linesOf(deps: DeskDeps, asked: Asked, first: Table): AsyncGenerator<string> {
  yield CSV_START + csvLine(first.columns.map(({ id }) => id));
  for (let table = first; ;) {
    yield table.rows
      .map((row) =>
        csvLine(
          cellsOf(table, row).map((cell, index) => {
            const as = table.columns[index]?.as;
            return as === 'amount' || as === 'count' ? { figure: cell } : cell;
          }),
        ),
      )
      .join('');
    if (table.next === null) return;
    table = await makeTable(deps, asked, table.next);
  }
};
