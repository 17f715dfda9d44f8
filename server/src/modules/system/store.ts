import type { FlagKey, FlagValue } from '@fairground/contract/system/flags';
import type { RegisterField } from '@fairground/contract/system/register-rules';
import type { Insertable } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { ROWS_MAX, systemIn } from './store/system-in.ts';
import type { SystemTables } from './tables.ts';

const STATUS_COLUMNS = ['status', 'titles', 'contact', 'set_at', 'ends_at', 'version'] as const;

export const readCurrentStatus = (reader: Reader) =>
  systemIn(reader).selectFrom('system_status').select(STATUS_COLUMNS).executeTakeFirstOrThrow();

/** Takes the status until the commit. */
export const lockCurrentStatus = (tx: Tx) =>
  systemIn(tx).selectFrom('system_status').select(STATUS_COLUMNS).forUpdate().executeTakeFirstOrThrow();

type VersionedStatus = Awaited<ReturnType<typeof readCurrentStatus>>;

export type StatusRow = Omit<VersionedStatus, 'version'>;

/** Puts a status in force; the one before goes to the history. */
export const replaceStatus = async (tx: Tx, before: StatusRow, after: VersionedStatus): Promise<void> => {
  const old = { ...before, titles: JSON.stringify(before.titles), replaced_at: after.set_at };
  await systemIn(tx).insertInto('system_status_history').values(old).execute();
  await systemIn(tx)
    .updateTable('system_status')
    .set({ ...after, titles: JSON.stringify(after.titles) })
    .execute();
};

export const insertMaintenance = (tx: Tx, window: Insertable<SystemTables['system_maintenance']>) =>
  systemIn(tx).insertInto('system_maintenance').values(window).returning('id').executeTakeFirstOrThrow();

export const listMaintenanceAfter = (reader: Reader, now: Date) =>
  systemIn(reader)
    .selectFrom('system_maintenance')
    .select(['id', 'starts_at', 'ends_at', 'titles', 'contact'])
    .where('cancelled_at', 'is', null)
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(ROWS_MAX)
    .execute();

/** Cancels a window that is not over; answers it as it was. */
export const cancelMaintenanceRow = (tx: Tx, id: bigint, now: Date) =>
  systemIn(tx)
    .updateTable('system_maintenance')
    .set({ cancelled_at: now })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .where('ends_at', '>', now)
    .returning(['id', 'starts_at', 'ends_at', 'titles', 'contact'])
    .executeTakeFirst();

const REGION_COLUMNS = ['id', 'kind', 'country', 'network', 'host', 'priority', 'passes_maintenance'] as const;

export const listRegionRuleRows = (reader: Reader) =>
  systemIn(reader).selectFrom('system_region_rule').select(REGION_COLUMNS).orderBy('id').limit(ROWS_MAX).execute();

export type RegionRuleRow = Awaited<ReturnType<typeof listRegionRuleRows>>[number];

export const insertRegionRule = (tx: Tx, rule: Insertable<SystemTables['system_region_rule']>) =>
  systemIn(tx).insertInto('system_region_rule').values(rule).returning('id').executeTakeFirstOrThrow();

export const deleteRegionRule = (tx: Tx, id: bigint) =>
  systemIn(tx).deleteFrom('system_region_rule').where('id', '=', id).returning(REGION_COLUMNS).executeTakeFirst();

/** Keeps a rule until the commit. */
export const lockRegionRule = (tx: Tx, id: bigint) =>
  systemIn(tx)
    .selectFrom('system_region_rule')
    .select(REGION_COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const listFlagRows = (reader: Reader) =>
  systemIn(reader).selectFrom('system_flag').select(['key', 'value']).limit(ROWS_MAX).execute();

export const lockFlag = (tx: Tx, key: FlagKey) =>
  systemIn(tx).selectFrom('system_flag').select(['value']).where('key', '=', key).forUpdate().executeTakeFirst();

export const saveFlag = async (tx: Tx, key: FlagKey, value: FlagValue, changedAt: Date): Promise<void> => {
  const row = { value: JSON.stringify(value), changed_at: changedAt };
  await systemIn(tx)
    .insertInto('system_flag')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
};

const RULE_COLUMNS = ['field', 'enabled', 'required', 'pattern_id', 'min_length', 'max_length', 'type'] as const;

export const listRegisterRuleRows = (reader: Reader) =>
  systemIn(reader)
    .selectFrom('system_register_rule')
    .select(RULE_COLUMNS)
    .orderBy('sort')
    .orderBy('field')
    .limit(ROWS_MAX)
    .execute();

export type RegisterRuleRow = Awaited<ReturnType<typeof listRegisterRuleRows>>[number];

export const lockRegisterRule = (tx: Tx, field: RegisterField) =>
  systemIn(tx)
    .selectFrom('system_register_rule')
    .select(RULE_COLUMNS)
    .where('field', '=', field)
    .forUpdate()
    .executeTakeFirst();

/** Changes a rule; from now on it is the operator's. */
export const updateRegisterRule = async (tx: Tx, { field, ...rule }: RegisterRuleRow): Promise<void> => {
  await systemIn(tx)
    .updateTable('system_register_rule')
    .set({ ...rule, is_default: false })
    .where('field', '=', field)
    .execute();
};
