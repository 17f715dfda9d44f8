import type { StaffRole } from '@fairground/contract/operators/permissions';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import { operatorsIn } from './operators-in.ts';

const VIEWS_READ_MAX = 200;

export type ViewRow = {
  readonly id: bigint;
  readonly staffId: bigint;
  readonly owner: string;
  readonly name: string;
  readonly search: string;
  readonly role: StaffRole | null;
};

export type Seer = { readonly operatorId: bigint; readonly roles: readonly StaffRole[] };

/** The views of a list that a person sees: own ones and those shared with a role of the person. */
export const listViewRows = (reader: Reader, list: string, { operatorId, roles }: Seer): Promise<readonly ViewRow[]> =>
  operatorsIn(reader)
    .selectFrom('operators_view as view')
    .innerJoin('operators_staff as staff', 'staff.id', 'view.staff_id')
    .select(['view.id', 'view.staff_id as staffId', 'staff.name as owner', 'view.name', 'view.search', 'view.role'])
    .where('view.list', '=', list)
    .where((where) =>
      where.or([
        where('view.staff_id', '=', operatorId),
        ...(roles.length > 0 ? [where('view.role', 'in', [...roles])] : []),
      ]),
    )
    .orderBy('view.name')
    .limit(VIEWS_READ_MAX)
    .execute();

export const countViews = async (tx: Tx, staffId: bigint, list: string): Promise<number> => {
  const { count } = await operatorsIn(tx)
    .selectFrom('operators_view')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('staff_id', '=', staffId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  return Number(count);
};

export type NewView = {
  readonly staffId: bigint;
  readonly list: string;
  readonly name: string;
  readonly search: string;
  readonly role: StaffRole | null;
  readonly at: Date;
};

/** The same name of the same list is replaced. */
export const putView = async (tx: Tx, { staffId, list, name, search, role, at }: NewView): Promise<bigint> => {
  const { id } = await operatorsIn(tx)
    .insertInto('operators_view')
    .values({ staff_id: staffId, list, name, search, role, made_at: at })
    .onConflict((conflict) => conflict.columns(['staff_id', 'list', 'name']).doUpdateSet({ search, role, made_at: at }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const deleteView = async (db: Db, id: bigint, staffId: bigint): Promise<void> => {
  await operatorsIn(db).deleteFrom('operators_view').where('id', '=', id).where('staff_id', '=', staffId).execute();
};
