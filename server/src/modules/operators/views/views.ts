import type { ValueOf } from '@fairground/contract/endpoint';
import type { Id } from '@fairground/contract/ids';
import * as contract from '@fairground/contract/operators/operator-endpoints';
import { inTransaction } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Operator, Route } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Core } from '../core.ts';
import { countViews, deleteView, listViewRows, putView } from '../store/views.ts';
import type { ViewRow } from '../store/views.ts';

type Deps = Pick<Core, 'db' | 'clock'>;

/** Views of lists are of the person who saved them; all holders of the role they are shared with see them. */
export const viewRoutes = (core: Deps): readonly Route[] => [
  bind(contract.listViews, async ({ query }, { operator }) => ({
    list: (await listViewRows(core.db, query.list, operator)).map((row) => shown(row, operator)),
  })),
  bind(contract.saveView, ({ body }, { operator }) => saveView(core, operator, body)),
  bind(contract.removeView, async ({ body }, { operator }) => {
    await deleteView(core.db, body.viewId, operator.operatorId);
    return {};
  }),
];

type Wanted = {
  readonly list: string;
  readonly name: string;
  readonly search: string;
  readonly role: ViewRow['role'];
};

const saveView = async ({ db, clock }: Deps, operator: Operator, view: Wanted) => {
  if (view.role !== null && !operator.roles.includes(view.role)) throw new Refusal('operators.view-role');
  const staffId = operator.operatorId;
  const id = await inTransaction(db, async (tx) => {
    const written = await putView(tx, { ...view, staffId, at: clock.now() });
    if ((await countViews(tx, staffId, view.list)) > contract.VIEWS_PER_LIST_MAX)
      throw new Refusal('operators.views-full');
    return written;
  });
  return shown({ ...view, id, staffId, owner: operator.name }, operator);
};

const shown = (
  { id, staffId, owner, name, search, role }: ViewRow,
  { operatorId }: Pick<Operator, 'operatorId'>,
): ValueOf<typeof contract.saveView> => ({
  ...{ viewId: id as Id<'view'>, name, search, role, owner },
  isOwn: staffId === operatorId,
});
