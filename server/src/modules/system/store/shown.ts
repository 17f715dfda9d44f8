import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { Channel, HelpArticle, HelpSection, Mirror, ShownResource } from '../domain/shown.ts';
import { ROWS_MAX, systemIn } from './system-in.ts';

/** The tables whose rows the product ships and operators change, each with the column that names a row. */
const KEY_COLUMNS = {
  system_resource: 'label_name_en',
  system_customer_service: 'key',
  system_domain_route: 'host',
  system_help_section: 'section_id',
  system_help_article: 'article_id',
} as const;

export type ShownTable = keyof typeof KEY_COLUMNS;

/** Holds back other writers until the commit, so that of two twins the second sees what the first did. Readers go on. */
export const takeTables = async (tx: Tx, tables: readonly ShownTable[]): Promise<void> => {
  await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in share row exclusive mode`.execute(tx);
};

/** Hides a row for good; the mark keeps the next start from shipping it again. */
export const markRemoved = async (tx: Tx, table: ShownTable, key: string, removedAt: Date): Promise<void> => {
  await sql`
    update ${sql.table(table)} set removed_at = ${removedAt}, is_default = false
     where ${sql.ref(KEY_COLUMNS[table])} = ${key}`.execute(tx);
};

export const listResources = (reader: Reader): Promise<ShownResource[]> =>
  systemIn(reader)
    .selectFrom('system_resource')
    .select(['label_name_en as key', 'resource_type as resourceType', 'url', 'qr_code_url as qrCodeUrl', 'sort'])
    .select('is_default as isDefault')
    .where('removed_at', 'is', null)
    .orderBy('sort')
    .orderBy('label_name_en')
    .limit(ROWS_MAX)
    .execute();

export const saveResource = async (tx: Tx, row: ShownResource): Promise<void> => {
  const { key, resourceType, url, qrCodeUrl, sort, isDefault } = row;
  const kept = { resource_type: resourceType, url, qr_code_url: qrCodeUrl, sort, ...marks(isDefault) };
  await systemIn(tx)
    .insertInto('system_resource')
    .values({ label_name_en: key, ...kept })
    .onConflict((conflict) => conflict.column('label_name_en').doUpdateSet(kept))
    .execute();
};

export const listChannels = (reader: Reader): Promise<Channel[]> =>
  systemIn(reader)
    .selectFrom('system_customer_service')
    .select(['key', 'cs_type as csType', 'titles', 'path', 'hours', 'sort', 'is_default as isDefault'])
    .where('removed_at', 'is', null)
    .orderBy('sort')
    .orderBy('key')
    .limit(ROWS_MAX)
    .execute();

export const saveChannel = async (tx: Tx, channel: Channel): Promise<void> => {
  const { key, csType, titles, path, hours, sort, isDefault } = channel;
  const kept = { cs_type: csType, titles: JSON.stringify(titles), path, hours, sort, ...marks(isDefault) };
  await systemIn(tx)
    .insertInto('system_customer_service')
    .values({ key, ...kept })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(kept))
    .execute();
};

export const listMirrors = (reader: Reader): Promise<Mirror[]> =>
  systemIn(reader)
    .selectFrom('system_domain_route')
    .select(['host', 'weight', 'is_default as isDefault'])
    .where('removed_at', 'is', null)
    .orderBy('weight', 'desc')
    .orderBy('host')
    .limit(ROWS_MAX)
    .execute();

export const saveMirror = async (tx: Tx, { host, weight, isDefault }: Mirror): Promise<void> => {
  const kept = { weight, ...marks(isDefault) };
  await systemIn(tx)
    .insertInto('system_domain_route')
    .values({ host, ...kept })
    .onConflict((conflict) => conflict.column('host').doUpdateSet(kept))
    .execute();
};

export const listHelpSections = (reader: Reader): Promise<HelpSection[]> =>
  systemIn(reader)
    .selectFrom('system_help_section')
    .select(['section_id as sectionId', 'titles', 'sort', 'is_default as isDefault'])
    .where('removed_at', 'is', null)
    .orderBy('sort')
    .orderBy('section_id')
    .limit(ROWS_MAX)
    .execute();

export const saveHelpSection = async (tx: Tx, { sectionId, titles, sort, isDefault }: HelpSection): Promise<void> => {
  const kept = { titles: JSON.stringify(titles), sort, ...marks(isDefault) };
  await systemIn(tx)
    .insertInto('system_help_section')
    .values({ section_id: sectionId, ...kept })
    .onConflict((conflict) => conflict.column('section_id').doUpdateSet(kept))
    .execute();
};

export const listHelpArticles = (reader: Reader): Promise<HelpArticle[]> =>
  systemIn(reader)
    .selectFrom('system_help_article')
    .select(['article_id as articleId', 'section_id as sectionId', 'titles', 'contents', 'sort'])
    .select('is_default as isDefault')
    .where('removed_at', 'is', null)
    .orderBy('sort')
    .orderBy('article_id')
    .limit(ROWS_MAX)
    .execute();

export const saveHelpArticle = async (tx: Tx, row: HelpArticle): Promise<void> => {
  const { articleId, sectionId, titles, contents, sort, isDefault } = row;
  const texts = { titles: JSON.stringify(titles), contents: JSON.stringify(contents) };
  const kept = { section_id: sectionId, ...texts, sort, ...marks(isDefault) };
  await systemIn(tx)
    .insertInto('system_help_article')
    .values({ article_id: articleId, ...kept })
    .onConflict((conflict) => conflict.column('article_id').doUpdateSet(kept))
    .execute();
};

/** A row that is written is shown, even if it was removed before. */
const marks = (isDefault: boolean) => ({ is_default: isDefault, removed_at: null });
