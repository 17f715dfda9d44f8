import { CSV_TYPE } from '@fairground/contract/bytes';
import type { FileStream } from '@fairground/contract/bytes';
import type { exportList as contract } from '@fairground/contract/console/operator-endpoints';
import type { ListOffer } from '@fairground/contract/console/offer';
import type { QueryOf } from '@fairground/contract/endpoint';
import { inTransaction } from '../../platform/database/index.ts';
import { CSV_START, csvLine, streamExport } from '../../platform/exports/index.ts';
import { decodePart } from '../../platform/http/decode-input.ts';
import { encoderOf } from '../../platform/http/encode-answer.ts';
import type { CallerOf, Route } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import { actorOf } from '../audit/index.ts';
import type { ConsoleDeps } from './deps.ts';
import { cellOf } from './domain/cells.ts';
import { isOffered } from './domain/offers.ts';
import type { AllOffers } from './domain/offers.ts';

type Deps = Pick<ConsoleDeps, 'db' | 'clock' | 'audit' | 'routes'> & { readonly offers: AllOffers };
type Staff = CallerOf<typeof contract>;
type Page = { readonly list: readonly unknown[]; readonly next?: string | null };

/**
 * All rows of a list, by the very call that shows it: the same permission, the same filter, the same masks. Pages are
 * written as they are read; the trail has a line before the first byte leaves.
 */
export const exportList = async (
  deps: Deps,
  { list: id, filters = '', columns = '', heads = '' }: QueryOf<typeof contract>,
  caller: Staff,
): Promise<FileStream> => {
  const { offer, route } = listOf(deps, id, caller);
  const asked = Object.fromEntries(new URLSearchParams(filters));
  // The first page is read before the answer begins, so that a refused filter is an answer and not half a file.
  const first = await readPage(route, asked, caller);
  const order = { subject: `list ${caller.operator.operatorId}`, refusal: 'console.export-running' } as const;
  const table = tableOf(offer, columns, heads);
  const chunks = await streamExport(deps, order, linesOf(route, offer, { asked, first, table }, caller));
  await inTransaction(deps.db, (tx) =>
    deps.audit.record(tx, {
      ...actorOf(caller, 'export of a list'),
      action: 'console.export-list',
      resource: 'list',
      resourceId: id,
      before: null,
      after: { filters, columns: table.columns.map((column) => column.id).join(',') },
    }),
  );
  return { type: CSV_TYPE, chunks };
};

/** A list that is not there and one that the person may not see are answered alike. */
const listOf = (
  { offers, routes }: Deps,
  id: string,
  { operator }: Staff,
): { readonly offer: ListOffer; readonly route: Route } => {
  const offer = [...offers.lists, ...offers.queues]
    .filter(isOffered(operator.permissions))
    .find((each) => each.id === id);
  const route = routes.find(({ endpoint }) => endpoint === offer?.read);
  const permission = route?.endpoint.permission;
  if (!offer || !route || permission === undefined || !operator.permissions.has(permission))
    throw new Refusal('console.list-unknown');
  return { offer, route };
};

type Table = { readonly columns: ListOffer['columns']; readonly heads: readonly string[] };

const tableOf = ({ columns: all }: ListOffer, wanted: string, heads: string): Table => {
  const chosen = wanted.split(',').flatMap((id) => all.find((column) => column.id === id) ?? []);
  const columns = chosen.length > 0 ? chosen : all;
  const words = heads === '' ? [] : heads.split('|');
  return { columns, heads: words.length === columns.length ? words : columns.map(({ id }) => id) };
};

const readPage = async ({ endpoint, handle }: Route, asked: Readonly<Record<string, string>>, caller: Staff) => {
  const query = decodePart('query', endpoint.query, asked);
  return encoderOf(endpoint.value)(await handle({ query, body: undefined }, caller)) as Page;
};

type Writing = {
  readonly asked: Readonly<Record<string, string>>;
  readonly first: Page;
  readonly table: Table;
};

const linesOf = async function* linesOf(
  route: Route,
  { cursor = 'cursor' }: ListOffer,
  { asked, first, table: { columns, heads } }: Writing,
  caller: Staff,
): AsyncGenerator<string> {
  yield CSV_START + csvLine(heads);
  for (let page = first, before: string | undefined; ;) {
    yield page.list.map((row) => csvLine(columns.map((column) => cellOf(row, column, caller.language)))).join('');
    const { next } = page;
    if (next === null || next === undefined) return;
    if (next === before) throw new Error(`The list of ${route.endpoint.name} does not go on behind ${next}.`);
    before = next;
    page = await readPage(route, { ...asked, [cursor]: next }, caller);
  }
};
